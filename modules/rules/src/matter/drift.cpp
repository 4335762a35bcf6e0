// The pass of a beat in which gas drifts and thins.

#include "matter/field.hpp"
#include "matter/rows.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace torchwake::rules {
namespace {

using content::MatterId;

constexpr std::uint8_t no_gas = MatterId{}.value;
/// A fifth of the difference between two cells drifts.
constexpr std::uint8_t drift_divisor = 5;

/// Rows of the working memory from some column on: the gas of each cell, its amount, and where gas gets in.
struct GasRow {
    const std::uint8_t* gas = nullptr;
    const std::uint8_t* amount = nullptr;
    const std::uint8_t* open = nullptr;
};

/// The gas that drifts from the cells of one row to those of another; below 0: the other way.
void find_flows(GasRow one, GasRow other, std::size_t cells, std::int8_t* flows) {
    for (std::size_t place = 0; place < cells; ++place) {
        const std::uint8_t here = one.amount[place];
        const std::uint8_t there = other.amount[place];
        const auto out = static_cast<std::uint8_t>((here - std::min(here, there)) / drift_divisor);
        const auto in = static_cast<std::uint8_t>((there - std::min(here, there)) / drift_divisor);
        const auto joined = static_cast<std::uint8_t>(one.gas[place] == other.gas[place] ? 255 : 0);
        flows[place] =
            static_cast<std::int8_t>((out & joined & other.open[place]) - (in & joined & one.open[place]));
    }
}

class Drift : MatterPass {
  public:
    using MatterPass::MatterPass;

    void pass() {
        if (!take_gas()) {
            return;
        }
        for_each_row_near_gas([this](const RowPart& part) { find_open(part); });
        for_each_row_near_gas([this](const RowPart& part) { claim_cells(part); });
        std::ptrdiff_t next_row = 0;
        for_each_row_near_gas([this, &next_row](const RowPart& part) {
            find_flows_of(part, part.y == next_row);
            move(part);
            next_row = part.y + 1;
        });
    }

  private:
    /// Copies what drifts to the working memory. Returns false if there is no gas.
    bool take_gas() {
        buffers_.gas.reset(field_.size, no_gas);
        buffers_.amount.reset(field_.size, 0);
        buffers_.open.reset(field_.size, 0);
        for (std::vector<std::int8_t>* const row : {&buffers_.east, &buffers_.south, &buffers_.north}) {
            row->assign(field_.width() + 1, 0);
        }
        buffers_.marks.resize(field_.width());
        buffers_.thins.resize(field_.width());
        buffers_.opaque_from.resize(field_.width());
        bool any = false;
        field_.for_each_row([this, &any](const RowPart& part) {
            const std::span<const std::uint8_t> amount = part.of(field_.amount);
            const std::span<const MatterId> gas = part.of(field_.gas);
            std::memcpy(part.of(buffers_.amount.row(part.y)), amount.data(), part.cells);
            std::memcpy(part.of(buffers_.gas.row(part.y)), gas.data(), part.cells);
            any = any || any_set(amount);
        });
        return any;
    }

    template <class Visit>
    void for_each_row_near_gas(const Visit& visit) const {
        field_.for_each_row([this, &visit](const RowPart& part) {
            if (part.any_near(buffers_.amount)) {
                visit(part);
            }
        });
    }

    void find_open(const RowPart& part) {
        const content::TileId* const tiles = part.of(field_.tiles).data();
        std::uint8_t* const open = part.of(buffers_.open.row(part.y));
        for (std::size_t place = 0; place < part.cells; ++place) {
            open[place] = field_.facts.open[tiles[place].value];
        }
    }

    [[nodiscard]] GasRow row_of(std::ptrdiff_t y, std::ptrdiff_t x) {
        return {buffers_.gas.row(y) + x, buffers_.amount.row(y) + x, buffers_.open.row(y) + x};
    }

    /// Finds the gas that takes each empty cell.
    void claim_cells(const RowPart& part) {
        const std::uint8_t* const above = part.of(buffers_.amount.row(part.y - 1));
        const std::uint8_t* const here = part.of(buffers_.amount.row(part.y));
        const std::uint8_t* const below = part.of(buffers_.amount.row(part.y + 1));
        const std::uint8_t* const open = part.of(buffers_.open.row(part.y));
        const auto cells = static_cast<std::ptrdiff_t>(part.cells);
        std::uint8_t* const marks = buffers_.marks.data();
        for (std::ptrdiff_t place = 0; place < cells; ++place) {
            const std::uint8_t straight = std::max(above[place], below[place]);
            const std::uint8_t across = std::max(here[place - 1], here[place + 1]);
            const std::uint8_t most = std::max(straight, across);
            const auto comes = static_cast<std::uint8_t>(most >= drift_divisor ? 255 : 0);
            const auto empty = static_cast<std::uint8_t>(here[place] == 0 ? 255 : 0);
            marks[place] = static_cast<std::uint8_t>(comes & empty & open[place]);
        }
        for_each_set({marks, part.cells},
                     [this, &part](std::size_t place) { claim(part, part.cell + place, place); });
    }

    /// Lets the gas of the largest inflow take a cell; of equal ones that of the lower id.
    void claim(const RowPart& part, std::size_t cell, std::size_t place) {
        std::int32_t most = 0;
        MatterId best;
        field_.for_each_neighbour(cell, false, [&](std::size_t beside, std::size_t) {
            const std::int32_t flows = field_.is_open(beside) ? field_.amount[beside] / drift_divisor : 0;
            if (flows > most || (flows == most && flows > 0 && field_.gas[beside] < best)) {
                most = flows;
                best = field_.gas[beside];
                field_.gas_cause[cell] = field_.gas_cause[beside];
            }
        });
        part.of(buffers_.gas.row(part.y))[place] = best.value;
    }

    /// Finds what drifts along a row, and to and from it. Where the row above is busy, too, it was its south.
    void find_flows_of(const RowPart& part, bool follows) {
        std::swap(buffers_.north, buffers_.south);
        if (!follows) {
            std::ranges::fill(buffers_.north, std::int8_t{0});
        }
        std::ranges::fill(buffers_.south, std::int8_t{0});
        const GasRow here = row_of(part.y, part.x);
        find_flows(here, row_of(part.y + 1, part.x), part.cells, part.of(buffers_.south.data()));
        const std::ptrdiff_t west = part.x - 1;
        find_flows(row_of(part.y, west), row_of(part.y, west + 1), part.cells + 1, buffers_.east.data());
    }

    /// Moves the gas of a row, and lets it thin.
    void move(const RowPart& part) {
        const std::span<const std::uint8_t> gas(part.of(buffers_.gas.row(part.y)), part.cells);
        look_up(field_.facts.thins, gas, {buffers_.thins.data(), part.cells});
        look_up(field_.facts.opaque_from, gas, {buffers_.opaque_from.data(), part.cells});
        find_amounts(part);
        keep_kinds(part, gas.data());
        cool(part);
        note_opacity(part);
    }

    void find_amounts(const RowPart& part) {
        const std::size_t cells = part.cells;
        const std::uint8_t* const before = part.of(buffers_.amount.row(part.y));
        const std::uint8_t* const thins = buffers_.thins.data();
        const std::int8_t* const north = part.of(buffers_.north.data());
        const std::int8_t* const south = part.of(buffers_.south.data());
        const std::int8_t* const east = buffers_.east.data();
        std::uint8_t* const amount = part.of(field_.amount).data();
        for (std::size_t place = 0; place < cells; ++place) {
            const auto now = static_cast<std::uint8_t>(before[place] + north[place] - south[place] +
                                                       east[place] - east[place + 1]);
            amount[place] = static_cast<std::uint8_t>(now - std::min(now, thins[place]));
        }
    }

    /// Stores the gas of the cells that have any, and its cause.
    void keep_kinds(const RowPart& part, const std::uint8_t* gas) const {
        const std::size_t cells = part.cells;
        const std::uint8_t* const amount = part.of(field_.amount).data();
        MatterId* const kinds = part.of(field_.gas).data();
        std::uint8_t* const cause = part.of(field_.gas_cause).data();
        for (std::size_t place = 0; place < cells; ++place) {
            const auto kept = static_cast<std::uint8_t>(amount[place] > 0 ? 255 : 0);
            kinds[place].value = static_cast<std::uint8_t>(gas[place] | (kept ^ no_gas));
            cause[place] = static_cast<std::uint8_t>(cause[place] & kept);
        }
    }

    /// Lets the gas of a row take heat from its cells in the next beat.
    void cool(const RowPart& part) {
        std::uint8_t* const cools = buffers_.marks.data();
        look_up(field_.facts.cools, {part.of(buffers_.gas.row(part.y)), part.cells}, {cools, part.cells});
        if (!any_set(std::span<const std::uint8_t>(cools, part.cells))) {
            return;
        }
        const std::uint8_t* const amount = part.of(field_.amount).data();
        std::int8_t* const coming = part.of(field_.coming).data();
        for (std::size_t place = 0; place < part.cells; ++place) {
            const int taken = amount[place] > 0 ? cools[place] : 0;
            coming[place] = static_cast<std::int8_t>(coming[place] - taken);
        }
    }

    void note_opacity(const RowPart& part) {
        const std::size_t cells = part.cells;
        const std::uint8_t* const before = part.of(buffers_.amount.row(part.y));
        const std::uint8_t* const after = part.of(field_.amount).data();
        const std::uint8_t* const from = buffers_.opaque_from.data();
        std::uint8_t* const marks = buffers_.marks.data();
        for (std::size_t place = 0; place < cells; ++place) {
            const auto was = static_cast<std::uint8_t>(before[place] >= from[place] ? 255 : 0);
            const auto is = static_cast<std::uint8_t>(after[place] >= from[place] ? 255 : 0);
            marks[place] = static_cast<std::uint8_t>(was ^ is);
        }
        for_each_set({marks, cells}, [this, &part](std::size_t place) {
            buffers_.changes.opacity.push_back(field_.point(part.cell + place));
        });
    }
};

}  // namespace

void drift(MatterField& field) {
    Drift(field).pass();
}

}  // namespace torchwake::rules
