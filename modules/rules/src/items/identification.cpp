#include "items/identification.hpp"

#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/rules/queries.hpp>

#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/copy.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/map.hpp>
#include <range/v3/view/zip.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <utility>

namespace torchwake::rules {
namespace {

/// The groups of unknown kinds, in the order of their first kinds.
std::vector<std::string> groups_of(std::span<const content::ItemDef> items) {
    std::vector<std::string> groups;
    for (const content::ItemDef& item : items) {
        if (!item.unknown.empty() && std::ranges::count(groups, item.unknown) == 0) {
            groups.push_back(item.unknown);
        }
    }
    return groups;
}

std::vector<content::ItemId> looks_in(std::span<const content::ItemDef> items, const std::string& group) {
    const auto has_look = [&group](const auto& row) { return row.second.look == group; };
    return with_ids<content::ItemId>(items) | ranges::views::filter(has_look) | ranges::views::keys |
           ranges::to<std::vector>();
}

bool any_answer(GameState game) {
    return ranges::any_of(filled_slots(pack_of(game.world.entities, hero_id)),
                          [&](const SlotContent& slot) { return answers_choice(game, slot.item); });
}

/// Lets the quickbar follow an item whose apparent kind has changed, if the hero has no other of the old one.
void follow(World& world, content::ItemId before, content::ItemId now) {
    const bool others =
        ranges::any_of(filled_slots(pack_of(world.entities, hero_id)),
                       [&](const SlotContent& slot) { return apparent_kind(world, slot.item) == before; });
    for (QuickSlot& slot : world.quickbar.slots) {
        if (!others && slot.item.valid() && slot.item == before) {
            slot.item = now;
        }
    }
}

/// Frees an item of its curse; it may be held or worn.
void lift_curse(MutableGameState game, EntityId item, Events& events) {
    Item& thing = game.world.entities.items[item];
    const content::ItemId before = std::exchange(thing.kind, game.catalog.item(thing.kind).freed);
    follow(game, before, thing.kind);
    events.emplace_back(CurseLifted{actor_ref(game, hero_id), thing.kind});
    note_encumbrance(game, hero_id, events);
}

}  // namespace

std::vector<content::ItemId> looks_of_run(const content::Catalog& catalog, std::uint64_t seed) {
    const auto items = catalog.items();
    std::vector<content::ItemId> given(items.size());
    const std::vector<std::string> groups = groups_of(items);
    for (std::size_t group = 0; group < groups.size(); ++group) {
        std::vector<content::ItemId> looks = looks_in(items, groups[group]);
        core::RandomStream stream = core::derive_stream(seed, "looks", group);
        core::shuffle(looks, stream);
        for (auto&& [item, look] : ranges::views::zip(items, given)) {
            if (item.unknown == groups[group] && !item.known && !looks.empty()) {
                look = looks.back();
                looks.pop_back();
            }
        }
    }
    return given;
}

void refresh_apparent_kinds(MutableGameState game) {
    const std::vector<content::ItemId> looks = looks_of_run(game.catalog, game.world.run.seed);
    std::vector<content::ItemId>& shown = game.world.caches.apparent_kinds;
    shown.clear();
    if (std::ranges::none_of(looks, [](content::ItemId look) { return look.valid(); })) {
        return;
    }
    ranges::copy(with_ids<content::ItemId>(looks) | ranges::views::keys, std::back_inserter(shown));
    for (const auto& [kind, look] : with_ids<content::ItemId>(looks)) {
        if (look.valid() && std::ranges::binary_search(game.world.identified.kinds, kind)) {
            shown[look.value] = kind;
        } else if (look.valid()) {
            shown[kind.value] = look;
        }
    }
}

void learn_kind(MutableGameState game, content::ItemId kind, EntityId actor, Events& events) {
    const content::ItemId before = apparent_kind(game, kind);
    if (before == kind) {
        return;
    }
    auto& known = game.world.identified.kinds;
    known.insert(std::ranges::lower_bound(known, kind), kind);
    refresh_apparent_kinds(game);
    events.emplace_back(ItemRecognized{actor_ref(game, actor), kind, before});
}

void recognize(MutableGameState game, EntityId item, EntityId actor, Events& events) {
    Item& thing = game.world.entities.items[item];
    if (!thing.appears_as.valid()) {
        learn_kind(game, thing.kind, actor, events);
        return;
    }
    const content::ItemId before = std::exchange(thing.appears_as, {});
    follow(game, before, thing.kind);
    events.emplace_back(ItemRecognized{actor_ref(game, actor), thing.kind, before});
}

bool answers_choice(GameState game, EntityId item) {
    const Item& thing = game.world.entities.items[item];
    switch (game.world.choice.kind) {
        case ChoiceKind::Identify:
            return apparent_kind(game, thing) != thing.kind;
        case ChoiceKind::RemoveCurse:
            return game.catalog.item(apparent_kind(game, thing)).cursed;
        case ChoiceKind::Gift:
        case ChoiceKind::None:
            break;
    }
    return false;
}

void ask(MutableGameState game, ChoiceKind kind, Events& events) {
    game.world.choice.kind = kind;
    if (!any_answer(game)) {
        game.world.choice = {};
        events.emplace_back(ChoiceWasted{actor_ref(game, hero_id), kind, false});
    }
}

void answer(MutableGameState game, EntityId item, Events& events) {
    const ChoiceKind kind = std::exchange(game.world.choice, {}).kind;
    TORCHWAKE_EXPECTS(kind != ChoiceKind::None);
    if (!item.valid()) {
        events.emplace_back(ChoiceWasted{actor_ref(game, hero_id), kind, true});
    } else if (kind == ChoiceKind::Identify) {
        recognize(game, item, hero_id, events);
    } else {
        lift_curse(game, item, events);
    }
}

}  // namespace torchwake::rules
