#include "matter/field.hpp"

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The cells, straight on, to which something in a cell can come in one beat: heat makes steam beside it,
/// which drifts on.
constexpr std::size_t reach = 2;

}  // namespace

MatterFacts::MatterFacts(const content::Catalog& catalog) : steam(catalog.steam()) {
    for (std::size_t place = 0; place < catalog.tiles().size(); ++place) {
        const content::TileDef& tile = catalog.tiles()[place];
        open[place] = !tile.blocks;
        ground_ignition[place] = static_cast<std::uint8_t>(tile.ignition);
        ground_fuel[place] = static_cast<std::uint8_t>(tile.fuel);
    }
    for (std::size_t place = 0; place < catalog.all_matter().size(); ++place) {
        matter[place] = &catalog.all_matter()[place];
        if (matter[place]->slick) {
            slick[matter[place]->slick->value] = true;
        }
        corrosive[place] = matter[place]->corrodes;
    }
}

MatterField::MatterField(const content::Catalog& catalog, const core::Grid<content::TileId>& level_tiles,
                         Matter& matter)
    : facts(catalog),
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
      flowing(matter.active.flowing),
      width_(static_cast<std::size_t>(size.width)) {
    find_busy_columns();
}

void MatterField::find_busy_columns() {
    const std::vector<Columns> active =
        busy_columns(size, {std::as_bytes(fuel), std::as_bytes(heat), std::as_bytes(coming),
                            std::as_bytes(amount), std::as_bytes(wet), std::as_bytes(eaten)});
    busy_.resize(active.size());
    for (std::size_t row = 0; row < active.size(); ++row) {
        const std::size_t above = row > reach ? row - reach : 0;
        const std::size_t below = std::min(row + reach, active.size() - 1);
        Columns& busy = busy_[row];
        for (std::size_t near = above; near <= below; ++near) {
            if (active[near].first < active[near].last) {
                const std::size_t first = active[near].first > reach ? active[near].first - reach : 0;
                const std::size_t last = std::min(active[near].last + reach, width_);
                busy = busy.first < busy.last
                           ? Columns{std::min(busy.first, first), std::max(busy.last, last)}
                           : Columns{first, last};
            }
        }
    }
}

bool MatterField::is_wet(std::size_t cell) const {
    const content::MatterDef* const standing = depth[cell] > 0 ? kind(liquid[cell]) : nullptr;
    const bool covered = cover[cell].valid() && facts.slick[cover[cell].value];
    return !covered && (wet[cell] > 0 || (standing != nullptr && standing->wets));
}

void MatterField::note_opacity(const content::MatterDef* matter, std::int32_t before, std::int32_t after,
                               std::size_t cell) {
    const std::int32_t from = matter != nullptr ? matter->opaque_from : 0;
    if (from > 0 && (before >= from) != (after >= from)) {
        changes.opacity.push_back(point(cell));
    }
}

void MatterField::set_gas(std::size_t cell, content::MatterId which, std::int32_t now, std::uint8_t by) {
    const std::int32_t kept = std::clamp(now, 0, most_gas);
    note_opacity(kind(which), amount[cell], kept, cell);
    if (amount[cell] == 0 || kept == 0) {
        gas_cause[cell] = kept > 0 ? by : std::uint8_t{0};
    }
    amount[cell] = static_cast<std::uint8_t>(kept);
    gas[cell] = kept > 0 ? which : content::MatterId{};
}

void MatterField::give_off(std::size_t cell, content::MatterId which, std::int32_t more, std::uint8_t by) {
    if (is_open(cell) && (amount[cell] == 0 || gas[cell] == which)) {
        set_gas(cell, which, amount[cell] + more, by);
    }
}

}  // namespace torchwake::rules
