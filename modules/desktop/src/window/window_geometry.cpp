#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/words/text_width.hpp>

#include <algorithm>

namespace torchwake::desktop {
namespace {

/// The cells of the map that the usual scale of sprites leaves.
constexpr core::Size fewest_map_cells{28, 18};

/// The text cells that are left at the largest scale.
constexpr core::Size fewest_cells{80, 22};

/// The text cells that are left at the normal scale: in a larger window more of them, which are larger, too.
core::Size normal_cells(core::Size window) {
    constexpr std::int32_t least_rows = 36;
    constexpr std::int32_t most_rows = 54;
    constexpr std::int32_t pixels_of_a_row_more = 48;
    const std::int32_t more = (window.height - default_window.height) / pixels_of_a_row_more;
    const std::int32_t rows = std::clamp(least_rows + more, least_rows, most_rows);
    return {rows * 10 / 3, rows};
}

constexpr auto font_count = static_cast<std::int32_t>(atlas::font_sizes.size());
constexpr std::int32_t last_text_step = 4 * font_count - 1;

/// The scales of text in their order: the font's sizes, then each twice as large, and so on.
TextScale scale_of_step(std::int32_t step) {
    return {static_cast<std::size_t>(step % font_count), 1 << (step / font_count)};
}

core::Size cell_of(TextScale scale) {
    const atlas::FontSize& font = atlas::font_sizes.at(scale.font);
    return {font.width * scale.times, font.height * scale.times};
}

/// The last step that leaves so many cells; the first if none does.
std::int32_t text_step_for(core::Size window, core::Size cells) {
    std::int32_t step = last_text_step;
    while (step > 0) {
        const core::Size cell = cell_of(scale_of_step(step));
        if (cells.width * cell.width <= window.width && cells.height * cell.height <= window.height) {
            break;
        }
        --step;
    }
    return step;
}

constexpr std::int32_t floor_divide(std::int32_t value, std::int32_t by) {
    return value / by - (value % by < 0 ? 1 : 0);
}

constexpr std::int32_t ceil_divide(std::int32_t value, std::int32_t by) {
    return -floor_divide(-value, by);
}

}  // namespace

core::Size clamp_window(core::Size wanted, core::Size screen) {
    const core::Size most{std::clamp(screen.width, 1, largest_window.width),
                          std::clamp(screen.height, 1, largest_window.height)};
    return {std::min(std::max(wanted.width, smallest_window.width), most.width),
            std::min(std::max(wanted.height, smallest_window.height), most.height)};
}

core::Point centred(core::Size window, core::Size screen) {
    return {std::max(0, (screen.width - window.width) / 2), std::max(0, (screen.height - window.height) / 2)};
}

TextScale text_scale_for(core::Size window, save::TextSize size) {
    const std::int32_t normal = text_step_for(window, normal_cells(window));
    const std::int32_t larger = text_step_for(window, fewest_cells) - normal;
    const std::int32_t change =
        static_cast<std::int32_t>(size) - static_cast<std::int32_t>(save::TextSize::Normal);
    constexpr std::int32_t changes = static_cast<std::int32_t>(save::TextSize::Largest) -
                                     static_cast<std::int32_t>(save::TextSize::Normal);
    return scale_of_step(change > 0 ? normal + ceil_divide(larger * change, changes)
                                    : std::max(normal + change, 0));
}

std::int32_t sprite_scale_for(core::Size window) {
    const core::Size map = WindowGeometry(window, 1).map_pixels().size;
    const std::int32_t fitting = std::min(map.width / (fewest_map_cells.width * panels::sprite_pixels),
                                          map.height / (fewest_map_cells.height * panels::sprite_pixels));
    return std::clamp(fitting, 1, largest_sprite_scale);
}

WindowGeometry::WindowGeometry(core::Size window, std::int32_t sprite_scale, save::TextSize text_size)
    : window_{std::clamp(window.width, 1, largest_window.width),
              std::clamp(window.height, 1, largest_window.height)},
      text_scale_(text_scale_for(window_, text_size)),
      sprite_scale_(sprite_scale == 0 ? sprite_scale_for(window_) : sprite_scale) {
    TORCHWAKE_EXPECTS(sprite_scale >= 0 && sprite_scale <= largest_sprite_scale);
}

core::Size WindowGeometry::cell() const {
    return cell_of(text_scale_);
}

core::Size WindowGeometry::text_size() const {
    return {std::max(1, window_.width / cell().width), std::max(1, window_.height / cell().height)};
}

core::Rect WindowGeometry::pixels_of(const core::Rect& cells) const {
    const core::Size screen = text_size();
    const auto end = [](std::int32_t last, std::int32_t count, std::int32_t side, std::int32_t edge) {
        return last >= count ? std::max(edge, last * side) : last * side;
    };
    const core::Point origin{cells.left() * cell().width, cells.top() * cell().height};
    return {origin,
            {end(cells.right(), screen.width, cell().width, window_.width) - origin.x,
             end(cells.bottom(), screen.height, cell().height, window_.height) - origin.y}};
}

LevelSquares WindowGeometry::squares_of(const panels::LevelPicture& level) const {
    const core::Rect room = pixels_of(level.area);
    const core::Size cells = level.squares.size();
    const std::int32_t fitting =
        std::min(room.size.width / std::max(cells.width, 1), room.size.height / std::max(cells.height, 1));
    const std::int32_t side = std::clamp(fitting, 1, panels::sprite_pixels * sprite_scale_for(window_));
    return {{room.left() + (room.size.width - cells.width * side) / 2,
             room.top() + (room.size.height - cells.height * side) / 2},
            side};
}

std::optional<core::Point> WindowGeometry::cell_in(const panels::LevelPicture& level,
                                                   core::Point pixel) const {
    const LevelSquares squares = squares_of(level);
    const core::Point away = pixel - squares.origin;
    const core::Point square{floor_divide(away.x, squares.side), floor_divide(away.y, squares.side)};
    return level.squares.contains(square) ? std::optional(level.corner + square) : std::nullopt;
}

core::Point WindowGeometry::text_cell_at(core::Point pixel) const {
    return {floor_divide(pixel.x, cell().width), floor_divide(pixel.y, cell().height)};
}

core::Size WindowGeometry::map_cells() const {
    const core::Size area = map_pixels().size;
    const std::int32_t side = panels::sprite_pixels * sprite_scale_;
    return {std::max(1, ceil_divide(area.width, side)), std::max(1, ceil_divide(area.height, side))};
}

core::Point WindowGeometry::map_to_window(core::Point sprite_pixel, core::Point camera) const {
    const core::Point middle = map_pixels().center();
    return {middle.x + (sprite_pixel.x - camera.x) * sprite_scale_,
            middle.y + (sprite_pixel.y - camera.y) * sprite_scale_};
}

std::int32_t WindowGeometry::letter_scale(const panels::FloatingText& text) const {
    return std::max(1, sprite_scale_ / 2) + (text.large ? 1 : 0);
}

core::Rect WindowGeometry::pixels_of(const panels::FloatingText& text, core::Point camera) const {
    const atlas::FontSize font = atlas::font_sizes.front();
    const core::Size size{words::text_width(text.text) * font.width * letter_scale(text),
                          font.height * letter_scale(text)};
    return {map_to_window({text.x, text.y}, camera) - core::Point{size.width / 2, size.height / 2}, size};
}

core::Point WindowGeometry::map_cell_at(core::Point pixel, core::Point camera) const {
    const core::Point middle = map_pixels().center();
    const std::int32_t x = floor_divide(pixel.x - middle.x, sprite_scale_) + camera.x;
    const std::int32_t y = floor_divide(pixel.y - middle.y, sprite_scale_) + camera.y;
    return {floor_divide(x, panels::sprite_pixels), floor_divide(y, panels::sprite_pixels)};
}

}  // namespace torchwake::desktop
