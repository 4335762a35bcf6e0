// The list of the places that the hero remembers.

#include "panels/screens.hpp"

#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <variant>

namespace torchwake::view {
namespace {

/// The heading, with what was typed.
std::string title_of(const screen::FindModel& find, const Words& words) {
    const std::array<Argument, 1> typed{Argument{"text", find.filter.text + "\u2588", {}}};
    return plain_text(words.say("find-heading", typed));
}

/// What to type, or that nothing has that name.
std::string note_of(const screen::FindModel& find, const Words& words) {
    const bool none = std::ranges::none_of(find.menu.lines, [](const screen::MenuLine& line) {
        return std::holds_alternative<screen::PlaceLine>(line.what);
    });
    return words.get(none ? "find-none" : "find-note");
}

}  // namespace

void paint_screen(Canvas& canvas, const screen::FindModel& find, const PaintContext& with) {
    if (!with.innermost) {
        return;
    }
    MenuWords words = with.source.box_words();
    words.title = title_of(find, *words.words);
    words.facts = {{{note_of(find, *words.words), quiet_ink}}};
    draw_menu(canvas, find.menu, with.box_area(), words, with.source.menu_alpha);
}

ScreenSpeech tell_screen(const screen::FindModel& find, const PaintContext& with) {
    const Words& words = *with.source.words;
    return {title_of(find, words), {{{note_of(find, words), {}}}}};
}

}  // namespace torchwake::view
