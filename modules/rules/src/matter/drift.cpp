// The pass of a beat in which gas drifts and thins.

#include "matter/field.hpp"

namespace torchwake::rules {
namespace {

using content::MatterId;

/// A fifth of the difference between two cells drifts.
constexpr std::int32_t drift_divisor = 5;

class Drift {
  public:
    explicit Drift(MatterField& field) : field_(field) {}

    void pass() {
        if (!find_claims()) {
            return;
        }
        field_.for_each_cell([this](std::size_t cell) {
            if (field_.amount[cell] >= drift_divisor) {
                drift_from(cell);
            }
        });
        field_.for_each_cell([this](std::size_t cell) {
            const std::int32_t before = field_.amount[cell];
            if (before == 0 && change_[cell] == 0) {
                return;
            }
            const MatterId gas = before > 0 ? field_.gas[cell] : claims_[cell].gas;
            field_.set_gas(cell, gas, before + change_[cell] - field_.kind(gas)->thins, claims_[cell].cause);
        });
    }

  private:
    /// The gas that takes an empty cell, with its cause.
    struct Claim {
        MatterId gas;
        std::uint8_t cause = 0;
    };

    /// Finds the gas that takes each empty cell. Returns false if there is no gas at all.
    bool find_claims() {
        bool any = false;
        claims_.assign(field_.cells(), Claim{});
        change_.assign(field_.cells(), 0);
        field_.for_each_cell([this, &any](std::size_t cell) {
            any = any || field_.amount[cell] > 0;
            if (field_.amount[cell] == 0 && field_.is_open(cell)) {
                claims_[cell] = claim_on(cell);
            }
        });
        return any;
    }

    /// The gas of the largest inflow; of equal ones the lower id.
    [[nodiscard]] Claim claim_on(std::size_t cell) const {
        Claim best;
        std::int32_t most = 0;
        field_.for_each_neighbour(cell, false, [&](std::size_t beside, std::size_t) {
            const std::int32_t flows = field_.is_open(beside) ? field_.amount[beside] / drift_divisor : 0;
            if (flows > most || (flows == most && flows > 0 && field_.gas[beside] < best.gas)) {
                most = flows;
                best = {field_.gas[beside], field_.gas_cause[beside]};
            }
        });
        return best;
    }

    void drift_from(std::size_t cell) {
        field_.for_each_neighbour(cell, false, [this, cell](std::size_t beside, std::size_t) {
            const MatterId there = field_.amount[beside] > 0 ? field_.gas[beside] : claims_[beside].gas;
            const std::int32_t flows = (field_.amount[cell] - field_.amount[beside]) / drift_divisor;
            if (field_.is_open(beside) && there == field_.gas[cell] && flows > 0) {
                change_[cell] = static_cast<std::int16_t>(change_[cell] - flows);
                change_[beside] = static_cast<std::int16_t>(change_[beside] + flows);
            }
        });
    }

    MatterField& field_;
    std::vector<Claim> claims_{};
    std::vector<std::int16_t> change_{};  ///< of the amount of gas
};

}  // namespace

void drift(MatterField& field) {
    Drift(field).pass();
}

}  // namespace torchwake::rules
