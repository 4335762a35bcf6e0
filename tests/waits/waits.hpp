#pragma once

// One small game, written in four ways, to compare what a wait costs: in the game the player enters a shop,
// and in the shop a menu asks what to buy. Each way publishes the same questions, takes the same answers and
// comes to the same result; waits_test.cpp compares them answer by answer.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace torchwake::waits {

enum class Answer : std::uint8_t { Enter, Leave, Buy, Up, Down, Choose, Cancel };
constexpr std::size_t answer_count = 7;

/// A set of answers, those that a question accepts.
using Answers = std::uint8_t;
constexpr Answers operator|(Answer one, Answer other) {
    return static_cast<Answers>((1U << static_cast<unsigned>(one)) | (1U << static_cast<unsigned>(other)));
}
constexpr bool has(Answers answers, Answer answer) {
    return (answers >> static_cast<unsigned>(answer) & 1U) != 0;
}

// The questions, outermost first.
constexpr Answers in_game = Answer::Enter | Answer::Leave;
constexpr Answers in_shop = Answer::Buy | Answer::Leave;
constexpr Answers in_menu = (Answer::Up | Answer::Down) | (Answer::Choose | Answer::Cancel);

constexpr int gold_at_first = 20;
constexpr std::array prices{3, 5, 8};

/// The line of the menu below or above that one; the ends are joined.
constexpr int moved(int line, Answer answer) {
    const int lines = static_cast<int>(prices.size());
    return (line + (answer == Answer::Down ? 1 : lines - 1)) % lines;
}

/// The game in one of the four ways.
class Waits {
  public:
    Waits() = default;
    Waits(const Waits&) = delete;
    Waits& operator=(const Waits&) = delete;
    Waits(Waits&&) = delete;
    Waits& operator=(Waits&&) = delete;
    virtual ~Waits() = default;

    /// Begins the game, which runs to its first question. Requires: called once.
    virtual void begin() = 0;
    /// Answers the open question, and runs the game to the next one. Returns false, without effect, if the
    /// question refuses the answer or the game has ended.
    virtual bool answer(Answer answer) = 0;
    /// The open scopes, "game/shop/menu"; empty once the game has ended.
    [[nodiscard]] virtual std::string path() const = 0;
    [[nodiscard]] virtual int gold() const = 0;
};

using MakeWaits = std::unique_ptr<Waits> (*)();

std::unique_ptr<Waits> by_prompt();
std::unique_ptr<Waits> by_asio();
std::unique_ptr<Waits> by_states();
std::unique_ptr<Waits> by_switch();

struct Way {
    std::string_view name;  ///< that of its source, by_<name>.cpp
    MakeWaits make;
};
constexpr std::array ways{Way{"prompt", by_prompt}, Way{"asio", by_asio}, Way{"states", by_states},
                          Way{"switch", by_switch}};

}  // namespace torchwake::waits
