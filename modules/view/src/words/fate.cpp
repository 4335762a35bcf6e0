#include "words/fate.hpp"

#include <torchwake/save/scores.hpp>
#include <torchwake/view/colours.hpp>

#include <array>
#include <string>

namespace torchwake::view {
namespace {

Argument named(std::string_view name, std::optional<Colour> ink) {
    return {"killer", with_article(name), ink};
}

Argument killer_named(std::string_view killer, const content::Catalog& catalog) {
    if (const auto kind = catalog.find_monster(killer)) {
        const content::MonsterDef& monster = catalog.monster(*kind);
        return named(monster.name, monster.appearance.foreground);
    }
    if (const auto kind = catalog.find_trap(killer)) {
        const content::TrapDef& trap = catalog.trap(*kind);
        return named(trap.name, trap.appearance.foreground);
    }
    return named(killer, {});
}

}  // namespace

TextLine fate_of(std::string_view killer, const content::Catalog& catalog, const Words& words) {
    if (killer.empty()) {
        return {{words.get("recap-escaped"), good_ink}};
    }
    if (killer == save::killed_by_hunger) {
        return {{words.get("recap-hunger"), std::nullopt}};
    }
    if (killer == catalog.monster(catalog.hero()).id) {
        return {{words.get("recap-own-hand"), std::nullopt}};
    }
    const std::array<Argument, 1> by{killer_named(killer, catalog)};
    return compose(words.get("recap-killed-by"), by);
}

}  // namespace torchwake::view
