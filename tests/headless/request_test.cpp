// Valid and invalid lines of the protocol.

#include "headless/game_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::headless {
namespace {

using tests::array_at;
using tests::check_standard;
using tests::error_at;
using tests::GameTable;
using tests::number_at;
using tests::object_at;
using tests::text_at;

std::string awaiting_after(GameTable& table, std::string_view line) {
    const json::Object reply = table.ask(line);
    CHECK(reply.find("error") == nullptr);
    return text_at(reply, "awaiting");
}

core::Point hero_at(GameTable& table) {
    const json::Object reply = table.ask(R"({"state":true})");
    const json::Object& player = object_at(object_at(reply, "state"), "player");
    return {static_cast<std::int32_t>(number_at(player, "x")),
            static_cast<std::int32_t>(number_at(player, "y"))};
}

}  // namespace

TEST_CASE("a line that is no request is answered with an error and the game goes on", "[headless]") {
    GameTable table;
    table.begin();
    const std::string hash = text_at(table.ask(R"({"state":true})"), "hash");
    for (const char* line : {"",
                             "x",
                             "[]",
                             "3",
                             "{}",
                             "{\"key\":",
                             R"({"key":3})",
                             R"({"key":"NoSuchKey"})",
                             R"({"keys":"g"})",
                             R"({"key":"g","action":"get"})",
                             R"({"mouse":[1]})",
                             R"({"mouse":[1,2],"button":"middle"})",
                             R"({"mouse":[99999999999,2]})",
                             R"({"pad":"Z"})",
                             R"({"action":"no-such"})",
                             R"({"advance":-1})",
                             R"({"advance":1.5})",
                             R"({"advance":99999999999})",
                             R"({"screen":1})",
                             R"({"key":"g","shift":1})",
                             R"({"close":"yes"})",
                             R"({"key":"g","key":"a"})",
                             "\xFF\xFE",
                             R"({"text":7})"}) {
        const json::Object reply = table.ask(line);
        CAPTURE(line);
        check_standard(reply);
        CHECK_FALSE(text_at(object_at(reply, "error"), "message").empty());
        text_at(object_at(reply, "error"), "at");
        CHECK(text_at(reply, "hash") == hash);
    }
}

TEST_CASE("an argument that does not fit its action is answered with the place of the error", "[headless]") {
    GameTable table;
    table.begin();
    struct Case {
        const char* line;
        const char* at;
    };
    for (const Case& wrong : {Case{R"({"action":"travel-to"})", "/with"},
                              Case{R"({"action":"travel-to","with":"x"})", "/with"},
                              Case{R"({"action":"travel-to","with":[1]})", "/with"},
                              Case{R"({"action":"travel-to","with":[1,2,3]})", "/with"},
                              Case{R"({"action":"travel-to","with":[99999999999,2]})", "/with"},
                              Case{R"({"action":"travel-to","with":["1","2"]})", "/with"},
                              Case{R"({"action":"get","with":[1,2]})", "/with"},
                              Case{R"({"action":"get","with":null})", "/with"},
                              Case{R"({"action":"type"})", "/with"},
                              Case{R"({"action":"type","with":""})", "/with"},
                              Case{R"({"action":"type","with":"ab"})", "/with"},
                              Case{R"({"action":"type","with":7})", "/with"},
                              Case{R"({"action":"bind-key","with":"NoSuchKey"})", "/with"},
                              Case{R"({"action":"bind-key","with":[1,2]})", "/with"},
                              Case{R"({"with":[1,2]})", "/with"},
                              Case{R"({"key":"g","with":[1,2]})", "/with"},
                              Case{R"({"pad":"A","with":"x"})", "/with"},
                              Case{R"({"pad":"A","shift":true})", "/shift"},
                              Case{R"({"pad":"PadA"})", "/pad"},
                              Case{R"({"pad":""})", "/pad"},
                              Case{R"({"pad":3})", "/pad"},
                              Case{R"({"pad":"a"})", "/pad"},
                              Case{R"({"action":"Travel-To","with":[1,2]})", "/action"},
                              Case{R"({"action":7,"with":[1,2]})", "/action"},
                              Case{R"({"action":"travel-to","with":[1,2],"with":[1,2]})", "/with"},
                              Case{R"({"pad":"A","key":"g"})", "/pad"}}) {
        const json::Object reply = table.ask(wrong.line);
        CAPTURE(wrong.line);
        check_standard(reply);
        CHECK(error_at(reply) == wrong.at);
        CHECK(number_at(reply, "turn") == 0);
        CHECK(text_at(reply, "awaiting") == "play");
    }
}

TEST_CASE("the buttons of a gamepad walk, open, move, confirm and go back", "[headless][F2]") {
    GameTable table;
    table.begin();
    const core::Point start = hero_at(table);
    table.ask(R"({"pad":"Right"})");
    table.ask(R"({"pad":"UpRight"})");
    table.ask(R"({"pad":"UpLeft"})");
    CHECK(hero_at(table) == core::Point{start.x + 1, start.y - 2});
    table.ask(R"({"pad":"DownLeft"})");
    table.ask(R"({"pad":"DownRight"})");
    table.ask(R"({"pad":"Left"})");
    CHECK(hero_at(table) == start);
    CHECK(awaiting_after(table, R"({"pad":"X"})") == "play/pack");
    CHECK(awaiting_after(table, R"({"pad":"B"})") == "play");
    CHECK(awaiting_after(table, R"({"pad":"Y"})") == "play/examine");
    CHECK(awaiting_after(table, R"({"pad":"Up"})") == "play/examine");
    CHECK(awaiting_after(table, R"({"pad":"A"})") == "play");
    CHECK(awaiting_after(table, R"({"pad":"Start"})") == "play/actions");
    CHECK(awaiting_after(table, R"({"pad":"Up"})") == "play/actions");  // around to the last: pause
    CHECK(awaiting_after(table, R"({"pad":"A"})") == "play/pause");
    CHECK(awaiting_after(table, R"({"pad":"B"})") == "play");
}

TEST_CASE("a button that does nothing here is no error", "[headless]") {
    GameTable table;
    CHECK(awaiting_after(table, R"({"pad":"Back"})") == "title");
    CHECK(awaiting_after(table, R"({"pad":"L"})") == "title");
}

TEST_CASE("a name and a seed are typed, by text, keys and actions alike, and the game takes them",
          "[headless][F1]") {
    GameTable table;
    CHECK(awaiting_after(table, R"({"action":"name"})") == "title/name");
    for (int key = 0; key < 20; ++key) {
        table.ask(R"({"key":"Backspace"})");
    }
    table.ask(R"({"text":"Ada é"})");
    table.ask(R"({"key":"q"})");
    table.ask(R"({"key":"x","shift":true})");
    table.ask(R"({"action":"type","with":"!"})");
    table.ask(R"({"action":"erase"})");
    CHECK(table.screen().find("Ada éqX") != std::string::npos);
    CHECK(awaiting_after(table, R"({"key":"Enter"})") == "title");
    REQUIRE(table.storage.options.has_value());
    CHECK(table.storage.options->hero_name == "Ada éqX");

    table.act("seed");
    table.ask(R"({"text":"40x2"})");
    CHECK(awaiting_after(table, R"({"pad":"A"})") == "title");
    const json::Object begun = table.begin();
    CHECK(number_at(begun, "seed") == 402);
    CHECK(table.screen().find("Ada éqX") != std::string::npos);
}

TEST_CASE("letters that are typed into a name are never keys", "[headless][F1]") {
    GameTable table;
    table.act("name");
    CHECK(awaiting_after(table, R"({"text":"qQnsoq?"})") == "title/name");
    CHECK(awaiting_after(table, R"({"key":"Escape"})") == "title");
    CHECK(table.storage.options == save::Options{});
}

TEST_CASE("while a key is asked for every key is the answer, buttons too", "[headless][F2]") {
    GameTable table;
    table.act("options");
    table.act("bindings");
    table.act("choose-Q");  // "next-target", of cursors alone
    CHECK(awaiting_after(table, R"({"pad":"Back"})") == "title/options/bindings");
    table.act("choose-Q");  // "next-target", of cursors alone
    CHECK(awaiting_after(table, R"({"action":"bind-key","with":"Ctrl+F5"})") == "title/options/bindings");
    CHECK(table.screen().find("Ctrl+F5") != std::string::npos);
    CHECK(table.screen().find("PadBack") != std::string::npos);
}

TEST_CASE("the cursor of examine, aim and travel is told, and moves to a cell by its name",
          "[headless][T1]") {
    GameTable table;
    table.begin();
    for (const char* action : {"examine", "travel"}) {
        CAPTURE(action);
        table.act(action);
        json::Object reply = table.ask(R"({"action":"point-at","with":[5,3],"state":true})");
        const json::Array& cursor = array_at(object_at(reply, "state"), "cursor");
        REQUIRE(cursor.size() == 2);
        CHECK(*cursor[0].if_integer() == 5);
        CHECK(*cursor[1].if_integer() == 3);
        CHECK(awaiting_after(table, R"({"action":"cancel"})") == "play");
        reply = table.ask(R"({"state":true})");
        CHECK(object_at(reply, "state").find("cursor") == nullptr);
    }
}

}  // namespace torchwake::headless
