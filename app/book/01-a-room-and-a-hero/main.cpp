// A room, and a hero who walks in it. Usage: roguelike

#include "game.hpp"
#include "picture.hpp"
#include "terminal.hpp"

#include <torchwake/prompt/runner.hpp>

int main() {
    Terminal terminal;
    Game game;
    prompt::Runner runner;
    runner.start(play(&game));
    while (runner.running()) {
        terminal.show(picture(game.world, game.layers));
        const std::optional<char> key = terminal.read_key();
        if (!key || *key == 'Q') {
            game.asker.close(prompt::closing());
        } else {
            game.asker.post(*key);
        }
        runner.run();
    }
}
