#pragma once

// A game in memory, played by requests, whose time passes until it waits for its player.

#include "headless/game_table.hpp"

#include <torchwake/flow/interpreter.hpp>
#include <torchwake/json/writer.hpp>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::tests {

class GameBoard {
  public:
    explicit GameBoard(flow::GameSettings settings) : table_(std::move(settings)) {}

    /// Does what a request says, and lets time pass until the game waits for its player, or has told of a
    /// death.
    void give(const json::Object& request) {
        static_cast<void>(table_.ask(json::write_line(request)));
        constexpr int most_passes = 1000;
        for (int pass = 0; pass < most_passes && goes_on(); ++pass) {
            wait(100);
        }
    }
    void wait(std::int64_t milliseconds) {
        static_cast<void>(table_.ask(json::write_line(json::Object{{"advance", milliseconds}})));
    }

    [[nodiscard]] std::vector<std::string> rows() {
        const json::Object reply = table_.ask(R"({"screen":true})");
        return texts(array_at(reply, "screen"));
    }
    [[nodiscard]] std::vector<std::string> said() {
        const json::Object reply = table_.ask(R"({"speak":true})");
        return texts(array_at(reply, "said"));
    }
    /// The keys that are published now.
    [[nodiscard]] std::set<std::string> keys() {
        std::set<std::string> keys;
        const json::Object reply = table_.ask("{}");
        for (const json::Value& action : array_at(reply, "actions")) {
            for (const std::string& key : texts(array_at(*action.if_object(), "keys"))) {
                keys.insert(key);
            }
        }
        return keys;
    }
    /// The first published key of an action; empty if it is not published.
    [[nodiscard]] std::string key_of(std::string_view id) {
        const json::Object reply = table_.ask("{}");
        for (const json::Value& action : array_at(reply, "actions")) {
            if (text_at(*action.if_object(), "id") == id) {
                const std::vector<std::string> keys = texts(array_at(*action.if_object(), "keys"));
                return keys.empty() ? std::string() : keys.front();
            }
        }
        return {};
    }
    [[nodiscard]] GameTable& table() { return table_; }

  private:
    static std::vector<std::string> texts(const json::Array& values) {
        std::vector<std::string> texts;
        for (const json::Value& value : values) {
            texts.emplace_back(*value.if_string());
        }
        return texts;
    }
    [[nodiscard]] bool goes_on() const {
        const screen::Prompt* const prompt = table_.game.prompt();
        const bool asks = prompt != nullptr && !flow::only_skips(*prompt);
        return !asks && table_.game.next_due() && table_.game.awaiting() != "death";
    }

    GameTable table_;
};

}  // namespace torchwake::tests
