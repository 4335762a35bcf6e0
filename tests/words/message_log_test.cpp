#include <torchwake/words/colours.hpp>
#include <torchwake/words/message_log.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::words {
namespace {

Message message(const std::string& text) {
    return {{{text, std::nullopt}}, {200, 200, 200}};
}

std::vector<std::string> texts(const std::vector<LogRow>& rows) {
    std::vector<std::string> lines;
    for (const LogRow& row : rows) {
        lines.push_back(plain_text(row.line));
    }
    return lines;
}

TEST_CASE("the newest message stands at the bottom, and older ones are dimmer", "[words][F5]") {
    MessageLog log;
    log.add(1, message("first"));
    log.add(2, message("second"));
    log.add(9, message("third"));
    const std::vector<LogRow> rows = log.rows(40, 2);
    CHECK(texts(rows) == std::vector<std::string>{"second", "third"});
    CHECK(rows[1].brightness == 1000);
    CHECK(rows[0].brightness < rows[1].brightness);
}

TEST_CASE("good, bad and deadly messages differ by a mark as well as by their colours", "[words][F5]") {
    MessageLog log;
    log.add(1, {{{"You feel better at last.", std::nullopt}}, good_ink});
    log.add(2, {{{"The orc hits you.", std::nullopt}}, bad_ink});
    log.add(3, {{{"You die.", std::nullopt}}, death_ink});
    log.add(4, {{{"It is quiet.", std::nullopt}}, quiet_ink});
    std::u32string marks;
    for (const LogRow& row : log.rows(16, 9)) {
        marks.push_back(row.mark != 0 ? row.mark : U' ');
    }
    CHECK(marks == U"+ ! \u00d7 ");
}

TEST_CASE("repeats are folded and counted", "[words][F5]") {
    MessageLog log;
    for (std::int32_t turn = 0; turn < 3; ++turn) {
        log.add(turn, message("You hit the orc."));
    }
    log.add(3, message("The orc dies."));
    log.add(4, message("You hit the orc."));
    CHECK(texts(log.rows(40, 5)) ==
          std::vector<std::string>{"You hit the orc. (x3)", "The orc dies.", "You hit the orc."});
}

TEST_CASE("what an action tells again in the same turn is folded, but no blow", "[words][F5]") {
    MessageLog log;
    for (int press = 0; press < 3; ++press) {
        log.add(7, message("Nothing is left to explore here."));
        log.add(7, message("The way on leads down."));
    }
    CHECK(texts(log.rows(60, 5)) ==
          std::vector<std::string>{"Nothing is left to explore here. (x3)", "The way on leads down. (x3)"});
    log.add(8, message("Nothing is left to explore here."));
    CHECK(texts(log.rows(60, 1)) == std::vector<std::string>{"Nothing is left to explore here."});
    for (const char* const text : {"The rat bites you.", "The orc hits you.", "The rat bites you."}) {
        Message blow = message(text);
        blow.topic = Topic::Fight;
        log.add(9, blow);
    }
    CHECK(texts(log.rows(60, 3)) ==
          std::vector<std::string>{"The rat bites you.", "The orc hits you.", "The rat bites you."});
}

TEST_CASE("the log keeps more than a thousand lines and forgets the oldest", "[words][F5]") {
    STATIC_CHECK(MessageLog::capacity >= 1000);
    MessageLog log;
    for (std::size_t i = 0; i < MessageLog::capacity + 5; ++i) {
        log.add(0, message(std::to_string(i)));
    }
    CHECK(log.messages().size() == MessageLog::capacity);
    CHECK(plain_text(log.messages().front().message.line) == "5");
}

TEST_CASE("long messages wrap, and scrolling back skips rows", "[words][F5]") {
    MessageLog log;
    log.add(0, message("alpha beta gamma"));
    log.add(0, message("delta"));
    CHECK(texts(log.rows(10, 5)) == std::vector<std::string>{"alpha beta", "gamma", "delta"});
    CHECK(texts(log.rows(10, 2, 1)) == std::vector<std::string>{"alpha beta", "gamma"});
    CHECK(log.rows(10, 2, 99).empty());
}

}  // namespace
}  // namespace torchwake::words
