#pragma once

#include "whole_run/game_board.hpp"
#include "whole_run/hands.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::tests {

/// A player who hears the spoken lines and nothing else, and presses the keys that they named.
class SpeechHands final : public Hands {
  public:
    explicit SpeechHands(GameBoard& board) : board_(&board) { hear(); }

    [[nodiscard]] std::string told() override;
    [[nodiscard]] bool offers(std::string_view name) override;
    bool take(std::string_view name) override;
    [[nodiscard]] bool writes() const override { return true; }
    void write(std::string_view text) override;
    void wait() override;
    [[nodiscard]] std::string report() override;

  private:
    void hear();
    void learn(const std::string& line);
    void hear_of_health(const std::string& line);

    GameBoard* board_;
    std::vector<std::string> lines_;                  ///< those since the last deed
    std::vector<std::string> heard_;                  ///< all
    std::map<std::string, std::string> names_;        ///< what a key does, by its last naming
    std::map<std::string, std::string> in_the_list_;  ///< the key of each action in the list of all
    bool hurt_ = false;                               ///< health is missing, and no rest was tried since
};

}  // namespace torchwake::tests
