// A game in a terminal or in a window. Usage: roguelike [--replay | --window] FILE

#include "picture.hpp"
#include "session.hpp"
#include "terminal.hpp"
#include "window.hpp"

#include <iostream>

namespace {

enum class Wish { TakeBack, Leave };

/// What a key means that is no answer; nothing if it may be one.
std::optional<Wish> wish_of(char key, const Journal& journal) {
    if (key == 'u' && !journal.answers().empty()) {
        return Wish::TakeBack;
    }
    return key == 'Q' ? std::optional(Wish::Leave) : std::nullopt;
}

/// Continues the game in a terminal until the player wants something that is no answer. No time passes.
Wish play_on(Session* session, const Journal& journal, Terminal* terminal) {
    while (true) {
        terminal->show(picture(session->world(), session->layers()));
        const char key = terminal->read_key().value_or('Q');
        if (const std::optional<Wish> wish = wish_of(key, journal)) {
            return *wish;
        }
        session->answer(key);
        while (session->sleeps()) {
            session->pass(core::Milliseconds{1});
        }
    }
}

/// The same in a window: each frame is a picture, a while of time, and perhaps a key.
Wish play_on(Session* session, const Journal& journal, Window* window) {
    while (true) {
        window->show(picture(session->world(), session->layers()));
        session->pass(window->frame_time());
        const std::optional<char> key = session->sleeps() ? std::nullopt : window->next_key();
        if (const std::optional<Wish> wish = key ? wish_of(*key, journal) : std::nullopt) {
            return *wish;
        }
        if (key) {
            session->answer(*key);
        }
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

/// Plays the game of the file in a terminal or in a window, until the player leaves.
template <class Display>
void play_file(const std::string& path) {
    Journal journal(path, Access::Append);
    Display display;
    while (true) {
        Session session(&journal);
        while (session.give_next()) {
        }
        if (play_on(&session, journal, &display) == Wish::Leave) {
            return;
        }
        journal.drop_last();
    }
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    const std::string option = words.size() == 2 ? words.front() : "";
    if (words.empty() || words.size() > 2 ||
        (words.size() == 2 && option != "--replay" && option != "--window")) {
        std::cerr << "usage: roguelike [--replay | --window] FILE\n";
        return 2;
    }
    try {
        option == "--replay"   ? replay_file(words.back())
        : option == "--window" ? play_file<Window>(words.back())
                               : play_file<Terminal>(words.back());
    } catch (const std::exception& error) {
        std::cerr << "roguelike: " << error.what() << '\n';
        return 1;
    }
}
