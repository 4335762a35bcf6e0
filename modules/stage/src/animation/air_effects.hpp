#pragma once

// Short effects around actors: the arc of a blow, a thing on its way into the pack, an explosion, a door that
// swings.
// They are functions of virtual time. They decide nothing, and the next turn never waits for them.

#include "animation/explosion.hpp"
#include "animation/swing.hpp"

#include <torchwake/core/units.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/stage/motion.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::stage {

/// A sprite that flies along a low arc and vanishes at its end.
struct Toss {
    core::Point from;  ///< the top left corner of the sprite, in sprite pixels
    core::Point to;
    panels::SpriteIndex sprite = 0;
};

/// A tossed thing at the present moment.
struct TossView {
    core::Point at;    ///< the top left corner of the sprite, in sprite pixels
    core::Point cell;  ///< the cell whose light falls on it
    panels::SpriteIndex sprite = 0;
    std::uint8_t alpha = 255;
};

class AirEffects {
  public:
    static constexpr std::int64_t toss_time = 240;
    static constexpr std::int64_t door_time = 110;

    void set_style(MotionStyle style);
    /// Ends all effects at once.
    void clear();
    void advance(core::Milliseconds time);
    /// True while an effect still changes the picture.
    [[nodiscard]] bool running() const;

    void swing(const Swing& swing) { begin(swings_, swing); }
    void toss(const Toss& toss) { begin(tosses_, toss); }
    void explode(Explosion explosion);
    void swing_door(core::Point at) { begin(doors_, at); }

    [[nodiscard]] std::vector<TossView> tossed() const;
    /// The cells of the doors that swing now.
    [[nodiscard]] std::vector<core::Point> swinging_doors() const;
    /// Adds the dots of arcs and explosions.
    void draw(std::vector<panels::Particle>& particles) const;

  private:
    template <class Effect>
    struct Begun {
        Effect effect;
        std::int64_t start = 0;
    };

    template <class Effect>
    void begin(std::vector<Begun<Effect>>& running, const Effect& effect) const {
        if (style_ == MotionStyle::Full) {
            running.push_back({effect, now_});
        }
    }
    [[nodiscard]] std::int64_t age(std::int64_t start) const { return now_ - start; }

    MotionStyle style_ = MotionStyle::Full;
    std::int64_t now_ = 0;
    std::vector<Begun<Swing>> swings_;
    std::vector<Begun<Toss>> tosses_;
    std::vector<Begun<Explosion>> explosions_;
    std::vector<Begun<core::Point>> doors_;
};

}  // namespace torchwake::stage
