#include "readers/definition_readers.hpp"
#include "readers/field_decoders.hpp"
#include "readers/wording.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/levels/overlays.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::content {
namespace {

constexpr std::int32_t min_width = 20;
constexpr std::int32_t min_height = 15;
constexpr std::int32_t max_side = 500;
constexpr std::uint32_t max_count_weight = 1'000'000;
constexpr std::size_t max_count = 20;
constexpr std::uint32_t max_builder_weight = 1000;
constexpr std::size_t max_builders = 20;
constexpr std::size_t max_landmarks = 20;
constexpr std::int32_t max_vaults_a_level = 10;
constexpr std::size_t max_residents = 100;
constexpr core::Tenths most_meals{100};
constexpr std::size_t longest_sample = 25;
/// Weighted draws need a sum below 2^32.
constexpr std::uint64_t max_weight_sum = std::numeric_limits<std::uint32_t>::max();

void read_size(json::Fields& in, core::Size& out) {
    in.required("width", out.width, json::integer(min_width, max_side));
    in.required("height", out.height, json::integer(min_height, max_side));
}

/// The definition of an id; null if its list has errors, so that no error causes others.
template <class Id, class T>
const T* lookup(Id id, const Ids& ids, const std::vector<T>& definitions) {
    return ids.sound && id.value < definitions.size() ? &definitions[id.value] : nullptr;
}

/// Reads tiles and checks that each suits its use. If a mod brought an unsuitable tile for a level of the
/// game's own, the mod's tile is refused.
class TileReader {
  public:
    TileReader(json::Fields& in, const LevelSurroundings& around)
        : in_(&in), ids_(&around.ids.tiles), around_(&around) {}

    template <class IsFit>
    void read(std::string_view name, TileId& out, IsFit is_fit, std::string_view expected) {
        in_->required(name, out, reference<TileId>(*ids_));
        judge(name, out, is_fit, expected);
    }
    template <class IsFit>
    void read(std::string_view name, std::optional<TileId>& out, IsFit is_fit, std::string_view expected) {
        if (in_->optional(name, out, reference<TileId>(*ids_))) {
            judge(name, *out, is_fit, expected);
        }
    }
    /// Refuses only the first unsuitable tile.
    template <class IsFit>
    void read(std::string_view name, std::vector<TileId>& out, IsFit is_fit, std::string_view expected) {
        if (!in_->optional(name, out, json::list(reference<TileId>(*ids_)))) {
            return;
        }
        for (const TileId id : out) {
            if (!judge(name, id, is_fit, expected)) {
                return;
            }
        }
    }

  private:
    /// Refuses an unsuitable tile, and returns false for one.
    template <class IsFit>
    bool judge(std::string_view name, TileId id, IsFit is_fit, std::string_view expected) {
        const TileDef* const tile = lookup(id, *ids_, around_->parts.tiles);
        if (tile == nullptr || is_fit(*tile)) {
            return true;
        }
        const std::string found = '"' + tile->id + '"';
        Source* const tiles = around_->tiles_at_fault;
        if (tiles != nullptr && tiles->is_of_mod("tiles", id.value)) {
            const std::string use = ", as the game's levels lay it as " + std::string(name);
            tiles->refuse("tiles", id.value, found, std::string(expected) + use);
        } else {
            in_->refuse(name, found, expected);
        }
        return false;
    }

    json::Fields* in_;
    const Ids* ids_;
    const LevelSurroundings* around_;
};

bool is_wall(const TileDef& tile) {
    return tile.blocks && tile.opaque;
}

bool is_floor(const TileDef& tile) {
    return !tile.blocks && tile.stairs == Stairs::None;
}

/// True for what a fire leaves of tiles: it must not burn again.
bool outlasts_fire(const TileDef& tile) {
    return is_floor(tile) && tile.ignition == 0;
}

bool is_door(const TileDef& tile) {
    return tile.opens_to.has_value();
}

template <Stairs way>
bool is_stairs(const TileDef& tile) {
    return !tile.blocks && tile.stairs == way;
}

void read_level_tiles(json::Fields& in, LevelTiles& out, const LevelSurroundings& around) {
    TileReader reader(in, around);
    reader.read("wall", out.wall, is_wall, "a tile that blocks and is opaque");
    reader.read("floor", out.floor, outlasts_fire, "a tile to walk on, without stairs, that does not burn");
    reader.read("door", out.door, is_door, "a tile that opens to another");
    reader.read("stairs_down", out.stairs_down, is_stairs<Stairs::Down>,
                "a tile to walk on, with stairs down");
    reader.read("stairs_up", out.stairs_up, is_stairs<Stairs::Up>, "a tile to walk on, with stairs up");
}

constexpr auto count_weight = json::integer(std::uint32_t{0}, max_count_weight);
constexpr auto choice_weight = json::integer(std::uint32_t{1}, max_builder_weight);

void check_counts(json::Fields& in, std::string_view name, const CountWeights& out) {
    const std::uint64_t sum = std::accumulate(out.begin(), out.end(), std::uint64_t{0});
    if (!out.empty() && (sum == 0 || out.size() > max_count + 1)) {
        in.refuse(name, std::to_string(out.size()) + " weights with a sum of " + std::to_string(sum),
                  "weights for 0 to at most " + std::to_string(max_count) + " things, not all of them 0");
    }
}

void read_counts(json::Fields& in, std::string_view name, CountWeights& out) {
    in.required(name, out, json::list(count_weight, 1));
    check_counts(in, name, out);
}

/// Decodes one of some names.
template <std::size_t count>
auto one_of_names(const std::array<std::string_view, count>& names) {
    return [&names](const json::Node& node) -> std::optional<std::string> {
        const auto place = json::known_name(node, names);
        return place ? std::optional(std::string(names[*place])) : std::nullopt;
    };
}

void read_choice(json::Fields& in, BuilderChoice& out) {
    in.required("builder", out.builder, one_of_names(levels::builder_names));
    in.optional("weight", out.weight, choice_weight);
}

/// Reads either one builder, or a list of builders with their weights.
void read_builders(json::Fields& in, LevelDef& out) {
    if (in.optional("builders", out.builders, json::list(json::object<BuilderChoice>(read_choice), 1))) {
        check_length(in, "builders", out.builders.size(), max_builders);
        return;
    }
    BuilderChoice only;
    if (in.required("builder", only.builder, one_of_names(levels::builder_names))) {
        out.builders = {only};
    }
}

/// Reads the depths of a level. Levels follow each other from the town, or from depth 1, so that each depth
/// has one. Returns true if the depths could be read.
bool read_depths(json::Fields& in, LevelDef& out, std::optional<std::int32_t> next) {
    const bool has_min = in.required("min_depth", out.min_depth, json::integer(0, max_depth));
    const bool has_max = in.required("max_depth", out.max_depth, json::integer(0, max_depth));
    const bool begins_below = next == 0 && out.min_depth == 1;
    if (has_min && next && out.min_depth != *next && !begins_below) {
        in.refuse(
            "min_depth", std::to_string(out.min_depth),
            std::to_string(std::max(*next, 1)) + ": levels follow each other from depth 1, without gaps");
    }
    if (has_min && has_max && out.min_depth == 0 && out.max_depth > 0) {
        in.refuse("max_depth", std::to_string(out.max_depth), "0: the town is of no other depth");
    }
    if (has_min && has_max) {
        check_depths(in, out.min_depth, out.max_depth);
    }
    return has_min && has_max;
}

template <class Kind>
std::uint64_t weight_sum(const SpawnTable<Kind>& table, std::int32_t depth) {
    std::uint64_t sum = 0;
    for (const SpawnEntry<Kind>& entry : table.entries) {
        sum += entry.weight_at(depth);
    }
    return sum;
}

/// Checks that a table can be drawn from at every depth of a level, even if the draw is "nothing".
template <class Kind>
void check_table(json::Fields& in, std::string_view name, const SpawnTable<Kind>* table,
                 const LevelDef& level) {
    for (std::int32_t depth = level.min_depth; table != nullptr && depth <= level.max_depth; ++depth) {
        const std::uint64_t sum = weight_sum(*table, depth);
        if (sum == 0 || sum > max_weight_sum) {
            in.refuse(name,
                      "a sum of weights of " + std::to_string(sum) + " at depth " + std::to_string(depth),
                      "a sum from 1 to " + std::to_string(max_weight_sum));
            return;
        }
    }
}

bool stands_in_the_open(const TileDef& tile) {
    return !is_passable(tile) && !tile.blocks_diagonal;
}

void read_prop(json::Fields& in, PropChoice& out, const LevelSurroundings& around) {
    TileReader(in, around)
        .read("tile", out.tile, stands_in_the_open, "a tile that blocks, but no steps past its corners");
    in.optional("weight", out.weight, choice_weight);
}

/// Reads the props of a level, and their number.
void read_props(json::Fields& in, LevelDef& out, const LevelSurroundings& around) {
    if (in.optional("props", out.props, json::list(json::object<PropChoice>(read_prop, around), 1))) {
        read_counts(in, "props_per_region", out.props_per_region);
    }
    check_length(in, "props", out.props.size(), max_builders);
}

void read_patches(json::Fields& in, MatterPatches& out, const LevelSurroundings& around) {
    constexpr std::int32_t most_cells = 1000;
    constexpr std::int32_t deepest_patch = 3;
    in.required("kind", out.kind, reference<MatterId>(around.ids.matter));
    read_counts(in, "count", out.count);
    in.required("cells", out.cells, json::integer(1, most_cells));
    in.optional("depth", out.depth, json::integer(1, deepest_patch));
    const auto& known = around.parts.matter;
    if (out.kind.value < known.size() && known[out.kind.value].layer == MatterLayer::Gas) {
        in.refuse("kind", "a gas", "a cover or a liquid");
    }
}

/// Reads patches of matter.
void read_matter_patches(json::Fields& in, std::vector<MatterPatches>& out, const LevelSurroundings& around) {
    in.optional("matter", out, json::list(json::object<MatterPatches>(read_patches, around)));
}

void read_landmark(json::Fields& in, Landmark& out, const LevelSurroundings& around) {
    in.optional("weight", out.weight, choice_weight);
    read_matter_patches(in, out.matter, around);
}

/// True for whole squares of '#' and '.' that are not all of one kind.
bool is_sample(const std::vector<std::string>& rows) {
    const auto is_whole = [](std::size_t length) {
        return length > 0 && length <= longest_sample && length % levels::weave_square == 0;
    };
    const auto is_row = [&rows](const std::string& row) {
        return row.size() == rows.front().size() && row.find_first_not_of("#.") == std::string::npos;
    };
    return is_whole(rows.size()) && is_whole(rows.front().size()) && std::ranges::all_of(rows, is_row);
}

/// Reads the drawing that the builder "weave" imitates, if the level has one of its own.
void read_sample(json::Fields& in, LevelDef& out) {
    const bool has = in.optional("sample", out.sample, json::list(json::Text{longest_sample}, 1));
    if (has && !out.sample.empty() && !is_sample(out.sample)) {
        in.refuse("sample", std::to_string(out.sample.size()) + " rows",
                  "rows of # and ., as long as each other, both sides multiples of " +
                      std::to_string(levels::weave_square) + " up to " + std::to_string(longest_sample));
    }
}

void read_town_tiles(json::Fields& in, TownTiles& out, const LevelSurroundings& around) {
    TileReader reader(in, around);
    constexpr std::string_view floor = "a tile to walk on, without stairs";
    constexpr std::string_view standing = "tiles that block, but no steps past their corners";
    reader.read("rooms", out.rooms, is_floor, floor);
    reader.read("green", out.green, is_floor, floor);
    reader.read("greenery", out.greenery, stands_in_the_open, standing);
    reader.read("furniture", out.furniture, stands_in_the_open, standing);
    reader.read("signs", out.signs, is_wall, "tiles that block and are opaque");
}

/// Reads the spawn tables and their numbers; a town may do without.
void read_tables(json::Fields& in, LevelDef& out, const AllIds& ids) {
    const bool is_town = out.min_depth == 0;
    const auto read = [&in, is_town](std::string_view name, TableId& table, const auto& decoder) {
        if (is_town) {
            return in.optional(name, table, decoder);
        }
        in.required(name, table, decoder);
        return true;
    };
    if (read("monsters", out.monsters, reference<TableId>(ids.monster_tables))) {
        read_counts(in, "monsters_per_region", out.monsters_per_region);
    }
    if (read("items", out.items, reference<TableId>(ids.item_tables))) {
        read_counts(in, "items_per_region", out.items_per_region);
    }
}

bool feeds(const ItemDef& item) {
    return std::ranges::any_of(
        item.effects, [](const ItemEffect& effect) { return std::holds_alternative<FoodEffect>(effect); });
}

/// Reads the meals of a level and the table they are drawn from, which holds nothing but food.
void read_food(json::Fields& in, LevelDef& out, const LevelSurroundings& around) {
    if (!in.optional("meals", out.meals, weight)) {
        return;
    }
    if (out.meals > most_meals) {
        in.refuse("meals", to_string(out.meals), "at most " + to_string(most_meals));
    }
    if (!in.required("food", out.food, reference<TableId>(around.ids.item_tables))) {
        return;
    }
    const ItemTable* const table = lookup(out.food, around.ids.item_tables, around.parts.item_tables);
    check_table(in, "food", table, out);
    const auto is_other = [&around](const SpawnEntry<ItemId>& entry) {
        const ItemDef* const item =
            entry.kind.valid() ? lookup(entry.kind, around.ids.items, around.parts.items) : nullptr;
        return !entry.kind.valid() || (item != nullptr && !feeds(*item));
    };
    if (table != nullptr && std::ranges::any_of(table->entries, is_other)) {
        in.refuse("food", '"' + table->id + '"', "a table of nothing but food");
    }
}

void read_residents(json::Fields& in, LevelDef& out, const Ids& monsters) {
    for (const auto& [name, residents] : {std::pair{"shops", &out.shops}, std::pair{"folk", &out.folk}}) {
        if (!in.optional(name, *residents, json::list(reference<MonsterId>(monsters)))) {
            continue;
        }
        const auto is_hero = [&monsters](MonsterId kind) { return monsters.names.at(kind.value) == hero_id; };
        if (std::ranges::any_of(*residents, is_hero)) {
            in.refuse(name, "the hero", "monsters that can be met");
        }
        check_length(in, name, residents->size(), max_residents, "residents");
        if (out.min_depth > 0 && !residents->empty()) {
            in.refuse(name, "residents", "none: only the town, of depth 0, has some");
        }
    }
}

void read_arena(json::Fields& in, Arena& out, const AllIds& ids) {
    in.required("vault", out.vault, reference<VaultId>(ids.vaults));
    in.required("lord", out.lord, reference<MonsterId>(ids.monsters));
}

}  // namespace

std::optional<std::int32_t> read_level(json::Fields& in, LevelDef& out, const LevelSurroundings& around) {
    const AllIds& ids = around.ids;
    const CatalogParts& parts = around.parts;
    in.required("id", out.id, json::identifier);
    refuse_words(in, "levels", out.id, {"name", "arrival"});
    read_builders(in, out);
    in.optional("overlays", out.overlays, json::list(one_of_names(levels::overlay_names)));
    in.optional("vaults", out.vaults, json::integer(0, max_vaults_a_level));
    in.optional("scenes", out.scenes, json::integer(0, max_vaults_a_level));
    in.optional("ambience", out.ambience, json::identifier);
    const bool has_depths = read_depths(in, out, around.next_depth);
    in.required("size", out.size, json::object<core::Size>(read_size));
    in.required("tiles", out.tiles, json::object<LevelTiles>(read_level_tiles, around));
    read_tables(in, out, ids);
    read_residents(in, out, ids.monsters);
    in.optional("town", out.town, json::object<TownTiles>(read_town_tiles, around));
    in.optional("daylight", out.daylight, json::boolean);
    read_props(in, out, around);
    read_matter_patches(in, out.matter, around);
    in.optional("landmarks", out.landmarks, json::list(json::object<Landmark>(read_landmark, around)));
    check_length(in, "landmarks", out.landmarks.size(), max_landmarks);
    if (in.optional("traps_per_region", out.traps_per_region, json::list(count_weight, 1))) {
        check_counts(in, "traps_per_region", out.traps_per_region);
    }
    read_sample(in, out);
    in.optional("prize", out.prize, reference<ItemId>(ids.items));
    const ItemDef* const prize = out.prize.valid() ? lookup(out.prize, ids.items, parts.items) : nullptr;
    if (prize != nullptr && !prize->prize) {
        in.refuse("prize", '"' + prize->id + '"', "an item that is a prize");
    }
    in.optional("arena", out.arena, json::object<Arena>(read_arena, ids));
    if (has_depths) {
        check_table(in, "monsters", lookup(out.monsters, ids.monster_tables, parts.monster_tables), out);
        check_table(in, "items", lookup(out.items, ids.item_tables, parts.item_tables), out);
        read_food(in, out, around);
    }
    return has_depths ? std::optional(out.max_depth + 1) : std::nullopt;
}

}  // namespace torchwake::content
