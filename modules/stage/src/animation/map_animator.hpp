#pragma once

// Draws the map over time: the scene of the last turn, lit by the torch and other lights, with the running
// animations. While events of a turn are still to be shown, the scene is the one from before that turn.

#include "animation/ambience.hpp"
#include "animation/matter_painter.hpp"
#include "animation/pace.hpp"
#include "animation/turn_animator.hpp"
#include "scene/letter_painter.hpp"
#include "scene/overlay_painter.hpp"
#include "scene/scene.hpp"
#include "scene/sprite_table.hpp"

#include <torchwake/core/units.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/level_build_animator.hpp>
#include <torchwake/panels/map_overlay.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/stage/light.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::stage {

class MapAnimator {
  public:
    explicit MapAnimator(const content::Catalog& catalog);

    // Events
    void enter(const forecast::Knowledge& knowledge);
    /// Takes the sprites of the catalog again, whose definitions have changed. Requires: enter() follows.
    void renew();
    TurnAnimator::Showing show(std::span<const rules::Event> events, const forecast::Knowledge& after);
    /// Ends at once the animations that the player waits for.
    void finish();
    void set_style(MotionStyle style, save::AnimationSpeed speed);
    /// `shown`: true if the making of a new level is shown before the level.
    void show_making(bool shown) { shows_making_ = shown; }
    /// `paused`: true if the animations that the player waits for stand still, as they do behind a menu.
    void set_paused(bool paused) { paused_ = paused; }
    /// `shown`: true if the map is drawn as letters, not as sprites.
    void show_letters(bool shown);
    void set_forecast_detail(panels::ForecastDetail detail) { forecast_detail_ = detail; }
    void advance(core::Milliseconds time);

    [[nodiscard]] std::optional<core::Milliseconds> next_change() const;
    /// True while events of the last turn are not shown yet.
    [[nodiscard]] bool holding() const { return turn_animator_.holding(); }
    /// The brightness of the map in permille; less during the transition between two levels.
    [[nodiscard]] std::int32_t brightness() const;
    /// The animation of how the entered level was made; null when there is none to show.
    [[nodiscard]] const panels::LevelBuildAnimator* making() const { return making_ ? &*making_ : nullptr; }
    /// The time since that animation began; below 0 while the previous level is still visible. Requires:
    /// making() is not null.
    [[nodiscard]] std::int64_t making_time() const;
    /// The sprite pixel in the middle of the map while nothing moves and the cursor, if any, is kept in view.
    [[nodiscard]] core::Point resting_camera(const panels::MapOverlay& overlay, core::Size cells) const;
    [[nodiscard]] TurnAnimator& turn_animator() { return turn_animator_; }
    [[nodiscard]] Ambience& ambience() { return ambience_; }
    [[nodiscard]] const Ambience& ambience() const { return ambience_; }
    [[nodiscard]] panels::SpriteNames& names() { return names_; }

    /// Updates the picture for an area of this many cells. True if anything changed.
    bool draw(const forecast::Knowledge& knowledge, const panels::MapOverlay& overlay, core::Size cells,
              panels::MapPicture& picture);

  private:
    /// The inputs of a picture besides the scene.
    struct Moment {
        core::Milliseconds time;       ///< the motions' time + 1; 0 while none runs
        std::int64_t map_effects = 0;  ///< the effects' clock + 1; 0 while none runs
        core::Point camera_lead;
        std::int64_t ambient_step = 0;
        OverlayStamp overlay;
        core::Size cells;
        panels::ForecastDetail detail = panels::ForecastDetail::Sparing;
        friend bool operator==(const Moment&, const Moment&) = default;
    };
    /// Sprites that are drawn over and under actors and objects.
    struct Marks {
        explicit Marks(panels::SpriteNames& names);
        HeadMarkSprites heads;
        panels::SpriteIndex threat;
        std::array<panels::SpriteIndex, 3> glint;
    };

    [[nodiscard]] bool enters_new_level(std::span<const rules::Event> events) const;
    [[nodiscard]] Moment moment(const panels::MapOverlay& overlay, core::Size cells) const;
    void retake(const forecast::Knowledge& knowledge, core::Size cells);
    void relight();
    /// The sprite pixel in the middle of a view that is to show a pixel of the level, given the known part of
    /// the level.
    [[nodiscard]] core::Point view_on(core::Point wanted, const core::Rect& known, core::Size cells) const;
    [[nodiscard]] Torch torch() const;
    [[nodiscard]] core::Point camera(const panels::MapOverlay& overlay, core::Size cells) const;
    /// The middle of a view that shows the wanted point, the cursor, and no more beside the level than it
    /// must.
    [[nodiscard]] core::Point view_with(core::Point wanted, const panels::MapOverlay& overlay,
                                        core::Size cells) const;
    [[nodiscard]] core::Rect cells_in_view(core::Point camera, core::Size cells) const;
    /// Draws everything in its cell and over it as sprites.
    void paint_sprites(const panels::MapOverlay& overlay, const core::Rect& area,
                       std::vector<panels::SpriteQuad>& quads);
    /// Draws everything in its cell and over it as letters, with the marks of the map of sprites.
    void paint_letters(const panels::MapOverlay& overlay, const core::Rect& area,
                       std::vector<panels::SpriteQuad>& quads);
    void add_objects(const core::Rect& area, std::vector<panels::SpriteQuad>& quads) const;
    void swing_doors(std::vector<panels::SpriteQuad>& quads) const;
    void add_ghosts(std::vector<panels::SpriteQuad>& quads) const;
    [[nodiscard]] MatterPainter::Source matter_in(const core::Rect& area) const {
        return {scene_.matter, sprites_, light_, ambience_, area};
    }
    void add_actors(const core::Rect& area, std::vector<panels::SpriteQuad>& quads) const;
    void add_letters_of_actors(const core::Rect& area, std::vector<panels::SpriteQuad>& quads);
    void add_all_marks(const core::Rect& area, std::vector<panels::SpriteQuad>& quads) const;
    void add_gases(const core::Rect& area, bool over_actors, std::vector<panels::SpriteQuad>& quads) const;
    void add_gear(const SceneActor& actor, std::size_t frame, panels::SpriteQuad quad,
                  std::vector<panels::SpriteQuad>& quads) const;
    [[nodiscard]] std::size_t frame_of(rules::EntityId who, const Pose& pose) const;
    void add_marks(const SceneActor& actor, core::Point offset, std::vector<panels::SpriteQuad>& quads) const;
    void add_magic(std::vector<panels::SpriteQuad>& quads) const;
    /// True if a vendor's name covers nobody in a row of cells.
    [[nodiscard]] bool hides_nobody(const SceneVendor& vendor, std::int32_t row) const;
    /// Adds the names of vendors above them, or below them where that covers nobody and above would.
    void add_names(std::vector<panels::FloatingText>& texts) const;
    [[nodiscard]] panels::SpriteQuad standing(core::Point cell, panels::SpriteIndex sprite) const;
    [[nodiscard]] static panels::SpriteQuad in_own_light(core::Point cell, panels::SpriteIndex sprite);

    const content::Catalog* catalog_;
    panels::SpriteNames names_;
    SpriteTable sprites_;
    Marks marks_;
    OverlayPainter overlay_painter_;
    MatterPainter matter_painter_;
    LetterPainter letter_painter_;
    TurnAnimator turn_animator_;
    std::optional<panels::LevelBuildAnimator> making_;
    Ambience ambience_;
    Pace pace_;
    Scene scene_;
    core::Grid<forecast::Visibility> known_before_;  ///< the cells known before a level unfolds
    std::optional<std::int32_t> unfolded_rows_;      ///< those that the scene shows
    LightMap light_;
    std::vector<Lamp> lamps_;
    Moment last_;
    MotionStyle style_ = MotionStyle::Full;
    panels::ForecastDetail forecast_detail_ = panels::ForecastDetail::Sparing;
    bool shows_making_ = false;
    bool shows_letters_ = false;
    bool stale_ = true;
    bool paused_ = false;
};

}  // namespace torchwake::stage
