// A beat as a whole, and the questions about matter that need no pass.

#include "matter/field.hpp"
#include "matter/rows.hpp"

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

namespace torchwake::rules {
namespace {

/// Wet ground dries.
void dry(MatterField& field) {
    field.for_each_row([&field](const RowPart& part) {
        for (std::uint8_t& wet : part.of(field.wet)) {
            wet = static_cast<std::uint8_t>(wet - (wet > 0 ? 1 : 0));
        }
    });
}

/// Sorts blasts by their cell. One cell keeps the strongest, of equal ones that of the lowest gas and cause.
void merge(std::vector<Blast>& blasts) {
    std::ranges::sort(blasts, [](const Blast& one, const Blast& other) {
        return std::tuple(one.at, -one.damage, one.gas, one.cause) <
               std::tuple(other.at, -other.damage, other.gas, other.cause);
    });
    const auto doubled = std::ranges::unique(blasts, {}, &Blast::at);
    blasts.erase(doubled.begin(), doubled.end());
}

/// The planes that hold only zeros where nothing is going on.
std::array<std::span<const std::byte>, 6> busy_planes(const Activity& active) {
    return {std::as_bytes(active.fuel.span()),   std::as_bytes(active.heat.span()),
            std::as_bytes(active.coming.span()), std::as_bytes(active.amount.span()),
            std::as_bytes(active.wet.span()),    std::as_bytes(active.eaten.span())};
}

template <class T>
void make_plane(core::Grid<T>& plane, core::Size size) {
    if (plane.size() != size) {
        plane.reset(size);
    }
}

}  // namespace

void BeatChanges::clear() {
    lit.clear();
    burnt_ground.clear();
    eaten_ground.clear();
    perils.clear();
    opacity.clear();
    broken.clear();
    turned.clear();
    blasts.clear();
}

void BorderedPlane::reset(core::Size level, std::uint8_t value) {
    stride_ = level.width + 2;
    bytes_.assign(static_cast<std::size_t>(stride_) * static_cast<std::size_t>(level.height + 2), value);
}

const BeatChanges& pass_beat(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
                             Matter& matter, BeatBuffers& buffers) {
    TORCHWAKE_EXPECTS(!matter.active.at_rest());
    MatterField field(catalog, tiles, matter, buffers);
    burn(field);
    drift(field);
    if (field.flowing) {
        flow(field);
    }
    melt(field);
    corrode(field);
    dry(field);
    BeatChanges& changes = buffers.changes;
    std::ranges::sort(changes.opacity);
    const auto doubled = std::ranges::unique(changes.opacity);
    changes.opacity.erase(doubled.begin(), doubled.end());
    merge(changes.blasts);
    return changes;
}

const BeatChanges& pass_beat(const content::Catalog& catalog, content::TileId floor,
                             core::Grid<content::TileId>& tiles, Matter& matter, BeatBuffers& buffers) {
    const BeatChanges& changes = pass_beat(catalog, tiles, matter, buffers);
    for (const std::vector<core::Point>* const cells : {&changes.burnt_ground, &changes.eaten_ground}) {
        for (const core::Point at : *cells) {
            tiles[at] = floor;
            matter.active.flowing = true;
        }
    }
    return changes;
}

const Blast* blast_in(std::span<const Blast> blasts, core::Point at) {
    const auto found = std::ranges::lower_bound(blasts, at, {}, &Blast::at);
    return found != blasts.end() && found->at == at ? &*found : nullptr;
}

void find_active_columns(const Matter& matter, std::vector<Columns>& columns) {
    find_columns(matter.active.fuel.size(), busy_planes(matter.active), columns);
}

bool is_calm(const Matter& matter) {
    return !matter.active.flowing &&
           std::ranges::none_of(busy_planes(matter.active),
                                [](std::span<const std::byte> plane) { return any_set(plane); });
}

bool blocks_sight(const content::Catalog& catalog, const CellMatter& here) {
    const auto blocks = [&catalog](content::MatterId kind, std::int32_t amount) {
        const std::int32_t from = kind.valid() ? catalog.matter(kind).opaque_from : 0;
        return from > 0 && amount >= from;
    };
    return blocks(here.cover, 1) || blocks(here.gas, here.amount);
}

void make_planes(Matter& matter, core::Size size) {
    make_plane(matter.cover, size);
    make_plane(matter.liquid, size);
    make_plane(matter.depth, size);
    for_each_plane([size](auto& plane) { make_plane(plane, size); }, matter.active);
}

CellMatter matter_at(const Matter& matter, core::Point at) {
    CellMatter cell;
    if (matter.cover.contains(at)) {
        cell.cover = matter.cover[at];
    }
    if (matter.depth.contains(at)) {
        cell.liquid = matter.liquid[at];
        cell.depth = matter.depth[at];
    }
    if (matter.active.fuel.contains(at)) {
        cell.gas = matter.active.gas[at];
        cell.amount = matter.active.amount[at];
        cell.burns = matter.active.fuel[at] > 0;
        cell.wet = matter.active.wet[at] > 0;
        cell.freezes = matter.active.heat[at] <= heat_that_freezes;
    }
    return cell;
}

bool can_be_lit(const content::Catalog& catalog, content::TileId tile, const CellMatter& cell) {
    const content::MatterFacts& facts = catalog.matter_facts();
    return !cell.burns && !cell.freezes && !is_wet(facts, cell.cover, cell.liquid, cell.wet) &&
           (facts.ignition[cell.gas.value] > 0 || facts.ignition[cell.liquid.value] > 0 ||
            facts.ignition[cell.cover.value] > 0 || facts.ground_ignition[tile.value] > 0);
}

}  // namespace torchwake::rules
