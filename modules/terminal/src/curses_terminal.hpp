#pragma once

// The terminal by way of curses. No other file includes curses.

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/terminal/cell_look.hpp>

#include <optional>
#include <span>
#include <string>
#include <variant>

namespace torchwake::terminal {

struct KeyTyped {
    screen::Key key;
    char32_t written = 0;  ///< the character that a text field takes; 0: none
    bool pasted = false;
};
enum class MouseDeed { Moved, LeftPressed, RightPressed, WheelUp, WheelDown };
struct MouseUsed {
    core::Point at;  ///< a text cell
    MouseDeed deed = MouseDeed::Moved;
};
struct Resized {};
struct NothingKnown {};  ///< a report without meaning here
using TerminalEvent = std::variant<KeyTyped, MouseUsed, Resized, NothingKnown>;

/// The terminal in the hands of curses. Only one may exist at a time.
class CursesTerminal {
  public:
    CursesTerminal();
    ~CursesTerminal();
    CursesTerminal(const CursesTerminal&) = delete;
    CursesTerminal& operator=(const CursesTerminal&) = delete;

    /// False if terminfo does not know the terminal's kind, or it can't place the cursor.
    [[nodiscard]] bool open() const { return open_; }
    [[nodiscard]] core::Size size() const;
    /// Shows a page from the top left corner; curses sends what differs from the page before.
    void paint(const panels::TextScreen& page);
    /// Shows lines of plain text alone.
    void paint_lines(std::span<const std::string> lines);
    /// Waits for input or a signal, at most that long.
    void wait(core::Milliseconds longest);
    /// The next event; nothing if none waits.
    [[nodiscard]] std::optional<TerminalEvent> next_event();
    /// True once the terminal can't be read any more.
    [[nodiscard]] bool gone() const;

  private:
    [[nodiscard]] TerminalEvent event_of_code(int code);
    [[nodiscard]] TerminalEvent event_of_character(char32_t character);

    bool open_ = false;
    bool pasting_ = false;
    bool readable_ = false;  ///< input was promised, and nothing was read since
    int failures_ = 0;       ///< promises in a row that nothing followed
    ColourDepth depth_ = ColourDepth::None;
};

/// Ends the use of the terminal if there is one.
void give_terminal_back();

}  // namespace torchwake::terminal
