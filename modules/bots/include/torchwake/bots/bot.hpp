#pragma once

#include <torchwake/rules/command.hpp>
#include <torchwake/rules/knowledge.hpp>

namespace torchwake::bots {

/// A player that decides from what its hero knows, and from nothing else.
class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// What the hero does next. It may turn out to be refused.
    [[nodiscard]] virtual rules::Command next(const rules::Knowledge& knowledge) = 0;
};

}  // namespace torchwake::bots
