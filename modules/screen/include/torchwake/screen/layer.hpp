#pragma once

// Questions to a layer of any kind. The answers follow from the model's traits and members.

#include <torchwake/core/point.hpp>
#include <torchwake/screen/models.hpp>

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace torchwake::screen {

/// The model of a layer if it is of that kind; null if it is of another.
template <class Model>
[[nodiscard]] const Model* model_in(const Layer& layer) {
    const auto* const model = std::get_if<const Model*>(&layer);
    return model == nullptr ? nullptr : *model;
}

/// The traits of the layer's kind of screen.
[[nodiscard]] const ScreenTraits& traits_of(const Layer& layer);

/// The models of pages that are only read, and scroll.
template <class Model>
concept Scrolled = requires(const Model& model) {
    { model.first_line } -> std::convertible_to<std::int32_t>;
};

/// True if the layer is a page that is only read, and scrolls.
[[nodiscard]] bool scrolls(const Layer& layer);

/// The menu of a layer; null if it has none.
[[nodiscard]] const MenuModel* menu_in(const Layer& layer);

/// The menu of the innermost layer; null if it has none.
[[nodiscard]] const MenuModel* open_menu(std::span<const Entry> screens);

/// The indices of the lines of a menu that are shown, in their order.
[[nodiscard]] std::vector<std::int32_t> shown_lines(const MenuModel& menu);

/// The cell of a layer's cursor on the map; nothing if it has no such cursor.
[[nodiscard]] std::optional<core::Point> cursor_in(const Layer& layer);

/// True if who leaves the screen gives something up: the choice of a gift, of a scroll or of the next lesson.
[[nodiscard]] bool gives_up_if_left(const Layer& layer);

/// The screen that the play prompt opened; null if none is open over the game that is played.
[[nodiscard]] const Entry* opened_over_play(std::span<const Entry> screens);

/// True if screens are open over the game that is played, the innermost one takes Cancel, and leaving them
/// gives nothing up.
[[nodiscard]] bool lead_back_to_play(std::span<const Entry> screens);

}  // namespace torchwake::screen
