// Speech: the lines of every screen, and a run that is played by them alone.

#include "headless/all_screens.hpp"

#include <torchwake/json/writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::headless {
namespace {

using tests::all_screens;
using tests::array_at;
using tests::GameTable;
using tests::reach;
using tests::Screen;
using tests::text_at;

using Lines = std::vector<std::string>;

Lines said_in(const json::Object& reply) {
    Lines lines;
    for (const json::Value& line : array_at(reply, "said")) {
        lines.emplace_back(*line.if_string());
    }
    return lines;
}

Lines listen(GameTable& table) {
    return said_in(table.ask(R"({"speak":true})"));
}

/// What is said after a key.
Lines press(GameTable& table, std::string_view key) {
    return said_in(table.ask(R"({"speak":true,"key":")" + std::string(key) + R"("})"));
}

bool has_line(const Lines& lines, std::string_view part) {
    return std::ranges::any_of(
        lines, [part](const std::string& line) { return line.find(part) != std::string::npos; });
}

/// One part of a way: so many steps of a key.
struct Leg {
    std::int32_t steps = 0;
    std::string key;
};

/// "2 north-east and 3 east"; nothing if that is no way.
std::optional<std::vector<Leg>> read_way(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> keys{{{"north", "k"},
                                                                                 {"north-east", "u"},
                                                                                 {"east", "l"},
                                                                                 {"south-east", "n"},
                                                                                 {"south", "j"},
                                                                                 {"south-west", "b"},
                                                                                 {"west", "h"},
                                                                                 {"north-west", "y"}}};
    std::vector<Leg> legs;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(" and "), text.size());
        const std::string_view leg = text.substr(0, end);
        const std::size_t blank = leg.find(' ');
        const bool counts =
            blank != std::string_view::npos && leg.find_first_not_of("0123456789") == blank && blank > 0;
        const auto* const key = counts ? std::ranges::find(keys, leg.substr(blank + 1),
                                                           [](const auto& pair) { return pair.first; })
                                       : keys.end();
        if (key == keys.end()) {
            return std::nullopt;
        }
        legs.push_back({std::stoi(std::string(leg.substr(0, blank))), std::string(key->second)});
        text.remove_prefix(std::min(end + std::string_view(" and ").size(), text.size()));
    }
    return legs;
}

/// The name and the way of a line such as "Orc, 2 north-east and 3 east, hunting you."
struct Heard {
    std::string name;
    std::vector<Leg> way;

    [[nodiscard]] std::int32_t distance() const {
        std::int32_t steps = 0;
        for (const Leg& leg : way) {
            steps += leg.steps;
        }
        return steps;
    }
};

std::optional<Heard> read_line(std::string_view line) {
    const std::size_t first = line.find(", ");
    if (first == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view rest = line.substr(first + 2);
    const auto way = read_way(rest.substr(0, rest.find_first_of(",.")));
    return way ? std::optional(Heard{std::string(line.substr(0, first)), *way}) : std::nullopt;
}

/// A player who presses keys and knows nothing but the lines that are said.
class BlindPlayer {
  public:
    explicit BlindPlayer(GameTable& table) : table_(&table) { hear(listen(table)); }

    /// Presses a key, and waits until the game asks for the next.
    void press(std::string_view key) {
        ++keys_;
        static_cast<void>(table_->ask(R"({"key":")" + std::string(key) + R"("})"));
        hear(said_in(table_->ask(R"({"advance":20000,"speak":true})")));
    }

    /// Moves to the line of the open menu with that text, and chooses it. False if it has no such line.
    bool choose(std::string_view text) {
        constexpr std::int32_t most_lines = 60;
        for (std::int32_t line = 0; line < most_lines; ++line) {
            if (chosen_.find(text) != std::string::npos) {
                press("Enter");
                return true;
            }
            press("Down");
        }
        return false;
    }

    /// True if a line with that text was ever said.
    [[nodiscard]] bool was_said(std::string_view text) const { return has_line(all_, text); }
    [[nodiscard]] bool just_said(std::string_view text) const { return has_line(last_, text); }
    [[nodiscard]] std::int32_t keys() const { return keys_; }
    /// The last things that were said, for a failure.
    [[nodiscard]] std::string tail() const {
        std::string text;
        for (const std::string& line :
             Lines(all_.end() - std::min<std::ptrdiff_t>(40, std::ssize(all_)), all_.end())) {
            text += line + "\n";
        }
        return text;
    }

    /// The nearest thing in the answer to "what is around" whose line has one of these texts.
    std::optional<Heard> find(std::initializer_list<std::string_view> texts) {
        press("F3");
        for (const std::string& line : last_) {
            const bool wanted = std::ranges::any_of(
                texts, [&line](std::string_view text) { return line.find(text) != std::string::npos; });
            const auto heard = wanted ? read_line(line) : std::nullopt;
            if (heard && heard->distance() > 0) {
                return heard;
            }
        }
        return std::nullopt;
    }

    /// Takes the steps of a way, until something else is said to be in it.
    void walk(const Heard& to) {
        for (const Leg& leg : to.way) {
            for (std::int32_t step = 0; step < leg.steps; ++step) {
                press(leg.key);
                if (just_said("hunting you") || just_said("Something is in the way")) {
                    return;
                }
            }
        }
    }

  private:
    void hear(const Lines& lines) {
        last_ = lines;
        for (const std::string& line : lines) {
            const std::size_t of = line.find(" of ");
            if (of != std::string::npos && line.find(": ") != std::string::npos &&
                line.find_first_not_of("0123456789") == of) {
                chosen_ = line;
            }
            all_.push_back(line);
        }
    }

    GameTable* table_;
    Lines all_;
    Lines last_;
    std::string chosen_;
    std::int32_t keys_ = 0;
};

flow::GameSettings at_once() {
    flow::GameSettings settings{.seed = 7};
    settings.options.animation_speed = save::AnimationSpeed::None;
    return settings;
}

}  // namespace

TEST_CASE("a run is begun, led into the dungeon and to a thing there by spoken lines alone",
          "[headless][speech]") {
    GameTable table(at_once());
    BlindPlayer player(table);
    REQUIRE(player.was_said("Torchwake"));
    REQUIRE(player.choose("New game"));
    REQUIRE(player.was_said("WHAT YOU SEEK"));
    REQUIRE(player.choose("pouch"));
    player.press("_");
    REQUIRE(player.just_said("to walk."));
    player.press("Enter");
    REQUIRE(player.was_said("You stand on"));
    player.press(">");
    CAPTURE(player.keys(), player.tail());
    REQUIRE(player.was_said("Depth 1"));
    const std::optional<Heard> thing = player.find({"Pinch of pepper"});
    REQUIRE(thing.has_value());
    player.walk(*thing);
    CHECK(player.just_said(" lies here"));
}

TEST_CASE("every screen says what it is, and nothing twice", "[headless][speech]") {
    for (const Screen& screen : all_screens()) {
        const std::unique_ptr<GameTable> table = reach(screen);
        CAPTURE(screen.path, screen.way);
        const Lines first = listen(*table);
        CHECK_FALSE(first.empty());
        CHECK(std::ranges::none_of(first, &std::string::empty));
        CHECK(listen(*table).empty());
    }
}

TEST_CASE("the chosen line of a menu is said as it moves, with its place", "[headless][speech]") {
    GameTable table;
    const Lines title = listen(table);
    CHECK(has_line(title, "1 of "));
    const Lines moved = press(table, "Down");
    REQUIRE_FALSE(moved.empty());
    CHECK(moved.front().starts_with("2 of "));
    CHECK(std::ranges::find(title, moved.front()) == title.end());
}

TEST_CASE("what is around is said with the steps that lead there", "[headless][speech]") {
    const std::unique_ptr<GameTable> table = reach({"", tests::stocked, "new-game"});
    static_cast<void>(listen(*table));
    const Lines around = press(*table, "F3");
    CHECK(has_line(around, "Stairs up, 1 west."));
    CHECK(has_line(around, "Stairs down, 3 east."));
    CHECK(has_line(around, ", 2 east."));
    CHECK(has_line(around, "Open door, 1 east."));
    CHECK(has_line(around, "You can walk 1 north"));
    CHECK(has_line(press(*table, "F2"), "Health "));
    const Lines again = press(*table, "F4");
    CHECK(has_line(again, "Health "));
    static_cast<void>(press(*table, "l"));
    CHECK(has_line(press(*table, "F3"), "Stairs up, 2 west."));
}

TEST_CASE("a menu is said again where the surroundings would be", "[headless][speech]") {
    const std::unique_ptr<GameTable> table = reach({"", tests::stocked, "new-game"});
    static_cast<void>(listen(*table));
    const Lines opened = press(*table, "a");
    REQUIRE_FALSE(opened.empty());
    const Lines again = press(*table, "F3");
    CHECK(has_line(again, opened.front()));
    CHECK(has_line(again, "1 of "));
    CHECK_FALSE(has_line(again, "You can walk"));
    CHECK(has_line(press(*table, "F2"), "Health "));
}

TEST_CASE("of many things of one name the nearest are said, and the others counted", "[headless][speech]") {
    GameTable table(at_once());
    static_cast<void>(listen(table));
    for (const std::string_view key : {"n", "Enter", "Enter", "Escape"}) {
        static_cast<void>(press(table, key));
    }
    const Lines around = press(table, "F3");
    const auto doors = std::ranges::count_if(
        around, [](const std::string& line) { return line.starts_with("Closed house door, "); });
    CHECK(doors == 4);
    CHECK(std::ranges::any_of(around, [](const std::string& line) {
        return line.starts_with("Closed house door, ") && line.ends_with(" more.");
    }));
    CHECK(has_line(around, "Mouth of the mine, "));
}

TEST_CASE("a cursor says its cell, what is there, and its keys once", "[headless][speech]") {
    const std::unique_ptr<GameTable> table = reach({"", tests::stocked, "new-game"});
    static_cast<void>(listen(*table));
    const Lines opened = press(*table, "x");
    CHECK(has_line(opened, "EXAMINE"));
    CHECK(has_line(opened, "Esc: "));
    const Lines moved = press(*table, "h");
    CHECK_FALSE(moved.empty());
    CHECK_FALSE(has_line(moved, "EXAMINE"));
    CHECK_FALSE(has_line(moved, "Esc: "));
}

TEST_CASE("speech takes no turn, changes no run, and stands in no journal", "[headless][speech]") {
    GameTable table;
    table.begin();
    const json::Object before = table.ask(R"({"state":false})");
    for (const char* key : {"F2", "F3", "F4"}) {
        static_cast<void>(press(table, key));
    }
    const json::Object after = table.ask(R"({"state":false})");
    CHECK(text_at(after, "hash") == text_at(before, "hash"));
    CHECK(text_at(after, "awaiting") == "play");
}

TEST_CASE("without speech its keys tell how to have it", "[headless][speech]") {
    GameTable table;
    table.begin();
    static_cast<void>(table.ask(R"({"key":"F3"})"));
    CHECK(table.screen().find("--speak") != std::string::npos);
}

}  // namespace torchwake::headless
