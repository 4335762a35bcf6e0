#pragma once

// The policy of each kind of automatic action. auto_action.cpp has the stops that all kinds share.

#include <torchwake/autopilot/auto_action.hpp>

#include <memory>
#include <optional>
#include <variant>

namespace torchwake::autopilot {

using NextStep = std::variant<rules::Command, Stop>;

class StepPolicy {
  public:
    StepPolicy() = default;
    StepPolicy(const StepPolicy&) = delete;
    StepPolicy& operator=(const StepPolicy&) = delete;
    virtual ~StepPolicy() = default;

    /// The stop that follows from the hero's place or state, if any.
    [[nodiscard]] virtual std::optional<Stop> finished(const forecast::Knowledge& knowledge) = 0;
    /// Requires: it is not finished.
    [[nodiscard]] virtual NextStep next(const forecast::Knowledge& knowledge) = 0;
};

// Each policy may keep the memory of harm, which outlives it.
[[nodiscard]] std::unique_ptr<StepPolicy> policy_of(const Explore& action, SeenHarm& memory);
[[nodiscard]] std::unique_ptr<StepPolicy> policy_of(const Rest& action, SeenHarm& memory);
[[nodiscard]] std::unique_ptr<StepPolicy> policy_of(const TravelTo& action, SeenHarm& memory);
[[nodiscard]] std::unique_ptr<StepPolicy> policy_of(const Run& action, SeenHarm& memory);

/// A step in that direction, unless a visible actor stands there.
[[nodiscard]] NextStep walk_unless_taken(const forecast::Knowledge& knowledge, core::Direction direction);

}  // namespace torchwake::autopilot
