#include <torchwake/save/chronicle.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <variant>

namespace torchwake::rules {
namespace {

using save::Chronicle;
using save::ChronicleEntry;

ActorRef somebody(std::uint32_t id) {
    return {EntityId{id}, content::MonsterId{1}, {2, 3}, true};
}

}  // namespace

TEST_CASE("a chronicle forgets entity ids and keeps the rest", "[save][chronicle]") {
    Chronicle chronicle;
    chronicle.add(7, BlowLanded{somebody(4), somebody(5), 2});
    chronicle.add(7, ActorDied{somebody(5), somebody(4)});
    REQUIRE(chronicle.entries().size() == 2);
    const auto& blow = std::get<BlowLanded>(*chronicle.entries()[0].event());
    CHECK_FALSE(blow.attacker.id.valid());
    CHECK_FALSE(blow.victim.id.valid());
    CHECK(blow.damage == 2);
    CHECK(blow.victim.at == core::Point{2, 3});
    CHECK_FALSE(std::get<ActorDied>(*chronicle.entries()[1].event()).killer.id.valid());
    CHECK(chronicle.entries()[0].turn == 7);
    chronicle.add(8, ActorHurt{somebody(5), somebody(4), content::ItemId{1}, 3});
    const auto& hurt = std::get<ActorHurt>(*chronicle.entries()[2].event());
    CHECK_FALSE(hurt.attacker.id.valid());
    CHECK_FALSE(hurt.victim.id.valid());
    chronicle.add(9, AttributeRaised{somebody(0), Attribute::Dexterity, 12});
    CHECK_FALSE(std::get<AttributeRaised>(*chronicle.entries()[3].event()).actor.id.valid());
}

TEST_CASE("a chronicle leaves out steps, idle waits and the waits of others", "[save][chronicle]") {
    Chronicle chronicle;
    chronicle.add(1, ActorWalked{somebody(4), {1, 3}});
    chronicle.add(2, ActorWaited{somebody(4), 0});
    chronicle.add(3, ActorWaited{somebody(4), 1});
    CHECK(chronicle.entries().empty());
    chronicle.add(4, ActorWaited{somebody(hero_id.value), 1});
    CHECK(chronicle.entries().size() == 1);
}

TEST_CASE("what one chronicle tells another takes from it, whole", "[save][chronicle]") {
    Chronicle chronicle;
    chronicle.add(1, ActorWaited{somebody(hero_id.value), 1});
    chronicle.add(2, BlowDodged{somebody(4), somebody(hero_id.value)});
    Chronicle stored;
    for (const ChronicleEntry& entry : chronicle.entries()) {
        std::visit([&](const auto& told) { stored.add(entry.turn, told); }, entry.told);
    }
    CHECK(chronicle.entries().size() == 2);
    CHECK(stored == chronicle);
}

TEST_CASE("a chronicle keeps the last thousand events, oldest first", "[save][chronicle]") {
    Chronicle chronicle;
    for (std::int32_t turn = 0; turn < 3500; ++turn) {
        chronicle.add(turn, LevelEntered{turn});
        REQUIRE(chronicle.entries().size() ==
                std::min(static_cast<std::size_t>(turn) + 1, Chronicle::capacity));
        REQUIRE(chronicle.entries().back().turn == turn);
    }
    CHECK(chronicle.entries().front().turn == 2500);
}

TEST_CASE("a chronicle keeps remarks among the events, cut and printable", "[save][chronicle][F4]") {
    Chronicle chronicle;
    chronicle.add(1, LevelEntered{1});
    chronicle.add(1, save::Remark(Refusal{RefusalReason::WallInTheWay, {}}));
    chronicle.add(2, save::Remark(save::Notice{"hint-items", "a\x9b\n"}));
    chronicle.add(3, save::Remark(save::Notice{"capsule-written", std::string(239, 'x') + "\xC3\xA9"}));
    REQUIRE(chronicle.entries().size() == 4);
    CHECK(chronicle.entries()[0].remark() == nullptr);
    CHECK(chronicle.entries()[1].event() == nullptr);
    CHECK(*chronicle.entries()[1].remark() == save::Remark(Refusal{RefusalReason::WallInTheWay, {}}));
    CHECK(std::get<save::Notice>(*chronicle.entries()[2].remark()).argument == R"(a\x9b\u{a})");
    CHECK(std::get<save::Notice>(*chronicle.entries()[3].remark()).argument == std::string(239, 'x'));
}

TEST_CASE("chronicles with the same last events are equal", "[save][chronicle]") {
    Chronicle longer;
    Chronicle shorter;
    for (std::int32_t turn = 0; turn < 1500; ++turn) {
        longer.add(turn, LevelEntered{turn});
        if (turn >= 500) {
            shorter.add(turn, LevelEntered{turn});
        }
    }
    CHECK(longer == shorter);
    shorter.add(1500, LevelEntered{1});
    CHECK_FALSE(longer == shorter);
}

}  // namespace torchwake::rules
