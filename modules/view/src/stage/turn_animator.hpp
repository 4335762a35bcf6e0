#pragma once

// Turns events into motion and sound, for as far as the hero sees and hears, and in their order: what happens
// after a missile flew is shown when it has arrived, what happens on another level when that is reached.

#include "map/sprite_table.hpp"
#include "stage/map_effects.hpp"
#include "stage/missile_looks.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/motion.hpp>
#include <torchwake/view/presenter.hpp>

#include <cstddef>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace torchwake::view {

class TurnAnimator {
  public:
    /// How long what happened should be watched, and how many of the events are shown at once.
    struct Showing {
        core::Milliseconds time;
        std::size_t at_once = 0;
    };

    /// Requires: catalog and sprites outlive the animator.
    TurnAnimator(const content::Catalog& catalog, const SpriteTable& sprites, SpriteNames& names)
        : catalog_(&catalog), sprites_(&sprites), looks_(catalog, names) {}

    /// A new run: nobody is known, nothing moves.
    void enter(const rules::Knowledge& knowledge);
    /// Begins to show a turn. What is left of the turn before is shown at once. Between two levels the map
    /// stays black for so long.
    Showing show(std::span<const rules::Event> events, const rules::Knowledge& after,
                 core::Milliseconds dark_time = {});
    /// Ends what is waited for: all that happened is shown now.
    void finish();
    void set_style(MotionStyle style);
    /// `waits`: whether what is waited for stands still.
    void advance(core::Milliseconds time, bool waits);

    /// True while something of what happened is not shown yet: the map is still as it was before the turn.
    [[nodiscard]] bool holding() const { return !steps_.empty(); }
    [[nodiscard]] const Motions& motions() const { return motions_; }
    [[nodiscard]] const MapEffects& map_effects() const { return map_effects_; }
    /// True where an actor last went to the left.
    [[nodiscard]] bool faces_left(rules::EntityId who) const;
    [[nodiscard]] core::RandomStream& random() { return random_; }
    /// The view goes to its new place from one so far off.
    void pan(core::Point from) { motions_.pan(from); }

    /// A sound of the interface, at full volume.
    void hear(std::string_view name);
    [[nodiscard]] std::vector<SoundCue> take_sounds();

  private:
    class Visitor;

    /// Something that happened, and what of its place matters.
    struct ShownEvent {
        rules::Event event;
        std::vector<core::Point> area;  ///< the seen cells that it struck
        std::string_view sound;         ///< of the ground that it went to, or of what it struck with
    };
    /// What is shown at one moment.
    struct AnimationStep {
        std::int64_t start = 0;  ///< on the effects's clock
        std::vector<ShownEvent> events;
    };
    class Scheduler;

    void play(const AnimationStep& act);
    void play_due();
    void listen(const rules::Knowledge& after);
    void add_sound(std::string_view name, std::int32_t volume);
    void hear_at(std::string_view name, core::Point at, bool seen, std::int32_t volume = 100);
    void turn_towards(rules::EntityId who, core::Point from, core::Point to);

    const content::Catalog* catalog_;
    const SpriteTable* sprites_;
    MissileLooks looks_;
    core::RandomStream random_{0x70C4};  ///< cosmetic: it decides nothing, so any seed will do
    Motions motions_;
    MapEffects map_effects_;
    MotionStyle style_ = MotionStyle::Full;
    std::vector<AnimationStep> steps_;  ///< that wait for their moment, in its order
    std::map<rules::EntityId, bool> facing_left_;
    std::vector<SoundCue> sounds_;
    core::Point ear_;          ///< where the hero stands
    bool badly_hurt_ = false;  ///< the hero, after the turn
    std::int32_t depth_ = 0;   ///< that was entered last
};

}  // namespace torchwake::view
