#pragma once

#include "tools/balance_picture.hpp"
#include "tools/batch.hpp"
#include "tools/game_row.hpp"

#include <torchwake/json/value.hpp>

#include <boost/system/result.hpp>

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace torchwake::app {

/// The sum of the results of games.
class GameSummary {
  public:
    void add(const GameRow& row);
    [[nodiscard]] std::int64_t games() const { return games_; }
    [[nodiscard]] Balance balance(std::string title) const;
    /// The last line of a simulation. `time`: that all games took.
    [[nodiscard]] json::Object object(const Batch& batch, std::chrono::milliseconds time) const;

  private:
    [[nodiscard]] std::int64_t mean_gold() const;

    std::int64_t games_ = 0;
    std::int64_t won_ = 0;
    std::int64_t turns_ = 0;
    std::int64_t gold_ = 0;
    std::int64_t spells_ = 0;
    std::int64_t bought_ = 0;
    std::int64_t sold_ = 0;
    std::map<std::int32_t, std::int64_t> depths_;
    std::map<std::int32_t, std::int64_t> deaths_;
    std::map<std::string, std::int64_t> causes_;
    std::int64_t own_matter_deaths_ = 0;
    std::map<std::string, std::int64_t> matter_deaths_;  ///< of the hero, by what killed
    std::int64_t kills_ = 0;
    std::map<std::string, std::int64_t> matter_kills_;  ///< by the hero's deeds
    std::map<std::string, std::int64_t> announced_;     ///< spells, by what became of them
    std::map<std::string, std::int64_t> lords_;         ///< games by lord and what became of it
    std::map<std::string, std::int64_t> used_;          ///< by kind of item
    std::map<std::string, std::int64_t> gifts_;         ///< number of games by gift
    std::map<std::string, std::int64_t> won_by_gift_;   ///< number of games by gift, 0 included
};

/// The games of a summary, and the time that they took.
struct ReadSummary {
    Batch batch;
    std::chrono::milliseconds time{};
};

/// True for the object that ends a simulation.
[[nodiscard]] bool is_summary(const json::Value& value);
/// Errors: it has not what GameSummary::object writes.
[[nodiscard]] boost::system::result<ReadSummary, json::Errors> read_summary(const json::Value& value,
                                                                            std::string_view file);

}  // namespace torchwake::app
