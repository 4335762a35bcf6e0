// Each published action is accepted, and each other one is refused without effect, on every screen.

#include "headless/all_screens.hpp"

#include <torchwake/json/writer.hpp>
#include <torchwake/screen/action.hpp>

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::headless {
namespace {

using tests::act_with;
using tests::all_screens;
using tests::array_at;
using tests::error_at;
using tests::GameTable;
using tests::reach;
using tests::Screen;
using tests::stocked;
using tests::take_on;
using tests::text_at;

/// The kind of argument that a published action names; empty for most.
std::string with_of(const json::Object& action) {
    return action.find("with") != nullptr ? text_at(action, "with") : "";
}

std::string example_of(std::string_view with) {
    return with == "cell" ? "[2,2]" : with == "character" ? R"("7")" : R"("F5")";
}

json::Object take(GameTable& table, const std::string& id, const std::string& with) {
    return with.empty() ? table.act(id) : act_with(table, id, example_of(with));
}

/// The kind of argument that each action must name, if any.
std::string with_of(screen::Action action) {
    if (screen::takes_cell(action)) {
        return "cell";
    }
    return action == screen::Action::Type ? "character" : action == screen::Action::BindKey ? "key" : "";
}

std::vector<screen::Offer> all_offers() {
    std::vector<screen::Offer> offers;
    for (const screen::ActionTraits& traits : screen::action_table) {
        offers.push_back({traits.action});
    }
    constexpr std::int32_t lines = 60;
    for (std::int32_t line = 1; line < lines; ++line) {
        offers.push_back({screen::Action::Choose, line});
    }
    return offers;
}

std::set<std::string> published_ids(const json::Object& reply) {
    std::set<std::string> ids;
    for (const json::Value& action : array_at(reply, "actions")) {
        const std::string id = text_at(*action.if_object(), "id");
        CAPTURE(id);
        CHECK(ids.insert(id).second);  // each once
    }
    return ids;
}

/// The window's frame, as the frame loop would draw it.
const stage::Frame& frame_of(GameTable& table, core::Size text_size) {
    return table.presenter.frame(table.game.screens(), table.game.revision(), text_size, {30, 20});
}

/// Asks for nothing.
json::Object look(GameTable& table) {
    return table.ask(R"({"state":false})");
}

}  // namespace

TEST_CASE("panels that are kept are those that would be drawn anew, whatever is done on any screen",
          "[headless][frame][F6]") {
    constexpr core::Size shown{120, 40};
    for (const Screen& screen : all_screens()) {
        const std::unique_ptr<GameTable> table = reach(screen);
        for (std::size_t step = 0; step < 15 && !table->game.ended(); ++step) {
            CAPTURE(screen.path, screen.way, step, table->game.awaiting());
            const panels::PanelPicture kept = frame_of(*table, shown);
            static_cast<void>(frame_of(*table, {100, 36}));
            CHECK(kept == static_cast<const panels::PanelPicture&>(frame_of(*table, shown)));
            if (table->game.prompt() != nullptr) {
                take_on(*table, step);
            } else {
                table->game.advance({500});
                table->presenter.advance({500});
            }
        }
    }
}

TEST_CASE("every screen is reached by published actions, under the name of its scopes", "[headless][F6]") {
    for (const Screen& screen : all_screens()) {
        CAPTURE(screen.path, screen.way);
        CHECK(text_at(look(*reach(screen)), "awaiting") == screen.path);
    }
}

TEST_CASE("every published action of every screen is accepted", "[headless][F6]") {
    for (const Screen& screen : all_screens()) {
        const json::Object listed = look(*reach(screen));
        for (const json::Value& action : array_at(listed, "actions")) {
            const std::string id = text_at(*action.if_object(), "id");
            CAPTURE(screen.path, screen.way, id);
            CHECK_FALSE(text_at(*action.if_object(), "text").empty());
            array_at(*action.if_object(), "keys");
            const auto table = reach(screen);
            CHECK(take(*table, id, with_of(*action.if_object())).find("error") == nullptr);
        }
    }
}

TEST_CASE("every action that a screen does not publish is refused and changes nothing", "[headless][F6]") {
    for (const Screen& screen : all_screens()) {
        const auto table = reach(screen);
        const json::Object before = look(*table);
        const std::set<std::string> published = published_ids(before);
        for (const screen::Offer& offer : all_offers()) {
            const std::string id = screen::offer_id(offer);
            if (published.contains(id)) {
                continue;
            }
            CAPTURE(screen.path, screen.way, id);
            json::Object refused = take(*table, id, with_of(offer.action));
            CHECK(error_at(refused) == "/action");
            CHECK(text_at(refused, "awaiting") == text_at(before, "awaiting"));
            CHECK(text_at(refused, "hash") == text_at(before, "hash"));
        }
        CHECK(published_ids(look(*table)) == published);
    }
}

TEST_CASE("the keys that are told for an action do just that", "[headless][F2]") {
    for (const Screen& screen : all_screens()) {
        const json::Object listed = look(*reach(screen));
        for (const json::Value& action : array_at(listed, "actions")) {
            const std::string id = text_at(*action.if_object(), "id");
            const json::Array& keys = array_at(*action.if_object(), "keys");
            const json::Object wanted = keys.empty() ? json::Object() : reach(screen)->act(id);
            for (const json::Value& key : keys) {
                json::Object press;
                press.set("key", key);
                const json::Object done = reach(screen)->ask(json::write_line(press));
                CAPTURE(screen.path, screen.way, id, *key.if_string());
                CHECK(text_at(done, "awaiting") == text_at(wanted, "awaiting"));
                CHECK(text_at(done, "hash") == text_at(wanted, "hash"));
            }
        }
    }
}

TEST_CASE("no key is told twice on a screen", "[headless][F2]") {
    for (const Screen& screen : all_screens()) {
        const json::Object listed = look(*reach(screen));
        std::set<std::string> keys;
        for (const json::Value& action : array_at(listed, "actions")) {
            for (const json::Value& key : array_at(*action.if_object(), "keys")) {
                CAPTURE(screen.path, screen.way, *key.if_string());
                CHECK(keys.emplace(*key.if_string()).second);
            }
        }
    }
}

TEST_CASE("a curse is lifted by a published action, and the thing is called by its new name",
          "[headless][I6][T6]") {
    const auto table = reach({"", stocked, "continue use choose-h"});
    REQUIRE(text_at(look(*table), "awaiting") == "play/remove-curse");
    CHECK(published_ids(look(*table)).contains("choose-i"));
    const json::Object freed = table->act("choose-i");
    CHECK(text_at(freed, "awaiting") == "play");
    const forecast::Knowledge known{tests::library().catalog, *table->game.world()};
    CHECK(tests::library().catalog.item(*known.pack().at(8).item).id == "dagger.blunt.freed");
}

TEST_CASE("a cell that the level lacks, or a character that can't be typed, is refused", "[headless]") {
    const auto refuses = [](std::string_view way, std::string_view action, const std::string& with) {
        CAPTURE(way, action, with);
        const auto table = reach({"", stocked, way});
        const json::Object before = look(*table);
        const json::Object refused = act_with(*table, action, with);
        CHECK(error_at(refused) == "/with");
        CHECK(text_at(refused, "awaiting") == text_at(before, "awaiting"));
        CHECK(text_at(refused, "hash") == text_at(before, "hash"));
    };
    for (const char* cell : {"[10,0]", "[0,4]", "[-1,0]", "[0,-1]", "[32767,32767]"}) {
        refuses("new-game", "travel-to", cell);
        refuses("new-game examine", "point-at", cell);
        refuses("new-game travel", "confirm-at", cell);
    }
    refuses("name", "type", R"("\u0007")");
}

}  // namespace torchwake::headless
