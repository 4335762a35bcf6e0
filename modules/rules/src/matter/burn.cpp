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

/// The layers that burn in a cell. The first that is there burns first.
enum class Burning : std::uint8_t { Gas, Liquid, Cover, Ground };

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
        for (const std::size_t cell : burnt_out_) {
            burn_out(cell);
        }
        find_blasts();
    }

  private:
    [[nodiscard]] static bool burns(const MatterDef* matter) {
        return matter != nullptr && matter->ignition > 0;
    }

    /// The layer that burns next in a cell; nothing if none does.
    [[nodiscard]] std::optional<Burning> flammable(std::size_t cell) const {
        if (burns(field_.kind(field_.gas[cell]))) {
            return Burning::Gas;
        }
        if (burns(field_.kind(field_.liquid[cell]))) {
            return Burning::Liquid;
        }
        if (burns(field_.kind(field_.cover[cell]))) {
            return Burning::Cover;
        }
        return ground_ignition(cell) > 0 ? std::optional(Burning::Ground) : std::nullopt;
    }

    [[nodiscard]] std::int32_t ground_ignition(std::size_t cell) const {
        return field_.facts.ground_ignition[field_.tiles[cell].value];
    }

    [[nodiscard]] const MatterDef* matter_of(Burning what, std::size_t cell) const {
        switch (what) {
            case Burning::Gas:
                return field_.kind(field_.gas[cell]);
            case Burning::Liquid:
                return field_.kind(field_.liquid[cell]);
            case Burning::Cover:
                return field_.kind(field_.cover[cell]);
            case Burning::Ground:
                break;
        }
        return nullptr;
    }

    [[nodiscard]] std::int32_t ignition_of(Burning what, std::size_t cell) const {
        const MatterDef* const matter = matter_of(what, cell);
        return matter != nullptr ? matter->ignition : ground_ignition(cell);
    }

    [[nodiscard]] std::uint8_t fuel_of(Burning what, std::size_t cell) const {
        const MatterDef* const matter = matter_of(what, cell);
        const std::int32_t one =
            matter != nullptr ? matter->fuel : field_.facts.ground_fuel[field_.tiles[cell].value];
        const std::int32_t times = what == Burning::Liquid ? field_.depth[cell] : 1;
        return static_cast<std::uint8_t>(std::min(most_fuel, one * times));
    }

    void spend_fuel(std::size_t cell) {
        if (field_.fuel[cell] == 0) {
            return;
        }
        if (field_.is_wet(cell) || field_.heat[cell] <= heat_that_freezes) {
            field_.fuel[cell] = 0;
            return;
        }
        burns_[cell] = true;
        if (const auto what = flammable(cell)) {
            const MatterDef* const matter = matter_of(*what, cell);
            if (matter != nullptr && matter->smoke) {
                field_.give_off(cell, *matter->smoke, matter->smoke_amount);
            }
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
        std::int32_t now = cooled(field_.heat[cell]) + came;
        if (now > 0 && field_.is_wet(cell)) {
            if (field_.facts.steam) {
                field_.give_off(cell, *field_.facts.steam, now * steam_of_heat);
            }
            now = 0;
        }
        field_.heat[cell] = static_cast<std::int8_t>(std::clamp(now, -most_heat, most_heat));
        const bool of_a_deed = field_.coming[cell] > 0;
        field_.coming[cell] = 0;
        freeze_or_thaw(cell);
        if (!burns_[cell]) {
            light(cell, of_a_deed);
        }
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

    /// Lights what burns in a cell if it is hot enough.
    void light(std::size_t cell, bool of_a_deed) {
        const auto what = flammable(cell);
        if (!what || field_.heat[cell] < ignition_of(*what, cell)) {
            return;
        }
        field_.fuel[cell] = fuel_of(*what, cell);
        if (!of_a_deed) {
            field_.cause[cell] = cause_beside(cell);
        }
        field_.changes.lit.push_back(field_.point(cell));
        if (what == Burning::Gas && matter_of(*what, cell)->blast > 0) {
            lit_gas_.push_back(cell);
        }
    }

    /// The cause of the neighbour that gave most heat.
    [[nodiscard]] std::uint8_t cause_beside(std::size_t cell) const {
        std::optional<std::uint8_t> cause;
        field_.for_each_neighbour(cell, true, [this, &cause](std::size_t beside, std::size_t) {
            if (!cause && burns_[beside]) {
                cause = field_.cause[beside];
            }
        });
        return cause.value_or(field_.cause[cell]);
    }

    /// Removes what burnt, and lights what burns next.
    void burn_out(std::size_t cell) {
        const auto what = flammable(cell);
        if (!what) {
            return;
        }
        const MatterDef* const matter = matter_of(*what, cell);
        switch (*what) {
            case Burning::Gas:
                field_.set_gas(cell, field_.gas[cell], 0);
                field_.coming[cell] = static_cast<std::int8_t>(matter->flash);
                break;
            case Burning::Liquid:
                field_.depth[cell] = 0;
                field_.liquid[cell] = content::MatterId{};
                break;
            case Burning::Cover:
                field_.note_opacity(matter, 1, 0, cell);
                field_.cover[cell] = content::MatterId{};
                break;
            case Burning::Ground:
                field_.changes.burnt_ground.push_back(field_.point(cell));
                return;
        }
        if (matter->ash && !field_.cover[cell].valid()) {
            field_.cover[cell] = *matter->ash;
        }
        if (const auto next = flammable(cell)) {
            field_.fuel[cell] = fuel_of(*next, cell);
        }
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
};

}  // namespace

void burn(MatterField& field) {
    Burn(field).pass();
}

}  // namespace torchwake::rules
