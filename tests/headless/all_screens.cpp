#include "headless/all_screens.hpp"

#include "scenario/scenario.hpp"

#include <torchwake/screen/action.hpp>

#include <catch2/catch_test_macros.hpp>

#include <sstream>
#include <utility>

namespace torchwake::tests {
namespace {

/// A demon kills within a few blows.
constexpr std::string_view doomed = "####\n#@D#\n####";
/// The prize lies beside the way out.
constexpr std::string_view crowned = "#####\n#<@\"#\n#####";

/// A vendor, and something to sell.
constexpr std::string_view market = "######\n#@?N.#\n######";

const std::vector<Screen> screens{
    {"title", stocked, ""},
    {"title/name", stocked, "name"},
    {"title/seed", stocked, "seed"},
    {"title/scores", stocked, "scores"},
    {"title/runs", stocked, "new-game pause save-and-quit new-game pause save-and-quit runs"},
    {"title/runs", stocked, "new-game pause save-and-quit watch"},
    {"title/runs/review", stocked, "new-game pause save-and-quit watch inspect"},
    {"title/options", stocked, "options"},
    {"title/options/bindings", stocked, "options bindings"},
    {"title/options/bindings/capture", stocked, "options bindings choose-c"},
    {"title/help", stocked, "help"},
    {"play", stocked, "new-game"},
    {"play/gift", stocked, "ask-gift"},
    {"play/use", stocked, "new-game move-east move-east get use"},
    {"play/use/item", stocked, "new-game move-east move-east get use inspect"},
    {"play/use/aim", stocked, "new-game move-east move-east get use choose-d"},
    {"play/animation", stocked, "new-game move-east move-east get use choose-d confirm-at@7,2"},
    {"play/use/aim/confirm", stocked, "new-game move-east move-east get use choose-d confirm-at@5,2"},
    {"play/drop", stocked, "new-game move-east move-east get drop"},
    {"play/throw", stocked, "new-game move-east move-east get throw"},
    {"play/throw/aim", stocked, "new-game move-east move-east get throw choose-a"},
    {"play/shop", market, "new-game move-east get move-east"},
    {"play/shop", market, "new-game move-east get move-east switch-trade"},
    {"play/shop/item", market, "new-game move-east get move-east inspect"},
    {"play/close-door", stocked, "new-game close-door"},
    {"play/cast", stocked, "new-game cast"},
    {"play/cast/aim", stocked, "new-game cast choose-a"},
    {"play/examine", stocked, "new-game examine"},
    {"play/explore", stocked, "new-game explore"},
    {"play/travel", stocked, "new-game travel"},
    {"play/travel", stocked, "new-game travel-to@7,2"},
    {"play/run", stocked, "new-game move-east move-east move-east run-east"},
    {"play/rest", stocked,
     "new-game move-east move-east get use choose-d confirm-at@5,2 confirm skip wait wait wait wait wait "
     "rest"},
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
    {"play/map", stocked, "new-game map"},
    {"play/find", stocked, "new-game find"},
    {"play/quick-fill", stocked, "new-game quick-slot2"},
    {"play/use/quick-slot", stocked, "new-game move-east move-east get use put-on-quick-slot"},
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
    {"death/recap/scores/review", doomed, "new-game die +2000 scores confirm"},
    {"death/recap/review", doomed, "new-game die +2000 review"},
    {"death/recap/messages", doomed, "new-game die +2000 messages"},
    {"victory", crowned, "new-game move-east get move-west move-west ascend"},
    {"victory", crowned, "new-game move-east get move-west move-west ascend +1000"},
    {"victory/recap", crowned, "new-game move-east get move-west move-west ascend +1000 confirm"},
};

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
    run.world.choice = {};
    run.world.run.owed_choices = 1;
    give(run.world, "scroll_identify", 5);
    give(run.world, "potion_haste", 6);
    give(run.world, "scroll_remove_curse", 7);
    give(run.world, "dagger.blunt", 8);
    rules::rebuild_caches({ruleset, run.world});
    return run;
}

void await_death(GameTable& table) {
    std::string awaiting;
    for (int turn = 0; turn < 200 && !awaiting.starts_with("death"); ++turn) {
        awaiting = text_at(table.act("wait"), "awaiting");
    }
    REQUIRE(awaiting.starts_with("death"));
}

/// Takes one action after another: "get", "confirm-at@7,2"; "+2000" lets that many milliseconds pass, and
/// "new-game" takes a gift, too.
void go(GameTable& table, std::string_view way) {
    std::istringstream steps{std::string(way)};
    for (std::string step; steps >> step;) {
        CAPTURE(way, step);
        const std::size_t at = step.find('@');
        if (step == "new-game") {
            REQUIRE(table.begin().find("error") == nullptr);
        } else if (step == "ask-gift") {
            REQUIRE(table.act("new-game").find("error") == nullptr);
        } else if (step == "die") {
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

}  // namespace

const std::vector<Screen>& all_screens() {
    return screens;
}

rules::LevelSource levels_drawn(std::string_view map) {
    const rules::LevelPlan plan = scenario::read_level(tests::library().catalog, map).plan;
    return [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; };
}

/// An action taken with a cell, a character or a key.
json::Object act_with(GameTable& table, std::string_view action, const std::string& with) {
    return table.ask(R"({"action":")" + std::string(action) + R"(","with":)" + with + "}");
}

std::unique_ptr<GameTable> reach(const Screen& screen) {
    const rules::LevelSource levels = levels_drawn(screen.map);
    std::optional<save::SavedRun> stored;
    if (screen.way.starts_with("continue")) {
        stored = owing_run(levels);
    }
    auto table = std::make_unique<GameTable>(flow::GameSettings{.seed = 7}, core::Size{100, 36}, levels,
                                             MemoryStorage(std::move(stored)));
    go(*table, screen.way);
    return table;
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

}  // namespace torchwake::tests
