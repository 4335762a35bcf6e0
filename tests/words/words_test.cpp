#include "project_file.hpp"
#include "scenario/test_catalog.hpp"
#include "staged/named_catalog.hpp"

#include <torchwake/content/item_group.hpp>
#include <torchwake/content/trick.hpp>
#include <torchwake/save/option_table.hpp>
#include <torchwake/save/run_story.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/message_writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::words {
using namespace staged;
namespace {

rules::ActorRef orc_ref(bool seen = true) {
    return {rules::EntityId{5}, *named_catalog().find_monster("orc"), {4, 3}, seen};
}
content::ItemId potion() {
    return *named_catalog().find_item("health_potion");
}

rules::MissileFlew missile_of(const rules::ActorRef& actor) {
    return {actor, *named_catalog().find_item("fireball"), {3, 3}, {6, 3}, 3, false};
}

TEST_CASE("shots and throws are said like blows, by whose they are", "[words][F5][T3]") {
    const rules::ActorRef you = hero_ref();
    const rules::ActorRef orc = orc_ref();
    const content::ItemId arrow = *named_catalog().find_item("arrow");
    const content::ItemId bow = *named_catalog().find_item("bow");
    CHECK(said(rules::MissileFlew{you, arrow, {3, 3}, {6, 3}, 3, false, {}, bow}) == "You shoot an arrow.");
    CHECK(said(rules::MissileFlew{orc, arrow, {3, 3}, {6, 3}, 3, false, {}}) == "The orc throws an arrow.");
    CHECK(said(rules::ShotLanded{you, orc, arrow, 4}) == "Your arrow hits the orc for 4.");
    CHECK(said(rules::ShotLanded{orc, you, arrow, 2}) == "The orc's arrow hits you for 2.");
    CHECK(said(rules::ShotDodged{you, orc, arrow}) == "The orc dodges your arrow.");
    CHECK(said(rules::ShotDodged{orc, you, arrow}) == "You dodge the orc's arrow.");
    CHECK(said(rules::ShotLanded{orc_ref(false), you, arrow, 2}) == "Something's arrow hits you for 2.");
    CHECK(said(rules::ShotLanded{orc_ref(false), orc_ref(false), arrow, 2}).empty());
    CHECK(said(rules::ItemBroke{arrow, {1, 1}, true}) == "The arrow breaks.");
    CHECK(said(rules::ItemBroke{arrow, {1, 1}, false}).empty());
    CHECK(said(rules::ItemSpilt{potion(), {1, 1}, true}) == "The health potion splashes over the floor.");
    CHECK(said(rules::ItemSpilt{potion(), {1, 1}, false}).empty());
    CHECK(said(rules::ItemBurnt{potion(), 1, {1, 1}, true}) == "Flames burn a health potion to ash.");
    CHECK(said(rules::ItemBurnt{potion(), 1, {1, 1}, false}).empty());
    CHECK(said(rules::ItemPickedUp{you, arrow, rules::Slot{1}, 2, 5}) == "You take arrow x2: 5 now (b).");
}

TEST_CASE("each kind of event has its words, for you and for others", "[words][F5]") {
    const rules::ActorRef you = hero_ref();
    const rules::ActorRef orc = orc_ref();
    CHECK(said(rules::BlowLanded{you, orc, 3}) == "You hit the orc for 3.");
    CHECK(said(rules::BlowLanded{orc, you, 1}) == "The orc hits you for 1.");
    CHECK(said(rules::BlowDodged{orc, you}) == "You dodge the orc.");
    CHECK(said(rules::BlowDodged{you, orc}) == "The orc dodges you.");
    CHECK(said(rules::ActorDied{orc, you}) == "The orc dies.");
    CHECK(said(rules::ActorDied{orc_ref(false), you}) == "You have killed something out of sight.");
    CHECK(said(rules::ActorDied{orc_ref(false), orc}).empty());
    CHECK(said(rules::ActorDied{you, orc}) == "You die... The orc has put out your torch.");
    CHECK(said(rules::DoorOpened{you, {4, 3}}) == "You open the door.");
    CHECK(said(rules::DoorClosed{orc, {4, 3}}) == "The orc closes the door.");
    CHECK(said(rules::ActorNoticed{orc}) == "The orc has seen you!");
    CHECK(said(rules::ItemPickedUp{you, potion(), rules::Slot{1}}) == "You take a health potion (b).");
    CHECK(said(rules::ItemPickedUp{orc, potion(), rules::Slot{0}}) == "The orc takes a health potion.");
    CHECK(said(rules::ItemDropped{you, potion()}) == "You drop a health potion.");
    CHECK(said(rules::ItemFell{potion(), {1, 1}, true}) == "A health potion falls to the floor.");
    CHECK(said(rules::ItemUsed{you, potion(), true}) == "You use a health potion.");
    CHECK(said(rules::ActorWaited{you, 1}) == "You catch your breath (+1).");
    CHECK(said(missile_of(you)) == "You read a fireball.");
    CHECK(said(missile_of(orc)) == "The orc reads a fireball.");
    CHECK(said(rules::ActorHurt{orc, you, potion(), 4}) == "A health potion hurts the orc for 4.");
    CHECK(said(rules::ConditionBegan{you, content::ConditionKind::Confusion, 3, 1}) == "You are confused.");
    CHECK(said(rules::ConditionBegan{orc, content::ConditionKind::Confusion, 3, 1}) ==
          "The orc is confused.");
    CHECK(said(rules::ConditionPassed{you, content::ConditionKind::Confusion, 1}) ==
          "You have a clear head again.");
    CHECK(said(rules::ActorStumbled{orc, {4, 4}}) == "The orc stumbles.");
    CHECK(said(rules::ActorWoke{orc}) == "The orc wakes up.");
    CHECK(said(rules::ActorFollowed{orc, true}) == "The orc follows you down.");
    CHECK(said(rules::ActorFollowed{orc, false}) == "The orc follows you up.");
    CHECK(said(rules::ActorFollowed{orc_ref(false), false}).empty());
    CHECK(said(rules::LevelMapped{you}) == "The whole level unfolds before you.");
    CHECK(said(rules::LevelGained{you, 3}) == "You reach level 3: you may raise an attribute.");
    CHECK(said(rules::LevelGained{orc, 3}).empty());
    CHECK(said(rules::ActorsSwapped{you, orc}) == "You change places with the orc.");
    CHECK(said(rules::HeroEscaped{potion()}) == "You step into the daylight with a health potion.");
    CHECK(said(rules::HeroEscaped{potion(), rules::Ending::CarriedOut, 7}) ==
          "You step into the daylight with a health potion. You were hunted for 7 turns.");
    CHECK(said(rules::HeroEscaped{potion(), rules::Ending::LeftBehind}) ==
          "You step into the daylight with empty hands. The health potion is back in the dark.");
    CHECK(said(rules::HeroEscaped{potion(), rules::Ending::GivenToFire}) ==
          "You step into the daylight, and nothing follows. The health potion is no more.");
    CHECK(said(rules::HuntBegan{orc_ref(false), potion()}) ==
          "The orc comes for the health potion: a step or a blow for each of your deeds, all the way up.");
    CHECK(said(rules::HunterScattered{orc, 30}) ==
          "The orc falls apart. It is back after 30 deeds of yours.");
    CHECK(said(rules::PrizeTakenBack{orc, potion()}) ==
          "The orc has taken the health potion back. Nobody hunts you for it any more: you may leave.");
    CHECK(said(rules::PrizeDestroyed{potion(), {4, 4}, true}) ==
          "Fire destroys the health potion. Nobody hunts you for it any more: you may leave.");
    CHECK(said(rules::LevelChanged{1, 0, 2, 0}) ==
          "The level has changed: its dead walk, doors are broken open.");
    CHECK_FALSE(said(rules::LevelEntered{2}).empty());
}

TEST_CASE("who lays the prize down is told that it has to step off it", "[words][hunt][V8][I5]") {
    content::CatalogParts parts = scenario::test_parts();
    const auto prize = std::ranges::find_if(parts.items, &content::ItemDef::prize);
    REQUIRE(prize != parts.items.end());
    prize->hunt.emplace();
    prize->hunt->hunter = content::MonsterId{2};
    const content::Catalog catalog = named(std::move(parts));
    const std::string name = catalog.item(*catalog.prize()).name;
    const std::string hunter = catalog.monster(content::MonsterId{2}).name;
    CHECK(said(rules::ItemDropped{hero_ref(catalog), *catalog.prize()}, catalog) ==
          "You drop the " + name + ". Step off it: only then the " + hunter +
              " can take it, and it hunts you until it has.");
    CHECK(said(rules::ItemDropped{hero_ref(), potion()}) == "You drop a health potion.");
}

TEST_CASE("what lasts is told when it begins, bites and ends", "[words][F5][T6]") {
    using enum content::ConditionKind;
    const rules::ActorRef you = hero_ref();
    const rules::ActorRef orc = orc_ref();
    CHECK(said(rules::ConditionBegan{you, Haste, 5, 1}) == "You move in a blur.");
    CHECK(said(rules::ConditionBegan{orc, Slow, 5, 1}) == "The orc wades as if through honey.");
    CHECK(said(rules::ConditionBegan{you, Strength, 5, 3}) == "You feel changed: Strength 3 up.");
    CHECK(said(rules::ConditionBegan{orc, Dexterity, 5, -2}) == "The orc looks changed: Dexterity 2 down.");
    CHECK(said(rules::ConditionPassed{you, Poison, 1}) == "The poison leaves you.");
    CHECK(said(rules::ConditionPassed{you, Intelligence, 1}) == "You feel as before: Intelligence is back.");
    CHECK(said(rules::ConditionBegan{you, Regrowth, 5, 1}) == "You begin to heal.");
    CHECK(said(rules::ConditionBegan{orc, Regrowth, 5, 1}) == "The orc begins to heal.");
    CHECK(said(rules::ConditionPassed{you, Regrowth, 1}) == "You heal no longer.");
    CHECK(said(rules::PoisonHurt{orc, you, 2}) == "The poison burns in the orc: 2.");
    CHECK(said(rules::ConditionBegan{orc_ref(false), Haste, 5, 1}).empty());
    for (const content::ConditionTraits& traits : content::condition_table) {
        CAPTURE(traits.id);
        for (const std::int32_t amount : {-1, 1}) {
            CHECK(said(rules::ConditionBegan{you, traits.kind, 5, amount}).find('{') == std::string::npos);
            CHECK(said(rules::ConditionPassed{orc, traits.kind, amount}).find('{') == std::string::npos);
        }
    }
}

TEST_CASE("no sentence says something of you where it has to say your", "[words]") {
    for (const auto& [key, sentence] : english().sentences()) {
        CAPTURE(key);
        CHECK(sentence.find(" of {actor}") == std::string::npos);
        CHECK(sentence.find("{actor}'s") == std::string::npos);
        CHECK(sentence.find("{Actor}'s") == std::string::npos);
    }
}

TEST_CASE("hunger is told by its stages, and as a death of its own", "[words][F5][E7]") {
    const rules::ActorRef you = hero_ref();
    CHECK(said(rules::HungerChanged{you, rules::HungerStage::WellFed}) == "You are well fed.");
    CHECK(said(rules::HungerChanged{you, rules::HungerStage::Hungry}).find("hungry") != std::string::npos);
    CHECK(said(rules::HungerHurt{you, 1}) == "Hunger gnaws at you: 1.");
    int told = 0;
    for (std::int32_t turn = 1; turn < 300; ++turn) {
        told += said(rules::HungerHurt{you, 1, turn}).empty() ? 0 : 1;
    }
    CHECK(told == 2);
    CHECK(said(rules::ActorDied{you, {}}) == "You die... Hunger has put out your torch.");
}

TEST_CASE("who died of its own doing reads of no killer in the log", "[words][F5]") {
    const rules::ActorRef you = hero_ref();
    CHECK(said(rules::ActorDied{you, you}) == "You die... Your torch is out.");
}

TEST_CASE("spells are told by their names", "[words][F5][T6]") {
    const rules::ActorRef you = hero_ref();
    const content::SpellId dart{0};
    CHECK(said(rules::SpellCast{you, dart}) == "You cast a spell: dart.");
    CHECK(said(rules::SpellLearned{you, dart}) == "You know a new spell: dart.");
    CHECK(said(rules::ActorHurt{orc_ref(), you, {}, 4, dart}) == "Dart hurts the orc for 4.");
    CHECK(said(rules::ManaRegained{you, 4}) == "You feel clear and cold: 4 mana regained.");
    CHECK(said(rules::ManaRegained{you, 0}).find("does nothing") != std::string::npos);
    CHECK(said(rules::ActorTeleported{you, {1, 1}, true}) == "You step out of thin air.");
    CHECK(said(rules::ActorTeleported{orc_ref(false), {1, 1}, true}) == "The orc vanishes.");
    CHECK(said(rules::ActorTeleported{orc_ref(false), {1, 1}, false}).empty());
}

TEST_CASE("an announced spell whose cells the hero has left is said to miss it", "[words][F5][T6]") {
    const content::SpellId dart{0};
    CHECK(said(rules::AnnouncementEnded{orc_ref(), dart, rules::AnnouncementEnd::Missed}) ==
          "You are out of the way of the dart.");
    CHECK(said(rules::AnnouncementEnded{orc_ref(), dart, rules::AnnouncementEnd::Broken}) ==
          "The dart comes to nothing.");
    CHECK(said(rules::AnnouncementEnded{orc_ref(), dart, rules::AnnouncementEnd::Reached}).empty());
    CHECK(said(rules::AnnouncementEnded{orc_ref(false), dart, rules::AnnouncementEnd::Missed}).empty());
}

TEST_CASE("steps and idle waits are not worth a line", "[words][F5]") {
    CHECK(said(rules::ActorWalked{hero_ref(), {2, 3}}).empty());
    CHECK(said(rules::ActorWaited{hero_ref(), 0}).empty());
}

TEST_CASE("healing is green and says the amount; none is said to have done nothing", "[words][I7][F5]") {
    const auto healed = MessageWriter(named_catalog(), english()).tell(rules::ActorHealed{hero_ref(), 5});
    REQUIRE(healed.has_value());
    CHECK(plain_text(healed->line) == "You feel better: 5 health regained.");
    CHECK(healed->ink.green > healed->ink.red);
    CHECK(healed->ink.green > healed->ink.blue);
    CHECK(said(rules::ActorHealed{hero_ref(), 0}).find("does nothing") != std::string::npos);
}

TEST_CASE("names stand in their subject's own colour", "[words][F5]") {
    const auto told =
        MessageWriter(named_catalog(), english()).tell(rules::BlowLanded{hero_ref(), orc_ref(), 3});
    REQUIRE(told.has_value());
    const Colour own = named_catalog().monster(*named_catalog().find_monster("orc")).appearance.foreground;
    CHECK(std::ranges::count(told->line, TextSpan{"the orc", own}) == 1);
}

TEST_CASE("what a monster says is told in its own words and colour", "[words][F5][A5]") {
    rules::ActorRef bandit = orc_ref();
    bandit.kind = *named_catalog().find_monster("bandit");
    CHECK(said(rules::ActorSpoke{bandit, 0}) == "The bandit: \"Your purse.\"");
    CHECK(said(rules::ActorSpoke{bandit, 1}) == "The bandit: \"Or your pulse.\"");
    CHECK(said(rules::ActorSpoke{bandit, 2}).empty());
    const auto message = MessageWriter(named_catalog(), english()).tell(rules::ActorSpoke{bandit, 0});
    REQUIRE(message.has_value());
    CHECK(message->ink == named_catalog().monster(bandit.kind).appearance.foreground);
    bandit.seen = false;
    CHECK(said(rules::ActorSpoke{bandit, 0}).empty());
}

TEST_CASE("traps, chests, saving throws and portals are told", "[words][F5][traps]") {
    const rules::ActorRef you = hero_ref();
    const rules::ActorRef orc = orc_ref();
    const content::TrapId dart{0};
    CHECK(said(rules::TrapSpotted{you, dart, {4, 4}}) == "You spot a dart trap.");
    CHECK(said(rules::TrapSprung{you, dart, {4, 4}}) == "You set off a dart trap!");
    CHECK(said(rules::TrapSprung{orc, dart, {4, 4}}) == "The orc sets off a dart trap!");
    CHECK(said(rules::TrapSprung{orc_ref(false), dart, {4, 4}}).empty());
    CHECK(said(rules::ActorHurt{you, you, {}, 3, {}, dart}) == "A dart trap hurts you for 3.");
    CHECK(said(rules::TrapDisarmed{you, dart, {4, 4}}) == "You disarm a dart trap.");
    CHECK(said(rules::DisarmFailed{you, dart, {4, 4}}) == "You fail to disarm a dart trap.");
    CHECK(said(rules::ActorStruggled{orc}) == "The orc struggles to get free.");
    CHECK(said(rules::SavingThrowMade{you, rules::Attribute::Dexterity}) == "You leap aside.");
    CHECK(said(rules::SavingThrowMade{orc, rules::Attribute::Constitution}) ==
          "The orc holds out against it.");
    const content::TileId tree{6};
    const std::string name = named_catalog().tile(tree).name;
    CHECK(said(rules::PropOpened{you, tree, {5, 4}, false}) == "You look into the " + name + ".");
    CHECK(said(rules::PropOpened{you, tree, {5, 4}, true}) == "You find nothing in the " + name + ".");
    CHECK(said(rules::LampSwitched{you, tree, {5, 4}}) == "You light the " + name + ".");
    CHECK(said(rules::FireSet{orc, {5, 4}}) == "The orc sets a fire.");
    CHECK(said(rules::PropRolled{you, tree, {5, 4}}) == "You roll the " + name + ".");
    CHECK(said(rules::TorchSwitched{you, false}) == "You put the torch out.");
    CHECK(said(rules::TorchSwitched{you, true}) == "You strike a spark and light the torch.");
    CHECK(said(rules::PortalPassed{you, false}) == "The gate closes behind you.");
    CHECK(said(rules::ActorThrown{orc, {3, 3}, {}}) == "The orc is thrown back.");
    CHECK(said(rules::PowerHurt{orc, you, content::Power::Thorns, 2}) == "Striking you hurts the orc for 2.");
    CHECK(said(rules::WallsDug{you, {1, 1}, 2, true}) == "Rock crumbles: there is a way through.");
    CHECK(said(rules::WallsDug{you, {1, 1}, 0, true}) == "Nothing there gives way.");
    CHECK(said(rules::NoiseMade{you, {1, 1}, true}) == "Its noise rings out.");
    CHECK(said(rules::DangerSensed{you, core::Direction::NorthEast}) ==
          "Something north-east of you has noticed you.");
    rules::Refusal refusal{rules::RefusalReason::FeatureInTheWay, {}, {}, tree};
    CHECK(plain_text(MessageWriter(named_catalog(), english()).tell(refusal).line) ==
          "The " + name + " is in the way.");
    refusal = {rules::RefusalReason::TrapInTheWay, {}, {}, {}, dart};
    CHECK(plain_text(MessageWriter(named_catalog(), english()).tell(refusal).line) ==
          "You won't step onto a dart trap. Walk around it, or disarm it.");
}

TEST_CASE("acts of others are told only if they are seen", "[words][F5]") {
    const rules::ActorRef hidden = orc_ref(false);
    CHECK(said(rules::DoorOpened{hidden, {4, 3}}).empty());
    CHECK(said(rules::ItemPickedUp{hidden, potion(), rules::Slot{0}}).empty());
    CHECK(said(rules::BlowLanded{hidden, hidden, 1}).empty());
    CHECK(said(rules::BlowLanded{hidden, hero_ref(), 1}) == "Something hits you for 1.");
    CHECK(said(missile_of(hidden)).empty());
    CHECK(said(rules::ActorHurt{hidden, hero_ref(), potion(), 4}).empty());
    CHECK(said(rules::ConditionBegan{hidden, content::ConditionKind::Confusion, 3, 1}).empty());
    CHECK(said(rules::ActorWoke{hidden}).empty());
    CHECK(said(rules::ActorsSwapped{hero_ref(), hidden}).empty());
}

TEST_CASE("every refusal has its words", "[words][I2][I4][I5][I10]") {
    std::set<std::string> keys;
    const auto last = static_cast<unsigned>(rules::RefusalReason::PrizeHolds);
    for (unsigned reason = 0; reason <= last; ++reason) {
        const rules::Refusal refusal{static_cast<rules::RefusalReason>(reason), potion(), content::SpellId{0},
                                     content::TileId{0}, content::TrapId{0}};
        const std::string text = plain_text(MessageWriter(named_catalog(), english()).tell(refusal).line);
        CAPTURE(reason, text);
        CHECK(english().has(refusal_key(refusal.reason)));
        CHECK(text.find('{') == std::string::npos);
        keys.insert(refusal_key(refusal.reason));
    }
    CHECK(keys.size() == last + 1);
}

TEST_CASE("what is refused names its reason and its item", "[words][F5]") {
    const auto told = [](rules::RefusalReason reason) {
        return plain_text(
            MessageWriter(named_catalog(), english()).tell(rules::Refusal{reason, potion()}).line);
    };
    CHECK(told(rules::RefusalReason::PackFull) == "Your pack is full: no room for a health potion.");
    CHECK(told(rules::RefusalReason::NothingToPickUp) == "There is nothing here to take.");
    CHECK(told(rules::RefusalReason::SlotEmpty) == "There is nothing in that place of your pack.");
    CHECK(told(rules::RefusalReason::EnemyBehindCorner) == "You can't reach around the corner.");
    CHECK(told(rules::RefusalReason::ItemLiesHere) == "No space: something lies here already.");
}

TEST_CASE("every end of an automatic action has its words", "[words][F5]") {
    const auto last = static_cast<unsigned>(autopilot::stop_ids.size()) - 1;
    std::set<std::string> sentences;
    for (unsigned reason = 0; reason <= last; ++reason) {
        const autopilot::Stop stop{static_cast<autopilot::StopReason>(reason),
                                   *named_catalog().find_monster("orc"), potion()};
        const std::string text = plain_text(MessageWriter(named_catalog(), english()).tell(stop).line);
        CAPTURE(reason, text);
        CHECK(text.find('{') == std::string::npos);
        CHECK(text.ends_with('.'));
        sentences.insert(text);
    }
    CHECK(sentences.size() >= last);
}

TEST_CASE("a stop for an enemy says where it is, where that is known", "[words][F5]") {
    const auto told = [](std::optional<core::Direction> towards,
                         autopilot::StopReason reason = autopilot::StopReason::EnemyInView) {
        const autopilot::Stop stop{reason, *named_catalog().find_monster("orc"), {}, towards};
        return plain_text(MessageWriter(named_catalog(), english()).tell(stop).line);
    };
    CHECK(told(core::Direction::North, autopilot::StopReason::EnemyInTheWay) ==
          "You stop: an orc stands in the way.");
    CHECK(told(core::Direction::NorthEast) == "You stop: an orc is in view, to the north-east.");
    CHECK(told(core::Direction::West) == "You stop: an orc is in view, to the west.");
    CHECK(told(std::nullopt) == "You stop: an orc is in view.");
}

TEST_CASE("a stop for an enemy out of reach names that very enemy", "[words][F5]") {
    const autopilot::Stop stop{
        autopilot::StopReason::OutOfReach, *named_catalog().find_monster("orc"), {}, {}};
    const std::string text = plain_text(MessageWriter(named_catalog(), english()).tell(stop).line);
    CHECK(text.starts_with("You see no way to the orc"));
}

TEST_CASE("a stop for an enemy that harms who strikes it names it, and says how", "[words][F5][V5]") {
    const auto told = [](const content::Trick& trick) {
        content::CatalogParts parts = scenario::test_parts();
        parts.monsters[2].tricks = {trick};
        const content::Catalog catalog = named(std::move(parts));
        const autopilot::Stop stop{autopilot::StopReason::FromAfar, content::MonsterId{2}, {}};
        return plain_text(MessageWriter(catalog, english()).tell(stop).line);
    };
    const std::string name = named_catalog().monster(content::MonsterId{2}).name;
    const std::string by_hand = ". Strike from afar, or step into it by hand.";
    CHECK(told(content::BurstTrick{}) ==
          "You stop: killed beside you, the " + name + " would burst over you" + by_hand);
    CHECK(told(content::RecoilTrick{}) ==
          "You stop: each blow that hits the " + name + " hurts you, too" + by_hand);
    CHECK(told(content::CorrodeTrick{}) ==
          "You stop: the " + name + " eats your armour with each blow" + by_hand);
}

TEST_CASE("a notice without words is shown by its argument", "[words]") {
    CHECK(plain_text(MessageWriter(named_catalog(), english())
                         .tell(screen::Notice{"no such key", "what it says"})
                         .line) == "what it says");
}

TEST_CASE("a word list of another shape is refused with its place", "[words]") {
    const auto loaded = read_words(R"({"you": "you", "me": 3})", "words.json");
    REQUIRE_FALSE(loaded.has_value());
    const json::Errors errors = loaded.error();
    CHECK(errors.front().pointer == "/me");
}

TEST_CASE("a sentence that a word list lacks is shown as its key", "[words]") {
    const Words words({{"you", "thou"}});
    CHECK(words.get("you") == "thou");
    CHECK(words.get("something") == "something");
}

/// The files in folders of `modules`, as one text.
std::string sources_of(std::initializer_list<const char*> folders) {
    std::string text;
    for (const char* folder : folders) {
        const auto path = std::filesystem::path(testing::project_file("modules")) / folder;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
            text += entry.is_regular_file() ? text_of(entry.path().string()) : "";
        }
    }
    return text;
}

/// The sources that name keys, and the headers of screens and menus, whose traits do.
std::string sources_with_keys() {
    return sources_of({"words/src", "words/include", "panels/src", "panels/include", "stage/src", "flow/src",
                       "desktop/src", "terminal/src"}) +
           text_of(testing::project_file("modules/screen/include/torchwake/screen/models.hpp")) +
           text_of(testing::project_file("modules/screen/include/torchwake/screen/menu_purpose.hpp"));
}

bool names(const std::string& code, std::string_view quoted) {
    return code.find('"' + std::string(quoted) + '"') != std::string::npos;
}

/// The keys of conditions. Those of an attribute share most of their words.
std::set<std::string> condition_keys() {
    std::set<std::string> keys;
    for (const content::ConditionTraits& traits : content::condition_table) {
        const std::string id(traits.id);
        keys.insert("rules-condition-" + id);
        if (!traits.attribute) {
            keys.insert({"condition-" + id, id + "-began", id + "-passed", "effect-" + id});
        }
    }
    return keys;
}

template <class Enum>
void add_keys(std::set<std::string>& keys, const std::string& before, const std::string& after = "") {
    for (std::size_t value = 0; value < content::enum_count<Enum>; ++value) {
        keys.insert(before + std::string(content::enum_id(static_cast<Enum>(value))) + after);
    }
}

/// The keys that follow from the names of enumerators.
std::set<std::string> enum_keys() {
    std::set<std::string> keys{"auto-explore", "auto-rest", "auto-run", "auto-travel", "moment-decline-to"};
    for (const char* before : {"attribute-", "gain-", "saved-by-"}) {
        add_keys<rules::Attribute>(keys, before);
    }
    add_keys<rules::Attribute>(keys, "", "-raised");
    add_keys<rules::HungerStage>(keys, "hunger-");
    add_keys<rules::HungerStage>(keys, "became-");
    add_keys<content::EquipSlot>(keys, "place-");
    keys.erase("place-other-ring");  // definitions name the first place for rings
    add_keys<content::ItemGroup>(keys, "things-");
    add_keys<content::Weakness>(keys, "weakness-");
    add_keys<content::Manner>(keys, "spell-");
    add_keys<content::Manner>(keys, "announced-");
    add_keys<content::MatterLayer>(keys, "rules-matter-");
    add_keys<save::MomentKind>(keys, "moment-");
    add_keys<save::OptionGroup>(keys, "options-");
    add_keys<save::Proof>(keys, "score-");
    return keys;
}

/// The keys of the titles of menus.
std::set<std::string> menu_keys() {
    std::set<std::string> keys;
    for (const screen::MenuTraits& traits : screen::menu_table) {
        keys.insert("menu-" + std::string(screen::menu_id(traits.purpose)));
    }
    return keys;
}

/// The keys of the titles of the rule book's pages.
std::set<std::string> rule_page_keys() {
    std::set<std::string> keys;
    for (const screen::RulePageTraits& page : screen::rule_page_table) {
        keys.insert("rules-page-" + std::string(page.id));
    }
    return keys;
}

/// The keys of the powers of gear: what each does, and the harm of those that hurt by themselves.
std::set<std::string> power_keys() {
    std::set<std::string> keys{"power-thorns-hurt", "power-sweep-hurt"};
    for (const content::PowerTraits& traits : content::power_table) {
        keys.insert("power-" + std::string(traits.id));
    }
    return keys;
}

/// The keys of the tricks of monsters: as examining tells them, and as the log does.
std::set<std::string> trick_keys() {
    std::set<std::string> keys;
    for (const std::string_view id : content::trick_ids) {
        keys.insert({"trick-" + std::string(id), "trick-used-" + std::string(id)});
    }
    return keys;
}

/// The keys of the reasons why a command is refused or an automatic action stops.
std::set<std::string> reason_keys() {
    std::set<std::string> keys;
    for (const std::string_view id : rules::refusal_ids) {
        keys.insert("refused-" + std::string(id));
    }
    for (const std::string_view id : autopilot::stop_ids) {
        keys.insert("stop-" + std::string(id));
    }
    keys.insert("stop-enemy-there");
    return keys;
}

/// The keys of all options and their values.
std::set<std::string> option_keys() {
    std::set<std::string> keys{"option-language", "explain-option-language"};
    for (const save::OptionRow& row : save::option_table) {
        keys.insert("option-" + std::string(row.id));
        keys.insert("explain-option-" + std::string(row.id));
        for (const std::string_view name : row.names) {
            keys.insert("value-" + std::string(name));
        }
    }
    std::set<std::string> written;
    for (std::string key : keys) {
        std::ranges::replace(key, '_', '-');
        written.insert(key);
    }
    return written;
}

TEST_CASE("every option and each of its values has its words", "[words][W4]") {
    for (const std::string& key : option_keys()) {
        CAPTURE(key);
        CHECK(english().has(key));
    }
}

TEST_CASE("every condition has its words", "[words][T6]") {
    for (const std::string& key : condition_keys()) {
        CAPTURE(key);
        CHECK(english().has(key));
    }
}

TEST_CASE("every value that is shown by its name has its words", "[words]") {
    for (const std::string& key : enum_keys()) {
        CAPTURE(key);
        CHECK(english().has(key));
    }
}

TEST_CASE("every kind of menu has its title", "[words]") {
    for (const std::string& key : menu_keys()) {
        CAPTURE(key);
        CHECK(english().has(key));
    }
}

TEST_CASE("every page of the rule book has its title", "[words][H1]") {
    for (const std::string& key : rule_page_keys()) {
        CAPTURE(key);
        CHECK(english().has(key));
    }
}

TEST_CASE("every power of gear has its words, with its amount", "[words][T6]") {
    for (const std::string& key : power_keys()) {
        CAPTURE(key);
        CHECK(english().get(key).find("{amount}") != std::string::npos);
    }
}

TEST_CASE("every trick of monsters has its words", "[words][V5]") {
    for (const std::string& key : trick_keys()) {
        CAPTURE(key);
        CHECK(english().has(key));
    }
}

TEST_CASE("no sentence is unused", "[words]") {
    const std::string code = sources_with_keys();
    const std::string builders = sources_of({"levels/include", "levels/src", "worldgen/src"});
    const std::set<std::string> of_conditions = condition_keys();
    const std::set<std::string> of_reasons = reason_keys();
    const std::set<std::string> of_powers = power_keys();
    const std::set<std::string> of_tricks = trick_keys();
    const std::set<std::string> of_enums = enum_keys();
    const std::set<std::string> of_menus = menu_keys();
    const std::set<std::string> of_pages = rule_page_keys();
    const std::set<std::string> of_options = option_keys();
    constexpr std::string_view action_prefix = "action-";
    constexpr std::string_view explain_prefix = "explain-";
    constexpr std::string_view grey_prefix = "grey-";
    constexpr std::string_view step_prefix = "making-";
    for (const auto& [key, sentence] : english().sentences()) {
        CAPTURE(key);
        CHECK_FALSE(sentence.empty());
        if (key.starts_with(action_prefix)) {
            CHECK(screen::find_action(key.substr(action_prefix.size())).has_value());
        } else if (key.starts_with(explain_prefix) && !of_options.contains(key)) {
            CHECK(screen::find_action(key.substr(explain_prefix.size())).has_value());
        } else if (key.starts_with(grey_prefix)) {
            CHECK(screen::find_action(key.substr(grey_prefix.size())).has_value());
        } else if (key.starts_with(step_prefix)) {
            CHECK(names(builders, key.substr(step_prefix.size())));
        } else {
            CHECK((of_conditions.contains(key) || of_reasons.contains(key) || of_powers.contains(key) ||
                   of_tricks.contains(key) || of_enums.contains(key) || of_menus.contains(key) ||
                   of_pages.contains(key) || of_options.contains(key) || names(code, key)));
        }
    }
}

TEST_CASE("every key that the code asks the word list for is there", "[words]") {
    const std::string code = sources_with_keys();
    for (const std::string_view call : {"words_->get(\"", "words->get(\"", "words.get(\"", "words, \"",
                                        "say(\"", "Notice{\"", ".title = \"", ".label = \"", ".note = \"",
                                        ".note_if_refused = \"", ".note_if_empty = \"", ".told = \""}) {
        for (std::size_t at = code.find(call); at != std::string::npos; at = code.find(call, at + 1)) {
            const std::size_t begin = at + call.size();
            const std::string key = code.substr(begin, code.find('"', begin) - begin);
            CAPTURE(key);
            CHECK((english().has(key) || key.ends_with('-')));  // else a table names the rest of the key
        }
    }
}

TEST_CASE("every kind of event comes about in a rule", "[words]") {
    const std::string rules = sources_of({"rules/src"});
    const std::string events =
        text_of(testing::project_file("modules/rules/include/torchwake/rules/event.hpp"));
    constexpr std::string_view row = "\nTORCHWAKE_EVENT(";
    for (std::size_t at = events.find(row); at != std::string::npos; at = events.find(row, at + 1)) {
        const std::size_t begin = at + row.size();
        const std::string kind = events.substr(begin, events.find(',', begin) - begin);
        CAPTURE(kind);
        CHECK((rules.find(kind + '{') != std::string::npos || rules.find(kind + ' ') != std::string::npos));
    }
}

TEST_CASE("every action has its words", "[words]") {
    for (const screen::ActionTraits& traits : screen::action_table) {
        CAPTURE(action_id(traits.action));
        CHECK(english().has("action-" + std::string(action_id(traits.action))));
    }
}

}  // namespace
}  // namespace torchwake::words
