// A game for packages. Usage: roguelike [--version] [--replay | --window] [FILE]

#include "picture.hpp"
#include "places.hpp"
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
    std::vector<std::string> words(arguments + 1, arguments + count);
    if (words == std::vector<std::string>{"--version"}) {
        std::cout << "roguelike " ROGUELIKE_VERSION "\n";
        return 0;
    }
    std::string option;
    if (!words.empty() && (words.front() == "--replay" || words.front() == "--window")) {
        option = words.front();
        words.erase(words.begin());
    }
    if (words.size() > 1 || (words.size() == 1 && words.front().starts_with('-'))) {
        std::cerr << "usage: roguelike [--version] [--replay | --window] [FILE]\n";
        return 2;
    }
    try {
        const std::string path = words.empty() ? usual_file() : words.front();
        option == "--replay"   ? replay_file(path)
        : option == "--window" ? play_file<Window>(path)
                               : play_file<Terminal>(path);
    } catch (const std::exception& error) {
        std::cerr << "roguelike: " << error.what() << '\n';
        return 1;
    }
}
