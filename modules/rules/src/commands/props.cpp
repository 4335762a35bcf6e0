#include "commands/props.hpp"

#include "fight/death.hpp"
#include "fight/springing.hpp"
#include "level/falling.hpp"
#include "level/placement.hpp"
#include "level/spawning.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {
namespace {

content::ItemId draw_content(MutableGameState game, const content::TileDef& prop) {
    return prop.holds ? draw_item(game.catalog.item_table(*prop.holds), game) : content::ItemId{};
}

}  // namespace

void let_content_fall(MutableGameState game, content::TileId prop, core::Point at, Events& events) {
    const content::ItemId found = draw_content(game, game.catalog.tile(prop));
    if (found.valid()) {
        let_fall(game, make_find(game, found), at, events);
    }
}

void open_prop(const Ruleset& ruleset, World& world, EntityId actor, core::Point at, Events& events) {
    const MutableGameState game{ruleset, world};
    const content::TileId prop = world.level.tiles[at];
    const content::TileDef& tile = game.catalog.tile(prop);
    change_tile(game, at, *tile.emptied_to);
    const content::ItemId found = draw_content(game, tile);
    events.emplace_back(PropOpened{actor_ref(world, actor), prop, at, !found.valid()});
    const core::Point here = position_of(world, actor);
    if (found.valid()) {
        let_fall(game, make_find(game, found), here, events);
    }
    const auto guarded = static_cast<std::uint32_t>(tile.guarded);
    const bool unlocks = powers_of(world, actor)[content::Power::Keys] > 0;
    if (tile.guard && !unlocks && world.streams.traps.chance(guarded, 100)) {
        go_off(ruleset, world, actor, {}, {here, *tile.guard, TrapState::Sprung}, events);
    }
}

}  // namespace torchwake::rules
