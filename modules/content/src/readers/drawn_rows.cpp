#include "readers/drawn_rows.hpp"

namespace torchwake::content {
namespace {

std::string text_of(core::Size size) {
    return std::to_string(size.width) + " x " + std::to_string(size.height) + " cells";
}

}  // namespace

bool are_drawing(json::Fields& in, const std::vector<std::string>& rows, const DrawnSizes& sizes) {
    for (const std::string& row : rows) {
        if (row.size() != rows.front().size()) {
            in.refuse("rows", '"' + row + '"', "rows as long as the first, \"" + rows.front() + '"');
            return false;
        }
    }
    const core::Size size{static_cast<std::int32_t>(rows.front().size()),
                          static_cast<std::int32_t>(rows.size())};
    const bool fits = sizes.least.width <= size.width && size.width <= sizes.largest.width &&
                      sizes.least.height <= size.height && size.height <= sizes.largest.height;
    if (!fits) {
        in.refuse("rows", text_of(size), "from " + text_of(sizes.least) + " to " + text_of(sizes.largest));
    }
    return fits;
}

}  // namespace torchwake::content
