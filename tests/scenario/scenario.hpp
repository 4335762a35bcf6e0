#pragma once

// A World from a map drawn in ASCII, with the actions of tests on it. Each line of the map is a row; cells
// are drawn by the letters of test_catalog.hpp, or by digits: floor whose place a test finds by at('1').
//
//     Scenario scenario(R"(
//         #####
//         #@.1#
//         #####)");
//     scenario.act(rules::Walk{core::Direction::East});
//     CHECK(scenario.drawn() == ...)

#include "scenario/test_catalog.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/turn.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::scenario {

/// The rows of a raw string without its indentation and empty lines.
std::vector<std::string> rows_of(std::string_view text);

/// The level of a drawn map, and the places of its digits.
struct DrawnLevel {
    rules::LevelPlan plan;
    std::map<char, core::Point> marks;
};

DrawnLevel read_level(const content::Catalog& catalog, std::string_view map);

class Scenario {
  public:
    explicit Scenario(std::string_view map, std::uint64_t seed = 1,
                      const content::Catalog& catalog = test_catalog());

    /// The hero's command and the others' actions after it. The world is sound afterwards.
    rules::Turn act(const rules::Command& command);

    /// One actor's deed alone, nobody acting after it. Requires: it is legal.
    rules::Events does(rules::EntityId actor, const rules::Command& command);

    /// Why an actor may not do that, the world being unchanged by the question and by the attempt.
    rules::RefusalReason refusal_of(const rules::Command& command);

    /// The cell of that digit on the map.
    [[nodiscard]] core::Point at(char mark) const { return level_.marks.at(mark); }
    /// The first living actor of the kind with that letter; an invalid id where there is none.
    [[nodiscard]] rules::EntityId actor(char letter) const;
    [[nodiscard]] core::Point position(rules::EntityId id) const { return rules::position_of(world, id); }
    [[nodiscard]] core::Point hero_at() const { return position(rules::hero_id); }
    [[nodiscard]] std::int32_t hit_points(rules::EntityId id) const;
    void set_hit_points(rules::EntityId id, std::int32_t hit_points);
    /// Puts an item of the kind with that letter into the first free slot, and returns the slot.
    rules::Slot give(char letter, rules::EntityId actor = rules::hero_id);
    /// A monster of that kind comes to stand in a cell. Requires: nobody stands there.
    void place(content::MonsterId kind, core::Point cell);
    /// An item of that kind is used on a cell, nobody acting after it. Requires: it is legal.
    rules::Events fires(char letter, core::Point target, rules::EntityId actor = rules::hero_id);
    void put_to_sleep(rules::EntityId monster, std::int32_t group = 0);
    [[nodiscard]] rules::Intent intent_of(rules::EntityId monster) const;
    void confuse(rules::EntityId actor, std::int32_t turns);
    [[nodiscard]] std::int32_t confusion_of(rules::EntityId actor) const;
    /// The actor has a condition from its next action on.
    void let_last(rules::EntityId actor, content::ConditionKind kind, std::int32_t turns);
    /// The actions for which a condition still lasts; 0 if the actor does not have it.
    [[nodiscard]] std::int32_t turns_of(content::ConditionKind kind,
                                        rules::EntityId actor = rules::hero_id) const;
    [[nodiscard]] forecast::Knowledge knowledge() const { return {catalog(), world}; }
    [[nodiscard]] const content::Catalog& catalog() const { return *ruleset.catalog; }
    operator rules::GameState() const { return {ruleset, world}; }
    operator rules::MutableGameState() { return {ruleset, world}; }

    /// The level as it is, actors over objects over terrain; a corpse is an x.
    [[nodiscard]] std::string drawn() const;

    rules::Ruleset ruleset;
    rules::World world;

  private:
    [[nodiscard]] char letter_at(const forecast::Knowledge& all, core::Point at) const;

    void require_soundness() const;

    DrawnLevel level_;
};

/// The rows of a drawn map as Scenario::drawn() writes them.
std::string map_of(std::string_view text);

/// The events of one type, in order.
template <class T>
std::vector<T> events_of(const rules::Events& events) {
    std::vector<T> found;
    for (const rules::Event& event : events) {
        if (const T* what = std::get_if<T>(&event)) {
            found.push_back(*what);
        }
    }
    return found;
}

}  // namespace torchwake::scenario
