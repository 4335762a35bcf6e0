#pragma once

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/content/reactions.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/beat_buffers.hpp>
#include <torchwake/rules/component_store.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/matter.hpp>
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
#include <optional>
#include <span>
#include <vector>

namespace torchwake::rules {

/// Properties of a cell's terrain, one bit each.
enum class CellFlag : std::uint8_t {
    Blocks = 1,       ///< nobody walks here
    CutsCorners = 2,  ///< no diagonal step passes it
    Opens = 4,        ///< a closed door
    Closes = 8,       ///< an open door
    StairsDown = 16,  ///< stairs to the level below
    StairsUp = 32,    ///< stairs to the level above, or out of the dungeon
    Portal = 64,      ///< a town portal
};

/// The flags of one cell.
struct CellFlags {
    std::uint8_t bits = 0;  ///< the sum of its CellFlag values

    /// True if that flag is set.
    [[nodiscard]] constexpr bool has(CellFlag flag) const {
        return (bits & static_cast<std::uint8_t>(flag)) != 0;
    }
    /// Sets a flag.
    constexpr void add(CellFlag flag) {
        bits = static_cast<std::uint8_t>(bits | static_cast<unsigned>(flag));
    }
    /// True if an actor that opens doors gets through.
    [[nodiscard]] constexpr bool passable() const { return !has(CellFlag::Blocks) || has(CellFlag::Opens); }
    /// True if the cell has stairs of either way, or a portal.
    [[nodiscard]] constexpr bool has_stairs() const {
        return has(CellFlag::StairsDown) || has(CellFlag::StairsUp) || has(CellFlag::Portal);
    }
    friend constexpr bool operator==(CellFlags, CellFlags) = default;
};

/// The totals of what an actor carries, holds and wears.
struct Encumbrance {
    core::Tenths weight;                    ///< of all that it carries, holds and wears, in tenths of a pound
    core::Tenths penalty;                   ///< of initiative, from the items alone
    std::int32_t armour = 0;                ///< points, of what it wears
    content::ItemId weapon;                 ///< the melee weapon in its hand; invalid: none
    content::ItemId shooter;                ///< the ranged weapon in its hand; invalid: none
    bool overburdened = false;              ///< the weight is above what it can carry
    content::Attributes bonus{0, 0, 0, 0};  ///< to attributes, from what it holds and wears
    bool unidentified = false;              ///< the hero has not identified something that it holds or wears
    content::Powers powers{};               ///< of what it holds and wears

    friend bool operator==(const Encumbrance&, const Encumbrance&) = default;
};

/// The number of living actors of each camp on the level, without the hero.
class Crowd {
  public:
    /// Counts one more actor of that camp.
    void add(content::Camp camp) {
        ++counts_[camp];
        present_ |= content::only(camp);
    }
    /// Counts one actor of that camp less. Requires: an actor of that camp is counted.
    void remove(content::Camp camp) {
        if (--counts_[camp] == 0) {
            present_ &= ~content::only(camp);
        }
    }
    /// The camps with at least one actor.
    [[nodiscard]] content::CampSet present() const { return present_; }

    friend bool operator==(const Crowd&, const Crowd&) = default;

  private:
    std::array<std::int32_t, content::most_camps> counts_{};
    content::CampSet present_ = 0;
};

/// Distance maps to the cells that actors walk to; the most recently used are kept. All who chase the hero
/// share one map, and those who go where it was last seen find the map of an earlier turn.
class DistanceMaps {
  public:
    /// The steps from each cell to `place`. Valid until the next call.
    [[nodiscard]] const spatial::DistanceMap& towards(const spatial::OpenNeighbours& steps,
                                                      core::Point place);
    /// The same map, of which only the cells no farther than `from` are sure to have their distances; the
    /// others may be unreachable. Valid until the next call.
    [[nodiscard]] const spatial::DistanceMap& towards(const spatial::OpenNeighbours& steps, core::Point place,
                                                      core::Point from);
    /// The map to flee by from an actor at `place` (DistanceFinder::flee). Valid until the next call.
    [[nodiscard]] const spatial::DistanceMap& away_from(const spatial::OpenNeighbours& steps,
                                                        core::Point place);
    /// Drops every map. Call it when the terrain has changed.
    void forget();

  private:
    static constexpr std::size_t capacity = 24;
    static constexpr std::size_t flights = 4;

    template <class Map>
    struct Entry {
        core::Point place;
        std::uint64_t used = 0;  ///< time of the last request; 0: the entry is empty
        Map map;
    };

    template <class Map>
    static Entry<Map>& entry_for(std::span<Entry<Map>> entries, core::Point place);
    spatial::GrowingMap& begun(const spatial::OpenNeighbours& steps, core::Point place);

    spatial::DistanceFinder finder_;
    std::array<Entry<spatial::GrowingMap>, capacity> entries_;
    std::array<Entry<spatial::DistanceMap>, flights> flights_;
    std::uint64_t clock_ = 0;
};

/// The cells that soon hurt.
struct Hazards {
    spatial::BitGrid cells{};  ///< of the whole level
    bool known = false;        ///< false: `cells` has to be found again
};

/// Working memory that calls reuse.
struct Scratch {
    spatial::FieldOfView field_of_view;   ///< of an eye other than the hero's
    spatial::PathFinder path_finder;      ///< for ways around others
    spatial::BitGrid avoid;               ///< the cells that such a way does not enter
    DistanceMaps distances;               ///< to the places that actors walk to
    BeatBuffers beat{};                   ///< for the beats of the level's matter
    Matter matter{};                      ///< that of the level after the next beats
    core::Grid<content::TileId> tiles{};  ///< likewise
    Hazards hazards{};                    ///< of actors that flames hurt
    Hazards hazards_of_fireproof{};       ///< of actors that flames do not hurt
    std::vector<EntityId> touched{};      ///< by a beat

    /// Call it when terrain or matter has changed.
    void forget_hazards() { hazards.known = hazards_of_fireproof.known = false; }
};

/// Holds a T that is not copied: a copy of the holder has a fresh T.
template <class T>
class Uncopied {
  public:
    Uncopied() = default;
    /// Makes a fresh T.
    Uncopied(const Uncopied&) {}
    /// Moves the T.
    Uncopied(Uncopied&&) noexcept = default;
    /// Replaces the T by a fresh one, unless a holder is assigned to itself.
    Uncopied& operator=(const Uncopied& other) {
        if (this != &other) {
            value_ = T();
        }
        return *this;
    }
    /// Moves the T.
    Uncopied& operator=(Uncopied&&) noexcept = default;
    ~Uncopied() = default;

    /// The T that is held.
    [[nodiscard]] T& operator*() { return value_; }
    /// Leads to the members of the T that is held.
    [[nodiscard]] T* operator->() { return &value_; }
    /// The T that is held, which can't be changed.
    [[nodiscard]] const T& operator*() const { return value_; }

  private:
    T value_;
};

/// Derived values of a World, kept so that questions about cells and paths are cheap. They are neither saved
/// nor hashed nor compared; rebuild_caches makes all of them from the stored state, and no outcome of a run
/// depends on when it does. A grid has one value for each cell of the level.
///
/// 1. After each call of a rules function every member but `scratch` and `encumbrance_counts` equals what
///    rebuild_caches would make.
/// 2. `scratch` is working memory: a copied World starts with an empty one. Hazards that it knows are those
///    of the present matter.
struct Caches {
    core::Grid<CellFlags> flags;    ///< properties of the terrain
    spatial::OpacityGrid opaque;    ///< where tile or matter blocks sight
    spatial::BitGrid passable;      ///< where an actor that opens doors can walk
    spatial::BitGrid perils;        ///< the cells in which whoever treads there is lost, such as lava
    spatial::OpenNeighbours steps;  ///< over `passable`, but none onto an armed trap or into a peril
    core::Grid<EntityId> actors;    ///< the living actor in each cell
    core::Grid<EntityId> objects;   ///< the item or corpse in each cell
    spatial::BitGrid occupied;      ///< the cells in which `actors` has an actor
    spatial::BitGrid littered;      ///< the cells in which `objects` has an object
    spatial::BitGrid visible;       ///< the cells that the hero sees
    spatial::BitGrid watched;       ///< the cells from which the keenest eyes see the hero
    Crowd crowd;                    ///< the living actors, by camp
    bool sight_stale = false;       ///< refresh_view has to update `visible` and `watched`
    bool memory_stale = false;      ///< refresh_view has to update the hero's memory
    ComponentStore<Encumbrance> encumbrances;  ///< of every actor with a pack
    std::uint64_t encumbrance_counts = 0;  ///< how often an encumbrance was counted; the rules do not read it
    std::vector<std::uint64_t> left_hashes;       ///< of each left level, so that no turn hashes them again
    std::vector<content::ItemId> apparent_kinds;  ///< by item kind: the kind that the hero takes it for
    Uncopied<Scratch> scratch;                    ///< working memory that no copy of the World shares
};

}  // namespace torchwake::rules
