#pragma once

#include "game.hpp"
#include "journal.hpp"

#include <torchwake/prompt/recorder.hpp>
#include <torchwake/prompt/restorer.hpp>
#include <torchwake/prompt/runner.hpp>

/// A game that is given the answers of its journal, and then continues where the journal ends.
class Session {
  public:
    /// Begins the game, which asks its first question. Requires: the journal outlives the session.
    explicit Session(Journal* journal);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    ~Session();

    [[nodiscard]] const World& world() const { return game_.world; }
    [[nodiscard]] const Layers& layers() const { return game_.layers; }
    /// Gives the game the next answer of the journal, and ends its sleeps at once. False if none is left:
    /// from now on the answers are new. Errors: throws std::runtime_error, with the place in the file, if the
    /// game does not accept the answer.
    [[nodiscard]] bool give_next();
    /// Answers the open question. Requires: the journal has no answer left. The journal has the answer before
    /// the game continues. A key that the question does not accept has no effect. Errors: as
    /// Journal::append().
    void answer(char key);
    /// True if the game waits for time, and not for an answer.
    [[nodiscard]] bool sleeps() const { return game_.clock.next_due().has_value(); }
    /// Lets that much time pass.
    void pass(core::Milliseconds time);

  private:
    const Journal* journal_;
    Game game_;
    prompt::Recorder<char> recorder_;
    prompt::Restorer<char, Layer, char> restorer_{recorder_, game_.asker, game_.clock};
    prompt::Runner runner_;
};
