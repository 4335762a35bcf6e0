// Each published action is accepted, and each other one is refused without effect, on every screen.

#include "headless/game_table.hpp"
#include "scenario/scenario.hpp"

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

using tests::array_at;
using tests::error_at;
using tests::GameTable;
using tests::text_at;

/// A scroll of fireball, two open doors beside the hero, stairs, and something left to explore.
constexpr std::string_view stocked = R"(
    ##########
    ##'####..#
    #<@'?>...#
    ##########)";
/// A demon kills within a few blows.
constexpr std::string_view doomed = "####\n#@D#\n####";
/// The prize lies beside the way out.
constexpr std::string_view crowned = "#####\n#<@\"#\n#####";

/// A vendor, and something to sell.
constexpr std::string_view market = "######\n#@?N.#\n######";

struct Screen {
    std::string_view path;
    std::string_view map;
    std::string_view way;  ///< see go()
};

const std::vector<Screen> screens{
    {"title", stocked, ""},
    {"title/name", stocked, "name"},
    {"title/seed", stocked, "seed"},
    {"title/scores", stocked, "scores"},
    {"title/runs", stocked, "new-game pause save-and-quit new-game pause save-and-quit runs"},
    {"title/options", stocked, "options"},
    {"title/options/bindings", stocked, "options bindings"},
    {"title/options/bindings/capture", stocked, "options bindings choose-c"},
    {"title/help", stocked, "help"},
    {"play", stocked, "new-game"},
    {"play/use", stocked, "new-game move-east move-east get use"},
    {"play/use/item", stocked, "new-game move-east move-east get use inspect"},
    {"play/use/aim", stocked, "new-game move-east move-east get use choose-d"},
    {"play/animation", stocked, "new-game move-east move-east get use choose-d confirm-at@7,2"},
    {"play/drop", stocked, "new-game move-east move-east get drop"},
    {"play/throw", stocked, "new-game move-east move-east get throw"},
    {"play/throw/aim", stocked, "new-game move-east move-east get throw choose-a"},
    {"play/shop", market, "new-game move-east get move-east"},
    {"play/shop", market, "new-game move-east get move-east switch-trade"},
    {"play/close-door", stocked, "new-game close-door"},
    {"play/cast", stocked, "new-game cast"},
    {"play/cast/aim", stocked, "new-game cast choose-a"},
    {"play/examine", stocked, "new-game examine"},
    {"play/explore", stocked, "new-game explore"},
    {"play/travel", stocked, "new-game travel"},
    {"play/travel", stocked, "new-game travel-to@7,2"},
    {"play/run", stocked, "new-game move-east move-east move-east run-east"},
    {"play/rest", stocked, "new-game move-east move-east get use choose-d confirm-at@5,2 skip rest"},
    {"play/level-up", stocked, "new-game move-east move-east move-east descend"},
    {"play/level-change", stocked, "new-game move-east move-east move-east descend choose-d"},
    {"play/grow", stocked, "continue grow"},
    {"play/identify", stocked, "continue use choose-f"},
    {"play/identify/item", stocked, "continue use choose-f inspect"},
    {"play/remove-curse", stocked, "continue use choose-h"},
    {"play/remove-curse/item", stocked, "continue use choose-h inspect"},
    {"play/character", stocked, "new-game character"},
    {"play/messages", stocked, "new-game messages"},
    {"play/help", stocked, "new-game help"},
    {"play/discoveries", stocked, "new-game discoveries"},
    {"play/actions", stocked, "new-game actions"},
    {"play/cheat", stocked, "new-game cheat"},
    {"play/map-reveal", stocked, "new-game cheat cheat-reveal"},
    {"play/pause", stocked, "new-game pause"},
    {"play/pause/options", stocked, "new-game pause options"},
    {"play/pause/options/bindings", stocked, "new-game pause options bindings"},
    {"play/pause/options/bindings/capture", stocked, "new-game pause options bindings choose-b"},
    {"play/pause/help", stocked, "new-game pause help"},
    {"play/pause/abandon", stocked, "new-game pause abandon"},
    {"death", doomed, "new-game die"},
    {"death/recap", doomed, "new-game die +2000"},
    {"death/recap/scores", doomed, "new-game die +2000 scores"},
    {"death/recap/messages", doomed, "new-game die +2000 messages"},
    {"victory", crowned, "new-game move-east get move-west move-west ascend"},
    {"victory", crowned, "new-game move-east get move-west move-west ascend +1000"},
    {"victory/recap", crowned, "new-game move-east get move-west move-west ascend +1000 confirm"},
};

rules::LevelSource levels_drawn(std::string_view map) {
    const rules::LevelPlan plan = scenario::read_level(tests::library().catalog, map).plan;
    return [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; };
}

/// In a slot of the hero's pack.
void give(rules::World& world, std::string_view item, std::uint8_t slot) {
    const rules::EntityId id{world.run.next_entity++};
    world.entities.items.insert(id, {tests::library().catalog.find_item(item).value()});
    world.entities.carried.insert(id, {rules::hero_id, rules::Slot{slot}});
    world.entities.packs[rules::hero_id].slots[slot] = id;
}

/// A run whose hero may choose what to grow in, and has a scroll of identify (f) and something for it (g),
/// and one of remove curse (h) and something for that (i).
save::SavedRun owing_run(const rules::LevelSource& levels) {
    const rules::Ruleset ruleset{&tests::library().catalog, levels};
    save::SavedRun run{rules::new_run(ruleset, 3), {}};
    run.world.run.owed_choices = 1;
    give(run.world, "scroll_identify", 5);
    give(run.world, "potion_haste", 6);
    give(run.world, "scroll_remove_curse", 7);
    give(run.world, "dagger.blunt", 8);
    rules::rebuild_caches(*ruleset.catalog, run.world);
    return run;
}

void await_death(GameTable& table) {
    std::string awaiting;
    for (int turn = 0; turn < 200 && !awaiting.starts_with("death"); ++turn) {
        awaiting = text_at(table.act("wait"), "awaiting");
    }
    REQUIRE(awaiting.starts_with("death"));
}

/// An action taken with a cell, a character or a key.
json::Object act_with(GameTable& table, std::string_view action, const std::string& with) {
    return table.ask(R"({"action":")" + std::string(action) + R"(","with":)" + with + "}");
}

/// Takes one action after another: "get", "confirm-at@7,2"; "+2000" lets that many milliseconds pass.
void go(GameTable& table, std::string_view way) {
    std::istringstream steps{std::string(way)};
    for (std::string step; steps >> step;) {
        CAPTURE(way, step);
        const std::size_t at = step.find('@');
        if (step == "die") {
            await_death(table);
        } else if (step.front() == '+') {
            table.ask(R"({"advance":)" + step.substr(1) + "}");
        } else if (at != std::string::npos) {
            const json::Object reply = act_with(table, step.substr(0, at), "[" + step.substr(at + 1) + "]");
            REQUIRE(reply.find("error") == nullptr);
        } else {
            REQUIRE(table.act(step).find("error") == nullptr);
        }
    }
}

std::unique_ptr<GameTable> reach(const Screen& screen) {
    const rules::LevelSource levels = levels_drawn(screen.map);
    std::optional<save::SavedRun> stored;
    if (screen.way.starts_with("continue")) {
        stored = owing_run(levels);
    }
    auto table =
        std::make_unique<GameTable>(flow::GameSettings{.seed = 7}, core::Size{100, 36}, levels, stored);
    go(*table, screen.way);
    return table;
}

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
const view::Frame& frame_of(GameTable& table, core::Size text_size) {
    return table.presenter.frame(table.game.screens(), table.game.revision(), text_size, {30, 20});
}

/// Takes one after the other of what is published that is taken with nothing and does not quit.
void take_on(GameTable& table, std::size_t step) {
    std::vector<screen::Offer> plain;
    for (const screen::Offer& offer : table.game.prompt()->offers) {
        if (offer.action != screen::Action::Quit && offer.action != screen::Action::Abandon) {
            plain.push_back(offer);
        }
    }
    REQUIRE_FALSE(plain.empty());
    table.game.input(screen::OfferTaken{plain[step % plain.size()]});
}

/// Asks for nothing.
json::Object look(GameTable& table) {
    return table.ask(R"({"state":false})");
}

}  // namespace

TEST_CASE("panels that are kept are those that would be drawn anew, whatever is done on any screen",
          "[headless][frame][F6]") {
    constexpr core::Size shown{120, 40};
    for (const Screen& screen : screens) {
        const std::unique_ptr<GameTable> table = reach(screen);
        for (std::size_t step = 0; step < 15 && !table->game.ended(); ++step) {
            CAPTURE(screen.path, screen.way, step, table->game.awaiting());
            const view::PanelPicture kept = frame_of(*table, shown);
            static_cast<void>(frame_of(*table, {100, 36}));
            CHECK(kept == static_cast<const view::PanelPicture&>(frame_of(*table, shown)));
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
    for (const Screen& screen : screens) {
        CAPTURE(screen.path, screen.way);
        CHECK(text_at(look(*reach(screen)), "awaiting") == screen.path);
    }
}

TEST_CASE("every published action of every screen is accepted", "[headless][F6]") {
    for (const Screen& screen : screens) {
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
    for (const Screen& screen : screens) {
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
    for (const Screen& screen : screens) {
        const json::Object listed = look(*reach(screen));
        for (const json::Value& action : array_at(listed, "actions")) {
            const std::string id = text_at(*action.if_object(), "id");
            for (const json::Value& key : array_at(*action.if_object(), "keys")) {
                const json::Object wanted = reach(screen)->act(id);
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
    for (const Screen& screen : screens) {
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
    const rules::Knowledge known{tests::library().catalog, *table->game.world()};
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
