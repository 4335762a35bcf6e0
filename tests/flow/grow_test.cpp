// The choice of an attribute to raise: on the first descent to a level, and for owed choices.

#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace torchwake::flow {
namespace {

using rules::Attribute;
using screen::Action;

/// Every level is drawn like this one.
constexpr std::string_view stairwell = "########\n#<@>...#\n########";

save::SavedRun run_with_owed_choices(std::int32_t owed) {
    save::SavedRun run{rules::new_run(drawn_rules(stairwell), 6), {}};
    run.world.run.owed_choices = owed;
    return run;
}

std::int32_t value_of(const DrawnGame& played, Attribute attribute) {
    return rules::attribute_of(played.knowledge().hero().attributes, attribute);
}

}  // namespace

TEST_CASE("the first way down to a level asks what to grow in", "[flow][C6][W7][F6]") {
    DrawnGame played(stairwell);
    played.start().press("Right >");
    CHECK(played.game.awaiting() == "play/level-up");
    const screen::MenuModel* const menu = played.menu();
    REQUIRE(menu != nullptr);
    CHECK(menu->purpose == screen::MenuPurpose::LevelUp);
    REQUIRE(menu->lines.size() == 4);
    CHECK(menu->cursor == 0);
    for (std::size_t line = 0; line < 4; ++line) {
        const auto grow = std::get<screen::GrowLine>(menu->lines[line].what);
        CHECK(grow.attribute == static_cast<Attribute>(line));
        CHECK(grow.value == 11);
    }
    CHECK(played.knowledge().depth() == 1);
    played.require_clean_end();
}

TEST_CASE("the choice has the strongest enemy that was met, to compare by", "[flow][C6]") {
    const auto strongest = [](std::string_view map) {
        DrawnGame played(map);
        played.start().press("Right >");
        const screen::MenuModel* const menu = played.menu();
        REQUIRE(menu != nullptr);
        const content::MonsterId kind = std::get<screen::GrowLine>(menu->lines.front().what).strongest;
        return kind.valid() ? played.knowledge().catalog().monster(kind).id : std::string();
    };
    CHECK(strongest(stairwell).empty());
    CHECK(strongest("########\n#<@>.o.#\n########") == "orc");
}

TEST_CASE("leaving the choice leaves everything as it was", "[flow][C6]") {
    DrawnGame played(stairwell);
    played.start().press("Right");
    const std::uint64_t before = played.hash();
    played.press("> Down Down Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    played.press(">");
    CHECK(played.click_line(99) == false);
    played.game.input(screen::PointerClicked{screen::PointedNothing{}, screen::MouseButton::Right});
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    CHECK(played.stage.refusals.empty());
    played.require_clean_end();
}

TEST_CASE("choosing goes down and grows, in one turn", "[flow][C6][W7]") {
    struct Case {
        std::string_view keys;
        Attribute attribute;
    };
    for (const Case& choice :
         {Case{"Enter", Attribute::Strength}, Case{"s", Attribute::Strength}, Case{"d", Attribute::Dexterity},
          Case{"i", Attribute::Intelligence}, Case{"Up Enter", Attribute::Constitution},
          Case{"c", Attribute::Constitution}}) {
        DrawnGame played(stairwell);
        played.start().press("Right >");
        played.press(choice.keys);
        CHECK(played.game.awaiting() == "play");
        CHECK(played.knowledge().depth() == 2);
        CHECK(played.turn() == 2);
        CHECK(value_of(played, choice.attribute) == 12);
        const auto entered = scenario::events_of<rules::LevelEntered>(played.stage.events);
        REQUIRE(entered.size() == 1);
        CHECK(entered[0].first_time);
        played.require_clean_end();
    }
}

TEST_CASE("a level that was seen before is gone down to without a choice", "[flow][C6][W7]") {
    DrawnGame played(stairwell);
    played.start().press("Right > s");
    REQUIRE(played.knowledge().depth() == 2);
    played.click({1, 1});
    played.wait(1000);
    played.press("<");
    REQUIRE(played.knowledge().depth() == 1);
    played.press(">");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().depth() == 2);
    CHECK(value_of(played, Attribute::Strength) == 12);
    played.require_clean_end();
}

TEST_CASE("away from the stairs the key to go down leads there, and no menu opens", "[flow][C6][W9]") {
    DrawnGame played(stairwell);
    played.start().press(">");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().depth() == 1);
    CHECK(played.stage.stops == std::vector{autopilot::StopReason::Arrived});
    played.press(">");
    CHECK(played.game.awaiting() == "play/level-up");
    played.require_clean_end();
}

TEST_CASE("an owed choice is asked for and takes no time", "[flow][C6][F2][F6]") {
    DrawnGame played(stairwell, {.start = Start::Continue});
    played.storage.kept_runs.put(run_with_owed_choices(2));
    played.start();
    const std::uint64_t before = played.hash();
    played.press("+");
    CHECK(played.game.awaiting() == "play/grow");
    CHECK(played.menu()->purpose == screen::MenuPurpose::Grow);
    played.press("Escape");
    CHECK(played.hash() == before);
    played.press("+ d");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == 0);
    CHECK(value_of(played, Attribute::Dexterity) == 12);
    CHECK(played.knowledge().hero().owed_choices == 1);
    played.press("+");
    CHECK(std::get<screen::GrowLine>(played.menu()->lines[1].what).value == 12);
    played.require_clean_end();
}

TEST_CASE("a choice to grow starts on the attribute of the weapon in hand", "[flow][C6][F6]") {
    DrawnGame played("#######\n#@}...#\n#######", {.start = Start::Continue});
    save::SavedRun run{rules::new_run(drawn_rules("#######\n#@}...#\n#######"), 6), {}};
    run.world.run.owed_choices = 1;
    played.storage.kept_runs.put(run);
    played.start().press("+");
    CHECK(played.menu()->cursor == static_cast<std::int32_t>(Attribute::Strength));
    played.press("Escape l g a a +");
    CHECK(played.menu()->cursor == static_cast<std::int32_t>(Attribute::Dexterity));
    played.require_clean_end();
}

TEST_CASE("where no choice is owed that is said, and no menu opens", "[flow][C6][F2]") {
    DrawnGame played(stairwell);
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.press("+"));
    CHECK(played.game.awaiting() == "play");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::NoChoiceOwed});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("no held key passes the choice, and no key that steps", "[flow][C6][F2]") {
    constexpr std::array deciding{screen::Offer{Action::Confirm}, screen::Offer{Action::Cancel}};
    for (const screen::KeyMap::Binding& binding : game_keys().bindings()) {
        const bool decides = game_keys().resolve(binding.key, deciding).has_value();
        const bool is_letter =
            std::u32string_view(U"sdic").find(binding.key.character) != std::u32string_view::npos;
        DrawnGame played(stairwell);
        played.start().press("Right");
        played.game.input(screen::KeyPressed{binding.key});
        played.take(Action::Descend);
        if (played.game.awaiting() != "play/level-up") {
            continue;
        }
        played.game.input(screen::KeyPressed{screen::parse_key("Up").value()});
        for (int frame = 0; frame < 60; ++frame) {
            played.wait(20);
        }
        CHECK(played.game.awaiting() == "play/level-up");
        played.game.input(screen::KeyPressed{binding.key});
        CHECK((played.game.awaiting() == "play/level-up" || decides || is_letter));
        played.require_clean_end();
    }
}

TEST_CASE("the key that opened a choice does not confirm it, however long it is held", "[flow][C6][F2]") {
    DrawnGame played(stairwell);
    played.start().press("Right Enter");
    REQUIRE(played.game.awaiting() == "play/actions");
    const auto& lines = played.menu()->lines;
    const auto descend = std::ranges::find_if(lines, [](const screen::MenuLine& line) {
        return std::get<screen::ActionLine>(line.what).action == Action::Descend;
    });
    played.hover_line(static_cast<std::int32_t>(descend - lines.begin()));
    played.hold("Enter");
    REQUIRE(played.game.awaiting() == "play/level-up");
    for (int frame = 0; frame < 100; ++frame) {
        played.wait(20);
    }
    CHECK(played.game.awaiting() == "play/level-up");
    CHECK(played.knowledge().depth() == 1);
    played.require_clean_end();
}

}  // namespace torchwake::flow
