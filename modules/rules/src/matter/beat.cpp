#include "matter/beat.hpp"

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace torchwake::rules {
namespace {

using content::MatterDef;
using content::MatterId;
using content::MatterLayer;

constexpr std::int32_t heat_straight = 3;
constexpr std::int32_t heat_diagonal = 2;
constexpr std::int32_t steam_of_heat = 4;
/// A fifth of the difference between two cells drifts.
constexpr std::int32_t drift_divisor = 5;
constexpr std::int32_t most_fuel = 250;
constexpr std::size_t kinds = 256;

/// The layers that burn in a cell. The first that is there burns first.
enum class Burning : std::uint8_t { Gas, Liquid, Cover, Ground };

/// The facts of tiles and matter that the passes ask for, by id.
struct Facts {
    explicit Facts(const content::Catalog& catalog) {
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
        }
        steam = catalog.steam();
    }

    std::array<bool, kinds> open{};  ///< liquid and gas get through; none of the unknown stone
    std::array<std::uint8_t, kinds> ground_ignition{};
    std::array<std::uint8_t, kinds> ground_fuel{};
    std::array<const MatterDef*, kinds> matter{};
    std::array<bool, kinds> slick{};  ///< covers that float on a liquid
    std::optional<MatterId> steam;
};

/// One beat. Cells are named by their index.
class Beat {
  public:
    Beat(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles, Matter& matter)
        : facts_(catalog),
          size_(tiles.size()),
          tiles_(tiles.span()),
          cover_(matter.cover.span()),
          liquid_(matter.liquid.span()),
          depth_(matter.depth.span()),
          active_(matter.active),
          gas_(active_.gas.span()),
          amount_(active_.amount.span()),
          heat_(active_.heat.span()),
          coming_(active_.coming.span()),
          fuel_(active_.fuel.span()),
          wet_(active_.wet.span()),
          cause_(active_.cause.span()),
          width_(static_cast<std::size_t>(size_.width)),
          inflow_(tiles.size().area()),
          burns_(tiles.size().area()) {
        find_rows();
    }

    [[nodiscard]] BeatChanges pass() {
        burn();
        heat();
        for (const std::size_t cell : burnt_out_) {
            burn_out(cell);
        }
        drift();
        if (active_.flowing) {
            flow();
        }
        for_each_cell([this](std::size_t cell) {
            if (wet_[cell] > 0) {
                --wet_[cell];
            }
        });
        std::ranges::sort(changes_.opacity);
        changes_.opacity.erase(std::ranges::unique(changes_.opacity).begin(), changes_.opacity.end());
        return std::move(changes_);
    }

  private:
    /// Finds the rows in which something is going on, and those beside them.
    void find_rows() {
        const auto rows = static_cast<std::size_t>(size_.height);
        rows_.assign(rows, false);
        const auto is_active = [this](std::size_t row) {
            const auto any = [&](auto plane) {
                const auto cells = plane.subspan(row * width_, width_);
                return std::ranges::any_of(cells, [](auto value) { return value != 0; });
            };
            return any(fuel_) || any(heat_) || any(coming_) || any(amount_) || any(wet_);
        };
        for (std::size_t row = 0; row < rows; ++row) {
            if (is_active(row)) {
                rows_[row > 0 ? row - 1 : 0] = rows_[row] = true;
                rows_[std::min(row + 1, rows - 1)] = true;
            }
        }
    }

    template <class Visit>
    void for_each_cell(const Visit& visit) {
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            for (std::size_t cell = row * width_; rows_[row] && cell < (row + 1) * width_; ++cell) {
                visit(cell);
            }
        }
    }

    /// Calls visit(cell) for the neighbours that are on the level: N E S W, then the diagonal ones.
    template <class Visit>
    void for_each_neighbour(std::size_t cell, bool diagonal, const Visit& visit) const {
        static constexpr std::array<core::Point, 8> steps{
            {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
        const core::Point here = point(cell);
        for (std::size_t place = 0; place < (diagonal ? 8 : 4); ++place) {
            const core::Point there = here + steps[place];
            if (size_.contains(there)) {
                visit(static_cast<std::size_t>(there.y) * width_ + static_cast<std::size_t>(there.x), place);
            }
        }
    }

    [[nodiscard]] core::Point point(std::size_t cell) const {
        return {static_cast<std::int32_t>(cell % width_), static_cast<std::int32_t>(cell / width_)};
    }
    [[nodiscard]] bool is_open(std::size_t cell) const { return facts_.open[tiles_[cell].value]; }
    [[nodiscard]] const MatterDef* kind(MatterId id) const { return facts_.matter[id.value]; }

    [[nodiscard]] bool is_wet(std::size_t cell) const {
        const MatterDef* const liquid = depth_[cell] > 0 ? kind(liquid_[cell]) : nullptr;
        const bool covered = cover_[cell].valid() && facts_.slick[cover_[cell].value];
        return !covered && (wet_[cell] > 0 || (liquid != nullptr && liquid->wets));
    }

    [[nodiscard]] static bool burns(const MatterDef* matter) {
        return matter != nullptr && matter->ignition > 0;
    }

    /// The layer that burns next in a cell; nothing if none does.
    [[nodiscard]] std::optional<Burning> flammable(std::size_t cell) const {
        if (burns(kind(gas_[cell]))) {
            return Burning::Gas;
        }
        if (burns(kind(liquid_[cell]))) {
            return Burning::Liquid;
        }
        if (burns(kind(cover_[cell]))) {
            return Burning::Cover;
        }
        return facts_.ground_ignition[tiles_[cell].value] > 0 ? std::optional(Burning::Ground) : std::nullopt;
    }

    [[nodiscard]] const MatterDef* matter_of(Burning what, std::size_t cell) const {
        switch (what) {
            case Burning::Gas:
                return kind(gas_[cell]);
            case Burning::Liquid:
                return kind(liquid_[cell]);
            case Burning::Cover:
                return kind(cover_[cell]);
            case Burning::Ground:
                break;
        }
        return nullptr;
    }

    [[nodiscard]] std::int32_t ignition_of(Burning what, std::size_t cell) const {
        const MatterDef* const matter = matter_of(what, cell);
        return matter != nullptr ? matter->ignition : facts_.ground_ignition[tiles_[cell].value];
    }

    [[nodiscard]] std::uint8_t fuel_of(Burning what, std::size_t cell) const {
        const MatterDef* const matter = matter_of(what, cell);
        const std::int32_t one = matter != nullptr ? matter->fuel : facts_.ground_fuel[tiles_[cell].value];
        const std::int32_t times = what == Burning::Liquid ? depth_[cell] : 1;
        return static_cast<std::uint8_t>(std::min(most_fuel, one * times));
    }

    /// Notes the cell if the change of a matter's amount there changes what blocks sight.
    void note_opacity(const MatterDef* matter, std::int32_t before, std::int32_t after, std::size_t cell) {
        const std::int32_t from = matter != nullptr ? matter->opaque_from : 0;
        if (from > 0 && (before >= from) != (after >= from)) {
            changes_.opacity.push_back(point(cell));
        }
    }

    void set_gas(std::size_t cell, MatterId gas, std::int32_t amount) {
        const std::int32_t now = std::clamp(amount, 0, most_gas);
        note_opacity(kind(gas), amount_[cell], now, cell);
        amount_[cell] = static_cast<std::uint8_t>(now);
        gas_[cell] = now > 0 ? gas : MatterId{};
    }

    /// Adds gas where there is none of another kind.
    void give_off(std::size_t cell, MatterId gas, std::int32_t amount) {
        if (is_open(cell) && (amount_[cell] == 0 || gas_[cell] == gas)) {
            set_gas(cell, gas, amount_[cell] + amount);
        }
    }

    void burn() {
        for_each_cell([this](std::size_t cell) {
            if (fuel_[cell] == 0) {
                return;
            }
            if (is_wet(cell)) {
                fuel_[cell] = 0;
                return;
            }
            burns_[cell] = true;
            if (const auto what = flammable(cell)) {
                const MatterDef* const matter = matter_of(*what, cell);
                if (matter != nullptr && matter->smoke) {
                    give_off(cell, *matter->smoke, matter->smoke_amount);
                }
            }
            if (--fuel_[cell] == 0) {
                burnt_out_.push_back(cell);
            }
            for_each_neighbour(cell, true, [this](std::size_t beside, std::size_t place) {
                inflow_[beside] =
                    static_cast<std::int8_t>(inflow_[beside] + (place < 4 ? heat_straight : heat_diagonal));
            });
        });
    }

    void heat() {
        for_each_cell([this](std::size_t cell) {
            const std::int32_t before = heat_[cell];
            const std::int32_t came = inflow_[cell] + coming_[cell];
            if (before == 0 && came == 0) {
                return;
            }
            std::int32_t now = before + (before < 0 ? 1 : 0) - (before > 0 ? 1 : 0) + came;
            if (now > 0 && is_wet(cell)) {
                if (facts_.steam) {
                    give_off(cell, *facts_.steam, now * steam_of_heat);
                }
                now = 0;
            }
            heat_[cell] = static_cast<std::int8_t>(std::clamp(now, -most_heat, most_heat));
            const bool of_a_deed = coming_[cell] > 0;
            coming_[cell] = 0;
            if (!burns_[cell]) {
                light(cell, of_a_deed);
            }
        });
    }

    /// Lights what burns in a cell if it is hot enough.
    void light(std::size_t cell, bool of_a_deed) {
        const auto what = flammable(cell);
        if (!what || heat_[cell] < ignition_of(*what, cell)) {
            return;
        }
        fuel_[cell] = fuel_of(*what, cell);
        if (!of_a_deed) {
            cause_[cell] = cause_beside(cell);
        }
        changes_.lit.push_back(point(cell));
    }

    /// The cause of the neighbour that gave most heat.
    [[nodiscard]] std::uint8_t cause_beside(std::size_t cell) const {
        std::optional<std::uint8_t> cause;
        for_each_neighbour(cell, true, [this, &cause](std::size_t beside, std::size_t) {
            if (!cause && burns_[beside]) {
                cause = cause_[beside];
            }
        });
        return cause.value_or(cause_[cell]);
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
                set_gas(cell, gas_[cell], 0);
                break;
            case Burning::Liquid:
                depth_[cell] = 0;
                liquid_[cell] = MatterId{};
                break;
            case Burning::Cover:
                note_opacity(matter, 1, 0, cell);
                cover_[cell] = MatterId{};
                break;
            case Burning::Ground:
                changes_.burnt_ground.push_back(point(cell));
                return;
        }
        if (matter->ash && !cover_[cell].valid()) {
            cover_[cell] = *matter->ash;
        }
        if (const auto next = flammable(cell)) {
            fuel_[cell] = fuel_of(*next, cell);
        }
    }

    void drift() {
        claims_.assign(gas_.size(), MatterId{});
        change_.assign(gas_.size(), 0);
        bool any = false;
        for_each_cell([this, &any](std::size_t cell) {
            any = any || amount_[cell] > 0;
            if (amount_[cell] == 0 && is_open(cell)) {
                claims_[cell] = claim_on(cell);
            }
        });
        if (!any) {
            return;
        }
        for_each_cell([this](std::size_t cell) {
            if (amount_[cell] >= drift_divisor) {
                drift_from(cell);
            }
        });
        for_each_cell([this](std::size_t cell) {
            if (amount_[cell] == 0 && change_[cell] == 0) {
                return;
            }
            const MatterId gas = amount_[cell] > 0 ? gas_[cell] : claims_[cell];
            set_gas(cell, gas, amount_[cell] + change_[cell] - kind(gas)->thins);
        });
    }

    /// The gas that takes an empty cell: that of the largest inflow; of equal ones the lower id.
    [[nodiscard]] MatterId claim_on(std::size_t cell) const {
        MatterId best;
        std::int32_t most = 0;
        for_each_neighbour(cell, false, [&](std::size_t beside, std::size_t) {
            const std::int32_t flows = is_open(beside) ? amount_[beside] / drift_divisor : 0;
            if (flows > most || (flows == most && flows > 0 && gas_[beside] < best)) {
                most = flows;
                best = gas_[beside];
            }
        });
        return best;
    }

    void drift_from(std::size_t cell) {
        for_each_neighbour(cell, false, [this, cell](std::size_t beside, std::size_t) {
            const MatterId there = amount_[beside] > 0 ? gas_[beside] : claims_[beside];
            const std::int32_t flows = (amount_[cell] - amount_[beside]) / drift_divisor;
            if (is_open(beside) && there == gas_[cell] && flows > 0) {
                change_[cell] = static_cast<std::int16_t>(change_[cell] - flows);
                change_[beside] = static_cast<std::int16_t>(change_[beside] + flows);
            }
        });
    }

    /// Levels liquid out over four phases of disjoint pairs, so that none of it is moved twice at once.
    void flow() {
        active_.flowing = false;
        const auto height = static_cast<std::size_t>(size_.height);
        for (std::size_t first = 0; first < 2; ++first) {
            for (std::size_t y = 0; y < height; ++y) {
                for (std::size_t x = first; x + 1 < width_; x += 2) {
                    level_out(y * width_ + x, y * width_ + x + 1);
                }
            }
        }
        for (std::size_t first = 0; first < 2; ++first) {
            for (std::size_t y = first; y + 1 < height; y += 2) {
                for (std::size_t x = 0; x < width_; ++x) {
                    level_out(y * width_ + x, (y + 1) * width_ + x);
                }
            }
        }
    }

    void level_out(std::size_t one, std::size_t other) {
        const std::size_t deep = depth_[one] >= depth_[other] ? one : other;
        const std::size_t low = deep == one ? other : one;
        const auto flows = static_cast<std::uint8_t>((depth_[deep] - depth_[low]) / 2);
        if (flows == 0 || !is_open(one) || !is_open(other) ||
            (depth_[low] > 0 && liquid_[low] != liquid_[deep])) {
            return;
        }
        depth_[deep] = static_cast<std::uint8_t>(depth_[deep] - flows);
        depth_[low] = static_cast<std::uint8_t>(depth_[low] + flows);
        liquid_[low] = liquid_[deep];
        active_.flowing = true;
    }

    Facts facts_;
    core::Size size_;
    std::span<const content::TileId> tiles_;
    std::span<MatterId> cover_;
    std::span<MatterId> liquid_;
    std::span<std::uint8_t> depth_;
    Activity& active_;
    std::span<MatterId> gas_;
    std::span<std::uint8_t> amount_;
    std::span<std::int8_t> heat_;
    std::span<std::int8_t> coming_;
    std::span<std::uint8_t> fuel_;
    std::span<std::uint8_t> wet_;
    std::span<std::uint8_t> cause_;
    std::size_t width_;
    std::vector<std::int8_t> inflow_;   ///< heat from what burns, in this beat
    std::vector<std::uint8_t> burns_;   ///< cells that burnt when the beat began
    std::vector<std::uint8_t> rows_{};  ///< by row: something goes on there, or beside it
    std::vector<std::size_t> burnt_out_{};
    std::vector<MatterId> claims_{};      ///< the gas that takes an empty cell
    std::vector<std::int16_t> change_{};  ///< of the amount of gas
    BeatChanges changes_{};
};

bool all_zero(std::span<const std::uint8_t> plane) {
    return std::ranges::all_of(plane, [](std::uint8_t value) { return value == 0; });
}

bool all_zero(std::span<const std::int8_t> plane) {
    return std::ranges::all_of(plane, [](std::int8_t value) { return value == 0; });
}

template <class T>
void make_plane(core::Grid<T>& plane, core::Size size) {
    if (plane.size() != size) {
        plane.reset(size);
    }
}

}  // namespace

BeatChanges pass_beat(const content::Catalog& catalog, const core::Grid<content::TileId>& tiles,
                      Matter& matter) {
    TORCHWAKE_EXPECTS(!matter.active.at_rest());
    return Beat(catalog, tiles, matter).pass();
}

bool is_calm(const Matter& matter) {
    const Activity& active = matter.active;
    return !active.flowing && all_zero(active.fuel.span()) && all_zero(active.heat.span()) &&
           all_zero(active.coming.span()) && all_zero(active.amount.span()) && all_zero(active.wet.span());
}

bool blocks_sight(const content::Catalog& catalog, const Matter& matter, core::Point at) {
    const CellMatter here = matter_at(matter, at);
    const auto blocks = [&catalog](content::MatterId kind, std::int32_t amount) {
        const std::int32_t from = kind.valid() ? catalog.matter(kind).opaque_from : 0;
        return from > 0 && amount >= from;
    };
    return blocks(here.cover, 1) || blocks(here.liquid, here.depth) || blocks(here.gas, here.amount);
}

void make_planes(Matter& matter, core::Size size) {
    make_plane(matter.cover, size);
    make_plane(matter.liquid, size);
    make_plane(matter.depth, size);
    Activity& active = matter.active;
    make_plane(active.gas, size);
    make_plane(active.amount, size);
    make_plane(active.heat, size);
    make_plane(active.coming, size);
    make_plane(active.fuel, size);
    make_plane(active.wet, size);
    make_plane(active.cause, size);
}

CellMatter matter_at(const Matter& matter, core::Point at) {
    CellMatter cell;
    if (matter.cover.contains(at)) {
        cell.cover = matter.cover[at];
    }
    if (matter.depth.contains(at)) {
        cell.liquid = matter.liquid[at];
        cell.depth = matter.depth[at];
    }
    if (matter.active.fuel.contains(at)) {
        cell.gas = matter.active.gas[at];
        cell.amount = matter.active.amount[at];
        cell.burns = matter.active.fuel[at] > 0;
        cell.wet = matter.active.wet[at] > 0;
    }
    return cell;
}

}  // namespace torchwake::rules
