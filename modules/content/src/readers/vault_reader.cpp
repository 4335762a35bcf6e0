#include "readers/definition_readers.hpp"
#include "readers/drawn_rows.hpp"
#include "readers/field_decoders.hpp"
#include "readers/vault_drawing.hpp"
#include "readers/wording.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::content {
namespace {

constexpr core::Size least_vault{3, 3};
constexpr std::uint32_t max_vault_weight = 1000;

/// The meanings of a vault's own characters.
using Legend = std::vector<std::pair<char, DrawnCell>>;

template <class Entries>
auto find_character(const Entries& entries, char character) {
    return std::ranges::find_if(entries, [character](const auto& entry) { return entry.first == character; });
}

/// Wraps a decoder so that a failure clears a flag, because lists leave out faulty elements.
template <class Decoder>
auto noting(bool& sound, Decoder decoder) {
    return [&sound, decoder](const json::Node& node) {
        auto value = decoder(node);
        sound &= value.has_value();
        return value;
    };
}

/// Reads the drawing of one vault. Each fault is reported once, at the row or the legend.
class DrawingReader {
  public:
    DrawingReader(json::Fields& in, VaultDef& out, const std::vector<TileDef>& tiles)
        : in_(&in), out_(&out), tiles_(&tiles) {}

    void read(const AllIds& ids) {
        bool sound = read_legend(ids);
        std::vector<std::string> rows;
        sound &= in_->required("rows", rows, json::list(noting(sound, json::Text{longest_drawn_row}), 1));
        if (sound && is_right_size(rows) && lay(rows) && ids.tiles.sound) {
            check();
        }
    }

  private:
    /// Reads the legend. Returns true if it can be used to read the rows.
    bool read_legend(const AllIds& ids) {
        std::vector<std::pair<std::string, DrawnCell>> entries;
        bool sound = true;
        in_->optional("legend", entries, json::dictionary(noting(sound, [this, &ids](const json::Node& node) {
                          return read_entry(node, ids);
                      })));
        for (auto& [name, entry] : entries) {
            if (name.size() != 1 ||
                find_character(vault_characters, name.front()) != vault_characters.end()) {
                in_->refuse("legend", '"' + name + '"', "single characters other than # . + ! M L >");
                return false;
            }
            entry.drawn = name.front();
            legend_.emplace_back(name.front(), entry);
        }
        return sound;
    }

    /// A tile by its id, or in a scene or an arena an object with all that stands there.
    [[nodiscard]] std::optional<DrawnCell> read_entry(const json::Node& node, const AllIds& ids) const {
        if (node.value().if_object() != nullptr) {
            return json::object<DrawnCell>(read_drawn_cell, ids)(node);
        }
        const auto tile = reference<TileId>(ids.tiles)(node);
        return tile ? std::optional(DrawnCell{.tile = *tile}) : std::nullopt;
    }

    bool is_right_size(const std::vector<std::string>& rows) {
        if (!are_drawing(*in_, rows, {least_vault, out_->scene ? largest_scene : largest_vault})) {
            return false;
        }
        const core::Size size{static_cast<std::int32_t>(rows.front().size()),
                              static_cast<std::int32_t>(rows.size())};
        out_->cells.reset(size);
        out_->tiles.reset(size);
        return true;
    }

    bool lay(const std::vector<std::string>& rows) {
        for (std::size_t index = 0; index < out_->cells.span().size(); ++index) {
            const core::Point at = out_->cells.point(index);
            const char drawn = rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
            if (!lay(at, drawn)) {
                in_->refuse("rows", std::string("'") + drawn + "' in row " + std::to_string(at.y + 1),
                            out_->scene ? "one of # . and the space, or a character of the legend"
                                        : "one of # . + ! M L >, or a character of the legend");
                return false;
            }
        }
        return true;
    }

    bool lay(core::Point at, char drawn) {
        const auto common = find_character(vault_characters, drawn);
        if (common != vault_characters.end()) {
            out_->cells[at] = common->second;
            return is_allowed(common->second);
        }
        const auto own = find_character(legend_, drawn);
        if (own == legend_.end()) {
            return false;
        }
        const DrawnCell& entry = own->second;
        out_->cells[at] = entry.tile.valid() ? VaultCell::Tile : VaultCell::Floor;
        out_->tiles[at] = entry.tile;
        if (entry != DrawnCell{.drawn = drawn, .tile = entry.tile}) {
            out_->things.push_back({at, entry});
        }
        return true;
    }

    /// A scene has nothing of the level's tables and no doors; a vault leaves nothing as it is.
    [[nodiscard]] bool is_allowed(VaultCell cell) const {
        const bool drawn = cell == VaultCell::Wall || cell == VaultCell::Floor;
        return drawn || (cell == VaultCell::AsItIs) == out_->scene;
    }

    [[nodiscard]] Passage passage_of(core::Point at) const {
        switch (out_->cells[at]) {
            case VaultCell::Wall:
                return Passage::Solid;
            case VaultCell::Door:
                return Passage::Door;
            case VaultCell::Tile: {
                const TileDef& tile = (*tiles_)[out_->tiles[at].value];
                return tile.opens_to ? Passage::Door : tile.blocks ? Passage::Solid : Passage::Open;
            }
            case VaultCell::Floor:
            case VaultCell::Item:
            case VaultCell::Monster:
            case VaultCell::Lord:
            case VaultCell::End:
            case VaultCell::AsItIs:
                break;
        }
        return Passage::Open;
    }

    void check() {
        const auto has_stairs = [this](TileId id) {
            return id.valid() && (*tiles_)[id.value].stairs != Stairs::None;
        };
        if (std::ranges::any_of(out_->tiles.span(), has_stairs)) {
            in_->refuse("legend", "stairs", "tiles without stairs");
        }
        check_arena();
        if (!out_->scene && !out_->is_arena() && !out_->things.empty()) {
            in_->refuse("legend", std::string("what stands on '") + out_->things.front().stands.drawn + "'",
                        "tiles: only scenes and arenas have more");
        }
        core::Grid<Passage> drawing(out_->cells.size());
        for (const core::Point at : core::cells_of(drawing.size())) {
            drawing[at] = passage_of(at);
        }
        if (!out_->scene) {
            out_->entrances = entrances_of(drawing);
        }
        if (out_->is_arena() &&
            std::ranges::any_of(out_->entrances, [](core::Point at) { return at.x > 0; })) {
            in_->refuse("rows", "an entrance elsewhere", "the entrances of an arena on its left edge");
        }
        if (const auto fault = out_->scene ? fault_of_scene(drawing) : fault_of(drawing)) {
            in_->refuse(
                "rows",
                "column " + std::to_string(fault->at.x + 1) + " of row " + std::to_string(fault->at.y + 1),
                fault->expected);
        }
    }

    void check_arena() {
        const auto count = [cells = out_->cells.span()](VaultCell cell) {
            return std::ranges::count(cells, cell);
        };
        const auto lords = count(VaultCell::Lord);
        const auto ends = count(VaultCell::End);
        if (lords != ends || lords > 1) {
            in_->refuse("rows", std::to_string(lords) + " L and " + std::to_string(ends) + " >",
                        "one of each, or neither");
        } else if (lords > 0 && count(VaultCell::Item) + count(VaultCell::Monster) > 0) {
            in_->refuse("rows", "a ! or an M in an arena", "neither ! nor M beside the L");
        }
    }

    /// The first violation of the rules for scenes in vault_def.hpp.
    [[nodiscard]] std::optional<DrawingFault> fault_of_scene(const core::Grid<Passage>& drawing) const {
        const core::Point middle = core::Rect{{}, drawing.size()}.center();
        if (out_->cells[middle] == VaultCell::AsItIs) {
            return DrawingFault{middle, "a middle that is not left as it is"};
        }
        if (const auto enclosed = first_enclosed(drawing)) {
            return DrawingFault{*enclosed, "a way there from the edge of the scene"};
        }
        const auto moving = std::ranges::find_if(
            out_->things, [&](const DrawnThing& thing) { return flows(thing, drawing); });
        return moving != out_->things.end()
                   ? std::optional(DrawingFault{moving->at, "a depth that differs by 1 at most beside it"})
                   : std::nullopt;
    }

    [[nodiscard]] std::int32_t depth_at(core::Point at) const {
        const auto thing = std::ranges::find(out_->things, at, &DrawnThing::at);
        return thing == out_->things.end() ? 0 : thing->stands.depth;
    }

    /// True if a liquid would flow from there into a straight neighbour.
    [[nodiscard]] bool flows(const DrawnThing& thing, const core::Grid<Passage>& drawing) const {
        return std::ranges::any_of(core::cardinal_directions, [&](core::Direction way) {
            const core::Point beside = core::step(thing.at, way);
            const bool solid = drawing.contains(beside) && drawing[beside] == Passage::Solid;
            return !solid && thing.stands.depth > depth_at(beside) + 1;
        });
    }

    json::Fields* in_;
    VaultDef* out_;
    const std::vector<TileDef>* tiles_;
    Legend legend_;
};

}  // namespace

void read_vault(json::Fields& in, VaultDef& out, const AllIds& ids, const std::vector<TileDef>& tiles) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "vaults", out.id, {"description"});
    in.optional("scene", out.scene, json::boolean);
    DrawingReader(in, out, tiles).read(ids);
    in.optional("levels", out.levels, json::list(reference<LevelId>(ids.levels), 1));
    if (!out.scene && !out.levels.empty()) {
        in.refuse("levels", "levels of a vault", "levels of a scene alone: a vault has depths");
    }
    in.optional("min_depth", out.min_depth, json::integer(1, max_depth));
    in.optional("max_depth", out.max_depth, json::integer(1, max_depth));
    check_depths(in, out.min_depth, out.max_depth);
    in.optional("weight", out.weight, json::integer(std::uint32_t{1}, max_vault_weight));
}

}  // namespace torchwake::content
