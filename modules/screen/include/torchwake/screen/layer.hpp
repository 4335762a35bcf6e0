#pragma once

// Questions to a layer of any kind. The answers follow from the model's traits and members.

#include <torchwake/core/point.hpp>
#include <torchwake/screen/models.hpp>

#include <concepts>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>

namespace torchwake::screen {

/// The model of a layer if it is of that kind; null if it is of another.
template <class Model>
[[nodiscard]] const Model* model_in(const Layer& layer) {
    const auto* const model = std::get_if<const Model*>(&layer);
    return model == nullptr ? nullptr : *model;
}

[[nodiscard]] inline const ScreenTraits& traits_of(const Layer& layer) {
    return std::visit(
        [](const auto* model) -> const ScreenTraits& {
            return std::remove_cvref_t<decltype(*model)>::traits;
        },
        layer);
}

/// The models of pages that are only read, and scroll.
template <class Model>
concept Scrolled = requires(const Model& model) {
    { model.first_line } -> std::convertible_to<std::int32_t>;
};

[[nodiscard]] inline bool scrolls(const Layer& layer) {
    return std::visit([](const auto* model) { return Scrolled<std::remove_cvref_t<decltype(*model)>>; },
                      layer);
}

/// The menu of a layer; null if it has none.
[[nodiscard]] inline const MenuModel* menu_in(const Layer& layer) {
    return std::visit(
        [](const auto* model) -> const MenuModel* {
            if constexpr (std::same_as<decltype(model), const MenuModel*>) {
                return model;
            } else if constexpr (requires { model->menu; }) {
                return &model->menu;
            } else {
                return nullptr;
            }
        },
        layer);
}

/// The menu of the innermost layer; null if it has none.
[[nodiscard]] inline const MenuModel* open_menu(std::span<const Entry> screens) {
    return screens.empty() ? nullptr : menu_in(screens.back().layer);
}

/// The cell of a layer's cursor on the map; nothing if it has no such cursor.
[[nodiscard]] inline std::optional<core::Point> cursor_in(const Layer& layer) {
    return std::visit(
        [](const auto* model) -> std::optional<core::Point> {
            if constexpr (requires { model->at; }) {
                return model->at;
            } else {
                return std::nullopt;
            }
        },
        layer);
}

}  // namespace torchwake::screen
