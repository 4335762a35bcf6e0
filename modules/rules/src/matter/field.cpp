#include "matter/field.hpp"

#include "matter/rows.hpp"

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The cells, straight on, to which something in a cell can come in one beat: heat makes steam beside it,
/// which drifts on.
constexpr std::size_t reach = 2;

}  // namespace

bool RowPart::any_near(const BorderedPlane& plane) const {
    const auto any_in = [this, &plane](std::ptrdiff_t row) {
        return any_set(std::span<const std::uint8_t>(plane.row(row) + x, cells));
    };
    return any_in(y - 1) || any_in(y) || any_in(y + 1);
}

MatterField::MatterField(const content::Catalog& catalog, const core::Grid<content::TileId>& level_tiles,
                         Matter& matter, BeatBuffers& working_memory)
    : facts(catalog.matter_facts()),
      kinds(catalog.all_matter()),
      steam(catalog.steam()),
      size(level_tiles.size()),
      tiles(level_tiles.span()),
      cover(matter.cover.span()),
      liquid(matter.liquid.span()),
      depth(matter.depth.span()),
      gas(matter.active.gas.span()),
      amount(matter.active.amount.span()),
      heat(matter.active.heat.span()),
      coming(matter.active.coming.span()),
      fuel(matter.active.fuel.span()),
      burning(matter.active.burning.span()),
      wet(matter.active.wet.span()),
      eaten(matter.active.eaten.span()),
      cause(matter.active.cause.span()),
      gas_cause(matter.active.gas_cause.span()),
      blames(!matter.active.deeds.empty()),
      flowing(matter.active.flowing),
      buffers(working_memory),
      width_(static_cast<std::size_t>(size.width)) {
    buffers.changes.clear();
    find_busy_columns(matter);
}

void MatterField::find_busy_columns(const Matter& matter) {
    find_active_columns(matter, buffers.active);
    const std::vector<Columns>& active = buffers.active;
    buffers.busy.assign(active.size(), Columns{});
    for (std::size_t row = 0; row < active.size(); ++row) {
        if (active[row].size() == 0) {
            continue;
        }
        const Columns reached{active[row].first - std::min(active[row].first, reach),
                              std::min(active[row].last + reach, width_)};
        const std::size_t below = std::min(row + reach, active.size() - 1);
        for (std::size_t near = row - std::min(row, reach); near <= below; ++near) {
            buffers.busy[near] = joined(buffers.busy[near], reached);
        }
    }
}

void MatterField::note_opacity(content::MatterId matter, std::int32_t before, std::int32_t after,
                               std::size_t cell) {
    const std::int32_t from = facts.opaque_from[matter.value];
    if (from > 0 && (before >= from) != (after >= from)) {
        buffers.changes.opacity.push_back(point(cell));
    }
}

void MatterField::spill_ground(std::size_t cell) {
    const std::int32_t spilt = facts.spilt_depth[tiles[cell].value];
    if (spilt > 0) {
        liquid[cell] = facts.spilt_kind[tiles[cell].value];
        depth[cell] = static_cast<std::uint8_t>(std::min(spilt, most_depth));
        flowing = true;
    }
}

void MatterField::remove_cover(std::size_t cell) {
    const content::MatterId was = cover[cell];
    note_opacity(was, 1, 0, cell);
    if (was.valid() && kind(was).bridges) {
        buffers.changes.perils.push_back(point(cell));
    }
    cover[cell] = content::MatterId{};
}

void MatterField::break_cover(std::size_t cell) {
    buffers.changes.broken.push_back({point(cell), cover[cell]});
    remove_cover(cell);
}

void MatterField::set_gas(std::size_t cell, content::MatterId which, std::int32_t now, std::uint8_t by) {
    const std::int32_t kept = std::clamp(now, 0, most_gas);
    note_opacity(which, amount[cell], kept, cell);
    if (amount[cell] == 0 || kept == 0) {
        gas_cause[cell] = kept > 0 ? by : std::uint8_t{0};
    }
    amount[cell] = static_cast<std::uint8_t>(kept);
    gas[cell] = kept > 0 ? which : content::MatterId{};
}

void MatterField::give_off(std::size_t cell, content::MatterId which, std::int32_t more, std::uint8_t by) {
    if (is_open(cell) && takes_gas(gas[cell], which)) {
        set_gas(cell, which, amount[cell] + more, by);
    }
}

}  // namespace torchwake::rules
