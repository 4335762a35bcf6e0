#pragma once

// Draws the matter of a scene: liquids, flames, gases, and the fronts of covers.

#include "animation/ambience.hpp"
#include "scene/scene_matter.hpp"
#include "scene/sprite_table.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/stage/light.hpp>

#include <array>
#include <functional>
#include <span>
#include <vector>

namespace torchwake::stage {

/// The state of an actor that shows on its body.
struct Exposed {
    bool burning = false;
    bool wet = false;
};

class MatterPainter {
  public:
    explicit MatterPainter(panels::SpriteNames& names);

    /// What a picture is drawn from; valid for that picture.
    struct Source {
        const SceneMatter& matter;
        const SpriteTable& sprites;
        const LightMap& light;
        const Ambience& ambience;
        core::Rect area;  ///< the cells in view
    };

    /// Draws liquids over the ground.
    void paint_liquids(const Source& source, std::vector<panels::SpriteQuad>& quads) const;
    /// Draws the flames behind objects and actors.
    void paint_flames(const Source& source, std::vector<panels::SpriteQuad>& quads) const;
    /// Draws the marks of harm to come.
    void paint_marks(const Source& source, std::span<const panels::ForecastMark> marks,
                     std::vector<panels::SpriteQuad>& quads) const;
    /// Draws the ticks of announced spells over all that stands in their cells, and the mark of the hero's
    /// cell thinly over the hero.
    void paint_over(const Source& source, std::span<const panels::ForecastMark> marks, core::Point hero,
                    std::vector<panels::SpriteQuad>& quads) const;
    /// Draws flames or drops over the quad of an actor.
    void paint_body(const Ambience& ambience, rules::EntityId who, const Exposed& exposed,
                    panels::SpriteQuad quad, std::vector<panels::SpriteQuad>& quads) const;
    /// Draws what stands before the feet of actors: tall covers and flames.
    void paint_fronts(const Source& source, std::vector<panels::SpriteQuad>& quads) const;
    /// Draws the gases of the cells that satisfy `painted`, thinner over actors.
    void paint_gases(const Source& source, const std::function<bool(core::Point)>& painted, bool over_actors,
                     std::vector<panels::SpriteQuad>& quads) const;
    /// Adds the light of flames; those of neighbouring cells share a lamp.
    static void add_lamps(const SceneMatter& matter, const Ambience& ambience, std::vector<Lamp>& lamps);
    /// The light of an actor that burns. `at`: as in Lamp.
    [[nodiscard]] static Lamp lamp_of_burning(core::Point at, const Ambience& ambience);

  private:
    static constexpr std::int32_t digits = 10;

    [[nodiscard]] panels::SpriteQuad hatch(const panels::ForecastMark& mark, std::uint8_t alpha) const;

    std::array<panels::SpriteIndex, 4> flames_;
    std::array<panels::SpriteIndex, 4> flame_fronts_;
    std::array<panels::SpriteIndex, 3> burning_;
    std::array<panels::SpriteIndex, 3> drops_;
    panels::SpriteIndex mark_;
    panels::SpriteIndex unsure_mark_;
    std::array<panels::SpriteIndex, forecast::forecast_beats> beats_;  ///< the digits of marks
    panels::SpriteIndex announced_;
    std::array<panels::SpriteIndex, digits> ticks_;
};

}  // namespace torchwake::stage
