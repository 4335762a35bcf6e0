#pragma once

#include "matter/beat.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/forecast.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::rules {

/// The matter and the actors that the hero knows, from beat to beat, the actors staying where they are. Keeps
/// its memory from one beginning to the next.
class Foresight {
  public:
    /// Begins with what the hero knows. The Knowledge must outlive the beats.
    void begin(const Knowledge& knowledge);

    [[nodiscard]] const Matter& matter() const { return matter_; }
    /// The matter, to change it before the first beat.
    [[nodiscard]] Matter& matter() { return matter_; }
    [[nodiscard]] const BeatChanges& changes() const { return buffers_.changes; }
    /// Lets one beat pass. Requires: the matter is not at rest.
    void pass();
    /// Foretells so many beats; none if the matter is at rest. Valid until the next beginning.
    [[nodiscard]] const MatterForecast& foresee(std::int32_t beats);
    /// The harm of the last beat in a cell, to who is neither wet nor fireproof; nothing if it does none.
    [[nodiscard]] std::optional<MatterHarm> harm_at(core::Point at) const;
    /// The cells that the foreseen beats harm. Requires: the Knowledge of the beginning, and no beat has
    /// passed. Valid until the next beginning.
    [[nodiscard]] const std::vector<ForetoldCell>& foresee_cells(const Knowledge& knowledge);

  private:
    /// An actor that stays where it is.
    struct Body {
        KnownBody known;
        Exposure exposure;
        KnownFate fate;
        bool gone = false;  ///< it fell a level down
    };

    /// Lays the level's floor where a tile burnt or was eaten away.
    void lay_floor(std::span<const core::Point> cells);
    void touch_one(Body& body);
    /// Adds the cells that the last beat harms, and no beat before it did.
    void add_cells();
    /// Finds how many steps other actors, and what is out of view, are from each cell.
    void find_approaches(const Knowledge& knowledge);
    /// Lets a body fall from under which a bridge over a chasm is gone.
    void drop_one(Body& body);
    void take(Body& body, std::int32_t hit_points);

    const content::Catalog* catalog_ = nullptr;
    const core::Grid<content::TileId>* tiles_ =
        nullptr;  ///< those known, or from the first change `changed_`
    core::Grid<content::TileId> changed_tiles_;
    content::TileId floor_;
    bool has_level_below_ = false;
    Matter matter_;
    std::vector<KnownBody> known_bodies_;
    std::vector<Body> bodies_;
    BeatBuffers buffers_;
    std::int32_t beat_ = 0;
    MatterForecast forecast_;
    std::vector<ForetoldCell> cells_;
    spatial::BitGrid told_;     ///< those of `cells_`
    spatial::BitGrid harmful_;  ///< of the last beat
    core::Grid<std::uint8_t> approaches_;
    std::vector<core::Point> reached_;  ///< by the search of the approaches
};

}  // namespace torchwake::rules
