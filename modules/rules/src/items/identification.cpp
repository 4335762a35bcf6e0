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
#include <variant>

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

bool any_answer(const content::Catalog& catalog, const World& world) {
    return ranges::any_of(filled_slots(pack_of(world.entities, hero_id)),
                          [&](const SlotContent& slot) { return answers_choice(catalog, world, slot.item); });
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
void lift_curse(const content::Catalog& catalog, World& world, EntityId item, Events& events) {
    Item& thing = world.entities.items[item];
    const content::ItemId before = std::exchange(thing.kind, catalog.item(thing.kind).freed);
    follow(world, before, thing.kind);
    events.emplace_back(CurseLifted{actor_ref(world, hero_id), thing.kind});
    note_encumbrance(catalog, world, hero_id, events);
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

void refresh_apparent_kinds(const content::Catalog& catalog, World& world) {
    const std::vector<content::ItemId> looks = looks_of_run(catalog, world.run.seed);
    std::vector<content::ItemId>& shown = world.caches.apparent_kinds;
    shown.clear();
    if (std::ranges::none_of(looks, [](content::ItemId look) { return look.valid(); })) {
        return;
    }
    ranges::copy(with_ids<content::ItemId>(looks) | ranges::views::keys, std::back_inserter(shown));
    for (const auto& [kind, look] : with_ids<content::ItemId>(looks)) {
        if (look.valid() && std::ranges::binary_search(world.identified.kinds, kind)) {
            shown[look.value] = kind;
        } else if (look.valid()) {
            shown[kind.value] = look;
        }
    }
}

void learn_kind(const content::Catalog& catalog, World& world, content::ItemId kind, EntityId actor,
                Events& events) {
    const content::ItemId before = apparent_kind(world, kind);
    if (before == kind) {
        return;
    }
    auto& known = world.identified.kinds;
    known.insert(std::ranges::lower_bound(known, kind), kind);
    refresh_apparent_kinds(catalog, world);
    events.emplace_back(ItemRecognized{actor_ref(world, actor), kind, before});
}

void recognize(const content::Catalog& catalog, World& world, EntityId item, EntityId actor, Events& events) {
    Item& thing = world.entities.items[item];
    if (!thing.appears_as.valid()) {
        learn_kind(catalog, world, thing.kind, actor, events);
        return;
    }
    const content::ItemId before = std::exchange(thing.appears_as, {});
    follow(world, before, thing.kind);
    events.emplace_back(ItemRecognized{actor_ref(world, actor), thing.kind, before});
}

bool answers_choice(const content::Catalog& catalog, const World& world, EntityId item) {
    const Item& thing = world.entities.items[item];
    switch (world.choice.kind) {
        case ChoiceKind::Identify:
            return apparent_kind(world, thing) != thing.kind;
        case ChoiceKind::RemoveCurse:
            return catalog.item(apparent_kind(world, thing)).cursed;
        case ChoiceKind::Gift:
        case ChoiceKind::None:
            break;
    }
    return false;
}

void ask(const content::Catalog& catalog, World& world, ChoiceKind kind, Events& events) {
    world.choice.kind = kind;
    if (!any_answer(catalog, world)) {
        world.choice = {};
        events.emplace_back(ChoiceWasted{actor_ref(world, hero_id), kind, false});
    }
}

void answer(const content::Catalog& catalog, World& world, EntityId item, Events& events) {
    const ChoiceKind kind = std::exchange(world.choice, {}).kind;
    TORCHWAKE_EXPECTS(kind != ChoiceKind::None);
    if (!item.valid()) {
        events.emplace_back(ChoiceWasted{actor_ref(world, hero_id), kind, true});
    } else if (kind == ChoiceKind::Identify) {
        recognize(catalog, world, item, hero_id, events);
    } else {
        lift_curse(catalog, world, item, events);
    }
}

}  // namespace torchwake::rules
