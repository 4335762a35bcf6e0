#include "headless/game_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <istream>
#include <sstream>
#include <streambuf>
#include <string>
#include <string_view>

namespace torchwake::headless {
namespace {

using tests::array_at;
using tests::check_standard;
using tests::GameTable;
using tests::number_at;
using tests::object_at;
using tests::text_at;

TEST_CASE("the first reply comes before any request, at the title", "[headless]") {
    const GameTable table;
    const auto greeting = json::read(table.session.greeting(), "greeting");
    REQUIRE(greeting.has_value());
    const json::Object& reply = *greeting->if_object();
    check_standard(reply);
    CHECK(text_at(reply, "awaiting") == "title");
    CHECK(number_at(reply, "turn") == 0);
    CHECK(number_at(reply, "depth") == 0);
    CHECK(text_at(reply, "hash") == "0000000000000000");
    CHECK(number_at(reply, "seed") == 7);
}

TEST_CASE("where there is no run to go on with, the title says so", "[headless][F1]") {
    GameTable table({.seed = 7, .start = flow::Start::Continue});
    CHECK(text_at(table.ask(R"({"state":true})"), "awaiting") == "title");
    CHECK(table.screen().find("There is no run to go on with.") != std::string::npos);
    table.act("help");
    table.act("cancel");
    CHECK(table.begin().find("error") == nullptr);
}

TEST_CASE("a key without a meaning here is no error", "[headless]") {
    GameTable table;
    const json::Object reply = table.ask(R"({"key":"F5"})");
    CHECK(reply.find("error") == nullptr);
    CHECK(text_at(reply, "awaiting") == "title");
}

TEST_CASE("keys play the game: a wait takes a turn and changes the hash", "[headless]") {
    GameTable table;
    table.begin();
    const json::Object before = table.ask(R"({"state":true})");
    const json::Object after = table.ask(R"({"key":"."})");
    CHECK(text_at(after, "awaiting") == "play");
    CHECK(number_at(after, "depth") == 0);
    CHECK(number_at(after, "turn") == number_at(before, "turn") + 1);
    CHECK(text_at(after, "hash") != text_at(before, "hash"));
}

TEST_CASE("equal requests give equal replies", "[headless]") {
    GameTable a;
    GameTable b;
    for (const char* line : {R"({"action":"new-game"})", R"({"action":"choose-b"})", R"({"text":"llljjj."})",
                             R"({"key":"a","screen":true})", R"({"key":"Escape","state":true})",
                             R"({"advance":500,"screen":true})"}) {
        CHECK(a.session.reply(line) == b.session.reply(line));
    }
}

TEST_CASE("the state tells what the hero knows", "[headless]") {
    GameTable table;
    table.begin();
    const json::Object reply = table.ask(R"({"state":true})");
    const json::Object& state = object_at(reply, "state");
    const json::Object& player = object_at(state, "player");
    for (const char* name : {"x", "y", "hp", "max_hp", "mana", "max_mana", "level", "xp", "gold", "weight",
                             "capacity", "penalty", "hunger"}) {
        number_at(player, name);
    }
    object_at(player, "attributes");
    CHECK(array_at(player, "effects").empty());
    array_at(state, "inventory");
    array_at(state, "visible");
    CHECK_FALSE(array_at(state, "messages").empty());
    const json::Array& rows = array_at(state, "map");
    const auto y = static_cast<std::size_t>(number_at(player, "y"));
    REQUIRE(y < rows.size());
    const std::string_view before_hero = rows[y].if_string()->substr(0, rows[y].if_string()->find('@'));
    // Characters of more bytes than one: those that go on begin with 10.
    const auto characters = std::ranges::count_if(
        before_hero, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; });
    CHECK(characters == number_at(player, "x"));
    CHECK(state.find("menu") == nullptr);
}

TEST_CASE("an open menu is told with its lines and cursor", "[headless][F7]") {
    GameTable table;
    table.begin();
    const json::Object reply = table.ask(R"({"key":"a","state":true})");
    CHECK(text_at(reply, "awaiting") == "play/use");
    const json::Object& menu = object_at(object_at(reply, "state"), "menu");
    CHECK_FALSE(text_at(menu, "title").empty());
    number_at(menu, "cursor");
    const json::Array& lines = array_at(menu, "lines");
    REQUIRE(lines.size() == 4);
    CHECK(text_at(*lines[0].if_object(), "key") == "a");
    CHECK(text_at(table.ask(R"({"pad":"B"})"), "awaiting") == "play");
}

TEST_CASE("the screen has the rows and columns asked for", "[headless]") {
    GameTable table({.seed = 7}, {80, 24});
    table.begin();
    const json::Object reply = table.ask(R"({"screen":true})");
    const json::Array& rows = array_at(reply, "screen");
    REQUIRE(rows.size() == 24);
    for (const json::Value& row : rows) {
        CHECK(words::text_width(*row.if_string()) == 80);
    }
}

TEST_CASE("the mouse chooses what it points at", "[headless][F7]") {
    GameTable table;
    const std::string screen = table.screen();
    std::istringstream rows(screen);
    std::string row;
    for (int y = 0; std::getline(rows, row); ++y) {
        const std::size_t at = row.find("New game");
        if (at != std::string::npos) {
            const int column = words::text_width(row.substr(0, at));
            table.ask(R"({"mouse":[)" + std::to_string(column) + "," + std::to_string(y) +
                      R"(],"button":"left"})");
        }
    }
    CHECK(text_at(table.ask(R"({"state":true})"), "awaiting") == "play/gift");
}

TEST_CASE("shift makes a capital, and text is typed in order", "[headless]") {
    GameTable table;
    table.begin();
    CHECK(text_at(table.ask(R"({"key":"m","shift":true})"), "awaiting") == "play/messages");
    table.ask(R"({"key":"Escape"})");
    const json::Object reply = table.ask(R"({"text":".. a"})");
    CHECK(text_at(reply, "awaiting") == "play/use");
    CHECK(number_at(reply, "turn") == 3);
}

TEST_CASE("closing saves the run and ends the session", "[headless][F4]") {
    GameTable table;
    table.begin();
    table.ask(R"({"key":"."})");
    const json::Object reply = table.ask(R"({"close":true})");
    check_standard(reply);
    CHECK(table.session.ended());
    CHECK(table.stored().world.run.turn == 1);
    check_standard(table.ask(R"({"key":"."})"));
}

TEST_CASE("the end of the input closes the game", "[headless][F4]") {
    GameTable table;
    std::istringstream in("{\"action\":\"new-game\"}\n{\"action\":\"choose-b\"}\n{\"key\":\".\"}\n");
    std::ostringstream out;
    run(table.session, table.game, in, out);
    CHECK(table.session.ended());
    CHECK(table.storage.kept_runs.has_unfinished());
    const std::string told = out.str();
    CHECK(std::count(told.begin(), told.end(), '\n') == 4);
}

TEST_CASE("the game is closed when nobody reads its replies any more", "[headless][F4]") {
    GameTable measured;
    std::istringstream one_request("{\"action\":\"new-game\"}\n{\"action\":\"choose-b\"}\n");
    std::ostringstream replies;
    run(measured.session, measured.game, one_request, replies);
    /// Takes as much, and then no more.
    struct Room final : std::streambuf {
        explicit Room(std::size_t size) : bytes(size, ' ') { setp(bytes.data(), bytes.data() + size); }
        std::string bytes;
    };
    Room room(replies.str().size());
    GameTable table;
    std::istringstream in(
        "{\"action\":\"new-game\"}\n{\"action\":\"choose-b\"}\n{\"key\":\".\"}\n{\"key\":\".\"}\n");
    std::ostream out(&room);
    run(table.session, table.game, in, out);
    CHECK(table.session.ended());
    CHECK(table.stored().world.run.turn == 1);
}

/// Gives many spaces and then a line end and a request, from one small block of memory.
class LongLine final : public std::streambuf {
  public:
    explicit LongLine(std::size_t blocks) : blocks_(blocks) {}

  private:
    int_type underflow() override {
        if (blocks_ == 0) {
            return traits_type::eof();
        }
        --blocks_;
        block_ = blocks_ == 0 ? "\n{\"action\":\"new-game\"}\n" : std::string(1024, ' ');
        setg(block_.data(), block_.data(), block_.data() + block_.size());
        return traits_type::to_int_type(block_.front());
    }

    std::size_t blocks_;
    std::string block_;
};

TEST_CASE("a line that is longer than a request is refused and not kept", "[headless]") {
    LongLine endless(4 * 1024);
    GameTable table;
    std::istream in(&endless);
    std::ostringstream out;
    run(table.session, table.game, in, out);
    std::istringstream replies(out.str());
    std::string greeting;
    std::string refusal;
    std::string begun;
    std::getline(replies, greeting);
    std::getline(replies, refusal);
    std::getline(replies, begun);
    CHECK(refusal.find("found a longer line, expected at most 65536 bytes") != std::string::npos);
    CHECK(begun.find(R"("awaiting":"play/gift")") != std::string::npos);
}

TEST_CASE("a whole life can be played over lines, to the recap and a new run", "[headless][F3]") {
    GameTable table;
    table.begin();
    std::string awaiting;
    // Goes on and down without a rest, until something ends it.
    core::RandomStream stream(5);
    constexpr std::array moves{"h", "j", "k", "l", "o", "o", "_", ">", "Enter"};
    for (int i = 0; i < 20'000 && awaiting != "play/death" && awaiting != "death"; ++i) {
        const std::size_t move = stream.below(moves.size());
        awaiting = text_at(table.ask(R"({"key":")" + std::string(moves[move]) + R"("})"), "awaiting");
    }
    CAPTURE(awaiting);
    REQUIRE(awaiting.find("death") != std::string::npos);
    CHECK(table.screen().find("YOU DIED") != std::string::npos);
    const json::Object recap = table.ask(R"({"advance":2000,"screen":true})");
    CHECK(text_at(recap, "awaiting").find("recap") != std::string::npos);
    CHECK_FALSE(array_at(recap, "actions").empty());
}

}  // namespace
}  // namespace torchwake::headless
