#include "scenario/scenario.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/cursor.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::Offer;

constexpr core::Size cursor_bounds{7, 4};

}  // namespace

TEST_CASE("a cell's number finds it, row by row", "[flow][cursor]") {
    CHECK(cell_number(cursor_bounds, {0, 0}) == 0);
    CHECK(cell_number(cursor_bounds, {6, 0}) == 6);
    CHECK(cell_number(cursor_bounds, {0, 1}) == 7);
    for (std::int32_t number = 0; number < static_cast<std::int32_t>(cursor_bounds.area()); ++number) {
        CHECK(cell_number(cursor_bounds, cell_at(cursor_bounds, number)) == number);
    }
}

TEST_CASE("a cursor on the map never leaves it, whatever is answered", "[flow][cursor][T1][T2]") {
    const CursorField field{cursor_bounds, {{2, 2}, {6, 3}}};
    const screen::Prompt prompt = cursor_prompt(cursor_bounds);
    for (std::int32_t number = 0; number < prompt.cells; ++number) {
        const core::Point at = cell_at(cursor_bounds, number);
        for (const Offer& offer : prompt.offers) {
            CHECK(cursor_bounds.contains(moved_cursor(at, offer, field)));
        }
        CHECK(moved_cursor({3, 3}, {Action::PointAt, number}, field) == at);
        CHECK(moved_cursor({3, 3}, {Action::ConfirmAt, number}, field) == at);
    }
}

TEST_CASE("a cursor steps in eight directions and slides along the edge", "[flow][cursor][T1]") {
    const CursorField field{cursor_bounds, {}};
    for (const core::Direction direction : core::all_directions) {
        const Offer step{screen::step_towards(direction)};
        CHECK(moved_cursor({2, 2}, step, field) == core::step({2, 2}, direction));
    }
    CHECK(moved_cursor({3, 0}, {Action::MoveNorthEast}, field) == core::Point{4, 0});
    CHECK(moved_cursor({6, 3}, {Action::MoveSouthEast}, field) == core::Point{6, 3});
    CHECK(moved_cursor({2, 2}, {Action::NextTarget}, field) == core::Point{2, 2});
    CHECK(moved_cursor({2, 2}, {Action::Confirm}, field) == core::Point{2, 2});
}

TEST_CASE("targets are gone through in order and around, from elsewhere from an end",
          "[flow][cursor][T1][T2]") {
    const CursorField field{cursor_bounds, {{2, 2}, {6, 3}, {0, 0}}};
    const auto next = [&field](core::Point at) { return moved_cursor(at, {Action::NextTarget}, field); };
    const auto previous = [&field](core::Point at) {
        return moved_cursor(at, {Action::PreviousTarget}, field);
    };
    CHECK(next({5, 1}) == core::Point{2, 2});
    CHECK(next({2, 2}) == core::Point{6, 3});
    CHECK(next({0, 0}) == core::Point{2, 2});
    CHECK(previous({5, 1}) == core::Point{0, 0});
    CHECK(previous({0, 0}) == core::Point{6, 3});
    CHECK(previous({2, 2}) == core::Point{0, 0});
}

TEST_CASE("there is something to look at in enemies, items and stairs that are in view, enemies first",
          "[flow][cursor][T1]") {
    const scenario::Scenario drawn(R"(
        ##############
        #>.!@.d..o#.d#
        ########.##!##
        ########..+>.#
        ##############)");
    CHECK(targets_in_view(drawn.knowledge()) == std::vector<core::Point>{{9, 1}, {6, 1}, {3, 1}, {1, 1}});
    CHECK(enemies_in_view(drawn.knowledge()) == std::vector<core::Point>{{6, 1}, {9, 1}});
}

TEST_CASE("a cell with several things is looked at once", "[flow][cursor][T1]") {
    scenario::Scenario drawn("######\n#@.!.#\n######");
    drawn.act(rules::Walk{core::Direction::East});
    drawn.act(rules::Walk{core::Direction::East});
    CHECK(targets_in_view(drawn.knowledge()) == std::vector<core::Point>{{3, 1}});
}

}  // namespace torchwake::flow
