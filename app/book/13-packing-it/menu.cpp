#include "menu.hpp"

#include <utility>

prompt::Task<std::optional<std::size_t>> choose(Game* game, Menu menu) {
    const prompt::LayerScope<Layer> scope(game->layers, {.name = "menu", .menu = &menu});
    const std::optional<std::size_t> line = co_await ask_line(game, &menu);
    co_return line;
}

prompt::Task<std::optional<std::size_t>> ask_line(Game* game, const Menu* menu) {
    const Question question{std::string(menu_letters.substr(0, menu->lines.size())) + leave_key};
    const char key = co_await game->asker.ask(question);
    co_return key == leave_key ? std::nullopt : std::optional(menu_letters.find(key));
}

Menu menu_of_pack(const World& world, std::string title) {
    Menu menu{std::move(title)};
    for (const Potion potion : world.pack) {
        menu.lines.push_back(name_of(potion));
    }
    return menu;
}
