// The part of a beat in which much gas that lights at once explodes.

#include "matter/field.hpp"

#include <vector>

namespace torchwake::rules {
namespace {

constexpr auto least_cells = static_cast<std::size_t>(cells_of_a_blast);

class Explosion : MatterPass {
  public:
    using MatterPass::MatterPass;

    void pass() {
        if (buffers_.lit_gas.size() < least_cells) {
            return;
        }
        buffers_.waiting.assign(field_.cells(), 0);
        for (const std::size_t cell : buffers_.lit_gas) {
            buffers_.waiting[cell] = 1;
        }
        for (const std::size_t first : buffers_.lit_gas) {
            if (buffers_.waiting[first] > 0) {
                find_group(first);
                if (buffers_.group.size() >= least_cells) {
                    add_blasts();
                }
            }
        }
    }

  private:
    /// Finds the waiting cells that are joined to one, which then wait no longer.
    void find_group(std::size_t first) {
        std::vector<std::size_t>& group = buffers_.group;
        group.assign(1, first);
        buffers_.waiting[first] = 0;
        for (std::size_t next = 0; next < group.size(); ++next) {
            field_.for_each_neighbour(group[next], true, [this, &group](std::size_t beside, std::size_t) {
                if (buffers_.waiting[beside] > 0) {
                    buffers_.waiting[beside] = 0;
                    group.push_back(beside);
                }
            });
        }
    }

    /// Adds a blast to the cells of the group and to the open ones beside them.
    void add_blasts() {
        for (const std::size_t cell : buffers_.group) {
            const content::MatterId gas = field_.gas[cell];
            const Blast blast{field_.point(cell), gas, field_.kind(gas).blast, field_.cause[cell]};
            buffers_.changes.blasts.push_back(blast);
            field_.for_each_neighbour(cell, true, [&](std::size_t beside, std::size_t) {
                if (field_.is_open(beside)) {
                    buffers_.changes.blasts.push_back(
                        {field_.point(beside), blast.gas, blast.damage, blast.cause});
                }
            });
        }
    }
};

}  // namespace

void explode(MatterField& field) {
    Explosion(field).pass();
}

}  // namespace torchwake::rules
