#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include "curses_terminal.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/terminal/key_names.hpp>

#include <array>
#include <cstdio>
#include <curses.h>
#include <poll.h>
#include <unistd.h>
#include <vector>

namespace torchwake::terminal {
namespace {

constexpr int escape = 27;
constexpr int escape_delay = 25;  ///< milliseconds in which the rest of a sequence must follow
/// The codes of sequences that are ours, beyond those of curses.
constexpr int paste_begins = KEY_MAX + 1;
constexpr int paste_ends = KEY_MAX + 2;
constexpr int first_own_key = KEY_MAX + 3;
constexpr const char* report_on =
    "\033[?2004h\033[?1003h";  ///< pasting is bracketed, the pointer's way is told
constexpr const char* report_off = "\033[?1003l\033[?2004l";
constexpr int failures_of_a_closed_terminal = 3;

bool taken = false;  ///< curses has the terminal

/// Sends a sequence to the terminal, past curses' page.
void send(const char* sequence) {
    ::putp(sequence);
    static_cast<void>(std::fflush(stdout));
}

/// True if the terminal's kind can place the cursor.
bool places_cursor() {
    const char* const sequence = ::tigetstr("cup");
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the value that terminfo documents for what is no string
    return sequence != nullptr && sequence != reinterpret_cast<const char*>(-1);
}

void define_own_keys() {
    ::define_key("\033[200~", paste_begins);
    ::define_key("\033[201~", paste_ends);
    int code = first_own_key;
    for (const SequenceKey& key : sequence_keys()) {
        ::define_key(key.sequence, code++);
    }
}

std::optional<screen::Key> key_of_code(int code) {
    if (code >= first_own_key) {
        const std::vector<SequenceKey> own = sequence_keys();
        const auto place = static_cast<std::size_t>(code - first_own_key);
        if (place < own.size()) {
            return screen::Key{own[place].code};
        }
    }
    const char* const name = ::keyname(code);
    return name == nullptr ? std::nullopt : key_named(name);
}

TerminalEvent mouse_event() {
    MEVENT report{};
    if (::getmouse(&report) != OK) {
        return NothingKnown{};
    }
    const core::Point at{report.x, report.y};
    constexpr mmask_t left = BUTTON1_PRESSED | BUTTON1_CLICKED;
    constexpr mmask_t right = BUTTON3_PRESSED | BUTTON3_CLICKED;
    if ((report.bstate & left) != 0) {
        return MouseUsed{at, MouseDeed::LeftPressed};
    }
    if ((report.bstate & right) != 0) {
        return MouseUsed{at, MouseDeed::RightPressed};
    }
    if ((report.bstate & BUTTON4_PRESSED) != 0) {
        return MouseUsed{at, MouseDeed::WheelUp};
    }
    if ((report.bstate & BUTTON5_PRESSED) != 0) {
        return MouseUsed{at, MouseDeed::WheelDown};
    }
    return MouseUsed{at, MouseDeed::Moved};
}

}  // namespace

CursesTerminal::CursesTerminal() {
    ::set_escdelay(escape_delay);
    if (::newterm(nullptr, stdout, stdin) == nullptr) {
        return;
    }
    taken = true;
    open_ = places_cursor();
    if (!open_) {
        give_terminal_back();
        return;
    }
    ::raw();
    ::noecho();
    ::nonl();
    ::curs_set(0);
    ::keypad(stdscr, true);
    ::nodelay(stdscr, true);
    if (::has_colors() && ::start_color() == OK) {
        depth_ = depth_of(COLORS);
    }
    define_own_keys();
    ::mouseinterval(0);
    ::mousemask(ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION, nullptr);
    send(report_on);
}

CursesTerminal::~CursesTerminal() {
    give_terminal_back();
}

core::Size CursesTerminal::size() const {
    return {::getmaxx(stdscr), ::getmaxy(stdscr)};
}

void CursesTerminal::paint(const panels::TextScreen& page) {
    for (const core::Point at : core::cells_of(page.size())) {
        const panels::TextCell& cell = page.at(at);
        const CellLook look = look_of(cell, depth_);
        const int allocated = depth_ == ColourDepth::None ? 0 : ::alloc_pair(look.ink, look.paper);
        int pair = allocated < 0 ? 0 : allocated;
        const std::array<wchar_t, 2> text{static_cast<wchar_t>(cell.glyph), L'\0'};
        const attr_t attributes = (look.bold ? A_BOLD : A_NORMAL) | (look.reverse ? A_REVERSE : A_NORMAL);
        cchar_t shown{};
        if (::setcchar(&shown, text.data(), attributes, 0, &pair) == OK) {
            ::mvadd_wch(at.y, at.x, &shown);
        }
    }
    ::refresh();
}

void CursesTerminal::paint_lines(std::span<const std::string> lines) {
    ::erase();
    int row = 0;
    for (const std::string& line : lines) {
        ::mvaddstr(row++, 0, line.c_str());
    }
    ::refresh();
}

void CursesTerminal::wait(core::Milliseconds longest) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    readable_ = ::poll(&input, 1, static_cast<int>(longest.value)) > 0;
}

std::optional<TerminalEvent> CursesTerminal::next_event() {
    wint_t read = 0;
    const int kind = ::get_wch(&read);
    if (kind == ERR) {
        failures_ = readable_ ? failures_ + 1 : 0;
        readable_ = false;
        return std::nullopt;
    }
    readable_ = false;
    failures_ = 0;
    return kind == KEY_CODE_YES ? event_of_code(static_cast<int>(read))
                                : event_of_character(static_cast<char32_t>(read));
}

bool CursesTerminal::gone() const {
    return failures_ >= failures_of_a_closed_terminal;
}

TerminalEvent CursesTerminal::event_of_code(int code) {
    if (code == KEY_RESIZE) {
        return Resized{};
    }
    if (code == KEY_MOUSE) {
        return mouse_event();
    }
    if (code == paste_begins || code == paste_ends) {
        pasting_ = code == paste_begins;
        return NothingKnown{};
    }
    const std::optional<screen::Key> key = key_of_code(code);
    return key ? TerminalEvent(KeyTyped{*key, 0, pasting_}) : NothingKnown{};
}

TerminalEvent CursesTerminal::event_of_character(char32_t character) {
    bool alt = false;
    if (character == escape) {  // a character that follows at once was pressed with Alt
        wint_t next = 0;
        const int kind = ::get_wch(&next);
        alt = kind == OK && next != escape;
        if (alt) {
            character = static_cast<char32_t>(next);
        } else if (kind == KEY_CODE_YES) {  // a key of its own, after Escape
            ::ungetch(static_cast<int>(next));
        } else if (kind == OK) {
            ::unget_wch(escape);
        }
    }
    std::optional<screen::Key> key = key_of(character);
    if (!key) {
        return NothingKnown{};
    }
    key->alt = alt;
    const bool writes = character >= U' ' && character != U'\x7f' && !alt;
    return KeyTyped{*key, writes ? character : 0, pasting_};
}

void give_terminal_back() {
    if (taken) {
        taken = false;
        send(report_off);
        ::endwin();
    }
}

}  // namespace torchwake::terminal
