#pragma once

// What the rules derive from the stored state of a World, so that questions about cells and ways are cheap.
// Nothing here is saved, hashed or compared; rebuild_caches makes all of it from the stored state, and what
// happens in a run never depends on whether or when that was done.
//
// 1. Every member but `scratch` and `load_counts` equals what rebuild_caches would make, after each call of a
// rules function.
// 2. `scratch` is working memory: a copied World starts with an empty one.

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/reactions.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/component_store.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/distance_map.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/spatial/opacity_grid.hpp>
#include <torchwake/spatial/open_neighbours.hpp>
#include <torchwake/spatial/path_finder.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::rules {

/// What rules ask of a cell's terrain, one bit each.
enum class CellFlag : std::uint8_t {
    Blocks = 1,       ///< nobody walks here
    CutsCorners = 2,  ///< no diagonal step passes it
    Opens = 4,        ///< a closed door
    Closes = 8,       ///< an open door
    StairsDown = 16,
    StairsUp = 32,
    Portal = 64,
};

/// The flags of one cell.
struct CellFlags {
    std::uint8_t bits = 0;

    [[nodiscard]] constexpr bool has(CellFlag flag) const {
        return (bits & static_cast<std::uint8_t>(flag)) != 0;
    }
    constexpr void add(CellFlag flag) {
        bits = static_cast<std::uint8_t>(bits | static_cast<unsigned>(flag));
    }
    /// Somebody who opens doors gets through.
    [[nodiscard]] constexpr bool passable() const { return !has(CellFlag::Blocks) || has(CellFlag::Opens); }
    [[nodiscard]] constexpr bool has_stairs() const {
        return has(CellFlag::StairsDown) || has(CellFlag::StairsUp) || has(CellFlag::Portal);
    }
    friend constexpr bool operator==(CellFlags, CellFlags) = default;
};

/// What all that an actor carries, holds and wears comes to.
struct Load {
    core::Tenths weight;
    core::Tenths penalty;  ///< of initiative, by the items alone
    std::int32_t armour = 0;
    content::ItemId weapon;                 ///< what it holds to hit with; invalid: nothing
    content::ItemId shooter;                ///< what it holds to shoot with; invalid: nothing
    bool overburdened = false;              ///< the weight is above what it can carry
    content::Attributes bonus{0, 0, 0, 0};  ///< of what it holds and wears
    bool veiled = false;                    ///< it holds or wears what the hero takes for something else

    friend bool operator==(const Load&, const Load&) = default;
};

/// How many of each camp live on the level, the hero left out.
class Crowd {
  public:
    void add(content::Camp camp) {
        ++counts_[camp];
        present_ |= content::only(camp);
    }
    /// Requires: one of that camp is there.
    void remove(content::Camp camp) {
        if (--counts_[camp] == 0) {
            present_ &= ~content::only(camp);
        }
    }
    /// The camps that someone is of.
    [[nodiscard]] content::CampSet present() const { return present_; }

    friend bool operator==(const Crowd&, const Crowd&) = default;

  private:
    std::array<std::int32_t, content::most_camps> counts_{};
    content::CampSet present_ = 0;
};

/// The distances to the places that actors are on their way to; those asked for last are kept. All who chase
/// the hero share one map, and those who go where it was last seen find the map of an earlier turn.
class DistanceMaps {
  public:
    /// The steps from each cell to that place. Valid until the next call.
    [[nodiscard]] const spatial::DistanceMap& towards(const spatial::OpenNeighbours& steps,
                                                      core::Point place);
    /// Where to run from someone at that place (DistanceFinder::flee). Valid until the next call.
    [[nodiscard]] const spatial::DistanceMap& away_from(const spatial::OpenNeighbours& steps,
                                                        core::Point place);
    /// The terrain has changed.
    void forget();

  private:
    static constexpr std::size_t capacity = 24;
    static constexpr std::size_t flights = 4;

    struct Entry {
        core::Point place;
        std::uint64_t used = 0;  ///< when it was last asked for; 0: it holds nothing
        spatial::DistanceMap map;
    };

    spatial::DistanceFinder finder_;
    Entry& entry_for(std::span<Entry> entries, core::Point place);

    std::array<Entry, capacity> entries_;
    std::array<Entry, flights> flights_;
    std::uint64_t clock_ = 0;
};

/// Working memory that calls reuse.
struct Scratch {
    spatial::FieldOfView field_of_view;
    spatial::PathFinder path_finder;
    spatial::BitGrid avoid;
    DistanceMaps distances;
};

/// Holds a T that a copy leaves behind.
template <class T>
class Uncopied {
  public:
    Uncopied() = default;
    Uncopied(const Uncopied&) {}
    Uncopied(Uncopied&&) noexcept = default;
    Uncopied& operator=(const Uncopied& other) {
        if (this != &other) {
            value_ = T();
        }
        return *this;
    }
    Uncopied& operator=(Uncopied&&) noexcept = default;
    ~Uncopied() = default;

    [[nodiscard]] T& operator*() { return value_; }
    [[nodiscard]] T* operator->() { return &value_; }

  private:
    T value_;
};

struct Caches {
    core::Grid<CellFlags> flags;
    spatial::OpacityGrid opaque;
    spatial::BitGrid passable;      ///< where a walker who opens doors gets through
    spatial::OpenNeighbours steps;  ///< over `passable`, but none onto a trap that is armed
    core::Grid<EntityId> actors;    ///< who lives and stands there
    core::Grid<EntityId> objects;   ///< the item or corpse that lies there
    spatial::BitGrid occupied;      ///< where `actors` has someone
    spatial::BitGrid visible;       ///< what the hero sees
    spatial::BitGrid watched;       ///< from where someone with the keenest eyes sees the hero
    Crowd crowd;
    bool sight_stale = false;       ///< `visible` and `watched` wait for refresh_view
    bool memory_stale = false;      ///< the hero's memory does
    ComponentStore<Load> loads;     ///< of everyone who has a pack
    std::uint64_t load_counts = 0;  ///< how often a load was counted anew; of no meaning to the rules
    std::vector<std::uint64_t> left_hashes;  ///< one for each left level, so that a turn hashes none of them
    std::vector<content::ItemId> shown;      ///< by item of the data: what the hero takes that kind for
    Uncopied<Scratch> scratch;
};

}  // namespace torchwake::rules
