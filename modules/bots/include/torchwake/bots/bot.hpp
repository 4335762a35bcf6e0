#pragma once

#include <torchwake/bots/conduct.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>

#include <memory>
#include <span>
#include <string_view>

namespace torchwake::bots {

/// A player that decides only from its hero's knowledge.
class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// The hero's next command. It may be refused.
    [[nodiscard]] virtual rules::Command next(const forecast::Knowledge& knowledge) = 0;
};

/// The names that make_bot accepts.
[[nodiscard]] std::span<const std::string_view> bot_names();
/// A bot at the beginning of a run; null for an unknown name.
[[nodiscard]] std::unique_ptr<Bot> make_bot(std::string_view name, const Conduct& conduct = {});

}  // namespace torchwake::bots
