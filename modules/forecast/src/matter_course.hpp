#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/touch.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::forecast {

/// The matter and the actors that the hero knows, from beat to beat, the actors staying where they are. Keeps
/// its memory from one beginning to the next.
class MatterCourse {
  public:
    /// Begins with what the hero knows. The Knowledge must outlive the beats.
    void begin(const Knowledge& knowledge);

    [[nodiscard]] const rules::Matter& matter() const { return matter_; }
    /// The matter, to change it before the first beat.
    [[nodiscard]] rules::Matter& matter() { return matter_; }
    /// Makes floor of a cell, before the first beat.
    void clear(core::Point at) { tiles_[at] = floor_; }
    /// Sets an actor alight that fire of such heat strikes, before the first beat.
    void set_alight(rules::EntityId who, std::int32_t heat);
    [[nodiscard]] const rules::BeatChanges& changes() const { return buffers_.changes; }
    /// Lets one beat pass. Requires: the matter is not at rest.
    void pass();
    /// Forecasts so many beats; none if the matter is at rest. Valid until the next beginning.
    [[nodiscard]] const MatterForecast& forecast(std::int32_t beats);
    /// The harm of the last beat in a cell, to the hero if it were not wet; nothing if it does none.
    [[nodiscard]] std::optional<MatterHarm> harm_at(core::Point at) const;
    /// The cells that the forecast beats harm. Requires: no beat has passed. Valid until the next beginning.
    [[nodiscard]] const std::vector<CellForecast>& forecast_cells();

  private:
    /// An actor that stays where it is. Its part has no id yet.
    struct Body {
        KnownBody known;
        rules::Exposure exposure;
        FateForecast fate;
        bool gone = false;  ///< it fell a level down
        [[nodiscard]] bool is_there() const { return fate.beats_to_die == 0 && !gone; }
    };

    void touch_one(Body& body);
    /// Lets a body fall from under which a bridge over a chasm is gone.
    void drop_one(Body& body);
    void take(Body& body, std::int32_t hit_points);
    /// Makes two of a body whose kind splits, if there is room.
    void split(std::size_t place);
    [[nodiscard]] std::optional<core::Point> room_beside(core::Point at) const;
    [[nodiscard]] bool is_passable(core::Point at) const;
    /// True if nothing and nobody that the hero knows keeps an actor from coming to stand in a cell.
    [[nodiscard]] bool is_free(core::Point at) const;
    /// Adds the cells that the last beat harms.
    void add_harm(spatial::BitGrid& cells);
    /// Adds the cells that the last beat harms, and no beat before it did.
    void add_cells();
    /// Finds how many steps other actors, and what is out of view, are from each cell.
    void find_approaches();

    const content::Catalog* catalog_ = nullptr;
    const Knowledge* knowledge_ = nullptr;
    core::Grid<content::TileId> tiles_;
    content::TileId floor_;
    bool has_level_below_ = false;
    rules::Sensitivity hero_;
    rules::Matter matter_;
    std::vector<KnownBody> known_bodies_;
    std::vector<Body> bodies_;
    rules::BeatBuffers buffers_;
    std::int32_t beat_ = 0;
    MatterForecast forecast_;
    std::vector<CellForecast> cells_;
    spatial::BitGrid told_;     ///< those of `cells_`
    spatial::BitGrid harmful_;  ///< of the last beat
    core::Grid<std::uint8_t> approaches_;
    std::vector<core::Point> reached_;  ///< by the search of the approaches
};

}  // namespace torchwake::forecast
