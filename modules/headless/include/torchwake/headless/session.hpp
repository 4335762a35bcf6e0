#pragma once

// The game over JSON lines: one request a line in, one reply a line out, in order. No line can end it but a
// request to close; what it can't understand is answered with an error and changes nothing. Time is virtual
// and moves only by request.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/view/presenter.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

namespace torchwake::headless {

/// What a session plays with. All outlive it.
struct Table {
    flow::Game* game = nullptr;  ///< started; its stage shows on the presenter
    view::Presenter* presenter = nullptr;
    const content::Catalog* catalog = nullptr;
    const view::Words* words = nullptr;
};

struct SessionSettings {
    core::Size screen{100, 36};
    std::uint64_t seed = 0;  ///< of the first new game; told until there is a run
    bool omniscient = false;
};

class Session {
  public:
    Session(Table table, SessionSettings settings) : table_(table), settings_(settings) {
        table_.presenter->set_text_size(settings_.screen);
    }

    /// The reply that comes before any request.
    [[nodiscard]] std::string greeting() const;
    /// Does what a line asks for and answers, without a line end.
    [[nodiscard]] std::string reply(std::string_view line);
    /// The game was closed or quit: no further request will do anything.
    [[nodiscard]] bool ended() const { return table_.game->ended(); }

  private:
    Table table_;
    SessionSettings settings_;
};

/// Plays a session on streams until it ends, or the input does, or nobody reads the replies any more; then
/// the game is closed, which saves it. Each reply is flushed.
void run(Session& session, flow::Game& game, std::istream& in, std::ostream& out);

}  // namespace torchwake::headless
