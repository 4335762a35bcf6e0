#pragma once

// The last events of a run with their turns, kept over levels and saves so that the message log can be told
// again. It stands beside the World, is saved with it, and is no part of its hash: it decides nothing.

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

    /// Adds an event, without its entity ids; the oldest goes when there are more than `capacity`.
    /// Steps, and waits that regained nothing, are left out: they would push out what there is to tell.
    void add(std::int32_t turn, Event event);
    /// The same for all that happened, in order.
    void add(std::int32_t turn, std::span<const Event> events);
    /// Oldest first.
    [[nodiscard]] std::span<const ChronicleEntry> entries() const;

    friend bool operator==(const Chronicle&, const Chronicle&);

  private:
    std::vector<ChronicleEntry> entries_;  ///< up to twice the capacity, so that the oldest go many at a time
};

}  // namespace torchwake::rules
