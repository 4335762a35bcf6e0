#include "panels/rows/play_ranks.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/rules/forecast.hpp>
#include <torchwake/rules/shooting.hpp>

#include <algorithm>
#include <concepts>
#include <vector>

namespace torchwake::view {
namespace {

using screen::Action;

std::optional<std::int32_t> when(bool matters, std::int32_t rank) {
    return matters ? std::optional(rank) : std::nullopt;
}

bool carries_something(const rules::Knowledge& known) {
    const std::vector<rules::PackEntry> pack = known.pack();
    return std::ranges::any_of(pack, [](const rules::PackEntry& entry) { return entry.item.has_value(); });
}

bool wears_something(const rules::Knowledge& known) {
    const std::vector<rules::PackEntry> pack = known.pack();
    return std::ranges::any_of(pack, [](const rules::PackEntry& entry) { return entry.worn.has_value(); });
}

bool harm_is_foretold(const rules::Knowledge& known) {
    return std::ranges::any_of(rules::foresee_matter(known).harmful,
                               [](const spatial::BitGrid& harmful) { return harmful.count() > 0; });
}

/// The known tile of a cell; nothing outside of the level and where none is known.
std::optional<content::TileId> tile_id_at(const rules::Knowledge& known, core::Point at) {
    return known.size().contains(at) ? known.tile(at) : std::nullopt;
}

/// Its definition; null where tile_id_at() has nothing.
const content::TileDef* tile_at(const rules::Knowledge& known, core::Point at) {
    const auto tile = tile_id_at(known, at);
    return tile ? &known.catalog().tile(*tile) : nullptr;
}

bool is_stairs(const rules::Knowledge& known, core::Point at, content::Stairs stairs) {
    const content::TileDef* tile = tile_at(known, at);
    return tile != nullptr && tile->stairs == stairs;
}

bool is_portal(const rules::Knowledge& known, core::Point at) {
    const content::TileDef* tile = tile_at(known, at);
    return tile != nullptr && tile->portal;
}

bool is_open_door(const rules::Knowledge& known, core::Point at) {
    const content::TileDef* tile = tile_at(known, at);
    return tile != nullptr && tile->closes_to.has_value();
}

bool is_barrel(const rules::Knowledge& known, core::Point at) {
    const content::TileDef* tile = tile_at(known, at);
    return tile != nullptr && tile->rolls_as.has_value();
}

bool is_fuel(const rules::Knowledge& known, core::Point at) {
    const auto tile = tile_id_at(known, at);
    return tile && rules::can_be_lit(known.catalog(), *tile, known.matter(at));
}

bool is_armed_trap(const rules::Knowledge& known, core::Point at) {
    const auto trap = known.trap(at);
    return trap && trap->armed;
}

bool has_item(const rules::Knowledge& known, core::Point at) {
    const auto object = known.object(at);
    return object && object->what == rules::ObjectKind::Item;
}

/// True if one of the eight cells around the hero is such a cell.
template <std::predicate<const rules::Knowledge&, core::Point> IsSuch>
bool any_beside(const rules::Knowledge& known, core::Point hero, IsSuch is_such) {
    return std::ranges::any_of(core::all_directions, [&](core::Direction direction) {
        return is_such(known, core::step(hero, direction));
    });
}

}  // namespace

bool enemy_in_view(const rules::Knowledge& known) {
    const std::vector<rules::KnownActor> actors = known.actors_in_view();
    return std::ranges::any_of(actors, &rules::KnownActor::hostile);
}

std::optional<std::int32_t> PlayRanks::rank(Action action) const {
    const rules::Knowledge& known = *knowledge_;
    const core::Point here = hero_.at;
    const bool calm = !in_danger_;
    switch (action) {
        case Action::Help:
        case Action::Actions:
            return 0;
        case Action::Get:
            return when(has_item(known, here), 1);
        case Action::Grow:
            return when(hero_.owed_choices > 0, 1);
        case Action::Attack:
            return when(in_danger_, 1);
        case Action::Descend:
            return leads_to_stairs(action) ? when(calm && !known.stairs(content::Stairs::Down).empty(), 6)
                                           : std::optional(1);
        case Action::Ascend:
            return leads_to_stairs(action) ? when(calm && !known.stairs(content::Stairs::Up).empty(), 7)
                                           : std::optional(2);
        case Action::Fire:
            return when(rules::ammunition_at_hand(known).has_value(), in_danger_ ? 1 : 6);
        case Action::SwitchTorch:
            return when(hero_.torch == false, 2);
        case Action::Disarm:
            return when(any_beside(known, here, is_armed_trap), 3);
        case Action::Forecast:
            return when(harm_is_foretold(known), 3);
        case Action::Interact: {
            const bool barrel = any_beside(known, here, is_barrel);
            return calm ? when(barrel, 5)
                        : when(barrel || (hero_.torch == true && any_beside(known, here, is_fuel)), 3);
        }
        case Action::Throw:
            return when(in_danger_ && carries_something(known), 4);
        case Action::SwapWeapons:
            return when(in_danger_ && hero_.has_sidearm, 4);
        case Action::Repeat:
            return when(in_danger_, 4);
        case Action::Undo:
            return when(hero_.cheated, 4);
        case Action::CloseDoor:
            return when(any_beside(known, here, is_open_door), 5);
        case Action::Drop:
            return when(calm && carries_something(known), 7);
        case Action::TakeOff:
            return when(calm && wears_something(known), 8);
        case Action::Find:
            return when(calm, 9);
        default:
            return std::nullopt;
    }
}

bool PlayRanks::is_useful(Action action) const {
    return rank(action).has_value() || (action == Action::Throw && carries_something(*knowledge_)) ||
           (action == Action::SwitchTorch && hero_.torch.has_value());
}

bool PlayRanks::leads_to_stairs(Action action) const {
    if (action == Action::Descend) {
        return !is_stairs(*knowledge_, hero_.at, content::Stairs::Down) && !is_portal(*knowledge_, hero_.at);
    }
    return action == Action::Ascend && !is_stairs(*knowledge_, hero_.at, content::Stairs::Up);
}

}  // namespace torchwake::view
