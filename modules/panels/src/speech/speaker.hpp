#pragma once

// Puts what the player sees into lines of text, for a screen reader: messages as they come, screens as they
// open, and of all else only what changed since it was said last.

#include "boxes/paint_context.hpp"
#include "speech/play_speech.hpp"

#include <torchwake/screen/models.hpp>
#include <torchwake/screen/stage.hpp>
#include <torchwake/words/sentence.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::panels {

class Speaker {
  public:
    /// Takes a message, which is said next. Before the first call of speak() nothing is kept.
    void hear(const words::TextLine& message);
    void ask(screen::SpeechTopic topic);
    /// Forgets what was said of the game, as where another run begins.
    void forget_game();

    /// True once speak() was called.
    [[nodiscard]] bool speaks() const { return speaks_; }
    /// The lines to be said now, in order; the first call tells of all open screens.
    [[nodiscard]] std::vector<std::string> speak(std::span<const screen::Entry> screens,
                                                 const PaintContext& with);

  private:
    using Lines = std::vector<std::string>;
    /// A screen that was said, and how.
    struct Said {
        std::string_view name;
        screen::Layer layer;
        std::string title;
        Lines lines;
        Lines choice;
    };

    void tell(const screen::Entry& entry, bool innermost, const PaintContext& with, Lines& lines);
    void tell_keys(std::span<const screen::Entry> screens, const PaintContext& with, Lines& lines);
    void tell_asked(const PaintContext& with, Lines& lines);
    /// True if the innermost screen is a menu.
    [[nodiscard]] bool in_menu() const;
    void repeat_innermost(Lines& lines) const;
    [[nodiscard]] Said* find_said(const screen::Entry& entry);
    void drop_closed(std::span<const screen::Entry> screens);

    bool speaks_ = false;
    Lines messages_;
    Lines last_;  ///< what was said last
    Lines keys_;  ///< the keys that were said of the innermost screen
    std::optional<screen::SpeechTopic> asked_;
    std::vector<Said> said_;  ///< the open screens, outermost first
    bool came_back_ = false;  ///< the innermost screen had another over it
    PlaySpeech play_;
};

}  // namespace torchwake::panels
