#include "menu.hpp"

prompt::Task<std::optional<std::size_t>> choose(Game* game, Menu menu) {
    const prompt::LayerScope<Layer> scope(game->layers, {.name = "menu", .menu = &menu});
    const Question question{std::string(menu_letters.substr(0, menu.lines.size())) + leave_key};
    const char key = co_await game->asker.ask(question);
    co_return key == leave_key ? std::nullopt : std::optional(menu_letters.find(key));
}
