#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/content/matter_def.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/rules/described.hpp>
#include <torchwake/rules/ids.hpp>

#include <boost/describe/enum.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace torchwake::rules {

/// The ticks from one beat to the next. A plain actor acts each 8 or 9 ticks.
inline constexpr std::int32_t ticks_of_a_beat = 12;
/// Heat hurts nobody; flames do.
using content::most_heat;
/// The heat at or below which water freezes, and nothing burns.
inline constexpr std::int32_t heat_that_freezes = -6;
/// The beats for which a cell or an actor stays wet.
inline constexpr std::int32_t beats_of_wetness = 4;
/// The beats for which an actor burns once it is out of the flames.
inline constexpr std::int32_t beats_of_burning = 3;
/// The hit points that a fall into a chasm costs.
inline constexpr std::int32_t damage_of_a_fall = 4;
/// The beats in which acid eats through wood.
inline constexpr std::int32_t beats_to_eat_wood = 6;
/// The beats in which acid is spent.
inline constexpr std::int32_t beats_to_spend_acid = 8;
/// The depth from which on water carries things away.
inline constexpr std::int32_t depth_that_carries = 3;
/// The joined cells whose gas must light in one beat for a blast.
inline constexpr std::int32_t cells_of_a_blast = 9;
/// The force of gas that explodes.
inline constexpr std::int32_t force_of_a_blast = 10;
/// The greatest depth of a liquid.
inline constexpr std::int32_t most_depth = 9;
/// The greatest amount of a gas.
inline constexpr std::int32_t most_gas = 200;

/// The origin of heat or matter: its doer, and what it was done with.
struct Deed {
    EntityId doer;             ///< who did it; invalid: nobody
    content::MonsterId kind;   ///< of the doer
    content::ItemId item{};    ///< with which it was done; invalid: not with an item
    content::SpellId spell{};  ///< in place of the item
    content::TrapId trap{};    ///< in place of the item
};
BOOST_DESCRIBE_STRUCT(Deed, (), (doer, kind, item, spell, trap))

/// The layer of a cell that burns.
BOOST_DEFINE_FIXED_ENUM_CLASS(BurningLayer, std::uint8_t,
                              Nothing,  ///< the cell does not burn
                              Gas,      ///< what drifts over it
                              Liquid,   ///< what stands on it
                              Cover,    ///< what covers the ground, such as grass
                              Ground)   ///< the tile itself, such as a door of wood

/// A small number for each cell of a level.
using Amounts = core::Grid<std::uint8_t>;
/// The heat of each cell of a level; 0: neither warm nor cold, below 0: cold.
using Heats = core::Grid<std::int8_t>;
/// A kind of matter for each cell of a level; invalid: none there.
using MatterKinds = core::Grid<content::MatterId>;
/// The burning layer of each cell of a level.
using BurningLayers = core::Grid<BurningLayer>;

/// The part of the matter that changes with each beat.
struct Activity {
    std::int32_t ticks = -1;    ///< ticks until the next beat; below 0: the level is at rest
    bool flowing = false;       ///< a liquid may move at the next beat
    MatterKinds gas;            ///< invalid: none in the cell
    Amounts amount;             ///< the amount of gas
    Heats heat;                 ///< from -most_heat to most_heat; 0: neither warm nor cold
    Heats coming;               ///< heat of deeds since the last beat
    Amounts fuel;               ///< beats for which the cell still burns; 0: it does not
    BurningLayers burning;      ///< the layer that the fuel is of
    Amounts wet;                ///< beats for which the cell stays wet
    Amounts cause;              ///< of its heat and fire: a place in `deeds`, from 1; 0: nobody's
    Amounts gas_cause;          ///< of its gas, likewise
    Amounts eaten;              ///< beats for which acid has eaten at the cell
    std::vector<Deed> deeds{};  ///< the deeds that caused what is going on
    /// True if no beat is due.
    [[nodiscard]] bool at_rest() const { return ticks < 0; }
};
BOOST_DESCRIBE_STRUCT(Activity, (),
                      (ticks, flowing, gas, amount, heat, coming, fuel, burning, wet, cause, gas_cause, eaten,
                       deeds))

/// Calls visit(plane...) for each plane of one activity or of several in step, but the planes of causes.
template <class Visit, class... Activities>
void for_each_plane_but_causes(const Visit& visit, Activities&... of) {
    visit(of.gas...);
    visit(of.amount...);
    visit(of.heat...);
    visit(of.coming...);
    visit(of.fuel...);
    visit(of.burning...);
    visit(of.wet...);
    visit(of.eaten...);
}
/// Calls visit(plane...) for each plane of one activity or of several in step, those of causes last.
template <class Visit, class... Activities>
void for_each_plane(const Visit& visit, Activities&... of) {
    for_each_plane_but_causes(visit, of...);
    visit(of.cause...);
    visit(of.gas_cause...);
}

/// The matter of a level: what covers the ground, what stands on it and what drifts over it. It changes in
/// beats, by integer arithmetic without dice, so that what it does next can be forecast.
///
/// 1. The planes of a Matter have the level's size, or are empty: then the level has none of it.
/// 2. A level at rest has no Activity. One that is not at rest has every plane, those of Matter too.
/// 3. A cell has a liquid exactly if its depth is above 0, and a gas exactly if its amount is.
/// 4. A layer of a cell burns exactly if the cell has fuel.
struct Matter {
    MatterKinds cover;   ///< what covers the ground, such as grass; invalid: nothing
    MatterKinds liquid;  ///< what stands on the ground; invalid: none
    Amounts depth;       ///< of the liquid
    Activity active{};   ///< what changes by itself
};
BOOST_DESCRIBE_STRUCT(Matter, (), (cover, liquid, depth, active))

/// A cell in which gas explodes, or that is beside one.
struct Blast {
    core::Point at;           ///< the cell
    content::MatterId gas{};  ///< the gas that explodes
    std::int32_t damage = 0;  ///< in hit points, to whoever is there
    std::uint8_t cause = 0;   ///< a place in the deeds of the Activity, from 1; 0: nobody's
};

/// The matter of one cell.
struct CellMatter {
    content::MatterId cover;     ///< invalid: none
    content::MatterId liquid{};  ///< invalid: none
    std::int32_t depth = 0;      ///< of the liquid, 1 to most_depth; 0: there is none
    content::MatterId gas{};     ///< invalid: none
    std::int32_t amount = 0;     ///< of gas
    bool burns = false;          ///< there are flames in the cell
    bool wet = false;            ///< the ground is wet
    bool freezes = false;        ///< it is so cold that water freezes and nothing burns
    friend bool operator==(const CellMatter&, const CellMatter&) = default;
};
/// The matter of a cell, gathered from the planes. Requires: the cell is one of the level's.
[[nodiscard]] CellMatter matter_at(const Matter& matter, core::Point at);

/// The liquid that whoever walks in a cell gets into; null if there is none, or something bridges it.
[[nodiscard]] inline const content::MatterDef* liquid_underfoot(const content::Catalog& catalog,
                                                                const CellMatter& here) {
    const bool bridged = here.cover.valid() && catalog.matter(here.cover).bridges;
    return here.liquid.valid() && !bridged ? &catalog.matter(here.liquid) : nullptr;
}

/// True if whoever walks in a cell loses a thing to the water.
[[nodiscard]] inline bool carries_away(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return liquid != nullptr && liquid->wets && here.depth >= depth_that_carries;
}

/// True if the matter of a cell blocks sight.
[[nodiscard]] bool blocks_sight(const content::Catalog& catalog, const CellMatter& here);

/// True if something that does not burn yet could be lit in a cell: it is neither wet nor freezing.
[[nodiscard]] bool can_be_lit(const content::Catalog& catalog, content::TileId tile, const CellMatter& cell);

/// True if any of some bytes is not 0.
template <class Byte>
[[nodiscard]] bool any_set(std::span<const Byte> row) {
    static_assert(sizeof(Byte) == 1);
    // All are 0 if the first one is, and each is what follows it: the comparison of the C library looks at
    // many at once.
    return !row.empty() && (row[0] != Byte{} || std::memcmp(row.data(), row.data() + 1, row.size() - 1) != 0);
}

/// The first place of a kind from one on; the number of kinds if there is none.
[[nodiscard]] std::size_t find_kind(std::span<const content::MatterId> kinds, content::MatterId kind,
                                    std::size_t from);

/// Makes the planes that are empty. `size` is the level's.
void make_planes(Matter& matter, core::Size size);

}  // namespace torchwake::rules
