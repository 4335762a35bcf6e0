// A beat as a whole, and the questions about matter that need no pass.

#include "matter/field.hpp"

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <utility>

namespace torchwake::rules {
namespace {

/// Wet ground dries.
void dry(MatterField& field) {
    field.for_each_cell([&field](std::size_t cell) {
        if (field.wet[cell] > 0) {
            --field.wet[cell];
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

bool all_zero(std::span<const std::uint8_t> plane) {
    return std::ranges::all_of(plane, [](std::uint8_t value) { return value == 0; });
}

bool all_zero(std::span<const std::int8_t> plane) {
    return std::ranges::all_of(plane, [](std::int8_t value) { return value == 0; });
}

template <class T>
void make_plane(core::Grid<T>& plane, core::Size size) {
    if (plane.size() != size) {
        plane.reset(size);
    }
}

}  // namespace

BeatChanges pass_beat(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
                      Matter& matter) {
    TORCHWAKE_EXPECTS(!matter.active.at_rest());
    MatterField field(catalog, tiles, matter);
    burn(field);
    drift(field);
    if (field.flowing) {
        flow(field);
    }
    corrode(field);
    dry(field);
    std::ranges::sort(field.changes.opacity);
    const auto doubled = std::ranges::unique(field.changes.opacity);
    field.changes.opacity.erase(doubled.begin(), doubled.end());
    merge(field.changes.blasts);
    return std::move(field.changes);
}

const Blast* blast_in(std::span<const Blast> blasts, core::Point at) {
    const auto found = std::ranges::lower_bound(blasts, at, {}, &Blast::at);
    return found != blasts.end() && found->at == at ? &*found : nullptr;
}

std::vector<Columns> busy_columns(core::Size size, std::initializer_list<std::span<const std::byte>> planes) {
    const auto width = static_cast<std::size_t>(size.width);
    std::vector<Columns> busy(static_cast<std::size_t>(size.height));
    std::vector<std::byte> joined(width);
    for (std::size_t row = 0; row < busy.size(); ++row) {
        std::ranges::fill(joined, std::byte{0});
        for (const std::span<const std::byte> plane : planes) {
            const std::span<const std::byte> cells = plane.subspan(row * width, width);
            for (std::size_t column = 0; column < width; ++column) {
                joined[column] |= cells[column];
            }
        }
        const auto is_busy = [](std::byte value) { return value != std::byte{0}; };
        const auto first = std::ranges::find_if(joined, is_busy);
        if (first != joined.end()) {
            const auto last = std::ranges::find_if(joined.rbegin(), joined.rend(), is_busy).base();
            busy[row] = {static_cast<std::size_t>(first - joined.begin()),
                         static_cast<std::size_t>(last - joined.begin())};
        }
    }
    return busy;
}

bool is_calm(const Matter& matter) {
    const Activity& active = matter.active;
    return !active.flowing && all_zero(active.fuel.span()) && all_zero(active.heat.span()) &&
           all_zero(active.coming.span()) && all_zero(active.amount.span()) && all_zero(active.wet.span()) &&
           all_zero(active.eaten.span());
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
    Activity& active = matter.active;
    make_plane(active.gas, size);
    make_plane(active.amount, size);
    make_plane(active.heat, size);
    make_plane(active.coming, size);
    make_plane(active.fuel, size);
    make_plane(active.burning, size);
    make_plane(active.wet, size);
    make_plane(active.eaten, size);
    make_plane(active.cause, size);
    make_plane(active.gas_cause, size);
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

}  // namespace torchwake::rules
