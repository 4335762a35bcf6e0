#pragma once

#include <torchwake/core/random.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/stage/light.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::stage {

/// How much moves on the screen.
enum class MotionStyle : std::uint8_t {
    Full,     ///< all animations
    Reduced,  ///< no glides, lunges, flashes, sparks and shaking
    None,     ///< no animations: results are shown at once
};

/// How an actor is drawn at a moment, and its displacement from the cell where it stands.
struct Pose {
    core::Point offset;          ///< sprite pixels
    std::uint8_t whiteness = 0;  ///< 255: drawn as a white shape
    std::int32_t raised = 0;     ///< sprite pixels above its shadow, in the middle of a step

    friend bool operator==(const Pose&, const Pose&) = default;
};

/// Sparks that fly from a cell.
struct Burst {
    core::Point cell;                       ///< from which they fly
    core::Point along;                      ///< their direction, -1 to 1 on each axis; (0, 0): all directions
    std::span<const content::Colour> hues;  ///< not empty
    std::int32_t count = 6;                 ///< of sparks
    std::int32_t speed = 60;                ///< sprite pixels a second
    std::int32_t gravity = 120;             ///< sprite pixels a second, each second; below 0 they rise
    std::int32_t life = 360;                ///< milliseconds
    std::int32_t spread = 0;  ///< how far from the middle of the cell they may begin, in sprite pixels
};

/// A sprite that fades out after its actor or object is gone.
struct Ghost {
    core::Point cell;                ///< where it stood
    panels::SpriteIndex sprite = 0;  ///< as it was drawn
    bool flipped = false;            ///< mirrored left to right
    std::uint8_t alpha = 255;        ///< at its start; 255: nothing shows through
    bool flashes = true;             ///< it is white while it fades
};

/// Fire or magic that fills a cell for a moment.
struct Blast {
    core::Point at;                                ///< its top left corner, in sprite pixels
    std::array<panels::SpriteIndex, 3> sprites{};  ///< one after the other
};

/// A blast at the present moment.
struct BlastView {
    core::Point at;                  ///< its top left corner, in sprite pixels
    panels::SpriteIndex sprite = 0;  ///< the one of its three that is shown now
    std::uint8_t alpha = 255;        ///< 255: nothing shows through
};

/// Short animations that follow an event: glides, lunges, flashes, sparks, blasts, rising numbers. They are
/// functions of virtual time. They decide nothing, and the next turn never waits for them.
class Motions {
  public:
    static constexpr std::int64_t glide_time = 80;   ///< milliseconds of a step to the next cell
    static constexpr std::int64_t lunge_time = 100;  ///< milliseconds of a lunge, there and back
    static constexpr std::int64_t flash_time = 60;   ///< milliseconds for which an actor is white
    /// The least time between flashes, so that there are never more than three in a second. Flashes that
    /// begin together count as one; further ones are left out.
    static constexpr std::int64_t between_flashes = 334;
    static constexpr std::int64_t float_time = 700;    ///< milliseconds for which a text rises
    static constexpr std::int64_t ghost_time = 180;    ///< milliseconds in which a ghost fades
    static constexpr std::int64_t blast_time = 240;    ///< milliseconds of a blast
    static constexpr std::int64_t glow_time = 300;     ///< milliseconds in which a glow goes out
    static constexpr std::int64_t shake_time = 150;    ///< milliseconds of a shake
    static constexpr std::int64_t pan_time = 240;      ///< milliseconds of a pan
    static constexpr std::int32_t farthest_shake = 3;  ///< sprite pixels
    static constexpr std::size_t most_sparks = 300;    ///< alive at once; further ones are left out

    /// Chooses what is animated from now on; any style but Full ends what runs.
    void set_style(MotionStyle style);
    /// Ends all animations at once.
    void clear();
    /// Lets virtual time pass.
    void advance(core::Milliseconds time);
    /// The virtual time that has passed.
    [[nodiscard]] core::Milliseconds now() const { return now_; }
    /// True while an animation still changes the picture.
    [[nodiscard]] bool running() const;

    /// Moves an actor from a cell to the one where it now stands. A running glide goes on from the place that
    /// it has reached.
    void glide(rules::EntityId who, core::Point from, core::Point to);
    /// Moves an actor a third of a cell in a direction and back.
    void lunge(rules::EntityId who, core::Point along);
    /// Moves an actor away from a blow and back, from the moment on at which the blow's lunge is farthest.
    void recoil(rules::EntityId who, core::Point along, std::int32_t pixels);
    /// Draws an actor white for a moment, unless it would flash too soon.
    void flash(rules::EntityId who);
    /// Shows a ghost from now until it has faded; it is not white if it would flash too soon.
    void fade(const Ghost& ghost);
    /// Hides the contents of a cell until the ghosts that begin now have faded.
    void cover(core::Point cell);
    /// Lets sparks fly from a cell; beyond most_sparks they are left out. Random: five draws a spark.
    void burst(const Burst& burst, core::RandomStream& stream);
    /// Fills a cell with fire or magic for a moment.
    void blast(const Blast& blast);
    /// A light that flares up and goes out. `reach`: sprite pixels. True unless it would flash too soon.
    bool glow(core::Point cell, std::int32_t reach, content::Colour hue);
    /// Moves the view to its new place from an offset in sprite pixels. A running pan goes on from the place
    /// that it has reached.
    void pan(core::Point offset);
    /// Shakes the view for a moment.
    void shake();
    /// `large`: in larger letters.
    void rise(core::Point cell, std::string text, content::Colour ink, bool large = false);

    /// How an actor is drawn now; as it stands if nothing moves it.
    [[nodiscard]] Pose pose(rules::EntityId who) const;
    /// The offset of an actor by its glide alone, without lunges. The camera follows it.
    [[nodiscard]] core::Point trail(rules::EntityId who) const;
    /// The ghosts at the present moment.
    [[nodiscard]] std::vector<Ghost> ghosts() const;
    /// True if the contents of a cell are hidden now.
    [[nodiscard]] bool covers(core::Point cell) const;
    /// The blasts that have begun.
    [[nodiscard]] std::vector<BlastView> blasts() const;
    /// Adds the glows at the present moment.
    void add_glows(std::vector<Lamp>& lamps) const;
    /// The offset of the view by its pan, in sprite pixels.
    [[nodiscard]] core::Point panned() const;
    /// The offset of the view by a shake, in sprite pixels.
    [[nodiscard]] core::Point shaken() const;
    /// Replaces the particles and texts of a picture.
    void draw(panels::MapPicture& picture) const;

  private:
    struct Glide {
        rules::EntityId who;
        core::Point offset;  ///< at its start
        std::int64_t start = 0;
    };
    struct Lunge {
        rules::EntityId who;
        core::Point along;
        std::int32_t pixels = 0;
        std::int64_t start = 0;
    };
    struct Flash {
        rules::EntityId who;
        std::int64_t start = 0;
    };
    struct Fading {
        Ghost ghost;
        std::int64_t start = 0;
    };
    struct Cover {
        core::Point cell;
        std::int64_t start = 0;
    };
    struct Spark {
        core::Point from;      ///< sprite pixels
        core::Point velocity;  ///< sprite pixels a second
        std::int32_t gravity = 0;
        std::int64_t start = 0;
        std::int64_t life = 0;
        content::Colour hue;
    };
    struct Pan {
        core::Point offset;
        std::int64_t start = 0;
    };
    struct Rising {
        core::Point from;
        std::string text;
        content::Colour ink;
        bool large = false;
        std::int64_t start = 0;
    };

    struct Blasting {
        Blast blast;
        std::int64_t start = 0;
    };
    struct Glow {
        Lamp lamp;
        std::int64_t start = 0;
    };

    [[nodiscard]] std::int64_t age(std::int64_t start) const { return now_.value - start; }
    [[nodiscard]] panels::Particle particle(const Spark& spark) const;
    void forget_ended();
    /// True if a flash, a white ghost or a glow may begin now; then it counts as one.
    [[nodiscard]] bool may_flash();

    MotionStyle style_ = MotionStyle::Full;
    core::Milliseconds now_;
    std::vector<Glide> glides_;
    std::vector<Lunge> lunges_;
    std::vector<Flash> flashes_;
    std::vector<Fading> fading_;
    std::vector<Cover> covers_;
    std::vector<Spark> sparks_;
    std::vector<Rising> rising_;
    std::vector<Blasting> blasting_;
    std::vector<Glow> glows_;
    std::optional<std::int64_t> shaken_since_;
    std::optional<std::int64_t> flashed_at_;
    std::optional<Pan> pan_;
};

}  // namespace torchwake::stage
