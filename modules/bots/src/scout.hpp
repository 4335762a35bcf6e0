#pragma once

// What every bot needs: where things are, the ways to them, what is in the pack.

#include "chart.hpp"

#include <torchwake/rules/command.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/shooting.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::bots {

using MaybeCommand = std::optional<rules::Command>;

/// What a hero takes along.
enum class Habit : std::uint8_t {
    Uses,    ///< what it can use
    Trades,  ///< and what it could sell
};

class Scout {
  public:
    explicit Scout(Habit habit = Habit::Uses) : habit_(habit) {}

    /// Looks around. The other functions answer for what was seen then.
    void look(const rules::Knowledge& knowledge);

    [[nodiscard]] const rules::HeroFacts& hero() const { return hero_; }
    /// Those in view who are no friends, nearest first.
    [[nodiscard]] const std::vector<rules::KnownActor>& enemies() const { return enemies_; }
    [[nodiscard]] const std::vector<rules::PackEntry>& pack() const { return pack_; }
    /// By their places in the spellbook.
    [[nodiscard]] const std::vector<rules::KnownSpell>& spells() const { return spells_; }
    [[nodiscard]] const Chart& chart() const { return chart_; }
    [[nodiscard]] bool has_unknown_parts() const;

    /// The first slot with an item for which that holds.
    template <class Wanted>
    [[nodiscard]] std::optional<rules::Slot> find_in_pack(const rules::Knowledge& knowledge,
                                                          const Wanted& wanted) const {
        for (const rules::PackEntry& entry : pack_) {
            if (entry.item && wanted(knowledge.catalog().item(*entry.item))) {
                return entry.slot;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] MaybeCommand drink(const rules::Knowledge& knowledge) const;
    /// Eats, where the hero has to: when it starves, or is hungry and can't recover.
    [[nodiscard]] MaybeCommand eat(const rules::Knowledge& knowledge) const;
    /// Takes better gear of the pack in hand, or puts it on.
    [[nodiscard]] MaybeCommand dress(const rules::Knowledge& knowledge) const;

    /// Uses something whose kind is unknown, to learn it.
    [[nodiscard]] MaybeCommand try_out(const rules::Knowledge& knowledge) const;
    /// By how many tenths of a hit point a blow gear is better than what is held or worn in its place; 0 or
    /// less: not at all.
    [[nodiscard]] std::int32_t gain_by(const content::Catalog& catalog, const content::ItemDef& gear) const;
    /// Whether the hero would rather have it than its price.
    [[nodiscard]] bool has_use_for(const rules::Knowledge& knowledge, content::ItemId item) const;
    /// Reads a book of a spell that it does not know.
    [[nodiscard]] MaybeCommand study(const rules::Knowledge& knowledge) const;

    /// Shoots or throws at one of the enemies in view, where none is beside the hero and one can be hurt.
    [[nodiscard]] MaybeCommand shoot(const rules::Knowledge& knowledge) const;

    /// Attacks one of those enemies who stands beside the hero, the first of them; else goes to where the
    /// nearest of them is, or was last seen.
    [[nodiscard]] MaybeCommand attack(const std::vector<rules::KnownActor>& enemies);
    /// Whether it is after someone out of view.
    [[nodiscard]] bool is_chasing() const { return quarry_.has_value(); }
    void give_up_chase() { quarry_.reset(); }

    /// Takes what lies underfoot, where it is wanted.
    [[nodiscard]] MaybeCommand gather(const rules::Knowledge& knowledge) const;
    /// Towards the nearest of what is unknown and what is wanted.
    [[nodiscard]] MaybeCommand explore(const rules::Knowledge& knowledge);
    /// Towards the nearest of what is unknown and what only a map told of.
    [[nodiscard]] MaybeCommand look_about(const rules::Knowledge& knowledge);
    /// Towards the nearest known stairs of that way, and up or down them.
    [[nodiscard]] MaybeCommand take_stairs(const rules::Knowledge& knowledge, content::Stairs way);
    /// Steps to the nearest known stairs of that way; spatial::unreachable where there are none.
    [[nodiscard]] spatial::Distance steps_to_stairs(const rules::Knowledge& knowledge, content::Stairs way);

  private:
    /// What flies, and how.
    struct Volley {
        std::variant<rules::Fire, rules::Throw> deed;
        rules::MissileKind missile;

        [[nodiscard]] rules::Command at(core::Point target) const {
            return std::visit(
                [target](auto order) {
                    order.target = target;
                    return rules::Command(order);
                },
                deed);
        }
    };

    [[nodiscard]] std::optional<Volley> volley(const rules::Knowledge& knowledge) const;
    [[nodiscard]] bool is_made_to_fly(const content::Catalog& catalog, const content::ItemDef& kind) const;
    void forget_vain_chase(const rules::Knowledge& knowledge);
    [[nodiscard]] WayMap& stairs_map(const rules::Knowledge& knowledge, content::Stairs way);
    [[nodiscard]] bool wants(const rules::Knowledge& knowledge, content::ItemId item) const;
    [[nodiscard]] bool teaches_news(const content::ItemDef& item) const;

    Habit habit_;
    Chart chart_;
    WayMap fight_;
    WayMap explore_;
    WayMap down_;
    WayMap up_;
    rules::HeroFacts hero_;
    std::vector<rules::KnownActor> enemies_;
    std::vector<rules::PackEntry> pack_;
    std::vector<rules::KnownSpell> spells_;
    std::vector<core::Point> targets_;
    std::ptrdiff_t free_slots_ = 0;
    std::optional<core::Point> quarry_;  ///< where someone was whom it goes for
    std::int32_t depth_ = 0;
};

/// What a hero who lives by its fists grows in next: what it has least of, strength before dexterity before
/// constitution.
[[nodiscard]] rules::Attribute balanced_growth(const content::Attributes& attributes);

/// The answer to what is asked before all else: the first thing that is one. Nothing where nothing is asked.
[[nodiscard]] MaybeCommand answer(const rules::Knowledge& knowledge);

[[nodiscard]] bool feeds(const content::ItemDef& item);
[[nodiscard]] bool heals(const content::ItemDef& item);
[[nodiscard]] bool maps(const content::ItemDef& item);

}  // namespace torchwake::bots
