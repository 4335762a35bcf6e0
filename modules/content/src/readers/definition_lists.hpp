#pragma once

// The lists of definitions in the data, one row each.

#include "readers/definition_readers.hpp"

#include <torchwake/content/loader.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

template <class Definition>
struct DefinitionListOf {
    std::string_view name;  ///< of the list in its file
    std::string_view kind;  ///< of a definition, such as "a tile"
    std::string DataTexts::* file;
    Ids AllIds::* ids;
    std::vector<Definition> CatalogParts::* definitions;
};

/// Calls visit(row) for each list, in the order in which the data hash covers them; it leaves out the
/// lessons.
template <class Visit>
void for_each_list(const Visit& visit) {
    using Parts = CatalogParts;
    using Texts = DataTexts;
    const auto row = [&visit]<class Definition>(std::string_view name, std::string_view kind,
                                                std::string Texts::* file, Ids AllIds::* ids,
                                                std::vector<Definition> Parts::* definitions) {
        visit(DefinitionListOf<Definition>{name, kind, file, ids, definitions});
    };
    row("tiles", "a tile", &Texts::tiles, &AllIds::tiles, &Parts::tiles);
    row("monsters", "a monster", &Texts::monsters, &AllIds::monsters, &Parts::monsters);
    row("items", "an item", &Texts::items, &AllIds::items, &Parts::items);
    row("monster_tables", "a monster table", &Texts::tables, &AllIds::monster_tables, &Parts::monster_tables);
    row("item_tables", "an item table", &Texts::tables, &AllIds::item_tables, &Parts::item_tables);
    row("levels", "a level", &Texts::levels, &AllIds::levels, &Parts::levels);
    row("vaults", "a vault", &Texts::vaults, &AllIds::vaults, &Parts::vaults);
    row("factions", "a faction", &Texts::factions, &AllIds::factions, &Parts::factions);
    row("spells", "a spell", &Texts::spells, &AllIds::spells, &Parts::spells);
    row("traits", "a trait", &Texts::traits, &AllIds::traits, &Parts::traits);
    row("traps", "a trap", &Texts::traps, &AllIds::traps, &Parts::traps);
    row("gifts", "a gift", &Texts::gifts, &AllIds::gifts, &Parts::gifts);
    row("matter", "a kind of matter", &Texts::matter, &AllIds::matter, &Parts::matter);
    row("lessons", "a lesson", &Texts::lessons, &AllIds::lessons, &Parts::lessons);
}

}  // namespace torchwake::content
