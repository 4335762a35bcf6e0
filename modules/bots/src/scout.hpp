#pragma once

// The common senses and actions of bots: where things are, the paths to them, the content of the pack.

#include "item_uses.hpp"

#include <torchwake/autopilot/known_map.hpp>
#include <torchwake/bots/conduct.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/light.hpp>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::bots {

using MaybeCommand = std::optional<rules::Command>;

/// The items that a hero carries along.
enum class Habit : std::uint8_t {
    Uses,    ///< those that a fighter uses: food, healing, missiles, better gear
    Trades,  ///< also magic, and those that it can sell
};

/// Uses the item of a slot, if there is one.
[[nodiscard]] inline MaybeCommand use(std::optional<rules::Slot> slot) {
    return slot ? MaybeCommand(rules::UseItem{*slot}) : std::nullopt;
}

/// Takes a step, if there is one.
[[nodiscard]] inline MaybeCommand walk(std::optional<core::Direction> step) {
    return step ? MaybeCommand(rules::Walk{*step}) : std::nullopt;
}

class Scout {
  public:
    Scout(Habit habit, Conduct conduct) : habit_(habit), conduct_(std::move(conduct)) {}

    /// True for means that it does not do without.
    [[nodiscard]] bool has(Means means) const { return conduct_.allows(means); }

    /// Looks around. The other functions answer for what was seen then.
    void look(const forecast::Knowledge& knowledge);

    [[nodiscard]] const forecast::HeroFacts& hero() const { return hero_; }
    /// The enemies in view, nearest first.
    [[nodiscard]] const std::vector<forecast::KnownActor>& enemies() const { return enemies_; }
    [[nodiscard]] const std::vector<forecast::PackEntry>& pack() const { return pack_; }
    /// The known spells, by their places in the spellbook.
    [[nodiscard]] const std::vector<forecast::KnownSpell>& spells() const { return spells_; }
    [[nodiscard]] const autopilot::KnownMap& map() const { return map_; }
    [[nodiscard]] bool has_unknown_parts() const;

    /// Answers a pending question with the first item that fits, raises an attribute that is owed, eats if
    /// the hero starves, or puts out a torch that it does without. Nothing if there is none of these to do.
    /// It takes the gift of its conduct, else the one that the run's seed names, so that games by all seeds
    /// try all gifts.
    [[nodiscard]] MaybeCommand do_first(const forecast::Knowledge& knowledge) const;
    [[nodiscard]] bool is_starving() const { return hero_.hunger == rules::HungerStage::Starving; }

    /// True if there is light enough to use the item.
    [[nodiscard]] static bool has_light_for(const forecast::Knowledge& knowledge,
                                            const content::ItemDef& item) {
        return !item.needs_light || knowledge.light() >= rules::enough_light;
    }
    /// The first slot with an item to use that `wanted` accepts.
    template <class Wanted>
    [[nodiscard]] std::optional<rules::Slot> find_in_pack(const forecast::Knowledge& knowledge,
                                                          const Wanted& wanted) const {
        for (const forecast::PackEntry& entry : pack_) {
            const content::ItemDef* const item =
                entry.item ? &knowledge.catalog().item(*entry.item) : nullptr;
            if (item != nullptr && wanted(*item) && has_light_for(knowledge, *item)) {
                return entry.slot;
            }
        }
        return std::nullopt;
    }
    /// Uses an item that heals so many hit points or more.
    [[nodiscard]] MaybeCommand drink(const forecast::Knowledge& knowledge, std::int32_t least = 1) const;
    /// Eats if the hero is weak, and too hungry to recover.
    [[nodiscard]] MaybeCommand eat(const forecast::Knowledge& knowledge) const;
    /// Holds or wears better gear of the pack.
    [[nodiscard]] MaybeCommand dress(const forecast::Knowledge& knowledge) const;
    /// Drops gear that it has outgrown, once it has little room or bears much.
    [[nodiscard]] MaybeCommand cast_off(const forecast::Knowledge& knowledge) const;

    /// True if a slot is free for an item. One stays free for the prize.
    [[nodiscard]] bool has_room(const forecast::Knowledge& knowledge) const;

    /// Uses an item of an unknown kind, to learn it.
    [[nodiscard]] MaybeCommand try_out(const forecast::Knowledge& knowledge) const;
    /// The gain by gear over what is held or worn in its place, in tenths of a hit point a blow; 0 or less
    /// for none.
    [[nodiscard]] std::int32_t gain_by(const content::Catalog& catalog, const content::ItemDef& gear) const;
    /// True if the hero would rather have the item than its price.
    [[nodiscard]] bool has_use_for(const forecast::Knowledge& knowledge, content::ItemId item) const;
    /// Reads a book of a spell that it does not know.
    [[nodiscard]] MaybeCommand study(const forecast::Knowledge& knowledge) const;

    /// Uses what takes the hero out of a fight: to elsewhere on the level, else to the town.
    [[nodiscard]] MaybeCommand escape_by_item(const forecast::Knowledge& knowledge) const;

    /// Shoots or throws at an enemy in view, if none is adjacent and one can be hurt.
    [[nodiscard]] MaybeCommand shoot(const forecast::Knowledge& knowledge) const;

    /// Leads the hero out of forecast harm, or lets it beat out flames on itself while no enemy is adjacent;
    /// nothing if it does as well to act where it stands.
    [[nodiscard]] MaybeCommand step_out_of_harm(const forecast::Knowledge& knowledge);
    /// True if an announced spell reaches a cell before the hero's next action.
    [[nodiscard]] bool would_be_struck(core::Point to) const;
    /// True if a step into a cell makes gas that burns there soon, or that the burning hero lights.
    [[nodiscard]] bool would_feed_fire(const forecast::Knowledge& knowledge, core::Point to) const;
    /// Attacks the first of those enemies that is adjacent; else goes to where the nearest of them is, or was
    /// last seen.
    [[nodiscard]] MaybeCommand attack(const forecast::Knowledge& knowledge,
                                      const std::vector<forecast::KnownActor>& enemies);
    /// True if it chases an enemy out of view.
    [[nodiscard]] bool is_chasing() const { return quarry_.has_value(); }
    void give_up_chase() { quarry_.reset(); }

    /// Lets it want nothing that lies about but the prize, or all that it has use for: water would take again
    /// what it fetches.
    void leave_things(bool leaves) { leaves_things_ = leaves; }
    /// Takes the item in its own cell, if it wants it.
    [[nodiscard]] MaybeCommand gather(const forecast::Knowledge& knowledge) const;
    /// Walks to the nearest unknown cell or wanted item.
    [[nodiscard]] MaybeCommand explore(const forecast::Knowledge& knowledge);
    /// Walks to the nearest cell that is unknown, or known only from a map.
    [[nodiscard]] MaybeCommand look_about(const forecast::Knowledge& knowledge);
    /// Walks to the nearest known stairs of that kind, and takes them.
    [[nodiscard]] MaybeCommand take_stairs(const forecast::Knowledge& knowledge, content::Stairs way);
    /// Walks to the nearest known stairs of that kind, or where no way leads to them to the nearest unseen
    /// cell or wanted item, also over traps and through what hinders; else through a gate for its toll: for a
    /// hero without another way.
    [[nodiscard]] MaybeCommand force_a_way(const forecast::Knowledge& knowledge, content::Stairs way);
    /// Goes up, or drinks when badly hurt, where the hero is hunted for the prize; nothing if it is not,
    /// knows no way up, or stands beside another enemy.
    [[nodiscard]] MaybeCommand run(const forecast::Knowledge& knowledge);
    /// Walks to the nearest known portal, and goes through it; nothing if there is none.
    [[nodiscard]] MaybeCommand take_portal(const forecast::Knowledge& knowledge);
    /// The steps to the nearest known stairs of that kind; spatial::unreachable if there are none.
    [[nodiscard]] spatial::Distance steps_to_stairs(const forecast::Knowledge& knowledge,
                                                    content::Stairs way);

  private:
    /// A missile, and the command that sends it.
    struct Volley {
        std::variant<rules::Fire, rules::Throw> deed;
        forecast::MissileKind missile;

        [[nodiscard]] rules::Command at(core::Point target) const {
            return std::visit(
                [target](auto order) {
                    order.target = target;
                    return rules::Command(order);
                },
                deed);
        }
    };

    [[nodiscard]] std::optional<Volley> volley(const forecast::Knowledge& knowledge) const;
    [[nodiscard]] bool is_made_to_fly(const content::Catalog& catalog, const content::ItemDef& kind) const;
    void forget_vain_chase(const forecast::Knowledge& knowledge);
    [[nodiscard]] MaybeCommand pass_a_gate(const forecast::Knowledge& knowledge);
    [[nodiscard]] autopilot::PathMap& stairs_map(const forecast::Knowledge& knowledge, content::Stairs way);
    [[nodiscard]] bool is_on_stairs(const forecast::Knowledge& knowledge) const;
    [[nodiscard]] bool puts_to_use(const content::ItemDef& kind) const;
    [[nodiscard]] bool wants(const forecast::Knowledge& knowledge, content::ItemId item) const;
    [[nodiscard]] std::vector<core::Point> places_to_see(const forecast::Knowledge& knowledge,
                                                         const spatial::BitGrid& cells) const;
    [[nodiscard]] bool teaches_news(const content::ItemDef& item) const;

    Habit habit_;
    bool leaves_things_ = false;
    Conduct conduct_;
    autopilot::KnownMap map_;
    autopilot::KnownMap bold_map_{autopilot::Shuns::WhatStays};  ///< as of the last harm that was forecast
    autopilot::KnownMap last_map_{autopilot::Shuns::Perils};     ///< as of the last forced way
    autopilot::PathMap fight_;
    autopilot::PathMap explore_;
    autopilot::PathMap down_;
    autopilot::PathMap up_;
    autopilot::PathMap portal_;
    autopilot::PathMap forced_;
    forecast::HeroFacts hero_;
    std::vector<forecast::KnownAnnouncement> announced_;
    std::vector<forecast::KnownActor> enemies_;
    std::vector<forecast::PackEntry> pack_;
    std::vector<forecast::KnownSpell> spells_;
    std::vector<core::Point> targets_;
    std::ptrdiff_t free_slots_ = 0;
    std::optional<core::Point> quarry_;  ///< the last place of the enemy that it chases
    std::int32_t depth_ = 0;
};

}  // namespace torchwake::bots
