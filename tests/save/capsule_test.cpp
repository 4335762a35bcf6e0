// Bug capsules: written, read again, and refused if they were changed.

#include "save/mentions.hpp"
#include "save/recorded_run.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/capsule.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <string>

namespace torchwake::save {
namespace {

using scenario::test_catalog;

/// A finished run whose file of record lies in somebody's home, and whose log told of files.
Capsule sample_capsule() {
    RecordedRun run = recorded_run(7, 12, 100);
    run.records.push_back(as_record(Notice{"capsule-written", "/home/ann/capsules/a.json"}));
    run.records.emplace_back(Scored{4, "/home/ann/records/ann-7.txt"});
    run.records.emplace_back(Closed{});
    Capsule capsule;
    capsule.header = run.header;
    capsule.records = run.records;
    capsule.options.master_volume = 3;
    capsule.options.hero_name = "Ann";
    capsule.options.bindings = {{"get", {"g", "PadA"}}};
    capsule.awaiting = "play-pause-menu";
    capsule.fault = "broken precondition: count > 0, at pack.cpp:12 in take";
    capsule.log = {"You see a \"rat\".", "can't write /home/ann lee/options.json: No space left on device",
                   "\xC3\xA9t\xC3\xA9\n", ""};
    return capsule;
}

std::string written_text(const Capsule& capsule) {
    const std::optional<std::string> text = write_capsule(capsule);
    REQUIRE(text.has_value());
    return *text;
}

std::string replaced(std::string text, std::string_view part, std::string_view by) {
    const std::size_t at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), by);
}

std::string capsule_refusal(const std::string& text, JournalFault fault) {
    const auto read = read_capsule(test_catalog(), text, "bug.json");
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().fault == fault);
    CHECK(read.error().message.starts_with("bug.json"));
    return read.error().message;
}

}  // namespace

TEST_CASE("a capsule is read as it was written", "[save][capsule]") {
    const Capsule written = sample_capsule();
    const std::string text = written_text(written);
    CHECK(looks_like_capsule(text));
    const auto read = read_capsule(test_catalog(), text, "bug.json");
    REQUIRE(read.has_value());
    CHECK(read->header == written.header);
    REQUIRE(read->records.size() == written.records.size());
    CHECK(std::equal(read->records.begin(), read->records.end() - 3, written.records.begin()));
    CHECK(read->records.end()[-3] == as_record(Notice{"capsule-written", "..."}));
    CHECK(read->records.back() == Record{Closed{}});
    CHECK(read->options == written.options);
    CHECK(read->awaiting == written.awaiting);
    CHECK(read->fault == written.fault);
    REQUIRE(read->log.size() == 4);
    CHECK(read->log[0] == written.log[0]);
    CHECK(read->log[2] == written.log[2]);
    CHECK(written_text(*read) == text);
}

TEST_CASE("a capsule of a run without anything is read, too", "[save][capsule]") {
    Capsule written;
    written.header = sample_capsule().header;
    const auto read = read_capsule(test_catalog(), written_text(written), "bug.json");
    REQUIRE(read.has_value());
    CHECK(read->header == written.header);
    CHECK((read->records.empty() && read->log.empty() && read->awaiting.empty() && read->fault.empty()));
    CHECK_FALSE(mentions(written_text(written), "fault"));
}

TEST_CASE("a capsule names none of the player's files and folders", "[save][capsule]") {
    const std::string text = written_text(sample_capsule());
    CHECK_FALSE(mentions(text, "/"));
    for (const char* part : {"home", "ann-7", "lee", "options.json"}) {
        CHECK_FALSE(mentions(text, part));
    }
    CHECK(mentions(text, "\"can't write ... No space left on device\""));
    const auto read = read_capsule(test_catalog(), text, "bug.json");
    REQUIRE(read.has_value());
    CHECK(read->records[read->records.size() - 2] == Record{Scored{4, ""}});
}

TEST_CASE("each line of a capsule's journal that is changed, moved or missing is noticed",
          "[save][capsule]") {
    const std::string text = written_text(sample_capsule());
    const std::string end = "\n  ]\n}\n";
    const std::size_t last = text.rfind("\n    \"");
    for (std::size_t at = text.find("\n    \"", text.find("\"journal\""));;) {
        CAPTURE(at);
        std::string changed = text;
        changed[at + 20] = changed[at + 20] == 'x' ? 'y' : 'x';
        CHECK_FALSE(read_capsule(test_catalog(), changed, "bug.json").has_value());
        if (at == last) {
            break;
        }
        const std::size_t next = text.find("\n    \"", at + 1);
        const std::string without = text.substr(0, at) + text.substr(next);
        CHECK(mentions(capsule_refusal(without, JournalFault::Damaged), "/journal:"));
        const std::string twice = text.substr(0, next) + text.substr(at);
        CHECK(mentions(capsule_refusal(twice, JournalFault::Damaged), "/journal:"));
        at = next;
    }
}

TEST_CASE("a capsule of another version, other rules or other data is refused, both being named",
          "[save][capsule]") {
    const std::string in_other_lists =
        replaced(written_text(sample_capsule()), R"("log": [)", R"("log": [{"at": 1}, )");
    const std::string longer = replaced(written_text(sample_capsule()), R"("log": [)",
                                        R"("map": ")" + std::string(2'000'000, 'a') + R"(", "log": [)");
    for (const std::string& text : {in_other_lists, longer}) {
        const std::string message =
            capsule_refusal(replaced(text, "\"version\": 1", "\"version\": 2"), JournalFault::OtherVersion);
        CHECK(mentions(message, "version 2, of Torchwake "));
    }
    for (const std::string other : {"\"version\": 2", "\"version\": 0", "\"version\": 9,\n  \"seal\": []"}) {
        const std::string changed = replaced(written_text(sample_capsule()), "\"version\": 1", other);
        const std::string message = capsule_refusal(changed, JournalFault::OtherVersion);
        CHECK(mentions(message, "version " + other.substr(11, 1) + ", of Torchwake "));
        CHECK(mentions(message, "reads version 1"));
    }
    Capsule foreign = sample_capsule();
    foreign.header.data = 1;
    const std::string data = capsule_refusal(written_text(foreign), JournalFault::OtherData);
    CHECK((mentions(data, "0000000000000001") && mentions(data, core::to_hex(test_catalog().data_hash()))));
    Capsule ruled = sample_capsule();
    ruled.header.rules = 77;
    const std::string rules = capsule_refusal(written_text(ruled), JournalFault::OtherRules);
    CHECK((mentions(rules, "rules 77") && mentions(rules, "rules " + std::to_string(rules_version))));
}

TEST_CASE("what is no capsule is refused with the place and what was expected", "[save][capsule]") {
    const std::string text = written_text(sample_capsule());
    const auto message = [&text](std::string_view part, std::string_view by) {
        return capsule_refusal(replaced(text, part, by), JournalFault::Damaged);
    };
    CHECK(mentions(message("torchwake-capsule", "torchwake-run"),
                   "/format: found \"torchwake-run\", expected"));
    CHECK(mentions(message("\"master_volume\": 3", "\"master_volume\": 30"), "/options/master_volume"));
    CHECK(mentions(message("\"awaiting\": \"", "\"awaited\": \""), "awaiting"));
    CHECK(mentions(message("\"log\": [", "\"log\": [4, "), "/log/0: found 4, expected a text"));
    CHECK(mentions(message("\"journal\": [", "\"seal\": 1, \"journal\": ["), "/seal"));
    CHECK(mentions(message("\"journal\": [", "\"journal\": [[]], \"more\": ["), "/journal/0"));
    for (const std::string& other :
         {std::string(), std::string("{}"), std::string("[]"), std::string("no capsule"),
          text.substr(0, text.size() / 2), text + "{}", std::string(max_capsule_bytes + 1, ' ')}) {
        CHECK_FALSE(capsule_refusal(other, JournalFault::Damaged).empty());
    }
}

TEST_CASE("a capsule has as much of the end of a log as fits, and one with more is refused",
          "[save][capsule]") {
    Capsule capsule = sample_capsule();
    capsule.log = {std::string(max_capsule_log_bytes - 2, 'a'), ""};
    const std::string text = written_text(capsule);
    REQUIRE(read_capsule(test_catalog(), text, "bug.json").has_value());
    const std::string longer = replaced(text, R"("aaa)", R"("aaaa)");
    CHECK(mentions(capsule_refusal(longer, JournalFault::Damaged), "/log: found more text than this"));
    const std::string more = replaced(text, R"("aaa)", R"("", "aaa)");
    CHECK(mentions(capsule_refusal(more, JournalFault::Damaged), "/log: found more text than this"));
    capsule.log.emplace_back();
    const auto shortened = read_capsule(test_catalog(), written_text(capsule), "bug.json");
    REQUIRE(shortened.has_value());
    CHECK(shortened->log == std::vector<std::string>{"", ""});
}

TEST_CASE("a run whose capsule would be longer than the limit is not written", "[save][capsule]") {
    Capsule capsule = sample_capsule();
    constexpr std::size_t shortest_line = 40;
    capsule.records.assign(max_capsule_bytes / shortest_line, Record{Closed{}});
    CHECK_FALSE(write_capsule(capsule).has_value());
}

TEST_CASE("the worst members of a capsule are refused before they take memory", "[save][capsule]") {
    const std::string text = written_text(sample_capsule());
    std::string numbers = "[1";
    for (int place = 0; place < 200'000; ++place) {
        numbers += ",1";
    }
    const std::string long_text(2'000'000, 'a');
    for (const std::string& member :
         {R"("seal": )" + numbers + "], ", '"' + long_text + R"(": 1, )",
          R"("seal": ")" + long_text + R"(", )", R"("seal": "\n)" + long_text + R"(\n", )"}) {
        const std::string changed = replaced(text, R"("awaiting": ")", member + R"("awaiting": ")");
        CHECK(mentions(capsule_refusal(changed, JournalFault::Damaged),
                       "expected values that take at most 1048576 bytes of memory"));
    }
}

TEST_CASE("a capsule whose journal begins later than the run is refused", "[save][capsule]") {
    JournalHeader later = sample_capsule().header;
    later.first = 3;
    std::string line = JournalWriter().header(later);
    line.pop_back();
    Capsule empty;
    empty.header = sample_capsule().header;
    std::string first = JournalWriter().header(empty.header);
    first.pop_back();
    const std::string changed =
        replaced(written_text(empty), json::write_line(first), json::write_line(line));
    CHECK(mentions(capsule_refusal(changed, JournalFault::Damaged), "begin"));
}

TEST_CASE("a journal does not look like a capsule", "[save][capsule]") {
    CHECK_FALSE(looks_like_capsule(JournalWriter().header(sample_capsule().header)));
    CHECK_FALSE(looks_like_capsule(""));
    CHECK(looks_like_capsule(" \r\n\t{"));
}

}  // namespace torchwake::save
