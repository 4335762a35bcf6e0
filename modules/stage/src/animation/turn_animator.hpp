#pragma once

// Turns the events that the hero sees and hears into motion and sound, in their order. Events after a
// missile's flight are shown when it has arrived; events on another level are shown when the hero arrives
// there.

#include "animation/air_effects.hpp"
#include "animation/camera_lead.hpp"
#include "animation/map_effects.hpp"
#include "animation/matter_sounds.hpp"
#include "animation/missile_looks.hpp"
#include "scene/sprite_table.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/stage/motion.hpp>
#include <torchwake/stage/presenter.hpp>

#include <cstddef>
#include <map>
#include <span>
#include <string_view>
#include <vector>

namespace torchwake::stage {

class TurnAnimator {
  public:
    /// The time that the next prompt should wait, and the number of events that are shown at once.
    struct Showing {
        core::Milliseconds time;
        std::size_t at_once = 0;
    };

    /// Requires: catalog and sprites outlive the animator.
    TurnAnimator(const content::Catalog& catalog, const SpriteTable& sprites, panels::SpriteNames& names)
        : catalog_(&catalog), sprites_(&sprites), looks_(catalog, names) {}

    /// Takes the looks of missiles from the catalog again, whose definitions have changed.
    void renew(panels::SpriteNames& names) { looks_ = MissileLooks(*catalog_, names); }
    /// Begins a run: forgets all actors and ends all motion.
    void enter(const forecast::Knowledge& knowledge);
    /// Begins to show a turn. The rest of the previous turn is shown at once. `dark_time`: how long the map
    /// stays black between two levels.
    Showing show(std::span<const rules::Event> events, const forecast::Knowledge& after,
                 core::Milliseconds dark_time = {});
    /// Ends the animations that the player waits for, and shows all remaining events now.
    void finish();
    void set_style(MotionStyle style);
    /// `coloured`: true if the damage to the hero has another colour than that to others.
    void colour_numbers(bool coloured) { coloured_numbers_ = coloured; }
    /// `waits`: true if those animations stand still.
    void advance(core::Milliseconds time, bool waits);

    /// True while events are not shown yet; then the map is still as it was before the turn.
    [[nodiscard]] bool holding() const { return !steps_.empty(); }
    [[nodiscard]] const Motions& motions() const { return motions_; }
    [[nodiscard]] const AirEffects& air_effects() const { return air_effects_; }
    [[nodiscard]] const CameraLead& camera_lead() const { return camera_lead_; }
    [[nodiscard]] const MapEffects& map_effects() const { return map_effects_; }
    /// True if the actor's last move went to the left.
    [[nodiscard]] bool faces_left(rules::EntityId who) const;
    [[nodiscard]] core::RandomStream& random() { return random_; }
    /// Moves the view to its new place from an offset in sprite pixels.
    void pan(core::Point from) { motions_.pan(from); }

    /// Adds a sound of the interface, at full volume.
    void hear(std::string_view name);
    [[nodiscard]] std::vector<SoundCue> take_sounds();

  private:
    class Visitor;

    /// An event with the facts about the level after it that its animation needs.
    struct ShownEvent {
        rules::Event event;
        std::vector<core::Point> area{};  ///< the visible cells that it struck
        std::string_view sound{};         ///< that of the ground stepped on, of the weapon, or of the door
        std::string_view body_sound{};    ///< of who was hit by a blow or a shot
        BlowKind blow = BlowKind::Fist;
        content::Colour blade{};  ///< the colour of the weapon
        std::int32_t share = 0;   ///< the damage, in percent of the victim's hit points when unhurt
    };
    /// The events that are shown at one moment.
    struct AnimationStep {
        std::int64_t start = 0;  ///< on the clock of the map effects
        std::vector<ShownEvent> events;
        std::vector<MatterListener::Heard> noises{};
    };
    class Scheduler;

    void play(const AnimationStep& act);
    void play_due();
    void listen(const forecast::Knowledge& after);
    void add_sound(std::string_view name, std::int32_t volume);
    void hear_at(std::string_view name, core::Point at, bool seen, std::int32_t volume = 100);
    void hear_matter(MatterNoise noise, core::Point at, bool seen);
    void turn_towards(rules::EntityId who, core::Point from, core::Point to);

    const content::Catalog* catalog_;
    const SpriteTable* sprites_;
    MissileLooks looks_;
    core::RandomStream random_{0x70C4};  ///< cosmetic: any seed will do
    Motions motions_;
    AirEffects air_effects_;
    CameraLead camera_lead_;
    MapEffects map_effects_;
    MotionStyle style_ = MotionStyle::Full;
    bool coloured_numbers_ = true;
    std::vector<AnimationStep> steps_;  ///< not shown yet, ordered by start
    std::map<rules::EntityId, bool> facing_left_;
    std::vector<SoundCue> sounds_;
    MatterListener listener_;
    core::Point ear_;          ///< the hero's cell
    bool badly_hurt_ = false;  ///< true if the hero is, after the turn
    std::int32_t depth_ = 0;   ///< the depth that was entered last
};

}  // namespace torchwake::stage
