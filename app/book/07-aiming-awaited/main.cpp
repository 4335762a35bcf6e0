// A game with menus, in which it can be killed. Usage: roguelike FILE

#include "picture.hpp"
#include "session.hpp"
#include "terminal.hpp"

#include <iostream>

namespace {

enum class Wish { TakeBack, Leave };

/// Continues the game until the player wants something that is no answer.
Wish play_on(Journal* journal, Terminal* terminal) {
    Session session(journal);
    while (true) {
        terminal->show(picture(session.world(), session.layers()));
        const std::optional<char> key = terminal->read_key();
        if (!key || *key == 'Q') {
            return Wish::Leave;
        }
        if (*key == 'u' && !journal->answers().empty()) {
            return Wish::TakeBack;
        }
        session.answer(*key);
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: roguelike FILE\n";
        return 2;
    }
    try {
        Journal journal(arguments[1]);
        Terminal terminal;
        while (play_on(&journal, &terminal) == Wish::TakeBack) {
            journal.drop_last();
        }
    } catch (const std::exception& error) {
        std::cerr << "roguelike: " << error.what() << '\n';
        return 1;
    }
}
