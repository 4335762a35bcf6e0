#pragma once

// A player who has one device alone: what that device tells, and what it can do.

#include <string>
#include <string_view>

namespace torchwake::tests {

class Hands {
  public:
    virtual ~Hands() = default;

    /// The text that is told: the screen, or the lines that were said since the last deed.
    [[nodiscard]] virtual std::string told() = 0;
    /// True if an action or a line of that name is offered. Letters' case does not matter.
    [[nodiscard]] virtual bool offers(std::string_view name) = 0;
    /// Takes the action or the line of that name. False if none is offered.
    virtual bool take(std::string_view name) = 0;
    /// True if the device can write text into a field.
    [[nodiscard]] virtual bool writes() const = 0;
    /// Requires: writes().
    virtual void write(std::string_view text) = 0;
    /// Lets three seconds of the game's time pass.
    virtual void wait() = 0;
    /// Looks again once something has changed without a deed. False if nothing does: on virtual time nothing
    /// can.
    virtual bool look_again() { return false; }
    /// The last deeds, and what was told last: for a failure.
    [[nodiscard]] virtual std::string report() = 0;
};

}  // namespace torchwake::tests
