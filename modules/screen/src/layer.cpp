#include <torchwake/screen/layer.hpp>

#include <numeric>
#include <type_traits>

namespace torchwake::screen {

const ScreenTraits& traits_of(const Layer& layer) {
    return std::visit(
        [](const auto* model) -> const ScreenTraits& {
            return std::remove_cvref_t<decltype(*model)>::traits;
        },
        layer);
}

bool scrolls(const Layer& layer) {
    return std::visit([](const auto* model) { return Scrolled<std::remove_cvref_t<decltype(*model)>>; },
                      layer);
}

const MenuModel* menu_in(const Layer& layer) {
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

const MenuModel* open_menu(std::span<const Entry> screens) {
    return screens.empty() ? nullptr : menu_in(screens.back().layer);
}

std::vector<std::int32_t> shown_lines(const MenuModel& menu) {
    if (menu.shown) {
        return *menu.shown;
    }
    std::vector<std::int32_t> all(menu.lines.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

std::optional<core::Point> cursor_in(const Layer& layer) {
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
