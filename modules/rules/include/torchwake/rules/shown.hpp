#pragma once

// What the hero takes things for: the one way to what may be shown of an item.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/world.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// What the hero takes things of a kind for: a look as long as the kind is unknown, else the kind. Of a look
/// that it once saw: what it has turned out to be.
[[nodiscard]] inline content::ItemId shown_kind(const World& world, content::ItemId kind) {
    const auto& shown = world.caches.shown;
    return kind.value < shown.size() ? shown[kind.value] : kind;
}

/// What the hero takes an item for.
[[nodiscard]] inline content::ItemId shown_item(const World& world, const Item& item) {
    return item.taken_for.valid() ? item.taken_for : shown_kind(world, item.kind);
}
[[nodiscard]] inline content::ItemId shown_item(const World& world, EntityId item) {
    return shown_item(world, world.entities.items[item]);
}

/// The look that a run gives to each kind of the data; invalid for what everybody knows.
/// Random: one stream "looks" for each group, in the order of their first kinds; a shuffle of its looks.
[[nodiscard]] std::vector<content::ItemId> looks_of_run(const content::Catalog& catalog, std::uint64_t seed);

/// Whether an item of the hero's answers what is asked.
[[nodiscard]] bool answers_choice(const content::Catalog& catalog, const World& world, EntityId item);

}  // namespace torchwake::rules
