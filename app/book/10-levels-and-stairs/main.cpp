// A game with a dungeon of many levels. Usage: roguelike [--replay] FILE

#include "picture.hpp"
#include "session.hpp"
#include "terminal.hpp"

#include <iostream>

namespace {

enum class Wish { TakeBack, Leave };

/// Continues the game until the player wants something that is no answer.
Wish play_on(Journal* journal, Terminal* terminal) {
    Session session(journal);
    while (session.give_next()) {
    }
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

/// Shows the game of the file from its beginning, with a picture for each answer.
void replay_file(const std::string& path) {
    constexpr std::chrono::milliseconds pause{250};
    Journal journal(path, Access::Read);
    Terminal terminal;
    Session session(&journal);
    std::size_t given = 0;
    do {
        const std::string place = std::to_string(given) + " of " + std::to_string(journal.answers().size());
        terminal.show(picture(session.world(), session.layers()) + "answer " + place + '\n');
        ++given;
    } while (terminal.wait_for_step(pause) && session.give_next());
}

/// Plays the game of the file, until the player leaves.
void play_file(const std::string& path) {
    Journal journal(path, Access::Append);
    Terminal terminal;
    while (play_on(&journal, &terminal) == Wish::TakeBack) {
        journal.drop_last();
    }
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    const bool is_replay = words.size() == 2 && words.front() == "--replay";
    if (words.size() != 1 && !is_replay) {
        std::cerr << "usage: roguelike [--replay] FILE\n";
        return 2;
    }
    try {
        is_replay ? replay_file(words.back()) : play_file(words.back());
    } catch (const std::exception& error) {
        std::cerr << "roguelike: " << error.what() << '\n';
        return 1;
    }
}
