// Bots and unidentified items.

#include "scenario/lore_catalog.hpp"

#include <torchwake/bots/bot.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::bots {
namespace {

using scenario::LoreScenario;

rules::Command next(const LoreScenario& lore, const char* bot = "explorer") {
    return make_bot(bot)->next(lore.knowledge());
}

bool is_use(const rules::Command& command, rules::Slot slot) {
    const auto* use = std::get_if<rules::UseItem>(&command);
    return use != nullptr && use->slot == slot;
}

}  // namespace

TEST_CASE("an explorer tries what it does not know when it is unhurt and nobody is about", "[bots][lore]") {
    LoreScenario lore("@...+.");
    const rules::Slot slot = lore.give('v');
    CHECK(is_use(next(lore), slot));
    lore.set_hit_points(rules::hero_id, 5);
    CHECK_FALSE(is_use(next(lore), slot));
    LoreScenario watched("@..T");
    CHECK_FALSE(is_use(next(watched), watched.give('v')));
    LoreScenario known("@...+.");
    known.act(rules::UseItem{known.give('v')});
    known.world.entities.conditions = {};
    CHECK_FALSE(is_use(next(known), known.give('v')));
}

TEST_CASE("bots pick up what they do not know, and answer what they are asked", "[bots][lore][T6]") {
    for (const char* bot : {"explorer", "fighter"}) {
        CAPTURE(bot);
        LoreScenario lore("@...+.");
        lore.give('t');
        const rules::Slot elixir = lore.give('e');
        lore.act(rules::UseItem{lore.give('i')});
        REQUIRE(lore.knowledge().choice().has_value());
        CHECK(next(lore, bot) == rules::Command(rules::AnswerChoice{elixir}));
    }
    LoreScenario lying("@e");
    CHECK(next(lying) == rules::Command(rules::Walk{core::Direction::East}));
}

TEST_CASE("bots do not try to change what is cursed", "[bots][lore][I6]") {
    LoreScenario lore("@...+.");
    const rules::Slot dull = lore.give_find("blade.dull");
    CHECK(next(lore) == rules::Command(rules::Equip{dull}));
    lore.act(rules::Equip{dull});
    lore.give_find("blade.keen");
    const rules::Command command = next(lore);
    CHECK_FALSE(std::holds_alternative<rules::Equip>(command));
}

}  // namespace torchwake::bots
