#include <torchwake/levels/cut.hpp>

#include <algorithm>

namespace torchwake::levels {

Parts cut_in_two(const core::Rect& rect, std::int32_t gap, core::RandomStream& stream) {
    const bool upright = rect.size.width >= rect.size.height * 3 / 2;
    const std::int32_t whole = upright ? rect.size.width : rect.size.height;
    const std::int32_t third = std::max(least_part, (whole - gap) / 3);
    const std::int32_t at = stream.between(third, std::max(third, whole - gap - third));
    const auto part = [&](std::int32_t from, std::int32_t length) {
        return upright ? core::Rect{{rect.left() + from, rect.top()}, {length, rect.size.height}}
                       : core::Rect{{rect.left(), rect.top() + from}, {rect.size.width, length}};
    };
    return {part(0, at), part(at + 1, gap - 2), part(at + gap, whole - at - gap), upright};
}

}  // namespace torchwake::levels
