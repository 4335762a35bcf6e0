#include <torchwake/spatial/line.hpp>

namespace torchwake::spatial {
namespace {

/// One coordinate along a Line, cell by cell, without its divisions.
class Course {
  public:
    Course(std::int32_t from, std::int32_t to, std::int32_t steps, Ties ties)
        : value_(from),
          twice_delta_(2 * (std::int64_t{to} - from)),
          twice_steps_(2 * std::int64_t{steps}),
          rest_(ties == Ties::Upper ? steps : steps - 1) {}

    /// The coordinate of the next cell.
    std::int32_t next() {
        rest_ += twice_delta_;
        if (rest_ >= twice_steps_) {
            rest_ -= twice_steps_;
            ++value_;
        } else if (rest_ < 0) {
            rest_ += twice_steps_;
            --value_;
        }
        return value_;
    }

  private:
    std::int32_t value_;
    std::int64_t twice_delta_;
    std::int64_t twice_steps_;
    std::int64_t rest_;  ///< the remainder of the rounding division, in parts of twice_steps_
};

bool is_clear(const BitGrid& opaque, Point from, Point to, Ties ties) {
    const std::int32_t steps = core::chebyshev_distance(from, to);
    Course x(from.x, to.x, steps, ties);
    Course y(from.y, to.y, steps, ties);
    for (std::int32_t step = 1; step < steps; ++step) {
        const std::int32_t column = x.next();
        if (opaque.get({column, y.next()})) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::optional<Line> clear_line(const BitGrid& opaque, Point from, Point to) {
    TORCHWAKE_EXPECTS(opaque.contains(from) && opaque.contains(to));
    for (const Ties ties : {Ties::Lower, Ties::Upper}) {
        if (is_clear(opaque, from, to, ties)) {
            return Line(from, to, ties);
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::spatial
