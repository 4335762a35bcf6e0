#pragma once

// The chronicle holds the last entries of a run's message log with their turns, over levels and saves: events
// of the world, and remarks; and of the whole run what the hero met and killed, and its health. It stands
// beside the World and is saved with it, but is not hashed, because no rule depends on it.

#include <torchwake/content/catalog.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/save/encounters.hpp>
#include <torchwake/save/health_curve.hpp>
#include <torchwake/save/remark.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::save {

/// An entry of the message log.
struct ChronicleEntry {
    std::int32_t turn = 0;                    ///< the world's turn when it happened
    std::variant<rules::Event, Remark> told;  ///< the entity ids of an event are invalid

    /// Null if it is a remark.
    [[nodiscard]] const rules::Event* event() const { return std::get_if<rules::Event>(&told); }
    /// Null if it is an event.
    [[nodiscard]] const Remark* remark() const { return std::get_if<Remark>(&told); }

    friend bool operator==(const ChronicleEntry&, const ChronicleEntry&) = default;
};

/// The last entries of a run's message log, and whom the hero met in the whole run.
class Chronicle {
  public:
    /// The most entries; an older one makes room for a new one.
    static constexpr std::size_t capacity = 1000;

    /// Appends an event without its entity ids, and drops the oldest above `capacity`. Leaves out steps, and
    /// waits that regained nothing, because they would crowd out the rest.
    void add(std::int32_t turn, rules::Event event);
    /// Appends several events in order.
    void add(std::int32_t turn, std::span<const rules::Event> events);
    /// Appends a remark as it is kept.
    void add(std::int32_t turn, Remark remark);
    /// Adds the events of a turn in order, and the monsters in view and the hero's health after it.
    void add_turn(const forecast::Knowledge& knowledge, std::span<const rules::Event> events);
    /// Oldest first.
    [[nodiscard]] std::span<const ChronicleEntry> entries() const;

    /// The monsters of the run that the hero met and killed, by kind.
    [[nodiscard]] const Encounters& encounters() const { return encounters_; }
    /// Takes the encounters of a stored chronicle, whose entries have lost their ids.
    void set_encounters(Encounters encounters) { encounters_ = std::move(encounters); }

    /// The hero's health over the run.
    [[nodiscard]] const HealthCurve& health() const { return health_; }
    /// Takes the health of a stored chronicle. Requires: it is sound.
    void set_health(HealthCurve health) { health_ = std::move(health); }

    /// True if the entries, the encounters and the health are equal. Cost: linear.
    friend bool operator==(const Chronicle&, const Chronicle&);

  private:
    void append(ChronicleEntry entry);

    std::vector<ChronicleEntry> entries_;  ///< up to twice the capacity; the oldest are erased in bulk
    Encounters encounters_;
    HealthCurve health_;
    std::vector<forecast::KnownBody> in_view_;  ///< of the last turn; its memory serves the next
};

/// The cause of the hero's death as the chronicle tells it; all empty if the hero lives.
/// Cost: linear in the chronicle.
[[nodiscard]] rules::CauseOfDeath cause_of_death(const content::Catalog& catalog, const Chronicle& chronicle);

}  // namespace torchwake::save
