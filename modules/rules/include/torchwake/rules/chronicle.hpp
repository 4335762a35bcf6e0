#pragma once

// The last events of a run with their turns, kept over levels and saves for the message log. The chronicle
// stands beside the World and is saved with it, but is not hashed, because nothing depends on it.

#include <torchwake/rules/event.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::rules {

struct ChronicleEntry {
    std::int32_t turn = 0;
    Event event;  ///< its entity ids are invalid

    friend bool operator==(const ChronicleEntry&, const ChronicleEntry&) = default;
};

class Chronicle {
  public:
    static constexpr std::size_t capacity = 1000;

    /// Appends an event without its entity ids, and drops the oldest above `capacity`. Leaves out steps, and
    /// waits that regained nothing, because they would crowd out the rest.
    void add(std::int32_t turn, Event event);
    /// Appends several events in order.
    void add(std::int32_t turn, std::span<const Event> events);
    /// Oldest first.
    [[nodiscard]] std::span<const ChronicleEntry> entries() const;

    friend bool operator==(const Chronicle&, const Chronicle&);

  private:
    std::vector<ChronicleEntry> entries_;  ///< up to twice the capacity; the oldest are erased in bulk
};

}  // namespace torchwake::rules
