#include <torchwake/panels/layout.hpp>

#include <algorithm>

namespace torchwake::panels {
namespace {

constexpr core::Size smallest{40, 16};
constexpr std::int32_t log_rows = 5;
constexpr std::int32_t button_rows = 1;
constexpr std::int32_t help_rows = 1;
constexpr core::Size fewest_with_minimap{100, 30};

/// The rows that the sidebar leaves to the minimap: 2 of 36, and one more for each four further rows.
std::int32_t rows_for_minimap(std::int32_t height) {
    constexpr std::int32_t high = 36;
    return height >= high ? 2 + (height - high) / 4 : 0;
}

/// The width of the sidebar: 22 of 100 columns, 30 of 160, always from 16 to 34.
std::int32_t sidebar_columns(std::int32_t width) {
    return std::clamp(22 + (width - 100) * 8 / 60, 16, 34);
}

}  // namespace

Layout lay_out(core::Size screen) {
    const std::int32_t width = std::max(screen.width, smallest.width);
    const std::int32_t height = std::max(screen.height, smallest.height);
    const std::int32_t sidebar = sidebar_columns(width);
    const std::int32_t upper = height - log_rows - button_rows - help_rows;
    return {{width, height},
            {{0, 0}, {width - sidebar, upper}},
            {{width - sidebar, 0}, {sidebar, upper}},
            {{0, upper}, {width, log_rows}},
            {{0, upper + log_rows}, {width, button_rows}},
            {{0, upper + log_rows + button_rows}, {width, help_rows}}};
}

Layout with_minimap(const Layout& layout) {
    if (layout.screen.width < fewest_with_minimap.width ||
        layout.screen.height < fewest_with_minimap.height) {
        return layout;
    }
    const std::int32_t rows_of_sidebar = rows_for_minimap(layout.screen.height);
    const std::int32_t width = layout.sidebar.size.width;
    Layout divided = layout;
    divided.sidebar.size.height -= rows_of_sidebar;
    divided.log.size.width -= width;
    divided.minimap = {{divided.log.right(), divided.sidebar.bottom()},
                       {width, rows_of_sidebar + layout.log.size.height}};
    return divided;
}

}  // namespace torchwake::panels
