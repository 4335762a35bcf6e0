#include <torchwake/spatial/line.hpp>

namespace torchwake::spatial {
namespace {

bool is_clear(const BitGrid& opaque, const Line& line) {
    for (std::int32_t step = 1; step + 1 < line.size(); ++step) {
        if (opaque.get(line[step])) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::optional<Line> clear_line(const BitGrid& opaque, Point from, Point to) {
    TORCHWAKE_EXPECTS(opaque.contains(from) && opaque.contains(to));
    for (const Ties ties : {Ties::Lower, Ties::Upper}) {
        const Line line(from, to, ties);
        if (is_clear(opaque, line)) {
            return line;
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::spatial
