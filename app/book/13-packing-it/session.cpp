#include "session.hpp"

#include <stdexcept>

Session::Session(Journal* journal)
    : journal_(journal), recorder_([journal](char answer) { journal->append(answer); }) {
    game_.asker.listen([this](char answer) { recorder_.write(answer); });
    recorder_.restore(journal->answers());
    runner_.start(play(&game_));
}

bool Session::give_next() {
    try {
        bool is_given = false;
        do {
            is_given = restorer_.give_next();
            runner_.run();
        } while (sleeps());
        return is_given;
    } catch (const boost::system::system_error&) {
        throw std::runtime_error(journal_->path() + ", line 2, column " +
                                 std::to_string(recorder_.taken() + 1) +
                                 ": the game does not accept this answer; the file is kept as it is");
    }
}

Session::~Session() {
    game_.asker.close(prompt::closing());
    game_.clock.close(prompt::closing());
    runner_.poll();
}

void Session::answer(char key) {
    game_.asker.post(key);
    runner_.run();
}

void Session::pass(core::Milliseconds time) {
    game_.clock.advance_to(game_.clock.now() + time);
    runner_.run();
}
