#pragma once

#include <torchwake/bots/bot.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/distance_finder.hpp>

#include <optional>
#include <vector>

namespace torchwake::bots {

/// Drinks when hurt, fights what it sees, gathers what lies about, rests, explores; waits when all is done.
/// Equal knowledge gives equal commands: it draws nothing and remembers nothing.
class Fighter final : public Bot {
  public:
    [[nodiscard]] rules::Command next(const rules::Knowledge& knowledge) override;

  private:
    [[nodiscard]] std::optional<rules::Command> fight(const rules::Knowledge& knowledge);
    [[nodiscard]] std::optional<rules::Command> gather(const rules::Knowledge& knowledge);
    [[nodiscard]] std::optional<rules::Command> explore(const rules::Knowledge& knowledge);
    /// The first step of a shortest known way to the nearest of `targets_`.
    [[nodiscard]] std::optional<rules::Command> go(const rules::Knowledge& knowledge);

    std::vector<core::Point> targets_;
    spatial::BitGrid passable_;
    spatial::OpenNeighbours open_;
    spatial::DistanceFinder finder_;
    spatial::DistanceMap distances_;
};

}  // namespace torchwake::bots
