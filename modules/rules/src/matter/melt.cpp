// The pass of a beat in which what is molten heats its neighbours, and meets water.

#include "matter/field.hpp"
#include "matter/rows.hpp"

#include <torchwake/rules/deeds.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The heat beside what is molten when the next beat begins, of which 8 are left when that compares it. It is
/// stored only where it changes something, so that the level can come to rest.
constexpr std::int32_t heat_beside_molten = 9;

class Melt {
  public:
    explicit Melt(MatterField& field) : field_(field) {}

    void pass() {
        for (const content::MatterId kind : field_.facts.molten) {
            std::size_t cell = find_kind(field_.liquid, kind, 0);
            while (cell < field_.liquid.size()) {
                act_from(cell);
                cell = find_kind(field_.liquid, kind, cell + 1);
            }
        }
    }

  private:
    void act_from(std::size_t cell) {
        bool quenched = false;
        field_.for_each_neighbour(cell, false, [this, &quenched](std::size_t beside, std::size_t) {
            if (!quenched && field_.depth[beside] > 0 && field_.facts.wets[field_.liquid[beside].value] > 0) {
                evaporate(beside);
                quenched = true;
            } else if (reacts(beside)) {
                field_.heat[beside] = std::max(field_.heat[beside], std::int8_t{heat_beside_molten});
            }
        });
        if (quenched) {
            quench(cell);
        }
    }

    void evaporate(std::size_t cell) {
        --field_.depth[cell];
        if (field_.depth[cell] == 0) {
            field_.liquid[cell] = content::MatterId{};
        }
        field_.flowing = true;
        if (field_.steam) {
            field_.give_off(cell, *field_.steam, steam_of_quenching, field_.cause[cell]);
        }
    }

    void quench(std::size_t cell) {
        harden(field_.kind(field_.liquid[cell]), field_.cover[cell], field_.liquid[cell], field_.depth[cell]);
        field_.buffers.changes.perils.push_back(field_.point(cell));
    }

    /// True if the heat lights or thaws something in a cell that does not burn yet.
    [[nodiscard]] bool reacts(std::size_t cell) const {
        if (field_.fuel[cell] > 0) {
            return false;
        }
        const content::MatterFacts::Table& ignition = field_.facts.ignition;
        const bool stands = field_.depth[cell] > 0;
        const content::MatterId liquid = field_.liquid[cell];
        return lights_by_it(ignition[field_.gas[cell].value]) ||
               lights_by_it(ignition[field_.cover[cell].value]) ||
               lights_by_it(field_.facts.ground_ignition[field_.tiles[cell].value]) ||
               (stands && (lights_by_it(ignition[liquid.value]) || field_.kind(liquid).thawed.has_value()));
    }
    [[nodiscard]] static bool lights_by_it(std::int32_t ignition) {
        return ignition > 0 && ignition < heat_beside_molten;
    }

    MatterField& field_;
};

}  // namespace

void melt(MatterField& field) {
    Melt(field).pass();
}

}  // namespace torchwake::rules
