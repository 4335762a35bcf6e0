#include "rock.hpp"
#include "territories.hpp"
#include "tunnels.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/spatial/flood_fill.hpp>
#include <torchwake/worldgen/caves.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace torchwake::worldgen {
namespace {

constexpr core::Size least_size{12, 5};
constexpr int rounds_of_smoothing = 4;
constexpr int tries = 6;
/// Smaller caverns are filled.
constexpr std::size_t least_cavern = 14;
/// In 100: what is more solid than that is drawn anew.
constexpr std::size_t least_open = 32;
/// No cell of a region is as many steps from the middle of it.
constexpr spatial::Distance reach_of_regions = 15;

/// Hollows rock out, step by step.
class Digger {
  public:
    Digger(const content::LevelDef& level, std::int32_t depth, const Observer& observer)
        : tiles_(level.tiles), size_(level.size), observer_(observer), rock_(level.size, 1) {
        layout_.plan.depth = depth;
        show("rock");
    }

    void dig(core::RandomStream& stream) {
        for (int attempt = 0; attempt < tries && !is_open_enough(); ++attempt) {
            wash_out(stream);
        }
        if (!is_open_enough()) {
            rock_ = Rock(size_, 1);
            open_everything();
            show("caverns");
        }
        dig_tunnels(rock_, stream);
        open_corners(rock_, stream);
        show("tunnels");
        dig_shortcuts(rock_, places(), stream);
        open_corners(rock_, stream);
        show("shortcuts");
    }

    [[nodiscard]] Layout take() {
        lay_tiles();
        layout_.regions = regions_of(places(), size_);
        return std::move(layout_);
    }

  private:
    void wash_out(core::RandomStream& stream) {
        rock_ = draw_noise(size_, stream);
        show("noise");
        for (int round = 0; round < rounds_of_smoothing; ++round) {
            smooth(rock_);
        }
        open_corners(rock_, stream);
        show("smoothing");
        fill_pockets();
        show("caverns");
    }

    void fill_pockets() {
        const spatial::BitGrid open = open_cells(rock_);
        spatial::Regions caverns;
        caverns.compute(open, {open, spatial::CornerRule::Refuse});
        open.for_each([this, &caverns](core::Point at) {
            if (caverns.cells_of(caverns.at(at)) < least_cavern) {
                rock_[at] = 1;
            }
        });
    }

    void open_everything() {
        const core::Rect open = inside(size_);
        for (std::int32_t y = open.top(); y < open.bottom(); ++y) {
            for (std::int32_t x = open.left(); x < open.right(); ++x) {
                rock_[{x, y}] = 0;
            }
        }
    }

    [[nodiscard]] bool is_open_enough() const {
        const auto open = std::ranges::count(rock_.span(), std::uint8_t{0});
        return static_cast<std::size_t>(open) * 100 >= inside(size_).size.area() * least_open;
    }

    [[nodiscard]] Territories places() {
        const spatial::BitGrid open = open_cells(rock_);
        neighbours_.rebuild(open, spatial::CornerRule::Refuse);
        std::optional<core::Point> first;
        open.for_each([&first](core::Point at) { first = first.value_or(at); });
        TORCHWAKE_EXPECTS(first.has_value());
        return spread_out(neighbours_, *first, reach_of_regions);
    }

    void lay_tiles() {
        layout_.plan.tiles.reset(size_, tiles_.wall);
        for (std::size_t index = 0; index < rock_.span().size(); ++index) {
            if (rock_.span()[index] == 0) {
                layout_.plan.tiles.span()[index] = tiles_.floor;
            }
        }
    }

    void show(std::string_view step) {
        if (observer_) {
            lay_tiles();
            observer_(step, layout_.plan);
        }
    }

    const content::LevelTiles& tiles_;
    core::Size size_;
    const Observer& observer_;
    Rock rock_;
    spatial::OpenNeighbours neighbours_;
    Layout layout_;
};

}  // namespace

Layout build_caves(const content::LevelDef& level, std::int32_t depth, core::RandomStream& stream,
                   const Observer& observer) {
    TORCHWAKE_EXPECTS(level.size.width >= least_size.width && level.size.height >= least_size.height);
    Digger digger(level, depth, observer);
    digger.dig(stream);
    return digger.take();
}

}  // namespace torchwake::worldgen
