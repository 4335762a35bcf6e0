#include "cross_checks.hpp"
#include "definition_readers.hpp"
#include "mod_folders.hpp"
#include "source.hpp"
#include "variants.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>

#include <algorithm>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace torchwake::content {
namespace {

/// In place of a file that may be missing, and is.
constexpr std::string_view no_spells = R"({"spells": []})";
constexpr std::string_view no_traps = R"({"traps": []})";

constexpr std::string_view no_traits = R"({"traits": []})";

/// The sources in the order in which they are read and their errors are listed.
struct Sources {
    Source tiles;
    Source monsters;
    Source items;
    Source tables;
    Source levels;
    Source vaults;
    Source factions;
    Source spells;
    Source traits;
    Source traps;
};

/// What stands for the file of factions where there is none.
constexpr std::string_view no_factions = R"({"factions": []})";

class Loader {
  public:
    explicit Loader(Sources& sources)
        : sources_(&sources),
          ids_{.tiles = collect_ids(sources.tiles, "tiles", "a tile"),
               .monsters = collect_ids(sources.monsters, "monsters", "a monster"),
               .items = collect_ids(sources.items, "items", "an item"),
               .monster_tables = collect_ids(sources.tables, "monster_tables", "a monster table"),
               .item_tables = collect_ids(sources.tables, "item_tables", "an item table"),
               .levels = collect_ids(sources.levels, "levels", "a level"),
               .vaults = collect_ids(sources.vaults, "vaults", "a vault"),
               .factions = collect_ids(sources.factions, "factions", "a faction"),
               .spells = collect_ids(sources.spells, "spells", "a spell"),
               .traits = collect_ids(sources.traits, "traits", "a trait"),
               .traps = collect_ids(sources.traps, "traps", "a trap")} {}

    /// What could be read; the sources know what could not.
    [[nodiscard]] CatalogParts load() {
        read(sources_->tiles, [this](json::Fields& in) { read_tiles(in); });
        ids_.tiles.sound = sources_->tiles.sound();
        check_list(sources_->tiles, parts_.tiles, check_tiles);
        read(sources_->spells, [this](json::Fields& in) { read_spells(in); });
        ids_.spells.sound = sources_->spells.sound();
        check_list(sources_->spells, parts_.spells, check_spells);
        read(sources_->monsters, [this](json::Fields& in) { read_monsters(in); });
        read(sources_->items, [this](json::Fields& in) { read_items(in); });
        ids_.items.sound = sources_->items.sound();
        check_list(sources_->items, parts_, check_items);
        if (sources_->items.sound() && sources_->spells.sound()) {
            check_list(sources_->monsters, parts_, check_monsters);
        }
        read(sources_->tables, [this](json::Fields& in) { read_tables(in); });
        ids_.monster_tables.sound = ids_.item_tables.sound = sources_->tables.sound();
        read(sources_->levels, [this](json::Fields& in) { read_levels(in); });
        if (ids_.items.sound) {
            check_list(sources_->levels, parts_, check_levels);
        }
        read(sources_->vaults, [this](json::Fields& in) { read_vaults(in); });
        read(sources_->factions, [this](json::Fields& in) { read_factions(in); });
        read(sources_->traits, [this](json::Fields& in) { read_traits(in); });
        read(sources_->traps, [this](json::Fields& in) { read_traps(in); });
        check_list(sources_->traps, parts_.traps, check_traps);
        return std::move(parts_);
    }

  private:
    template <class ReadMembers>
    void read(Source& source, ReadMembers read_members) {
        if (source.readable()) {
            json::read_object(source.root(), read_members);
        }
    }

    template <class T>
    void check_list(Source& source, const T& read, void (*check)(Source&, const T&)) {
        if (source.sound()) {
            check(source, read);
        }
    }

    void read_tiles(json::Fields& in) {
        const auto tile = [this](json::Fields& fields, TileDef& out) { read_tile(fields, out, ids_); };
        in.required("tiles", parts_.tiles, json::list(json::object<TileDef>(tile), 1));
        if (parts_.tiles.size() >= TileId::none_value) {
            in.refuse("tiles", std::to_string(parts_.tiles.size()) + " tiles",
                      "fewer than " + std::to_string(TileId::none_value));
        }
    }

    void read_monsters(json::Fields& in) {
        const auto monster = [this](json::Fields& fields, MonsterDef& out) {
            read_monster(fields, out, ids_);
        };
        in.required("monsters", parts_.monsters, json::list(json::object<MonsterDef>(monster), 1));
        if (ids_.monsters.known &&
            std::ranges::find(ids_.monsters.names, hero_id) == ids_.monsters.names.end()) {
            in.refuse("monsters", "no \"hero\"", "a definition of the hero");
        }
    }

    void read_items(json::Fields& in) {
        const auto item = [this](json::Fields& fields, ItemDef& out) { read_item(fields, out, ids_); };
        in.required("items", parts_.items, json::list(json::object<ItemDef>(item)));
    }

    void read_spells(json::Fields& in) {
        const auto spell = [this](json::Fields& fields, SpellDef& out) { read_spell(fields, out, ids_); };
        in.required("spells", parts_.spells, json::list(json::object<SpellDef>(spell)));
        if (parts_.spells.size() > most_spells) {
            in.refuse("spells", std::to_string(parts_.spells.size()) + " spells",
                      "at most " + std::to_string(most_spells) + ", a letter each");
        }
    }

    void read_tables(json::Fields& in) {
        const auto monsters = [this](json::Fields& fields, MonsterTable& out) {
            read_monster_table(fields, out, ids_);
        };
        const auto items = [this](json::Fields& fields, ItemTable& out) {
            read_item_table(fields, out, ids_);
        };
        in.required("monster_tables", parts_.monster_tables,
                    json::list(json::object<MonsterTable>(monsters)));
        in.required("item_tables", parts_.item_tables, json::list(json::object<ItemTable>(items)));
    }

    void read_levels(json::Fields& in) {
        std::optional<std::int32_t> next_depth = 0;
        const auto level = [this, &next_depth](json::Fields& fields, LevelDef& out) {
            next_depth = read_level(fields, out, {ids_, parts_, next_depth});
        };
        in.required("levels", parts_.levels, json::list(json::object<LevelDef>(level), 1));
        if (next_depth == 1) {
            in.refuse("levels", "the town alone", "a level of depth 1 below it");
        }
    }

    void read_vaults(json::Fields& in) {
        const auto vault = [this](json::Fields& fields, VaultDef& out) {
            read_vault(fields, out, ids_, parts_.tiles);
        };
        in.required("vaults", parts_.vaults, json::list(json::object<VaultDef>(vault)));
        if (parts_.vaults.size() > most_vaults) {
            in.refuse("vaults", std::to_string(parts_.vaults.size()) + " vaults",
                      "at most " + std::to_string(most_vaults));
        }
    }

    void read_factions(json::Fields& in) {
        const auto faction = [this](json::Fields& fields, FactionDef& out) {
            read_faction(fields, out, ids_);
        };
        in.required("factions", parts_.factions, json::list(json::object<FactionDef>(faction)));
        if (parts_.factions.size() > most_factions) {
            in.refuse("factions", std::to_string(parts_.factions.size()) + " factions",
                      "at most " + std::to_string(most_factions));
        }
    }

    void read_traits(json::Fields& in) {
        in.required("traits", parts_.traits, json::list(json::object<TraitDef>(read_trait)));
        if (ids_.items.sound && count_kinds(parts_.items, parts_.traits) >= ItemId::none_value) {
            in.refuse("traits", std::to_string(parts_.traits.size()) + " traits",
                      "fewer: with them there are too many kinds of items");
        }
    }

    void read_traps(json::Fields& in) {
        const auto trap = [this](json::Fields& fields, TrapDef& out) { read_trap(fields, out, ids_); };
        in.required("traps", parts_.traps, json::list(json::object<TrapDef>(trap)));
        if (parts_.traps.size() > most_traps) {
            in.refuse("traps", std::to_string(parts_.traps.size()) + " traps",
                      "at most " + std::to_string(most_traps));
        }
    }

    Sources* sources_;
    AllIds ids_;
    CatalogParts parts_;
};

boost::system::result<Catalog, json::Errors> load(Sources sources, std::vector<std::string> mods) {
    CatalogParts parts = Loader(sources).load();
    parts.mods = std::move(mods);
    json::Errors errors;
    for (const Source* source :
         {&sources.tiles, &sources.monsters, &sources.items, &sources.tables, &sources.levels,
          &sources.vaults, &sources.factions, &sources.spells, &sources.traits, &sources.traps}) {
        const json::Errors its_errors = source->errors();
        errors.insert(errors.end(), its_errors.begin(), its_errors.end());
    }
    if (!errors.empty()) {
        return errors;
    }
    return Catalog(std::move(parts));
}

}  // namespace

boost::system::result<Catalog, json::Errors> load_catalog(const std::filesystem::path& folder,
                                                          std::span<const std::filesystem::path> mods) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored)) {
        return json::Errors{{folder.string(), "", "no such folder", "a folder of data files", 0}};
    }
    const auto found = find_mods(mods);
    if (!found) {
        return found.error();
    }
    const auto source = [&folder, &found](const char* name, std::string_view otherwise = {}) {
        std::vector<Layer> layers;
        for (const Mod& mod : *found) {
            if (const std::filesystem::path path = mod.folder / name; std::filesystem::exists(path)) {
                layers.push_back({path.string(), json::read_file(path)});
            }
        }
        const std::filesystem::path path = folder / name;
        const bool left_out = !otherwise.empty() && !std::filesystem::exists(path);
        return Source({path.string(), left_out ? json::read(otherwise, name) : json::read_file(path)},
                      layers);
    };
    std::vector<std::string> names;
    for (const Mod& mod : *found) {
        names.push_back(mod.name);
    }
    return load(
        {source("tiles.json"), source("monsters.json"), source("items.json"), source("tables.json"),
         source("levels.json"), source("vaults.json"), source("factions.json", no_factions),
         source("spells.json", no_spells), source("traits.json", no_traits), source("traps.json", no_traps)},
        std::move(names));
}

boost::system::result<Catalog, json::Errors> build_catalog(const DataTexts& texts,
                                                           const std::vector<ModTexts>& mods) {
    std::vector<std::string> names;
    for (const ModTexts& mod : mods) {
        names.push_back(mod.name);
    }
    const auto source = [&mods](const char* name, std::string DataTexts::* text, const DataTexts& own) {
        std::vector<Layer> layers;
        for (const ModTexts& mod : mods) {
            if (!(mod.texts.*text).empty()) {
                const std::string file = mod.name + "/" + name;
                layers.push_back({file, json::read(mod.texts.*text, file)});
            }
        }
        return Source({name, json::read(own.*text, name)}, layers);
    };
    DataTexts own = texts;
    if (own.factions.empty()) {
        own.factions = no_factions;
    }
    if (own.spells.empty()) {
        own.spells = no_spells;
    }
    if (own.traits.empty()) {
        own.traits = no_traits;
    }
    if (own.traps.empty()) {
        own.traps = no_traps;
    }
    return load(
        {source("tiles.json", &DataTexts::tiles, own), source("monsters.json", &DataTexts::monsters, own),
         source("items.json", &DataTexts::items, own), source("tables.json", &DataTexts::tables, own),
         source("levels.json", &DataTexts::levels, own), source("vaults.json", &DataTexts::vaults, own),
         source("factions.json", &DataTexts::factions, own), source("spells.json", &DataTexts::spells, own),
         source("traits.json", &DataTexts::traits, own), source("traps.json", &DataTexts::traps, own)},
        std::move(names));
}

}  // namespace torchwake::content
