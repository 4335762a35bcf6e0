#pragma once

// How a run ended: what the World does not keep of the hero's death, as the events tell it, and the whole by
// ids, which outlive the catalog.

#include <torchwake/content/catalog.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace torchwake::rules {

/// The matter or the trap that cost an actor hit points, or its life; all empty for anything else.
struct CauseOfDeath {
    bool flames = false;        ///< fire took the hit points
    content::MatterId gas{};    ///< in place of flames
    content::MonsterId doer{};  ///< the kind that began the matter; invalid: nobody did
    content::ItemId item{};     ///< with which it was begun, if it was not the spell or the trap
    content::SpellId spell{};   ///< with which it was begun, in place of the item
    content::TrapId trap{};  ///< it began the matter; without matter, it killed by its damage or its poison

    /// True if flames or gas took the hit points.
    [[nodiscard]] bool by_matter() const { return flames || gas.valid(); }
    friend bool operator==(const CauseOfDeath&, const CauseOfDeath&) = default;
};

/// A loss of hit points.
struct Wound {
    ActorRef victim;       ///< who lost them
    CauseOfDeath cause{};  ///< the trap of a poison is not told
};

/// The loss of hit points that an event tells, if it tells one.
[[nodiscard]] std::optional<Wound> wound_in(const Event& event);

/// The one other than itself that the hero killed, if an event tells of that; else null.
[[nodiscard]] const ActorRef* victim_of_hero(const Event& event);

/// Finds the cause of the hero's death. Hears the events of a run in order; the last ones are enough, unless
/// the poison of a trap began before them.
class Inquest {
  public:
    /// Asks after the death of a hero of that kind.
    explicit Inquest(content::MonsterId hero) : hero_(hero) {}

    /// Takes the next event of the run.
    void hear(const Event& event);
    /// All empty if the hero lives.
    [[nodiscard]] const CauseOfDeath& cause() const { return cause_; }

  private:
    [[nodiscard]] bool is_hero(const ActorRef& actor) const { return actor.kind == hero_; }

    content::MonsterId hero_;
    content::TrapId sprung_{};    ///< the trap that was the hero's last deed
    content::TrapId poisoner_{};  ///< the trap that poisoned the hero
    CauseOfDeath wound_{};        ///< of the last loss of hit points
    CauseOfDeath cause_{};
};

/// Stands in place of a killer's id.
inline constexpr std::string_view killed_by_hunger = "hunger";
/// Stands in place of the id of a gas.
inline constexpr std::string_view killed_by_flames = "fire";

/// The id of the matter of a cause, as in Fate; empty if there is none.
[[nodiscard]] std::string matter_id(const content::Catalog& catalog, const CauseOfDeath& cause);

/// How a run ended, by ids.
struct Fate {
    /// The kind or the trap that killed, killed_by_hunger, or the matter that nobody began; empty: the hero
    /// escaped.
    std::string killer;
    std::string matter{};  ///< the gas that killed, or killed_by_flames; empty: neither
    /// The item, spell or trap with which the killer began the matter, if any. Of a hero who escaped without
    /// the prize: the ending, by its id.
    std::string means{};

    friend bool operator==(const Fate&, const Fate&) = default;
};

/// A hero that died of its own step onto a trap was killed by the trap.
[[nodiscard]] Fate fate_of(const content::Catalog& catalog, const RunOutcome& outcome,
                           const CauseOfDeath& cause);

}  // namespace torchwake::rules
