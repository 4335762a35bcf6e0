#pragma once

// Reads the rows of a text screen as a player does: the labels of the last rows, and the lines of menus.

#include <torchwake/core/point.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::tests {

/// A bright label of the last two rows, such as "[g] get".
struct ScreenLabel {
    std::string key;
    std::string name;
    core::Point at;  ///< the cell where the name begins
};

/// A line of a menu, such as "> n) New game".
struct ScreenLine {
    std::string letter;   ///< empty: the line has none
    bool chosen = false;  ///< the cursor is on it
    core::Point at;       ///< the cell where the name begins
};

[[nodiscard]] std::vector<ScreenLabel> labels_of(const std::vector<std::string>& rows);
/// The first line of a menu whose text begins with that name; nothing if no visible one does.
[[nodiscard]] std::optional<ScreenLine> line_of(const std::vector<std::string>& rows, std::string_view name);

/// True for the same name in small or capital letters.
[[nodiscard]] bool same_name(std::string_view a, std::string_view b);

}  // namespace torchwake::tests
