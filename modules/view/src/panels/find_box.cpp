// The list of the places that the hero remembers.

#include "panels/screens.hpp"

#include <torchwake/view/labels.hpp>

#include <array>

namespace torchwake::view {
namespace {

/// The heading, with what was typed.
std::string title_of(const screen::FindModel& find, const Words& words) {
    const std::array<Argument, 1> typed{Argument{"text", find.filter.text + "\u2588", {}}};
    return plain_text(words.say("find-heading", typed));
}

}  // namespace

void paint_screen(Canvas& canvas, const screen::FindModel& find, const PaintContext& with) {
    if (!with.innermost) {
        return;
    }
    MenuWords words = with.source.box_words();
    words.title = title_of(find, *words.words);
    words.facts = {{{words.words->get("find-note"), quiet_ink}}};
    draw_menu(canvas, find.menu, with.box_area(), words, with.source.menu_alpha);
}

ScreenSpeech tell_screen(const screen::FindModel& find, const PaintContext& with) {
    const Words& words = *with.source.words;
    return {title_of(find, words), {{{words.get("find-note"), {}}}}};
}

}  // namespace torchwake::view
