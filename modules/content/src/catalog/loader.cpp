#include "catalog/mod_folders.hpp"
#include "checks/cross_checks.hpp"
#include "checks/lesson_checks.hpp"
#include "checks/matter_checks.hpp"
#include "readers/definition_lists.hpp"
#include "readers/definition_readers.hpp"
#include "readers/wording.hpp"
#include "sources/source.hpp"
#include "sources/variants.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace torchwake::content {
namespace {

/// One source for each of data_files.
using Sources = std::array<Source, data_files.size()>;

/// Makes a source of each data file, in place, because readers keep pointers into the sources.
template <class Make>
Sources all_sources(const Make& make) {
    return [&make]<std::size_t... i>(std::index_sequence<i...>) {
        return Sources{make(data_files[i])...};
    }(std::make_index_sequence<data_files.size()>{});
}

Source& source_of(Sources& sources, std::string DataTexts::* text) {
    const auto file = std::ranges::find(data_files, text, &DataFile::text);
    return sources[static_cast<std::size_t>(file - data_files.begin())];
}

class Loader {
  public:
    explicit Loader(Sources& sources) : sources_(&sources) {
        for_each_list([this](const auto& list) {
            ids_.*list.ids = collect_ids(file(list.file), list.name, list.kind);
        });
    }

    /// Loads what can be read; the sources hold the errors.
    [[nodiscard]] CatalogParts load() {
        ids_.tiles.sound = read(&DataTexts::tiles, std::bind_front(&Loader::read_tiles, this));
        check_list(&DataTexts::tiles, parts_.tiles, check_tiles);
        read_few(&DataTexts::matter, parts_.matter, read_matter, most_matter, "kinds of matter");
        check_list(&DataTexts::matter, parts_.matter, check_matter);
        ids_.spells.sound =
            read_few(&DataTexts::spells, parts_.spells, read_spell, most_spell_kinds, "spells");
        check_list(&DataTexts::spells, parts_.spells, check_spells);
        read(&DataTexts::monsters, std::bind_front(&Loader::read_monsters, this));
        ids_.items.sound = read(&DataTexts::items, std::bind_front(&Loader::read_items, this));
        check_list(&DataTexts::items, parts_, check_items);
        if (ids_.items.sound) {
            check_list(&DataTexts::tiles, parts_, check_rolling_tiles);
        }
        if (file(&DataTexts::items).sound() && file(&DataTexts::spells).sound()) {
            check_list(&DataTexts::monsters, parts_, check_monsters);
        }
        ids_.monster_tables.sound = read(&DataTexts::tables, std::bind_front(&Loader::read_tables, this));
        ids_.item_tables.sound = ids_.monster_tables.sound;
        if (ids_.items.sound && ids_.item_tables.sound) {
            check_list(&DataTexts::monsters, parts_, check_stocks);
        }
        read(&DataTexts::levels, std::bind_front(&Loader::read_levels, this));
        if (ids_.items.sound && file(&DataTexts::monsters).sound() && file(&DataTexts::matter).sound()) {
            check_list(&DataTexts::levels, parts_, check_levels);
        }
        const auto read_vault_here = [this](json::Fields& fields, VaultDef& out, const AllIds& ids) {
            read_vault(fields, out, ids, parts_.tiles);
        };
        if (read_few(&DataTexts::vaults, parts_.vaults, read_vault_here, most_vaults, "vaults") &&
            file(&DataTexts::monsters).sound()) {
            check_list(&DataTexts::levels, parts_, check_arenas);
        }
        read_few(&DataTexts::factions, parts_.factions, read_faction, most_factions, "factions");
        read(&DataTexts::traits, std::bind_front(&Loader::read_traits, this));
        read_few(&DataTexts::traps, parts_.traps, read_trap, most_traps, "traps");
        check_list(&DataTexts::traps, parts_.traps, check_traps);
        read_few(&DataTexts::gifts, parts_.gifts, read_gift, most_gifts, "gifts");
        if (ids_.items.sound) {
            check_list(&DataTexts::gifts, parts_, check_gifts);
        }
        read_few(&DataTexts::lessons, parts_.lessons, read_lesson, most_lessons, "lessons");
        if (std::ranges::all_of(*sources_, &Source::sound)) {
            check_list(&DataTexts::vaults, parts_, check_vaults);
            check_list(&DataTexts::lessons, parts_, check_lessons);
        }
        return std::move(parts_);
    }

  private:
    [[nodiscard]] Source& file(std::string DataTexts::* text) const { return source_of(*sources_, text); }

    /// Reads a file; returns true if it has no errors.
    bool read(std::string DataTexts::* text, const std::function<void(json::Fields&)>& read_members) {
        Source& source = file(text);
        if (source.readable()) {
            json::read_object(source.root(), read_members);
        }
        return source.sound();
    }

    /// Reads a file with a list of at most so many; a fault calls them `what`, and ends with the reason, if
    /// there is one.
    template <class Def, class ReadOne>
    bool read_few(std::string DataTexts::* text, std::vector<Def>& out, const ReadOne& read_one,
                  std::size_t most, const std::string& what, const std::string& reason = "") {
        return read(text, [&](json::Fields& in) {
            const std::string_view name = std::ranges::find(data_files, text, &DataFile::text)->list;
            in.required(name, out, json::list(json::object<Def>(read_one, ids_)));
            if (out.size() > most) {
                in.refuse(name, std::to_string(out.size()) + " " + what,
                          "at most " + std::to_string(most) + reason);
            }
        });
    }

    template <class T>
    void check_list(std::string DataTexts::* text, const T& read, void (*check)(Source&, const T&)) {
        if (file(text).sound()) {
            check(file(text), read);
        }
    }

    void read_tiles(json::Fields& in) {
        in.required("tiles", parts_.tiles, json::list(json::object<TileDef>(read_tile, ids_), 1));
        if (parts_.tiles.size() >= TileId::none_value) {
            in.refuse("tiles", std::to_string(parts_.tiles.size()) + " tiles",
                      "fewer than " + std::to_string(TileId::none_value));
        }
    }

    void read_monsters(json::Fields& in) {
        in.required("monsters", parts_.monsters, json::list(json::object<MonsterDef>(read_monster, ids_), 1));
        if (ids_.monsters.known &&
            std::ranges::find(ids_.monsters.names, hero_id) == ids_.monsters.names.end()) {
            in.refuse("monsters", "no \"hero\"", "a definition of the hero");
        }
    }

    void read_items(json::Fields& in) {
        in.required("items", parts_.items, json::list(json::object<ItemDef>(read_item, ids_)));
    }

    void read_tables(json::Fields& in) {
        in.required("monster_tables", parts_.monster_tables,
                    json::list(json::object<MonsterTable>(read_monster_table, ids_)));
        in.required("item_tables", parts_.item_tables,
                    json::list(json::object<ItemTable>(read_item_table, ids_)));
    }

    void read_levels(json::Fields& in) {
        std::optional<std::int32_t> next_depth = 0;
        std::size_t place = 0;
        const auto level = [this, &next_depth, &place](json::Fields& fields, LevelDef& out) {
            const bool own = !file(&DataTexts::levels).is_of_mod("levels", place++);
            Source* const tiles_at_fault = own ? &file(&DataTexts::tiles) : nullptr;
            next_depth = read_level(fields, out, {ids_, parts_, next_depth, tiles_at_fault});
        };
        in.required("levels", parts_.levels, json::list(json::object<LevelDef>(level), 1));
        if (next_depth == 1) {
            in.refuse("levels", "the town alone", "a level of depth 1 below it");
        }
    }

    void read_traits(json::Fields& in) {
        in.required("traits", parts_.traits, json::list(json::object<TraitDef>(read_trait)));
        if (ids_.items.sound && count_kinds(parts_.items, parts_.traits) >= ItemId::none_value) {
            in.refuse("traits", std::to_string(parts_.traits.size()) + " traits",
                      "fewer: with them there are too many kinds of items");
        }
    }

    Sources* sources_;
    AllIds ids_;
    CatalogParts parts_;
};

/// The files of one load.
struct Files {
    Sources sources;
    std::vector<Layer> words;
    std::vector<std::string> mods;
};

struct Loaded {
    CatalogParts parts;
    json::Errors errors;
    json::Errors missing;  ///< words that no file has
};

Wordings say(CatalogParts& parts, Sources& sources, const std::vector<Layer>& files) {
    Wordings words(files, parts);
    words.apply(parts, [&sources](std::string DataTexts::* file, std::string_view list) -> auto& {
        return source_of(sources, file).lineages(list);
    });
    return words;
}

Loaded load(Files files) {
    Loaded loaded;
    loaded.parts = Loader(files.sources).load();
    loaded.parts.mods = std::move(files.mods);
    for (const Source& source : files.sources) {
        const json::Errors more = source.errors();
        loaded.errors.insert(loaded.errors.end(), more.begin(), more.end());
    }
    if (loaded.errors.empty()) {
        const Wordings words = say(loaded.parts, files.sources, files.words);
        loaded.errors = words.errors();
        loaded.missing = words.missing();
    }
    return loaded;
}

boost::system::result<Catalog, json::Errors> catalog_of(boost::system::result<Files, json::Errors> files) {
    if (files.has_error()) {
        return files.error();
    }
    Loaded loaded = load(*std::move(files));
    if (!loaded.errors.empty()) {
        return std::move(loaded.errors);
    }
    return Catalog(std::move(loaded.parts));
}

json::Errors missing_words_of(boost::system::result<Files, json::Errors> files) {
    return files.has_error() ? json::Errors() : load(*std::move(files)).missing;
}

/// True if there is anything of that name, also what can't be read, as a link that leads nowhere.
bool is_there(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::symlink_status(path, ignored).type() != std::filesystem::file_type::not_found;
}

/// True if a mod has definitions. One with only words changes no run, and is not recorded.
bool has_definitions(const Mod& mod) {
    return std::ranges::any_of(data_files,
                               [&mod](const DataFile& file) { return is_there(mod.folder / file.name); });
}

bool has_definitions(const ModTexts& mod) {
    return std::ranges::any_of(data_files,
                               [&mod](const DataFile& file) { return !(mod.texts.*file.text).empty(); });
}

template <class Mods>
std::vector<std::string> names_of(const Mods& mods) {
    std::vector<std::string> names;
    for (const auto& mod : mods) {
        if (has_definitions(mod)) {
            names.push_back(mod.name);
        }
    }
    return names;
}

/// Adds a file of a folder, if it exists.
void add_layer(std::vector<Layer>& layers, const std::filesystem::path& path) {
    if (is_there(path)) {
        layers.push_back({path.string(), json::read_file(path)});
    }
}

void add_layer(std::vector<Layer>& layers, const std::string& name, const std::string& text) {
    if (!text.empty()) {
        layers.push_back({name, json::read(text, name)});
    }
}

/// Adds the names of definitions that a file of a language has, if it exists.
void add_names(std::vector<Layer>& layers, const std::filesystem::path& path) {
    if (!path.empty() && is_there(path)) {
        layers.push_back({path.string(), json::read_file(path), names_member});
    }
}

boost::system::result<Files, json::Errors> files_of(const std::filesystem::path& folder,
                                                    std::span<const std::filesystem::path> mods,
                                                    const std::filesystem::path& language) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(folder, ignored)) {
        return json::Errors{{folder.string(), "", "no such folder", "a folder of data files", 0}};
    }
    const auto found = find_mods(mods);
    if (!found) {
        return found.error();
    }
    const auto source = [&folder, &found](const DataFile& file) {
        std::vector<Layer> layers;
        for (const Mod& mod : *found) {
            add_layer(layers, mod.folder / file.name);
        }
        const std::filesystem::path path = folder / file.name;
        const bool left_out = !file.stand_in.empty() && !is_there(path);
        return Source(
            {path.string(), left_out ? json::read(file.stand_in, file.name) : json::read_file(path)}, layers);
    };
    std::vector<Layer> words;
    add_layer(words, folder / words_name);
    add_names(words, language);
    for (const Mod& mod : *found) {
        add_layer(words, mod.folder / words_name);
        add_names(words, language_of(mod.folder, language));
    }
    return Files{all_sources(source), std::move(words), names_of(*found)};
}

boost::system::result<Files, json::Errors> files_of(const DataTexts& texts,
                                                    const std::vector<ModTexts>& mods) {
    const auto source = [&texts, &mods](const DataFile& file) {
        std::vector<Layer> layers;
        for (const ModTexts& mod : mods) {
            add_layer(layers, mod.name + "/" + file.name, mod.texts.*file.text);
        }
        const std::string_view own = texts.*file.text;
        return Source({file.name, json::read(own.empty() ? file.stand_in : own, file.name)}, layers);
    };
    std::vector<Layer> words;
    add_layer(words, std::string(words_name), texts.words);
    for (const ModTexts& mod : mods) {
        add_layer(words, mod.name + "/" + std::string(words_name), mod.texts.words);
    }
    return Files{all_sources(source), std::move(words), names_of(mods)};
}

}  // namespace

std::filesystem::path language_of(const std::filesystem::path& mod, const std::filesystem::path& language) {
    return language.empty() ? language : mod / languages_name / language.filename();
}

boost::system::result<Catalog, json::Errors> load_catalog(const std::filesystem::path& folder,
                                                          std::span<const std::filesystem::path> mods,
                                                          const std::filesystem::path& language) {
    return catalog_of(files_of(folder, mods, language));
}

boost::system::result<Catalog, json::Errors> build_catalog(const DataTexts& texts,
                                                           const std::vector<ModTexts>& mods) {
    return catalog_of(files_of(texts, mods));
}

json::Errors missing_words(const std::filesystem::path& folder, std::span<const std::filesystem::path> mods) {
    return missing_words_of(files_of(folder, mods, {}));
}

json::Errors missing_words(const DataTexts& texts, const std::vector<ModTexts>& mods) {
    return missing_words_of(files_of(texts, mods));
}

}  // namespace torchwake::content
