#pragma once

// The game over JSON lines: one request per line of input, one reply per line of output, in order. Only a
// request to close ends the session; a line that can't be understood gets an error and changes nothing. Time
// is virtual and moves only by request.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/stage/presenter.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

namespace torchwake::headless {

/// The objects that a session uses. Requires: all of them outlive the session.
struct SessionContext {
    flow::Game* game = nullptr;                 ///< has been started; its stage shows on the presenter
    stage::Presenter* presenter = nullptr;      ///< draws the frames and text screens that replies contain
    const content::Catalog* catalog = nullptr;  ///< the definitions that the game was begun with
    const words::Words* words = nullptr;        ///< the words of replies
};

/// What a session is begun with.
struct SessionSettings {
    core::Size screen{100, 36};  ///< columns and rows of the text screen, until a request changes them
    std::uint64_t seed = 0;      ///< the seed of the first new game; reported until there is a run
    bool omniscient = false;     ///< replies show every cell; the hero learns nothing by it
};

/// A session: takes lines in order, and answers each.
class Session {
  public:
    /// Sets the presenter to the size of the screen.
    Session(SessionContext context, SessionSettings settings) : context_(context), settings_(settings) {
        context_.presenter->set_text_size(settings_.screen);
    }

    /// The reply that is sent before the first request.
    [[nodiscard]] std::string greeting() const;
    /// Does what a line asks for. Returns the reply without a line end.
    [[nodiscard]] std::string reply(std::string_view line);
    /// True if the game was closed or quit; further requests do nothing.
    [[nodiscard]] bool ended() const { return context_.game->ended(); }

  private:
    SessionContext context_;
    SessionSettings settings_;
};

/// Plays a session on streams until it ends, the input ends, or a reply can't be written. In the last two
/// cases it closes the game, which saves the run. Each reply is flushed.
void run(Session& session, flow::Game& game, std::istream& in, std::ostream& out);

}  // namespace torchwake::headless
