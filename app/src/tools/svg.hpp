#pragma once

// What the pictures of simulations are drawn of, as SVG in pixels.

#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::app::svg {

inline constexpr std::string_view heading_style = R"(fill="#ffd08a" font-weight="bold")";
inline constexpr std::string_view title_style = R"(fill="#ffffff" font-size="15")";
inline constexpr std::string_view label_style = R"(fill="#c8c0b0")";
inline constexpr std::string_view number_style = R"(fill="#e8e0d0")";
inline constexpr std::string_view bar_colour = "#c8642c";

/// A picture on the background that all have.
[[nodiscard]] std::string picture(int width, int height, std::string_view content);
/// A text whose base line begins at a point.
[[nodiscard]] std::string text(int x, int y, std::string_view style, std::string_view text);
/// A filled rectangle, at least a pixel wide.
[[nodiscard]] std::string bar(int x, int y, int width, int height, std::string_view colour);

/// `numerator / denominator` with a digit after the point, rounded down
[[nodiscard]] std::string with_tenth(std::int64_t numerator, std::int64_t denominator);
/// "13.3 %"
[[nodiscard]] std::string per_cent(std::int64_t permille);

}  // namespace torchwake::app::svg
