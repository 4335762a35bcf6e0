// A run's records as text that is read again; damage of files is in rot_test.cpp.

#include "save/mentions.hpp"
#include "save/recorded_run.hpp"
#include "save/sound_line.hpp"

#include <torchwake/save/journal.hpp>

#include <catch2/catch_test_macros.hpp>

#include <limits>
#include <string>
#include <type_traits>

namespace torchwake::save {
namespace {

using scenario::test_catalog;

JournalHeader sample_header() {
    return {.seed = 17, .hero_name = "Ann", .data = test_catalog().data_hash(), .start = 5, .game = "0.1.0"};
}

/// Every kind of record, and every kind of command.
std::vector<Record> samples() {
    using Commands = std::vector<rules::Command>;
    const Commands commands{rules::Walk{core::Direction::NorthWest},
                            rules::Wait{},
                            rules::PickUp{},
                            rules::UseItem{rules::Slot{3}},
                            rules::UseItem{rules::Slot{0}, core::Point{-4, 70}},
                            rules::DropItem{rules::Slot{}},
                            rules::DropItem{rules::Slot{4}, 12},
                            rules::CloseDoor{core::Direction::South},
                            rules::Descend{},
                            rules::Descend{rules::Attribute::Constitution},
                            rules::Ascend{},
                            rules::Grow{rules::Attribute::Intelligence},
                            rules::Cheat{rules::CheatKind::Undying},
                            rules::Cheat{rules::CheatKind::Practice},
                            rules::Equip{rules::Slot{5}},
                            rules::TakeOff{rules::Slot{6}},
                            rules::Cast{rules::Slot{0}},
                            rules::Cast{rules::Slot{25}, core::Point{7, 3}},
                            rules::Throw{rules::Slot{7}, core::Point{4, 5}},
                            rules::Fire{core::Point{6, 7}},
                            rules::SwapWeapons{},
                            rules::Buy{rules::EntityId{7}, content::ItemId{3}},
                            rules::Sell{rules::EntityId{7}, rules::Slot{2}},
                            rules::SetQuickSlot{9, rules::Slot{4}, {}},
                            rules::SetQuickSlot{1, {}, rules::Slot{2}},
                            rules::AnswerChoice{rules::Slot{4}},
                            rules::AnswerChoice{},
                            rules::Disarm{core::Direction::SouthWest},
                            rules::UseTrick{rules::Slot{1}},
                            rules::UseTrick{rules::Slot{0}, core::Point{3, 9}},
                            rules::SwitchTorch{},
                            rules::SetFire{core::Direction::West},
                            rules::Roll{core::Direction::NorthEast}};
    std::vector<Record> records(commands.size());
    std::ranges::transform(commands, records.begin(),
                           [](const rules::Command& command) { return CommandBegan{command}; });
    constexpr std::int32_t least = std::numeric_limits<std::int32_t>::min();
    const std::vector<Record> others{
        CommandEnded{0xfedcba9876543210U},
        Answered{"move-east", least, true},
        Answered{"choose", 7, false},
        Pointed{},
        Pointed{core::Point{3, -1}, std::nullopt},
        Pointed{std::nullopt, 4},
        Targeted{},
        Targeted{rules::EntityId{12}},
        Left{},
        Scored{},
        Scored{3, "records/\"Ann\"\n\\17.txt"},
        Scored{{}, "", 7, rules::Fate{"giant_rat"}},
        Scored{0, "a.txt", 10, rules::Fate{}},
        Scored{1, "", 2, rules::Fate{"orc", "fire", "flask_fire"}},
        Closed{},
        Closed{20000, 7, rules::Fate{"giant_rat"}},
        Closed{9, 2, rules::Fate{"steam", "steam"}},
        Closed{0, {}, {}},
        KeysWere{},
        KeysWere{"get g PadA\nuse i \""},
        ScrollEnd{},
        ScrollEnd{12},
        rules::Refusal{},
        rules::Refusal{rules::RefusalReason::PrizeHolds,
                       content::ItemId{1},
                       content::SpellId{0},
                       content::TileId{2},
                       {}},
        autopilot::Stop{},
        autopilot::Stop{
            autopilot::StopReason::EnemyInView, content::MonsterId{1}, {}, core::Direction::NorthEast},
        Notice{},
        Notice{"undone", "\"\n"}};
    records.insert(records.end(), others.begin(), others.end());
    return records;
}

std::string header_json(const std::string& version, const std::string& rules) {
    return R"({"format":"torchwake-journal","version":)" + version + R"(,"game":"9.9","rules":)" + rules +
           R"(,"data":"0000000000000001","seed":"0000000000000011","start":"0000000000000005",)" +
           R"("hero":"","first":0})";
}

}  // namespace

TEST_CASE("every record and every command is read as it was written", "[save][journal][F4]") {
    const std::vector<Record> records = samples();
    std::vector<bool> seen(std::variant_size_v<Record> + std::variant_size_v<rules::Command>);
    for (const Record& record : records) {
        seen[record.index()] = true;
        if (const auto* const began = std::get_if<CommandBegan>(&record)) {
            seen[std::variant_size_v<Record> + began->command.index()] = true;
        }
    }
    REQUIRE(std::ranges::count(seen, false) == 0);
    const std::string text = journal_of(sample_header(), records);
    const auto read = read_journal(test_catalog(), text, "journal-1.log");
    REQUIRE(read.has_value());
    CHECK(read->header == sample_header());
    CHECK(read->records == records);
    CHECK(read->good_bytes == text.size());
    CHECK_FALSE(read->damage.has_value());
}

TEST_CASE("a journal is text that a person can read", "[save][journal]") {
    const std::string text = journal_of(
        sample_header(), {CommandBegan{rules::Walk{core::Direction::NorthEast}},
                          CommandBegan{rules::UseItem{rules::Slot{2}, core::Point{4, 5}}}, Pointed{{}, 4}});
    CHECK(mentions(text, "{\"do\":\"walk\",\"to\":\"north_east\"}\n"));
    CHECK(mentions(text, "{\"do\":\"use\",\"slot\":2,\"at\":[4,5]}\n"));
    CHECK(mentions(text, "{\"record\":\"pointer\",\"line\":4}\n"));
    std::string same;
    same = with_line(same, text.substr(9, text.find('\n') - 9));
    CHECK(text.starts_with(same));
}

TEST_CASE("a journal goes on behind text that was written before", "[save][journal]") {
    const std::vector<Record> records = samples();
    const std::string whole = journal_of(sample_header(), records);
    std::string text = journal_of(sample_header(), {records.begin(), records.begin() + 5});
    JournalWriter writer;
    writer.resume(read_journal(test_catalog(), text, "journal-1.log").value().checksum);
    for (std::size_t place = 5; place < records.size(); ++place) {
        text += writer.line(records[place]);
    }
    CHECK(text == whole);
}

TEST_CASE("a record that someone edited with care is refused with its place", "[save][journal]") {
    const std::string good = journal_of(sample_header(), {Left{}});
    const auto damage_of = [&](const std::string& json) {
        const std::string text = with_line(good, json);
        const auto read = read_journal(test_catalog(), text, "journal-1.log");
        REQUIRE(read.has_value());
        CHECK(read->records == std::vector<Record>{Left{}});
        CHECK(read->good_bytes == good.size());
        REQUIRE(read->damage.has_value());
        CHECK(mentions(*read->damage, "journal-1.log:3"));
        return *read->damage;
    };
    CHECK(mentions(damage_of(R"({"do":"fly"})"), "/do"));
    CHECK(mentions(damage_of(R"({"do":"walk"})"), "\"to\""));
    CHECK(mentions(damage_of(R"({"do":"walk","to":"up"})"), "/to"));
    CHECK(mentions(damage_of(R"({"do":"wait","to":"east"})"), "/to"));
    CHECK(mentions(damage_of(R"({"do":"wait","do":"wait"})"), "do"));
    CHECK(mentions(damage_of(R"({"do":"drop","slot":255})"), "/slot"));
    CHECK(mentions(damage_of(R"({"do":"use","slot":1,"at":[1]})"), "/at"));
    CHECK(mentions(damage_of(R"({"do":"use","slot":1,"at":[1,9999999999]})"), "/at/1"));
    CHECK(mentions(damage_of(R"({"record":"begun"})"), "/record"));
    CHECK(mentions(damage_of(R"({"record":"refused","reason":"boredom"})"), "/reason"));
    CHECK(mentions(damage_of(R"({"record":"refused"})"), "\"reason\""));
    CHECK(mentions(damage_of(R"({"record":"refused","reason":"wall","item":60000})"), "that the data has"));
    CHECK(mentions(damage_of(R"({"record":"refused","reason":"wall","trap":250})"), "that the data has"));
    CHECK(mentions(damage_of(R"({"record":"stopped","reason":"enemy","enemy":60000})"), "that the data has"));
    CHECK(mentions(damage_of(R"({"record":"stopped","reason":"enemy","towards":"up"})"), "/towards"));
    CHECK(mentions(damage_of(R"({"record":"notice","key":"undone"})"), "\"argument\""));
    CHECK(mentions(damage_of(R"({"record":"ended","hash":"12"})"), "/hash"));
    CHECK(mentions(damage_of(R"({"record":"ended","hash":1.5})"), "1.5"));
    CHECK(mentions(damage_of("{}"), "\"record\""));
    CHECK(mentions(damage_of("[]"), "object"));
    CHECK(mentions(damage_of("{"), "JSON") | mentions(damage_of("{"), "document"));
}

TEST_CASE("a journal of another version, other rules or other data is refused, both being named",
          "[save][journal]") {
    const auto refusal = [&](const std::string& json, JournalFault fault) {
        const auto read = read_journal(test_catalog(), with_line("", json), "journal-1.log");
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().fault == fault);
        CHECK(mentions(read.error().message, "journal-1.log"));
        return read.error().message;
    };
    const std::string version =
        refusal(header_json(std::to_string(journal_version + 1), "1"), JournalFault::OtherVersion);
    CHECK(mentions(version, "version " + std::to_string(journal_version + 1)));
    CHECK(mentions(version, "version " + std::to_string(journal_version)));
    CHECK(mentions(version, "9.9"));
    const std::string rules = refusal(header_json("1", "77"), JournalFault::OtherRules);
    CHECK((mentions(rules, "rules 77") && mentions(rules, "rules " + std::to_string(rules_version))));
    const std::string data =
        refusal(header_json("1", std::to_string(rules_version)), JournalFault::OtherData);
    CHECK(mentions(data, "0000000000000001"));
    static_cast<void>(refusal(R"({"format":"torchwake-run","version":2})", JournalFault::Damaged));
    static_cast<void>(refusal("{}", JournalFault::Damaged));
}

TEST_CASE("a journal that was played with other mods is refused, and they are named",
          "[save][journal][mods]") {
    JournalHeader header{.hero_name = "Ann", .data = test_catalog().data_hash(), .game = "0.1.0"};
    header.mods = {"big_rats", "gems"};
    const auto read = read_journal(test_catalog(), JournalWriter().header(header), "journal-1.log");
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().fault == JournalFault::OtherMods);
    CHECK(read.error().message ==
          "journal-1.log: it was played with the mods big_rats, gems; this game has no mods: start it with "
          "those of the run");
}

TEST_CASE("a seed that no run can have is no header's", "[save][journal]") {
    JournalHeader header{.hero_name = "Ann", .data = test_catalog().data_hash(), .game = "0.1.0"};
    header.seed = std::uint64_t{1} << 53U;
    const auto read = read_journal(test_catalog(), JournalWriter().header(header), "journal-1.log");
    REQUIRE_FALSE(read.has_value());
    CHECK(mentions(read.error().message, "/seed"));
    --header.seed;
    CHECK(read_journal(test_catalog(), JournalWriter().header(header), "journal-1.log").has_value());
}

TEST_CASE("a text without a header is no journal", "[save][journal]") {
    for (const std::string_view text : {"", "\n", "hello", "00000000 {}\n", "12345678"}) {
        const auto read = read_journal(test_catalog(), text, "journal-1.log");
        REQUIRE_FALSE(read.has_value());
        CHECK(read.error().fault == JournalFault::Damaged);
    }
}

}  // namespace torchwake::save
