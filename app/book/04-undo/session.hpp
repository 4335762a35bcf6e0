#pragma once

#include "game.hpp"
#include "journal.hpp"

#include <torchwake/prompt/recorder.hpp>
#include <torchwake/prompt/runner.hpp>

/// A game that continues where its journal ends.
class Session {
  public:
    /// Runs the game on the answers of the journal, which outlives the session. Errors: throws
    /// std::runtime_error if the game does not accept one of them.
    explicit Session(Journal* journal);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    ~Session();

    [[nodiscard]] const World& world() const { return game_.world; }
    [[nodiscard]] const Layers& layers() const { return game_.layers; }
    /// Answers the open question. The journal has the answer before the game continues. A key that the
    /// question does not accept has no effect. Errors: as Journal::append().
    void answer(char key);

  private:
    Game game_;
    prompt::Recorder<char> recorder_;
    prompt::Runner runner_;
};
