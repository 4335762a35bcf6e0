#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <type_traits>

namespace torchwake::screen {
namespace {

/// The name of the scope that is open while a game is played, not watched and not over.
constexpr std::string_view play_scope = "play";

/// The screens over the game that is played.
std::span<const Entry> over_play(std::span<const Entry> screens) {
    const auto play = std::ranges::find(screens, play_scope, &Entry::name);
    return play == screens.end() ? std::span<const Entry>() : std::span(play + 1, screens.end());
}

}  // namespace

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

bool gives_up_if_left(const Layer& layer) {
    const MenuModel* const menu = menu_in(layer);
    return menu != nullptr && traits_of(menu->purpose).gives_up;
}

const Entry* opened_over_play(std::span<const Entry> screens) {
    const std::span<const Entry> over = over_play(screens);
    return over.empty() ? nullptr : &over.front();
}

bool lead_back_to_play(std::span<const Entry> screens) {
    const std::span<const Entry> over = over_play(screens);
    const bool can_be_left =
        !over.empty() && over.back().prompt != nullptr && over.back().prompt->accepts({Action::Cancel});
    return can_be_left && std::ranges::none_of(over, gives_up_if_left, &Entry::layer);
}

}  // namespace torchwake::screen
