#include "items/purse.hpp"

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

std::int32_t deepest_depth(const World& world) {
    const bool left_town = world.level.depth > 0 || !world.left_levels.empty();
    return left_town ? world.run.deepest_depth : 0;
}

std::int64_t score_of(const World& world) {
    constexpr std::int64_t a_level = 1000;
    constexpr std::int64_t experience_for_a_point = 10;
    const std::int64_t experience = world.entities.abilities[hero_id].experience;
    const Purse* purse = world.entities.purses.find(hero_id);
    const std::int64_t gold = purse != nullptr ? purse->coins.value / copper_in_gold : 0;
    return gold + a_level * deepest_depth(world) + experience / experience_for_a_point +
           (world.run.escaped ? ending_table.at(static_cast<std::size_t>(world.hunt.ending)).score : 0);
}

}  // namespace torchwake::rules
