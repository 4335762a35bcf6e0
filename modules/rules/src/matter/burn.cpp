// The pass of a beat in which fire burns and heat moves.

#include "matter/field.hpp"
#include "matter/rows.hpp"

#include <algorithm>
#include <array>

namespace torchwake::rules {
namespace {

using content::MatterDef;

constexpr std::int8_t heat_straight = 3;
constexpr std::int8_t heat_diagonal = 2;

/// A neighbour that burns gives so much heat.
struct Giver {
    std::ptrdiff_t x = 0;
    std::ptrdiff_t y = 0;
    std::int8_t heat = 0;
};
/// N E S W, then the diagonal ones.
constexpr std::array<Giver, 8> givers{{{0, -1, heat_straight},
                                       {1, 0, heat_straight},
                                       {0, 1, heat_straight},
                                       {-1, 0, heat_straight},
                                       {1, -1, heat_diagonal},
                                       {1, 1, heat_diagonal},
                                       {-1, 1, heat_diagonal},
                                       {-1, -1, heat_diagonal}}};

constexpr std::int32_t steam_of_heat = 4;
constexpr std::int32_t heat_that_thaws = 4;
constexpr std::int32_t most_fuel = 250;

class Burn : MatterPass {
  public:
    using MatterPass::MatterPass;

    void pass() {
        begin();
        field_.for_each_row([this](const RowPart& part) { spend_fuel(part); });
        field_.for_each_row([this](const RowPart& part) { take_heat(part); });
        explode(field_);
        for (const std::size_t cell : buffers_.flashes) {
            flash(cell);
        }
        for (const std::size_t cell : buffers_.burnt_out) {
            burn_out(cell);
        }
        break_by_blasts();
    }

  private:
    void begin() {
        buffers_.burns.reset(field_.size, 0);
        buffers_.inflow.resize(field_.width());
        buffers_.heat.resize(field_.width());
        buffers_.marks.resize(field_.width());
        buffers_.burnt_out.clear();
        buffers_.lit_gas.clear();
        buffers_.flashes.clear();
    }

    /// The matter of a layer; an invalid id if it has none.
    [[nodiscard]] content::MatterId matter_of(BurningLayer layer, std::size_t cell) const {
        switch (layer) {
            case BurningLayer::Gas:
                return field_.gas[cell];
            case BurningLayer::Liquid:
                return field_.liquid[cell];
            case BurningLayer::Cover:
                return field_.cover[cell];
            case BurningLayer::Ground:
            case BurningLayer::Nothing:
                break;
        }
        return {};
    }

    /// The heat at which a layer of a cell lights; 0: it does not burn.
    [[nodiscard]] std::int32_t ignition_of(BurningLayer layer, std::size_t cell) const {
        if (layer == BurningLayer::Ground) {
            return field_.facts.ground_ignition[field_.tiles[cell].value];
        }
        return field_.facts.ignition[matter_of(layer, cell).value];
    }

    /// The layer of a cell that burns first.
    [[nodiscard]] BurningLayer flammable(std::size_t cell) const {
        if (ignition_of(BurningLayer::Gas, cell) > 0) {
            return BurningLayer::Gas;
        }
        if (ignition_of(BurningLayer::Liquid, cell) > 0) {
            return BurningLayer::Liquid;
        }
        if (ignition_of(BurningLayer::Cover, cell) > 0) {
            return BurningLayer::Cover;
        }
        return ignition_of(BurningLayer::Ground, cell) > 0 ? BurningLayer::Ground : BurningLayer::Nothing;
    }

    [[nodiscard]] std::uint8_t fuel_of(BurningLayer layer, std::size_t cell) const {
        if (layer == BurningLayer::Ground) {
            return field_.facts.ground_fuel[field_.tiles[cell].value];
        }
        const content::MatterId matter = matter_of(layer, cell);
        const std::int32_t times = layer == BurningLayer::Liquid ? field_.depth[cell] : 1;
        const std::int32_t fuel = matter.valid() ? field_.kind(matter).fuel * times : 0;
        return static_cast<std::uint8_t>(std::min(most_fuel, fuel));
    }

    /// Lets a layer of a cell burn, or nothing there.
    void set_alight(std::size_t cell, BurningLayer layer) {
        field_.burning[cell] = layer;
        field_.fuel[cell] = fuel_of(layer, cell);
    }

    void spend_fuel(const RowPart& part) {
        std::uint8_t* const burns = part.of(buffers_.burns.row(part.y));
        for_each_set(part.of(field_.fuel), [this, &part, burns](std::size_t place) {
            const std::size_t cell = part.cell + place;
            if (still_burns(cell)) {
                burns[place] = 1;
                burn_on(cell);
            }
        });
    }

    /// Puts out what is wet or cold. If what burnt is there no longer, the next layer burns.
    [[nodiscard]] bool still_burns(std::size_t cell) {
        if (field_.is_wet(cell) || field_.heat[cell] <= heat_that_freezes) {
            set_alight(cell, BurningLayer::Nothing);
        } else if (ignition_of(field_.burning[cell], cell) == 0) {
            set_alight(cell, flammable(cell));
        }
        return field_.fuel[cell] > 0;
    }

    void burn_on(std::size_t cell) {
        const BurningLayer layer = field_.burning[cell];
        const content::MatterId matter = matter_of(layer, cell);
        if (const std::uint8_t smoke = field_.facts.smoke_amount[matter.value]; smoke > 0) {
            field_.give_off(cell, *field_.kind(matter).smoke, smoke, field_.cause[cell]);
        }
        if (layer != BurningLayer::Gas && ignition_of(BurningLayer::Gas, cell) > 0) {
            buffers_.flashes.push_back(cell);
            note_lit_gas(cell);
        }
        if (--field_.fuel[cell] == 0) {
            buffers_.burnt_out.push_back(cell);
        }
    }

    void take_heat(const RowPart& part) {
        const std::span<const std::int8_t> heat = part.of(field_.heat);
        const std::span<const std::int8_t> coming = part.of(field_.coming);
        if (!any_set(heat) && !any_set(coming) && !part.any_near(buffers_.burns)) {
            return;
        }
        find_heat(part);
        for_each_set({buffers_.marks.data(), part.cells},
                     [this, &part](std::size_t place) { take_heat(part, place); });
        std::ranges::fill(part.of(field_.coming), std::int8_t{0});
    }

    /// Heats the cells of a row, and marks those in which that does something. A cell that burns and has no
    /// liquid is only heated.
    void find_heat(const RowPart& part) {
        find_inflow(part);
        const std::size_t cells = part.cells;
        const std::uint8_t* const inflow = buffers_.inflow.data();
        const std::uint8_t* const burns = part.of(buffers_.burns.row(part.y));
        const std::uint8_t* const depth = part.of(field_.depth).data();
        const std::int8_t* const coming = part.of(field_.coming).data();
        std::int8_t* const heat = part.of(field_.heat).data();
        std::int8_t* const now = buffers_.heat.data();
        std::uint8_t* const marks = buffers_.marks.data();
        for (std::size_t place = 0; place < cells; ++place) {
            const auto heated = static_cast<std::uint8_t>(heat[place] | inflow[place] | coming[place]);
            const auto minds = static_cast<std::uint8_t>(depth[place] | (burns[place] ^ 1));
            marks[place] = std::min(heated, minds);  // above 0 if both are
        }
        for (std::size_t place = 0; place < cells; ++place) {
            const int cooled = heat[place] + (heat[place] < 0 ? 1 : 0) - (heat[place] > 0 ? 1 : 0);
            const int sum = cooled + inflow[place] + coming[place];
            now[place] = static_cast<std::int8_t>(sum);
            heat[place] = static_cast<std::int8_t>(std::clamp(sum, -most_heat, most_heat));
        }
    }

    /// Finds the heat that comes to the cells of a row from those that burn.
    void find_inflow(const RowPart& part) {
        const std::uint8_t* const above = part.of(buffers_.burns.row(part.y - 1));
        const std::uint8_t* const here = part.of(buffers_.burns.row(part.y));
        const std::uint8_t* const below = part.of(buffers_.burns.row(part.y + 1));
        const auto cells = static_cast<std::ptrdiff_t>(part.cells);
        std::uint8_t* const inflow = buffers_.inflow.data();
        for (std::ptrdiff_t place = 0; place < cells; ++place) {
            const int straight = above[place] + below[place] + here[place - 1] + here[place + 1];
            const int diagonal = above[place - 1] + above[place + 1] + below[place - 1] + below[place + 1];
            inflow[place] = static_cast<std::uint8_t>(heat_straight * straight + heat_diagonal * diagonal);
        }
    }

    /// Lets the heat of a cell do what it does there. Requires: find_heat has marked it.
    void take_heat(const RowPart& part, std::size_t place) {
        const std::size_t cell = part.cell + place;
        const bool burns = part.of(buffers_.burns.row(part.y))[place] > 0;
        const std::int8_t heat = buffers_.heat[place];
        if (field_.blames && buffers_.inflow[place] > 0 && !burns) {
            note_giver(part, place);
        }
        if (heat > 0 && !burns && field_.is_wet(cell)) {
            make_steam(cell, heat);
            return;
        }
        freeze_or_thaw(cell);
        if (heat < 0 && !burns) {
            shatter(cell);
        }
        if (heat > 0 && !burns) {
            light(cell);
        }
    }

    void make_steam(std::size_t cell, std::int32_t heat) {
        field_.heat[cell] = 0;
        if (field_.steam) {
            field_.give_off(cell, *field_.steam, heat * steam_of_heat, field_.cause[cell]);
        }
    }

    /// Makes the cause of the neighbour that gave a cell most heat that of its own, unless a deed gave as
    /// much.
    void note_giver(const RowPart& part, std::size_t place) {
        std::int8_t most = field_.coming[part.cell + place];
        for (const Giver& giver : givers) {
            const std::uint8_t* const row = part.of(buffers_.burns.row(part.y + giver.y));
            if (giver.heat > most && row[static_cast<std::ptrdiff_t>(place) + giver.x] > 0) {
                most = giver.heat;
                const auto away = giver.y * static_cast<std::ptrdiff_t>(field_.width()) + giver.x;
                const auto beside = static_cast<std::ptrdiff_t>(part.cell + place) + away;
                field_.cause[part.cell + place] = field_.cause[static_cast<std::size_t>(beside)];
            }
        }
    }

    void freeze_or_thaw(std::size_t cell) {
        if (field_.depth[cell] == 0) {
            return;
        }
        const MatterDef& standing = field_.kind(field_.liquid[cell]);
        if (standing.frozen && field_.heat[cell] <= heat_that_freezes) {
            turn_liquid(cell, *standing.frozen);
        } else if (standing.thawed && field_.heat[cell] >= heat_that_thaws) {
            turn_liquid(cell, *standing.thawed);
            field_.flowing = true;
        }
    }

    void turn_liquid(std::size_t cell, content::MatterId after) {
        buffers_.changes.turned.push_back({field_.point(cell), field_.liquid[cell], after});
        field_.liquid[cell] = after;
    }

    /// Breaks a cover that is brittle in the cold of a cell.
    void shatter(std::size_t cell) {
        const std::int32_t brittle = field_.facts.brittle[field_.cover[cell].value];
        if (brittle > 0 && field_.heat[cell] <= -brittle) {
            field_.break_cover(cell);
        }
    }

    /// Lights the layer of a cell that burns first if it is hot enough.
    void light(std::size_t cell) {
        const BurningLayer layer = flammable(cell);
        if (layer == BurningLayer::Nothing || field_.heat[cell] < ignition_of(layer, cell)) {
            return;
        }
        set_alight(cell, layer);
        buffers_.changes.lit.push_back(field_.point(cell));
        if (layer == BurningLayer::Gas) {
            note_lit_gas(cell);
        }
    }

    void note_lit_gas(std::size_t cell) {
        if (field_.kind(field_.gas[cell]).blast > 0) {
            buffers_.lit_gas.push_back(cell);
        }
    }

    /// Removes the layer of a cell that burnt, and lights the next one.
    void burn_out(std::size_t cell) {
        const BurningLayer burnt = field_.burning[cell];
        const content::MatterId matter = matter_of(burnt, cell);
        switch (burnt) {
            case BurningLayer::Gas:
                flash(cell);
                break;
            case BurningLayer::Liquid:
                field_.depth[cell] = 0;
                field_.liquid[cell] = content::MatterId{};
                field_.flowing = true;
                break;
            case BurningLayer::Cover:
                field_.remove_cover(cell);
                break;
            case BurningLayer::Ground:
                buffers_.changes.burnt_ground.push_back(field_.point(cell));
                field_.spill_ground(cell);
                break;
            case BurningLayer::Nothing:
                break;
        }
        if (matter.valid() && field_.kind(matter).ash && !field_.cover[cell].valid()) {
            field_.cover[cell] = *field_.kind(matter).ash;
        }
        const BurningLayer next = flammable(cell);
        set_alight(cell, burnt == BurningLayer::Ground && next == burnt ? BurningLayer::Nothing : next);
    }

    /// Burns the gas of a cell, which heats the next beat.
    void flash(std::size_t cell) {
        field_.coming[cell] = static_cast<std::int8_t>(field_.kind(field_.gas[cell]).flash);
        field_.set_gas(cell, field_.gas[cell], 0, 0);
    }

    /// Breaks the covers that the force of the blasts breaks. If one of them burnt, the next layer burns.
    void break_by_blasts() {
        for (const Blast& blast : buffers_.changes.blasts) {
            const std::size_t cell = field_.cell_at(blast.at);
            const std::int32_t breaks_at = field_.facts.breaks_at[field_.cover[cell].value];
            if (breaks_at > 0 && breaks_at <= force_of_a_blast) {
                field_.break_cover(cell);
                if (field_.burning[cell] == BurningLayer::Cover) {
                    set_alight(cell, flammable(cell));
                }
            }
        }
    }
};

}  // namespace

void burn(MatterField& field) {
    Burn(field).pass();
}

}  // namespace torchwake::rules
