#include "headless/game_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::headless {
namespace {

using tests::GameTable;
using tests::number_at;
using tests::text_at;

constexpr std::string_view first_step = "First there is rock.";
constexpr std::string_view last_step = "Grass grows, and water gathers.";

flow::GameSettings with_making() {
    flow::GameSettings settings;
    settings.seed = 7;
    settings.options.level_making = true;
    return settings;
}

/// A new game, and down to its second level. The reply to that.
json::Object go_down(GameTable& table) {
    table.begin();
    table.act("cheat");
    return table.act("cheat-next-level");
}

bool shows(GameTable& table, std::string_view text) {
    return table.screen().find(text) != std::string::npos;
}

TEST_CASE("by wish a new level is first shown as it is made, while its level change is awaited",
          "[headless][F6]") {
    GameTable table(with_making());
    CHECK(text_at(go_down(table), "awaiting") == "play/level-change");
    CHECK(shows(table, first_step));
    table.ask(R"({"advance":700})");
    CHECK_FALSE(shows(table, first_step));
    CHECK_FALSE(shows(table, last_step));
    table.ask(R"({"advance":800})");
    CHECK(shows(table, last_step));
    CHECK(text_at(table.ask(R"({"advance":449})"), "awaiting") == "play/level-change");
    CHECK_FALSE(shows(table, last_step));
    CHECK(text_at(table.ask(R"({"advance":1})"), "awaiting") == "play");
}

TEST_CASE("any key ends the animator of a level's making, and counts", "[headless][F6]") {
    GameTable table(with_making());
    go_down(table);
    CHECK(text_at(table.ask(R"({"key":"x"})"), "awaiting") == "play/examine");
    CHECK_FALSE(shows(table, first_step));
}

TEST_CASE("a level's making is not shown unless it is wished for, and changes nothing", "[headless][F6]") {
    GameTable plain;
    GameTable table(with_making());
    const json::Object entered = go_down(plain);
    CHECK(text_at(entered, "hash") == text_at(go_down(table), "hash"));
    CHECK_FALSE(shows(plain, first_step));
    const json::Object after = plain.ask(R"({"advance":200})");
    CHECK(text_at(after, "awaiting") == "play");
    CHECK(number_at(after, "depth") == 1);
    CHECK(text_at(table.ask(R"({"advance":2000})"), "hash") == text_at(after, "hash"));
}

TEST_CASE("the option to show a level's making is chosen in the menu, and kept", "[headless][F6]") {
    GameTable table;
    table.act("options");
    for (int line = 0; line < 40 && !shows(table, "Before you enter"); ++line) {
        table.act("down");
    }
    CHECK(shows(table, "Before you enter a level, all of it is shown."));
    table.act("right");
    table.act("cancel");
    REQUIRE(table.storage.options.has_value());
    CHECK(table.storage.options->level_making);
    CHECK(text_at(go_down(table), "awaiting") == "play/level-change");
    CHECK(shows(table, first_step));
}

}  // namespace
}  // namespace torchwake::headless
