// The pass of a beat in which acid eats at what it touches, until it is spent.

#include "matter/field.hpp"
#include "matter/rows.hpp"

#include <algorithm>
#include <span>

namespace torchwake::rules {
namespace {

class Corrosion {
  public:
    explicit Corrosion(MatterField& field) : field_(field) {}

    void eat_at(std::size_t cell) {
        const bool stands = is_acid(cell);
        if (!stands && !(is_wall_of_wood(cell) && is_beside(cell, &Corrosion::is_acid))) {
            field_.eaten[cell] = 0;
            return;
        }
        const bool thinned = stands && is_beside(cell, &Corrosion::is_water);
        field_.eaten[cell] = static_cast<std::uint8_t>(field_.eaten[cell] + (thinned ? 2 : 1));
        if (stands) {
            field_.remove_cover(cell);
            sour(cell);
        }
        if (is_wood(cell) && field_.eaten[cell] >= beats_to_eat_wood) {
            field_.buffers.changes.eaten_ground.push_back(field_.point(cell));
            field_.spill_ground(cell);
        }
    }

    void spend(std::size_t cell) {
        if (is_acid(cell) && field_.eaten[cell] >= beats_to_spend_acid) {
            field_.depth[cell] = 0;
            field_.liquid[cell] = content::MatterId{};
            field_.eaten[cell] = 0;
            field_.flowing = true;
        }
    }

  private:
    [[nodiscard]] bool is_acid(std::size_t cell) const {
        return field_.depth[cell] > 0 && field_.facts.corrodes[field_.liquid[cell].value] > 0;
    }
    [[nodiscard]] bool is_water(std::size_t cell) const {
        return field_.depth[cell] > 0 && field_.facts.wets[field_.liquid[cell].value] > 0;
    }
    [[nodiscard]] bool is_wood(std::size_t cell) const {
        return field_.facts.ground_ignition[field_.tiles[cell].value] > 0;
    }
    /// Acid does not come into such a cell, but eats at it from beside.
    [[nodiscard]] bool is_wall_of_wood(std::size_t cell) const {
        return is_wood(cell) && !field_.is_open(cell);
    }
    [[nodiscard]] bool is_beside(std::size_t cell, bool (Corrosion::*is)(std::size_t) const) const {
        bool found = false;
        field_.for_each_neighbour(
            cell, false, [&](std::size_t beside, std::size_t) { found = found || (this->*is)(beside); });
        return found;
    }

    /// Acid makes another gas of one above it.
    void sour(std::size_t cell) {
        const content::MatterId gas = field_.gas[cell];
        if (!gas.valid() || !field_.kind(gas).soured) {
            return;
        }
        const content::MatterId made = *field_.kind(gas).soured;
        field_.note_opacity(gas, field_.amount[cell], 0, cell);
        field_.note_opacity(made, 0, field_.amount[cell], cell);
        field_.gas[cell] = made;
    }

    MatterField& field_;
};

/// Acid flows two cells in a beat at most, and eats one cell farther.
constexpr std::size_t rows_of_acid = 3;

/// True if acid ate in a row when the beat began, or so near that it can eat there now.
bool has_acid_near(const MatterField& field, std::size_t row) {
    const std::size_t width = field.width();
    const std::size_t first = row - std::min(row, rows_of_acid);
    const std::size_t end = std::min(row + rows_of_acid + 1, field.cells() / width);
    const std::span<const std::uint8_t> eaten = field.eaten;
    return any_set(eaten.subspan(first * width, (end - first) * width));
}

}  // namespace

void corrode(MatterField& field) {
    const std::span<const std::uint8_t> eaten = field.eaten;
    if (!any_set(eaten)) {
        return;
    }
    Corrosion corrosion(field);
    const std::size_t width = field.width();
    for (std::size_t row = 0; row * width < field.cells(); ++row) {
        if (has_acid_near(field, row)) {
            for (std::size_t cell = row * width; cell < (row + 1) * width; ++cell) {
                corrosion.eat_at(cell);
            }
        }
    }
    for_each_set(eaten, [&corrosion](std::size_t cell) { corrosion.spend(cell); });
}

}  // namespace torchwake::rules
