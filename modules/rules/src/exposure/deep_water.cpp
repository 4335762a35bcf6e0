#include "exposure/exposure.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "level/falling.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/queries.hpp>

#include <optional>

namespace torchwake::rules {

SlotContent thing_for_water(GameState game, EntityId actor) {
    SlotContent heaviest{};
    const core::Tenths kept = core::Tenths{10 * powers_of(game.world, actor)[content::Power::Swimming]};
    core::Tenths most{-1};
    for (const SlotContent& slot : filled_slots(pack_of(game.world.entities, actor))) {
        const Item& item = game.world.entities.items[slot.item];
        const content::ItemDef& kind = game.catalog.item(item.kind);
        const bool stays = game.world.entities.equipped.contains(slot.item) || kind.prize;
        const core::Tenths weight = weight_of(kind, item.count);
        if (!stays && weight >= kept && weight > most) {
            most = weight;
            heaviest = slot;
        }
    }
    return heaviest;
}

void carry_away(MutableGameState game, EntityId actor, Events& events) {
    const core::Point at = position_of(game, actor);
    const CellMatter here = matter_at(game.world.level.matter, at);
    if (definition_of(game, actor).flies || !carries_away(game.catalog, here)) {
        return;
    }
    const auto [slot, taken] = thing_for_water(game, actor);
    const std::optional<core::Point> shore = taken.valid() ? shore_near(game, at) : std::nullopt;
    if (!shore) {
        return;
    }
    Item& item = game.world.entities.items[taken];
    events.emplace_back(
        ItemWashedAway{actor_ref(game, actor), apparent_kind(game, taken), here.liquid, *shore, item.count});
    item.laid_down = actor == hero_id;  // so that no automatic step fetches it through the same water
    take_from_pack(game, taken, actor, slot);
    erase_corpse_at(game, *shore);
    lay_object(game, taken, *shore);
    note_encumbrance(game, actor, events);
}

}  // namespace torchwake::rules
