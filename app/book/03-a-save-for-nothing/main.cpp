// A game that is saved after each key. Usage: roguelike FILE

#include "picture.hpp"
#include "session.hpp"
#include "terminal.hpp"

#include <iostream>

namespace {

void play_on(Session* session, Terminal* terminal) {
    while (true) {
        terminal->show(picture(session->world(), session->layers()));
        const std::optional<char> key = terminal->read_key();
        if (!key || *key == 'Q') {
            return;
        }
        session->answer(*key);
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
        Session session(&journal);
        Terminal terminal;
        play_on(&session, &terminal);
    } catch (const std::exception& error) {
        std::cerr << "roguelike: " << error.what() << '\n';
        return 1;
    }
}
