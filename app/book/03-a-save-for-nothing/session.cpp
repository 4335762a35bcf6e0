#include "session.hpp"

#include <torchwake/prompt/restorer.hpp>

#include <stdexcept>

Session::Session(Journal* journal) : recorder_([journal](char answer) { journal->append(answer); }) {
    game_.asker.listen([this](char answer) { recorder_.write(answer); });
    recorder_.restore(journal->answers());
    prompt::Restorer restorer(recorder_, game_.asker, game_.clock);
    try {
        runner_.start(play(&game_));
        restorer.restore(runner_);
    } catch (const boost::system::system_error&) {
        throw std::runtime_error(journal->path() + ", line 2, column " +
                                 std::to_string(recorder_.taken() + 1) +
                                 ": the game does not accept this answer; the file is kept as it is");
    }
}

Session::~Session() {
    game_.asker.close(prompt::closing());
    runner_.poll();
}

void Session::answer(char key) {
    game_.asker.post(key);
    runner_.run();
}
