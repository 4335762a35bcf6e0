#include "save/mentions.hpp"
#include "save/played_run.hpp"

#include <torchwake/rules/invariants.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::save {
namespace {

using scenario::test_catalog;

/// A catalog with one number changed.
content::Catalog other_catalog() {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters[1].hit_points = 3;
    return content::Catalog(std::move(parts));
}

rules::Event sample_event(std::size_t kind) {
    const rules::ActorRef orc{{}, content::MonsterId{1}, {3, 4}, true};
    const rules::ActorRef hero{{}, content::MonsterId{0}, {4, 4}, true};
    const rules::ActorRef bandit{{}, content::MonsterId{9}, {3, 5}, true};
    const auto behind_all = static_cast<content::MonsterId::rep>(scenario::test_parts().monsters.size());
    const rules::ActorRef lord{{}, content::MonsterId{behind_all}, {3, 5}, true};
    const rules::Event samples[] = {
        rules::ActorWalked{orc, {2, 4}},
        rules::ActorWaited{hero, 1},
        rules::DoorOpened{orc, {5, 5}},
        rules::DoorClosed{hero, {5, 6}},
        rules::BlowLanded{orc, hero, 3},
        rules::BlowDodged{hero, orc},
        rules::ActorDied{orc, hero},
        rules::ActorNoticed{orc},
        rules::ItemPickedUp{hero, content::ItemId{1}, rules::Slot{2}, 3, 5},
        rules::ItemDropped{hero, content::ItemId{0}, true, 2},
        rules::ItemFell{content::ItemId{2}, {7, 8}, true},
        rules::ItemUsed{hero, content::ItemId{0}, true},
        rules::ActorHealed{hero, 5},
        rules::LevelEntered{2, false, core::Direction::SouthWest},
        rules::MissileFlew{
            hero, content::ItemId{13}, {1, 2}, {7, 3}, 4, true, content::SpellId{1}, content::ItemId{15}},
        rules::AreaStruck{hero, content::ItemId{3}, {5, 3}, 2, true},
        rules::ActorHurt{orc, hero, content::ItemId{3}, 7},
        rules::ActorStumbled{orc, {4, 5}},
        rules::ActorWoke{orc},
        rules::LevelMapped{hero},
        rules::LevelGained{hero, 2},
        rules::AttributeRaised{hero, rules::Attribute::Constitution, 12},
        rules::HeroEscaped{content::ItemId{1}, rules::Ending::LeftBehind, 40},
        rules::CheatHappened{rules::CheatKind::Undying},
        rules::ItemEquipped{hero, content::ItemId{9}, content::EquipSlot::Melee},
        rules::ItemTakenOff{orc, content::ItemId{10}, content::EquipSlot::Torso},
        rules::BurdenChanged{hero, true},
        rules::CoinsGained{hero, core::Coins{250}, content::MonsterId{1}},
        rules::ActorsSwapped{hero, orc},
        rules::ActorSpoke{bandit, 1},
        rules::ConditionBegan{orc, content::ConditionKind::Slow, 5, 1},
        rules::ConditionPassed{hero, content::ConditionKind::Strength, -2},
        rules::PoisonHurt{orc, hero, 2},
        rules::ManaRegained{hero, 4},
        rules::ActorTeleported{orc, {9, 9}, true},
        rules::HungerChanged{hero, rules::HungerStage::Starving},
        rules::HungerHurt{hero, 1},
        rules::SpellCast{hero, content::SpellId{1}},
        rules::SpellLearned{hero, content::SpellId{0}},
        rules::ShotLanded{hero, orc, content::ItemId{13}, 4},
        rules::ShotDodged{orc, hero, content::ItemId{13}},
        rules::ItemBroke{content::ItemId{13}, {6, 2}, true},
        rules::ItemBought{hero, content::ItemId{3}, core::Coins{120}, {}},
        rules::ItemSold{hero, content::ItemId{3}, core::Coins{80}, {}},
        rules::ActorTurned{hero},
        rules::ItemRecognized{hero, content::ItemId{3}, content::ItemId{4}},
        rules::CurseLifted{hero, content::ItemId{5}},
        rules::ChoiceWasted{hero, rules::ChoiceKind::RemoveCurse, true},
        rules::TrapSpotted{hero, content::TrapId{0}, {4, 4}},
        rules::TrapSprung{orc, content::TrapId{0}, {4, 4}},
        rules::TrapDisarmed{hero, content::TrapId{0}, {4, 4}},
        rules::DisarmFailed{hero, content::TrapId{0}, {4, 4}},
        rules::ActorStruggled{orc},
        rules::SavingThrowMade{hero, rules::Attribute::Dexterity},
        rules::PropOpened{hero, content::TileId{0}, {5, 4}, true},
        rules::PortalPassed{hero, true},
        rules::ActorFollowed{orc, false},
        rules::ActorThrown{orc, {3, 3}, hero},
        rules::PowerHurt{orc, hero, content::Power::Sweep, 2},
        rules::WallsDug{hero, {2, 2}, 3, true},
        rules::NoiseMade{hero, {6, 6}, true},
        rules::DangerSensed{hero, core::Direction::West},
        rules::GiftTaken{hero, content::GiftId{0}},
        rules::TrickUsed{orc, content::TrickKind::Corrode, hero, content::ItemId{3}},
        rules::CaughtFire{orc, hero},
        rules::FlamesDied{orc},
        rules::MatterHurt{orc, hero, {}, 3, content::ItemId{3}},
        rules::FireSpread{{4, 4}, 3},
        rules::GroundBurnt{content::TileId{2}, {4, 4}, true},
        rules::MatterBrought{hero, content::MatterId{0}, {4, 4}, true},
        rules::GasExploded{content::MatterId{0}, {4, 4}, 12, true},
        rules::ItemSpilt{content::ItemId{13}, {6, 2}, true},
        rules::TorchSwitched{hero, true},
        rules::LampSwitched{hero, content::TileId{0}, {5, 4}},
        rules::ActorSlid{orc, {3, 3}},
        rules::GroundEaten{content::TileId{2}, {4, 4}, true},
        rules::GearCorroded{hero, content::ItemId{11}, content::MatterId{0}},
        rules::FireSet{hero, {5, 4}},
        rules::PropRolled{hero, content::TileId{0}, {5, 4}},
        rules::ActorFell{orc, content::MatterId{0}, 4},
        rules::ItemFellBelow{content::ItemId{13}, content::MatterId{0}, {6, 2}, true},
        rules::ItemBurnt{content::ItemId{0}, 2, {6, 2}, true},
        rules::CoverBroke{content::MatterId{0}, {6, 2}, true},
        rules::LiquidTurned{content::MatterId{0}, content::MatterId{1}, {6, 2}, 4},
        rules::ItemWashedAway{orc, content::ItemId{13}, content::MatterId{0}, {7, 2}, 2},
        rules::SceneSeen{content::VaultId{0}, {4, 4}},
        rules::SpellAnnounced{orc, content::SpellId{1}, 17},
        rules::AnnouncementEnded{orc, content::SpellId{1}, rules::AnnouncementEnd::Missed},
        rules::LordPhaseBegan{lord, 2},
        rules::TollPaid{hero, content::TileId{0}, {5, 4}, core::Coins{4000}},
        rules::HuntBegan{orc, content::ItemId{1}},
        rules::HunterScattered{orc, 30},
        rules::PrizeTakenBack{orc, content::ItemId{1}},
        rules::PrizeDestroyed{content::ItemId{1}, {4, 4}, true},
        rules::LevelChanged{1, 2, 3, 1}};
    static_assert(std::size(samples) == std::variant_size_v<rules::Event>);
    return samples[kind];
}

/// The version of the format, as a snapshot says it.
std::string version_member(std::int64_t version) {
    return "\"version\":" + std::to_string(version);
}

std::string header_of_version(std::int64_t version) {
    return "{\"format\":\"torchwake-run\"," + version_member(version) + "}\n";
}

}  // namespace

TEST_CASE("a run is read as it was written", "[save][snapshot]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const SavedRun run = played_run(seed, static_cast<int>(seed) * 20);
        const auto read = decode_run(test_catalog(), encode_run(test_catalog(), run), "run.save");
        REQUIRE(read.has_value());
        CHECK(read->world == run.world);
        CHECK(read->chronicle == run.chronicle);
        CHECK(rules::caches_are_current({test_catalog(), read->world}));
        CHECK(encode_run(test_catalog(), *read) == encode_run(test_catalog(), run));
    }
}

TEST_CASE("a run that was read goes on as the original does", "[save][snapshot]") {
    const rules::Ruleset ruleset = generated_rules();
    SavedRun original = played_run(7, 100);
    auto read = decode_run(test_catalog(), encode_run(test_catalog(), original), "run.save");
    REQUIRE(read.has_value());
    core::RandomStream stream = core::derive_stream(8, "test commands");
    for (int count = 0; count < 200; ++count) {
        const rules::Command command = any_command(stream);
        const rules::Turn expected = rules::take_turn(ruleset, original.world, command);
        REQUIRE(rules::take_turn(ruleset, read->world, command) == expected);
    }
}

TEST_CASE("every kind of event is kept", "[save][snapshot]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.gifts.push_back({"pouch", "a pouch", "", "coins", {}, core::Coins{1}});
    parts.matter.emplace_back().id = "ash";
    parts.matter.emplace_back().id = "ice";
    content::MonsterDef& lord = parts.monsters.emplace_back();
    lord.id = "lord";
    lord.lord = content::Lord{{50}, {"met", "second"}};
    const content::Catalog catalog(std::move(parts));
    SavedRun run = played_run(1, 0);
    for (std::size_t kind = 0; kind < std::variant_size_v<rules::Event>; ++kind) {
        run.chronicle.add(static_cast<std::int32_t>(kind), sample_event(kind));
    }
    const auto read = decode_run(catalog, encode_run(catalog, run), "run.save");
    REQUIRE(read.has_value());
    CHECK(read->chronicle == run.chronicle);
}

TEST_CASE("a trick that takes nothing is kept", "[save][snapshot][V5]") {
    SavedRun run = played_run(1, 0);
    const rules::ActorRef orc{rules::EntityId{5}, content::MonsterId{1}, {3, 4}, true};
    run.chronicle.add(7, rules::TrickUsed{orc, content::TrickKind::Call, orc, {}});
    const auto read = decode_run(test_catalog(), encode_run(test_catalog(), run), "run.save");
    REQUIRE(read.has_value());
    CHECK(read->chronicle == run.chronicle);
}

TEST_CASE("a quip that its speaker's kind does not have is refused with its place", "[save][snapshot][A5]") {
    for (const std::int32_t quip : {-1, 2}) {
        SavedRun run = played_run(1, 0);
        const rules::ActorRef bandit{{}, content::MonsterId{9}, {3, 5}, true};
        run.chronicle.add(1, rules::ActorSpoke{bandit, quip});
        const auto read = decode_run(test_catalog(), encode_run(test_catalog(), run), "run.save");
        REQUIRE_FALSE(read.has_value());
        CHECK(mentions(read.error().message, "/facts"));
        CHECK(mentions(read.error().message, "the number of a quip of the speaker's kind"));
    }
}

TEST_CASE("an arrival at a depth that the game lacks is refused", "[save][snapshot]") {
    for (const std::int32_t depth : {-1, 0, 4}) {
        SavedRun run = played_run(1, 0);
        run.chronicle.add(1, rules::LevelEntered{depth});
        const auto read = decode_run(test_catalog(), encode_run(test_catalog(), run), "run.save");
        REQUIRE(read.has_error());
        CHECK(mentions(read.error().message, "a depth of the game"));
    }
}

TEST_CASE("a run of other data is refused as that", "[save][snapshot]") {
    const std::string bytes = encode_run(test_catalog(), played_run(4, 10));
    const auto read = decode_run(other_catalog(), bytes, "run.save");
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().fault == SnapshotFault::OtherData);
    CHECK(mentions(read.error().message, "other game data"));
}

TEST_CASE("a run of another version of the format is refused as that, both versions being named",
          "[save][snapshot]") {
    const std::string bytes = encode_run(test_catalog(), played_run(5, 0));
    const std::string version = version_member(snapshot_version);
    const std::string unknown_member = ",\"seal\":[]";
    for (const std::string& other :
         {version_member(snapshot_version - 1), version_member(snapshot_version + 1),
          version_member(snapshot_version + 9) + unknown_member}) {
        std::string changed = bytes;
        changed.replace(changed.find(version), version.size(), other);
        const auto read = decode_run(test_catalog(), changed, "run.save");
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().fault == SnapshotFault::OtherVersion);
        CHECK(mentions(read.error().message, "of version " + other.substr(10, other.find(',') - 10)));
        CHECK(mentions(read.error().message, "reads version " + std::to_string(snapshot_version)));
        CHECK(mentions(read.error().message, "of Torchwake"));
    }
    const auto bare = decode_run(test_catalog(), header_of_version(snapshot_version + 1), "run.save");
    REQUIRE_FALSE(bare.has_value());
    CHECK(bare.error().fault == SnapshotFault::OtherVersion);
}

TEST_CASE("a run is read with its left levels, and goes on up the stairs", "[save][snapshot][W7]") {
    const rules::Ruleset ruleset = generated_rules();
    SavedRun run = played_run(9, 60);
    static_cast<void>(rules::take_turn(ruleset, run.world, rules::Cheat{rules::CheatKind::Undying}));
    for (int level = 0; level < 2; ++level) {
        static_cast<void>(rules::take_turn(ruleset, run.world, rules::Cheat{rules::CheatKind::NextLevel}));
    }
    REQUIRE(run.world.left_levels.size() == 2);
    const rules::EntityId somebody = run.world.entities.minds.ids().front();
    rules::Conditions conditions;
    conditions.of[3] = {3, 1, false, rules::hero_id, content::MonsterId{0}};
    run.world.entities.conditions.insert(somebody, conditions);
    auto read = decode_run(test_catalog(), encode_run(test_catalog(), run), "run.save");
    REQUIRE(read.has_value());
    CHECK(read->world == run.world);
    CHECK(rules::caches_are_current({test_catalog(), read->world}));
    const auto expected = rules::take_turn(ruleset, run.world, rules::Ascend{});
    CHECK_FALSE(expected.refusal.has_value());
    CHECK(rules::take_turn(ruleset, read->world, rules::Ascend{}) == expected);
    CHECK(read->world.level.depth == 2);
}

TEST_CASE("a run is read with those who are about to follow the hero, and they arrive",
          "[save][snapshot][W6][W7]") {
    const rules::Ruleset ruleset = generated_rules();
    SavedRun run = played_run(9, 60);
    rules::World& world = run.world;
    static_cast<void>(rules::take_turn(ruleset, world, rules::Cheat{rules::CheatKind::Undying}));
    static_cast<void>(rules::take_turn(ruleset, world, rules::Cheat{rules::CheatKind::NextLevel}));
    const rules::LeftLevel& left = world.left_levels.back();
    const rules::EntityId somebody = left.entities.minds.ids().front();
    world.pursuit = {left.level.depth, world.entities.positions[rules::hero_id].at, {{somebody, 30, true}}};
    auto read = decode_run(test_catalog(), encode_run(test_catalog(), run), "run.save");
    REQUIRE(read.has_value());
    CHECK(read->world == world);
    for (int turn = 0; turn < 6; ++turn) {
        const rules::Turn expected = rules::take_turn(ruleset, world, rules::Wait{});
        CHECK(rules::take_turn(ruleset, read->world, rules::Wait{}) == expected);
    }
    CHECK(read->world.entities.creatures.contains(somebody));
}

TEST_CASE("other files are no runs", "[save][snapshot]") {
    const std::string header = header_of_version(snapshot_version);
    const std::initializer_list<std::string_view> texts{
        "", "\n", "{}\n{}", header, "hello", "{\"format\":\"picture\"}\n{}", "[1]\n[2]"};
    for (const std::string_view text : texts) {
        const auto read = decode_run(test_catalog(), text, "run.save");
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().fault == SnapshotFault::Damaged);
    }
}

}  // namespace torchwake::save
