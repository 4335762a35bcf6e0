#include "builders/squares.hpp"
#include "rock/excavation.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/builders.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <iterator>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::levels {
namespace {

using core::Point;

constexpr int most_attempts = 6;
constexpr std::size_t least_open_weave = 20;  // in 100 of the cells
constexpr std::size_t least_scrap = 9;
/// The share of narrow places, in 100, that get a door.
constexpr std::uint32_t woven_doors_in_hundred = 30;

/// The sample of levels without one of their own: rooms, passages and crossings.
std::span<const std::string> plain_sample() {
    static const std::array<std::string, 15> rows{"###############",  //
                                                  "#...........###",  //
                                                  "#...........###",  //
                                                  "#..............",  //
                                                  "#...........###",  //
                                                  "#...........###",  //
                                                  "#...........###",  //
                                                  "#..............",  //
                                                  "#...........###",  //
                                                  "#...........###",  //
                                                  "##.####.####.##",  //
                                                  "##.####.####.##",  //
                                                  ".....##......##",  //
                                                  "##.############",  //
                                                  "##.############"};
    return rows;
}

/// The slots of a level, each with the squares that are still possible in it.
class Loom {
  public:
    Loom(const Squares& squares, core::Size size)
        : squares_(&squares), slots_(size, squares.all()), left_(size, squares.all().count()), edges_(size) {}

    /// Draws a square for each slot. If `has_to` is set, it stops as soon as a slot has no possible square
    /// left. True if every slot got a square.
    [[nodiscard]] bool weave(bool has_to, core::RandomStream& stream) {
        close_borders();
        while (sound_ || !has_to) {
            const auto slot = next_slot(stream);
            if (!slot) {
                break;
            }
            slots_[*slot].reset();
            slots_[*slot].set(chosen_);
            note_edges(*slot);
            left_[*slot] = 0;
            pending_.push_back(*slot);
            spread();
        }
        return sound_;
    }

    /// The square of a slot; null if none fits.
    [[nodiscard]] const Square* at(Point slot) const {
        const Options& options = slots_[slot];
        return options.none() ? nullptr : &squares_->square(first_of(options));
    }

  private:
    static std::size_t first_of(const Options& options) {
        std::size_t first = 0;
        while (!options.test(first)) {
            ++first;
        }
        return first;
    }

    /// Excludes squares that are open at the level's border, since rock lies beyond it.
    void close_borders() {
        for (const Point at : core::cells_of(slots_.size())) {
            for (std::size_t side = 0; side < side_count; ++side) {
                if (!slots_.contains(core::step(at, core::cardinal_directions[side]))) {
                    slots_[at] &= squares_->with_edge(side, 0);
                }
            }
            left_[at] = slots_[at].count();
            note_edges(at);
            sound_ = sound_ && left_[at] > 0;
        }
        std::ranges::copy(core::cells_of(slots_.size()), std::back_inserter(pending_));
        spread();
    }

    /// Draws one of the slots with the fewest possible squares, and its square into chosen_.
    [[nodiscard]] std::optional<Point> next_slot(core::RandomStream& stream) {
        std::size_t fewest = std::numeric_limits<std::size_t>::max();
        candidates_.clear();
        for (const Point at : core::cells_of(slots_.size())) {
            const std::size_t count = left_[at];
            if (count == 0 || count > fewest) {
                continue;
            }
            if (count < fewest) {
                candidates_.clear();
                fewest = count;
            }
            candidates_.push_back(at);
        }
        if (candidates_.empty()) {
            return std::nullopt;
        }
        const Point slot = core::pick(candidates_, stream);
        chosen_ = squares_->draw(slots_[slot], stream);
        return slot;
    }

    /// Excludes squares whose edges agree with no possible square of a neighbouring slot.
    void spread() {
        while (!pending_.empty()) {
            const Point from = pending_.back();
            pending_.pop_back();
            if (slots_[from].none()) {
                continue;
            }
            for (std::size_t side = 0; side < side_count; ++side) {
                const Point to = core::step(from, core::cardinal_directions[side]);
                if (slots_.contains(to) && left_[to] > 0) {
                    rule_out(from, side, to);
                }
            }
        }
    }

    void rule_out(Point from, std::size_t side, Point to) {
        const std::size_t facing = opposite(side);
        Edges lost = edges_[to][facing] & ~edges_[from][side];
        if (lost == 0) {
            return;
        }
        for (; lost != 0; lost &= lost - 1) {
            slots_[to] &= ~squares_->with_edge(facing, static_cast<std::size_t>(std::countr_zero(lost)));
        }
        note_edges(to);
        left_[to] = slots_[to].count();
        sound_ = sound_ && left_[to] > 0;
        pending_.push_back(to);
    }

    void note_edges(Point slot) {
        for (std::size_t side = 0; side < side_count; ++side) {
            edges_[slot][side] = squares_->edges_of(slots_[slot], side);
        }
    }

    const Squares* squares_;
    core::Grid<Options> slots_;
    core::Grid<std::size_t> left_;  ///< the number of possible squares; 0 if drawn, or none fits
    core::Grid<std::array<Edges, side_count>> edges_;  ///< the edges of the possible squares
    std::vector<Point> pending_;
    std::vector<Point> candidates_;
    std::size_t chosen_ = 0;
    bool sound_ = true;
};

void lay(const Loom& loom, core::Size slots, Rock& rock) {
    const core::Rect open = inside(rock.size());
    const Point corner{open.left() + (open.size.width - slots.width * weave_square) / 2,
                       open.top() + (open.size.height - slots.height * weave_square) / 2};
    for (const Point at :
         core::cells_of(core::Size{slots.width * weave_square, slots.height * weave_square})) {
        const Square* const square = loom.at({at.x / weave_square, at.y / weave_square});
        const Point within{at.x % weave_square, at.y % weave_square};
        rock[corner + at] = square != nullptr && square->is_open(within) ? 0 : 1;
    }
}

void weave(const Squares& squares, Rock& rock, core::RandomStream& stream) {
    const core::Size open = inside(rock.size()).size;
    const core::Size slots{open.width / weave_square, open.height / weave_square};
    if (slots.area() == 0) {
        return;
    }
    Loom loom(squares, slots);
    for (int attempt = 1; !loom.weave(attempt < most_attempts, stream) && attempt < most_attempts;
         ++attempt) {
        loom = Loom(squares, slots);
    }
    lay(loom, slots, rock);
}

/// Hangs doors in some of the places where a passage widens.
void hang_doors(Excavation& level, core::RandomStream& stream) {
    const Rock& rock = level.rock();
    const core::Rect open = inside(rock.size());
    for (const Point at : core::cells_of(open)) {
        const bool widens =
            rock[at] == 0 && is_doorway(rock, at) &&
            std::ranges::any_of(core::cardinal_directions, [&](core::Direction way) {
                const Point beside = core::step(at, way);
                return rock[beside] == 0 && open.contains(beside) && open_sides(rock, beside) > 2;
            });
        if (widens && stream.chance(woven_doors_in_hundred, 100)) {
            level.hang_door(at);
        }
    }
    level.show("doors");
}

}  // namespace

Level build_weave(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Excavation rock(request, observer);
    weave(Squares(request.sample.empty() ? plain_sample() : request.sample), rock.rock(), stream);
    fill_pockets(rock.rock(), least_scrap);
    rock.open_at_least(least_open_weave);
    open_corners(rock.rock(), stream);
    rock.show("weave");
    rock.join(stream);
    hang_doors(rock, stream);
    return rock.take();
}

}  // namespace torchwake::levels
