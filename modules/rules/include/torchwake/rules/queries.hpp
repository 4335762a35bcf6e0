#pragma once

// Common queries of a World as range-v3 views: the living, the visible, the adjacent, the items of a pack. A
// view refers to the World; turn it into values before the World changes. Single facts are in lookups.hpp,
// which needs no range-v3.

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/lookups.hpp>

#include <range/v3/range/access.hpp>
#include <range/v3/range/primitives.hpp>
#include <range/v3/view/enumerate.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/iota.hpp>
#include <range/v3/view/transform.hpp>
#include <range/v3/view/zip.hpp>
#include <range/v3/view/zip_with.hpp>
#include <ranges>

#include <cstdint>
#include <span>
#include <utility>

namespace torchwake::rules {

/// An entity and its cell.
struct Placed {
    EntityId id;     ///< an actor, an item or a corpse
    core::Point at;  ///< its cell
};

/// The content of a slot of a pack; an invalid id means none.
struct SlotContent {
    Slot slot;      ///< its place in the pack
    EntityId item;  ///< the entity in it
};

/// The rows of a table of the catalog, or of another with a row a kind, with their ids. Refers to the rows.
template <class Id, class Rows>
[[nodiscard]] auto with_ids(const Rows& rows) {
    using Row = const std::ranges::range_value_t<Rows>;
    return ranges::views::enumerate(std::span<Row>(rows)) | ranges::views::transform([](const auto& row) {
               return std::pair<Id, Row&>(Id{static_cast<typename Id::rep>(row.first)}, row.second);
           });
}

/// The components of a kind with their entities, by id.
template <class T>
[[nodiscard]] auto entries(const ComponentStore<T>& store) {
    return ranges::views::zip(store.ids(), store.values());
}

/// Every entity that stands or lies on the level, by id.
[[nodiscard]] inline auto placed(const World& world) {
    const auto& positions = world.entities.positions;
    return ranges::views::zip_with(
        [](EntityId id, const Position& position) { return Placed{id, position.at}; }, positions.ids(),
        positions.values());
}

/// The items and corpses that lie on the level, by id.
[[nodiscard]] inline auto objects(const World& world) {
    return placed(world) | ranges::views::filter([&world](const Placed& thing) {
               return world.caches.objects[thing.at] == thing.id;
           });
}

/// All living actors but the hero, by id.
[[nodiscard]] inline auto monsters(const World& world) {
    return placed(world) | ranges::views::filter([&world](const Placed& thing) {
               return thing.id != hero_id && world.caches.actors[thing.at] == thing.id;
           });
}

/// Keeps the entities that the hero sees.
[[nodiscard]] inline auto seen_by_hero(const World& world) {
    return ranges::views::filter(
        [&world](const Placed& thing) { return world.caches.visible.get(thing.at); });
}

/// The items and corpses that the hero sees, by id.
[[nodiscard]] inline auto visible_objects(const World& world) {
    return objects(world) | seen_by_hero(world);
}

/// The monsters that the hero sees, by id.
[[nodiscard]] inline auto visible_monsters(const World& world) {
    return monsters(world) | seen_by_hero(world);
}

/// The monsters that the hero sees and that are hostile to it, by id.
[[nodiscard]] inline auto visible_enemies(GameState game) {
    return visible_monsters(game) | ranges::views::filter([game](const Placed& monster) {
               return hostile(game, hero_id, monster.id);
           });
}

/// The neighbours of a cell that lie on the level, clockwise from north.
[[nodiscard]] inline auto neighbours(const World& world, core::Point at) {
    return core::all_directions |
           ranges::views::transform([at](core::Direction direction) { return core::step(at, direction); }) |
           ranges::views::filter([&world](core::Point cell) { return world.level.tiles.contains(cell); });
}

/// The actors beside a cell, clockwise from north.
[[nodiscard]] inline auto adjacent_actors(const World& world, core::Point at) {
    return neighbours(world, at) |
           ranges::views::transform([&world](core::Point cell) { return world.caches.actors[cell]; }) |
           ranges::views::filter([](EntityId id) { return id.valid(); });
}

/// The slots of a pack in order, free ones too.
[[nodiscard]] inline auto slots(const Pack& pack) {
    return ranges::views::iota(std::uint8_t{0}, pack.size) |
           ranges::views::transform(
               [&pack](std::uint8_t slot) { return SlotContent{Slot{slot}, pack.slots[slot]}; });
}

/// The slots of a pack that hold an item.
[[nodiscard]] inline auto filled_slots(const Pack& pack) {
    return slots(pack) | ranges::views::filter([](const SlotContent& slot) { return slot.item.valid(); });
}

}  // namespace torchwake::rules
