// The pass of a beat in which fire burns and heat moves.

#include "matter/field.hpp"

#include <algorithm>

namespace torchwake::rules {
namespace {

using content::MatterDef;

constexpr std::int32_t heat_straight = 3;
constexpr std::int32_t heat_diagonal = 2;
constexpr std::int32_t steam_of_heat = 4;
constexpr std::int32_t heat_that_thaws = 4;
constexpr std::int32_t most_fuel = 250;
/// The joined cells whose gas must light in one beat for a blast.
constexpr std::size_t cells_of_a_blast = 9;

/// The heat of a cell one beat later, if none comes: it moves 1 toward 0.
std::int32_t cooled(std::int8_t heat) {
    return heat + (heat < 0 ? 1 : 0) - (heat > 0 ? 1 : 0);
}

class Burn {
  public:
    explicit Burn(MatterField& field) : field_(field), inflow_(field.cells()), burns_(field.cells()) {}

    void pass() {
        field_.for_each_cell([this](std::size_t cell) { spend_fuel(cell); });
        field_.for_each_cell([this](std::size_t cell) { take_heat(cell); });
        find_blasts();
        for (const std::size_t cell : flashes_) {
            flash(cell);
        }
        for (const std::size_t cell : burnt_out_) {
            burn_out(cell);
        }
    }

  private:
    [[nodiscard]] const MatterDef* matter_of(BurningLayer layer, std::size_t cell) const {
        switch (layer) {
            case BurningLayer::Gas:
                return field_.kind(field_.gas[cell]);
            case BurningLayer::Liquid:
                return field_.kind(field_.liquid[cell]);
            case BurningLayer::Cover:
                return field_.kind(field_.cover[cell]);
            case BurningLayer::Ground:
            case BurningLayer::Nothing:
                break;
        }
        return nullptr;
    }

    /// The heat at which a layer of a cell lights; 0: it does not burn.
    [[nodiscard]] std::int32_t ignition_of(BurningLayer layer, std::size_t cell) const {
        if (layer == BurningLayer::Ground) {
            return field_.facts.ground_ignition[field_.tiles[cell].value];
        }
        const MatterDef* const matter = matter_of(layer, cell);
        return matter != nullptr ? matter->ignition : 0;
    }

    /// The layer of a cell that burns first.
    [[nodiscard]] BurningLayer flammable(std::size_t cell) const {
        for (const BurningLayer layer :
             {BurningLayer::Gas, BurningLayer::Liquid, BurningLayer::Cover, BurningLayer::Ground}) {
            if (ignition_of(layer, cell) > 0) {
                return layer;
            }
        }
        return BurningLayer::Nothing;
    }

    [[nodiscard]] std::uint8_t fuel_of(BurningLayer layer, std::size_t cell) const {
        if (layer == BurningLayer::Ground) {
            return field_.facts.ground_fuel[field_.tiles[cell].value];
        }
        const MatterDef* const matter = matter_of(layer, cell);
        const std::int32_t times = layer == BurningLayer::Liquid ? field_.depth[cell] : 1;
        return static_cast<std::uint8_t>(matter != nullptr ? std::min(most_fuel, matter->fuel * times) : 0);
    }

    /// Lets a layer of a cell burn, or nothing there.
    void set_alight(std::size_t cell, BurningLayer layer) {
        field_.burning[cell] = layer;
        field_.fuel[cell] = fuel_of(layer, cell);
    }

    void spend_fuel(std::size_t cell) {
        if (field_.fuel[cell] == 0) {
            return;
        }
        if (field_.is_wet(cell) || field_.heat[cell] <= heat_that_freezes) {
            set_alight(cell, BurningLayer::Nothing);
            return;
        }
        if (ignition_of(field_.burning[cell], cell) == 0) {  // it is there no longer
            set_alight(cell, flammable(cell));
        }
        if (field_.fuel[cell] > 0) {
            burn_on(cell);
        }
    }

    void burn_on(std::size_t cell) {
        burns_[cell] = true;
        const BurningLayer layer = field_.burning[cell];
        const MatterDef* const matter = matter_of(layer, cell);
        if (matter != nullptr && matter->smoke) {
            field_.give_off(cell, *matter->smoke, matter->smoke_amount, field_.cause[cell]);
        }
        if (layer != BurningLayer::Gas && ignition_of(BurningLayer::Gas, cell) > 0) {
            flashes_.push_back(cell);
            note_lit_gas(cell);
        }
        if (--field_.fuel[cell] == 0) {
            burnt_out_.push_back(cell);
        }
        field_.for_each_neighbour(cell, true, [this](std::size_t beside, std::size_t place) {
            inflow_[beside] =
                static_cast<std::int8_t>(inflow_[beside] + (place < 4 ? heat_straight : heat_diagonal));
        });
    }

    void take_heat(std::size_t cell) {
        const std::int32_t came = inflow_[cell] + field_.coming[cell];
        if (field_.heat[cell] == 0 && came == 0) {
            return;
        }
        if (inflow_[cell] > 0 && !burns_[cell]) {
            note_giver(cell);
        }
        std::int32_t now = cooled(field_.heat[cell]) + came;
        if (now > 0 && field_.is_wet(cell)) {
            if (field_.facts.steam) {
                field_.give_off(cell, *field_.facts.steam, now * steam_of_heat, field_.cause[cell]);
            }
            now = 0;
        }
        field_.heat[cell] = static_cast<std::int8_t>(std::clamp(now, -most_heat, most_heat));
        field_.coming[cell] = 0;
        freeze_or_thaw(cell);
        if (!burns_[cell]) {
            light(cell);
        }
    }

    /// Makes the cause of the neighbour that gave a cell most heat that of its own, unless a deed gave as
    /// much.
    void note_giver(std::size_t cell) {
        std::int32_t most = field_.coming[cell];
        field_.for_each_neighbour(cell, true, [this, cell, &most](std::size_t beside, std::size_t place) {
            const std::int32_t given = place < 4 ? heat_straight : heat_diagonal;
            if (burns_[beside] && given > most) {
                most = given;
                field_.cause[cell] = field_.cause[beside];
            }
        });
    }

    void freeze_or_thaw(std::size_t cell) {
        const MatterDef* const standing = field_.kind(field_.liquid[cell]);
        if (standing == nullptr) {
            return;
        }
        if (standing->frozen && field_.heat[cell] <= heat_that_freezes) {
            field_.liquid[cell] = *standing->frozen;
        } else if (standing->thawed && field_.heat[cell] >= heat_that_thaws) {
            field_.liquid[cell] = *standing->thawed;
            field_.flowing = true;
        }
    }

    /// Lights the layer of a cell that burns first if it is hot enough.
    void light(std::size_t cell) {
        const BurningLayer layer = flammable(cell);
        if (layer == BurningLayer::Nothing || field_.heat[cell] < ignition_of(layer, cell)) {
            return;
        }
        set_alight(cell, layer);
        field_.changes.lit.push_back(field_.point(cell));
        if (layer == BurningLayer::Gas) {
            note_lit_gas(cell);
        }
    }

    void note_lit_gas(std::size_t cell) {
        if (field_.kind(field_.gas[cell])->blast > 0) {
            lit_gas_.push_back(cell);
        }
    }

    /// Removes the layer of a cell that burnt, and lights the next one.
    void burn_out(std::size_t cell) {
        const BurningLayer burnt = field_.burning[cell];
        const MatterDef* const matter = matter_of(burnt, cell);
        switch (burnt) {
            case BurningLayer::Gas:
                flash(cell);
                break;
            case BurningLayer::Liquid:
                field_.depth[cell] = 0;
                field_.liquid[cell] = content::MatterId{};
                break;
            case BurningLayer::Cover:
                field_.note_opacity(matter, 1, 0, cell);
                field_.cover[cell] = content::MatterId{};
                break;
            case BurningLayer::Ground:
                field_.changes.burnt_ground.push_back(field_.point(cell));
                break;
            case BurningLayer::Nothing:
                break;
        }
        if (matter != nullptr && matter->ash && !field_.cover[cell].valid()) {
            field_.cover[cell] = *matter->ash;
        }
        const BurningLayer next = flammable(cell);
        set_alight(cell, burnt == BurningLayer::Ground && next == burnt ? BurningLayer::Nothing : next);
    }

    /// Burns the gas of a cell, which heats the next beat.
    void flash(std::size_t cell) {
        field_.coming[cell] = static_cast<std::int8_t>(field_.kind(field_.gas[cell])->flash);
        field_.set_gas(cell, field_.gas[cell], 0, 0);
    }

    /// Finds the groups of joined cells whose gas lit in this beat, and lets the large ones explode.
    void find_blasts() {
        if (lit_gas_.size() < cells_of_a_blast) {
            return;
        }
        std::vector<std::uint8_t> waiting(field_.cells());
        for (const std::size_t cell : lit_gas_) {
            waiting[cell] = true;
        }
        for (const std::size_t first : lit_gas_) {
            if (!waiting[first]) {
                continue;
            }
            std::vector<std::size_t> group{first};
            waiting[first] = false;
            for (std::size_t next = 0; next < group.size(); ++next) {
                field_.for_each_neighbour(group[next], true, [&](std::size_t beside, std::size_t) {
                    if (waiting[beside]) {
                        waiting[beside] = false;
                        group.push_back(beside);
                    }
                });
            }
            if (group.size() >= cells_of_a_blast) {
                explode(group);
            }
        }
    }

    /// Adds a blast to the cells of a group and to the open ones beside them.
    void explode(const std::vector<std::size_t>& group) {
        for (const std::size_t cell : group) {
            const content::MatterId gas = field_.gas[cell];
            const Blast blast{field_.point(cell), gas, field_.kind(gas)->blast, field_.cause[cell]};
            field_.changes.blasts.push_back(blast);
            field_.for_each_neighbour(cell, true, [&](std::size_t beside, std::size_t) {
                if (field_.is_open(beside)) {
                    field_.changes.blasts.push_back(
                        {field_.point(beside), blast.gas, blast.damage, blast.cause});
                }
            });
        }
    }

    MatterField& field_;
    std::vector<std::int8_t> inflow_;  ///< heat from what burns, in this beat
    std::vector<std::uint8_t> burns_;  ///< cells that burnt when the beat began
    std::vector<std::size_t> burnt_out_{};
    std::vector<std::size_t> lit_gas_{};  ///< cells whose gas began to burn and may explode
    std::vector<std::size_t> flashes_{};  ///< burning cells into which gas came that burns
};

}  // namespace

void burn(MatterField& field) {
    Burn(field).pass();
}

}  // namespace torchwake::rules
