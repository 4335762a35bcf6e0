#pragma once

// The picture of the map over time: the last turn's scene, lit by the torch and other lights, with what moves
// on it. While something of a turn is still to be shown, the scene is the one from before it.

#include "map/map_overlay.hpp"
#include "map/sprite_table.hpp"
#include "panels/scene.hpp"
#include "stage/ambience.hpp"
#include "stage/level_build_animator.hpp"
#include "stage/pace.hpp"
#include "stage/turn_animator.hpp"

#include <torchwake/core/units.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/light.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::view {

class MapAnimator {
  public:
    explicit MapAnimator(const content::Catalog& catalog);

    // What happens
    void enter(const rules::Knowledge& knowledge);
    TurnAnimator::Showing show(std::span<const rules::Event> events, const rules::Knowledge& after);
    /// Ends what is waited for at once.
    void finish();
    /// What the hero knows has changed: the scene is taken anew with the next picture.
    void mark_stale() { stale_ = true; }
    void set_style(MotionStyle style, save::AnimationSpeed speed);
    /// Whether a new level is first shown as it is made.
    void show_making(bool shown) { shows_making_ = shown; }
    /// Whether what is waited for stands still, as it does behind a menu.
    void set_paused(bool paused) { paused_ = paused; }
    void advance(core::Milliseconds time);

    [[nodiscard]] std::optional<core::Milliseconds> next_change() const;
    /// True while something of the last turn is not shown yet.
    [[nodiscard]] bool holding() const { return turn_animator_.holding(); }
    /// Of the map, in permille: what the way between two levels leaves of it.
    [[nodiscard]] std::int32_t brightness() const;
    /// How the level that is entered was made, until that has been shown.
    [[nodiscard]] const LevelBuildAnimator* making() const { return making_ ? &*making_ : nullptr; }
    /// On the animator's clock; less than 0 while the level before is still seen. Requires: making().
    [[nodiscard]] std::int64_t making_time() const;
    [[nodiscard]] TurnAnimator& turn_animator() { return turn_animator_; }
    [[nodiscard]] Ambience& ambience() { return ambience_; }
    [[nodiscard]] const Ambience& ambience() const { return ambience_; }
    [[nodiscard]] SpriteNames& names() { return names_; }

    /// Brings the picture up to date for an area of that many cells. True where anything changed.
    bool shoot(const rules::Knowledge& knowledge, const MapOverlay& overlay, core::Size cells,
               MapPicture& picture);

  private:
    /// All that a picture depends on besides the scene.
    struct Moment {
        core::Milliseconds time;       ///< of motions; stands still when none runs
        std::int64_t map_effects = 0;  ///< the same of what is waited for
        std::int64_t ambient_step = 0;
        OverlayStamp overlay;
        core::Size cells;
        friend bool operator==(const Moment&, const Moment&) = default;
    };
    /// Sprites over and under actors and things.
    struct Marks {
        explicit Marks(SpriteNames& names);
        HeadMarkSprites heads;
        SpriteIndex threat;
        std::array<SpriteIndex, 3> glint;
    };

    [[nodiscard]] bool enters_new_level(std::span<const rules::Event> events) const;
    [[nodiscard]] Moment moment(const MapOverlay& overlay, core::Size cells) const;
    void retake(const rules::Knowledge& knowledge, core::Size cells);
    void relight();
    /// The middle of a view on a pixel of the level, for what is known of it.
    [[nodiscard]] core::Point view_on(core::Point wanted, const core::Rect& known, core::Size cells) const;
    [[nodiscard]] core::Point camera(const MapOverlay& overlay, core::Size cells) const;
    [[nodiscard]] core::Rect cells_in_view(core::Point camera, core::Size cells) const;
    void add_objects(const core::Rect& area, std::vector<SpriteQuad>& quads) const;
    void add_ghosts(std::vector<SpriteQuad>& quads) const;
    void add_actors(const core::Rect& area, std::vector<SpriteQuad>& quads) const;
    void add_gear(const SceneActor& actor, SpriteQuad quad, std::vector<SpriteQuad>& quads) const;
    void add_marks(const SceneActor& actor, core::Point offset, std::vector<SpriteQuad>& quads) const;
    void add_magic(std::vector<SpriteQuad>& quads) const;
    [[nodiscard]] SpriteQuad standing(core::Point cell, SpriteIndex sprite) const;
    [[nodiscard]] static SpriteQuad in_own_light(core::Point cell, SpriteIndex sprite);

    const content::Catalog* catalog_;
    SpriteNames names_;
    SpriteTable sprites_;
    Marks marks_;
    OverlayPainter overlay_painter_;
    TurnAnimator turn_animator_;
    std::optional<LevelBuildAnimator> making_;
    Ambience ambience_;
    Pace pace_;
    Scene scene_;
    core::Grid<rules::Visibility> known_before_;  ///< while a level unfolds
    std::optional<std::int32_t> unfolded_rows_;   ///< in the scene
    LightMap light_;
    std::vector<Lamp> lamps_;
    Moment last_;
    MotionStyle style_ = MotionStyle::Full;
    bool shows_making_ = false;
    bool stale_ = true;
    bool paused_ = false;
};

}  // namespace torchwake::view
