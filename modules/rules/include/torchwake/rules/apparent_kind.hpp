#pragma once

// Identification as everything that is shown of an item uses it: the kind that the hero takes it for.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/game_state.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// The kind that the hero takes a kind of item for: a look while the kind is unknown, then the kind itself.
/// For a look seen earlier it is the kind that it has turned out to be.
[[nodiscard]] inline content::ItemId apparent_kind(const World& world, content::ItemId kind) {
    const auto& shown = world.caches.apparent_kinds;
    return kind.value < shown.size() ? shown[kind.value] : kind;
}

/// The kind that the hero takes an item for.
[[nodiscard]] inline content::ItemId apparent_kind(const World& world, const Item& item) {
    return item.appears_as.valid() ? item.appears_as : apparent_kind(world, item.kind);
}
/// The kind that the hero takes an item for. Requires: `item` is the entity of an item.
[[nodiscard]] inline content::ItemId apparent_kind(const World& world, EntityId item) {
    return apparent_kind(world, world.entities.items[item]);
}

/// The look that a run gives to each kind of item; invalid for kinds that are known from the start.
/// Random: one stream "looks" for each group, in the order of their first kinds; a shuffle of its looks.
[[nodiscard]] std::vector<content::ItemId> looks_of_run(const content::Catalog& catalog, std::uint64_t seed);

/// True if an item of the hero answers the pending question.
[[nodiscard]] bool answers_choice(GameState game, EntityId item);

}  // namespace torchwake::rules
