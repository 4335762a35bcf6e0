#include <torchwake/content/reactions.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <utility>
#include <vector>

using namespace torchwake::content;

namespace {

constexpr FactionId wolves{0};
constexpr FactionId sheep{1};
constexpr FactionId nobody{};

MonsterDef kind(FactionId faction) {
    MonsterDef definition;
    definition.faction = faction;
    return definition;
}

FactionDef faction(Reaction reaction, std::vector<NamedReaction> named = {}) {
    return {"", reaction, std::move(named)};
}

}  // namespace

TEST_CASE("without factions the hero and all others fight, and those among themselves do not",
          "[content][reactions][A3]") {
    const std::array kinds{kind(nobody), kind(nobody), kind(nobody)};
    const Reactions reactions({}, kinds, MonsterId{1});
    const Camp hero = reactions.camp_of(MonsterId{1});
    const Camp other = reactions.camp_of(MonsterId{0});
    CHECK(other == reactions.camp_of(MonsterId{2}));
    CHECK(reactions.hostile(hero, other));
    CHECK(reactions.hostile(other, hero));
    CHECK_FALSE(reactions.hostile(other, other));
    CHECK_FALSE(reactions.hostile(hero, hero));
    CHECK(reactions.foes(other) == only(hero));
}

TEST_CASE("an attack in one direction makes both fight; to flee is to mind, not to fight",
          "[content][reactions][A3]") {
    const std::array factions{faction(Reaction::Attack, {{sheep, Reaction::Ignore}}),
                              faction(Reaction::Ignore, {{wolves, Reaction::Flee}})};
    const std::array kinds{kind(nobody), kind(wolves), kind(sheep), kind(nobody)};
    const Reactions reactions(factions, kinds, MonsterId{0});
    const Camp hero = reactions.camp_of(MonsterId{0});
    CHECK(reactions.reaction(1, 0) == Reaction::Flee);
    CHECK_FALSE(reactions.hostile(0, 1));
    CHECK((reactions.minded(1) & only(0)) != 0);
    CHECK((reactions.minded(0) & only(1)) == 0);
    CHECK(reactions.reaction(0, hero) == Reaction::Attack);
    CHECK(reactions.hostile(hero, 0));
    CHECK(reactions.hostile(hero, 1));

    const Camp other = reactions.camp_of(MonsterId{3});
    CHECK(reactions.hostile(0, other));
    CHECK(reactions.hostile(other, 0));
    CHECK(reactions.reaction(other, 0) == Reaction::Ignore);
    CHECK_FALSE(reactions.hostile(1, other));
}

TEST_CASE("the hero can be of a faction, and is attacked by those of none all the same",
          "[content][reactions][A3]") {
    const std::array factions{faction(Reaction::Ignore), faction(Reaction::Ignore)};
    const std::array kinds{kind(wolves), kind(wolves), kind(sheep), kind(nobody)};
    const Reactions reactions(factions, kinds, MonsterId{0});
    CHECK_FALSE(reactions.hostile(reactions.camp_of(MonsterId{0}), reactions.camp_of(MonsterId{1})));
    CHECK_FALSE(reactions.hostile(reactions.camp_of(MonsterId{0}), reactions.camp_of(MonsterId{2})));
    CHECK(reactions.hostile(reactions.camp_of(MonsterId{0}), reactions.camp_of(MonsterId{3})));
}

TEST_CASE("the last of the factions that there is room for fights as the first does",
          "[content][reactions][A3]") {
    const std::vector<FactionDef> factions(most_factions, faction(Reaction::Attack));
    const std::array kinds{kind(nobody), kind(FactionId{most_factions - 1}), kind(nobody)};
    const Reactions reactions(factions, kinds, MonsterId{0});
    const Camp last = reactions.camp_of(MonsterId{1});
    CHECK(reactions.hostile(last, 0));
    CHECK(reactions.hostile(0, last));
    CHECK_FALSE(reactions.hostile(last, last));
    CHECK(reactions.hostile(last, reactions.camp_of(MonsterId{2})));
}
