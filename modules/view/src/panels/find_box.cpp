// The list of the places that the hero remembers.

#include "panels/screens.hpp"

#include <torchwake/view/labels.hpp>

#include <array>

namespace torchwake::view {

void paint_screen(Canvas& canvas, const screen::FindModel& find, const PaintContext& with) {
    if (!with.innermost) {
        return;
    }
    MenuWords words = with.source.box_words();
    const std::array<Argument, 1> typed{Argument{"text", find.filter.text + "\u2588", {}}};
    words.title = plain_text(compose(words.words->get("find-heading"), typed));
    words.facts = {{{words.words->get("find-note"), quiet_ink}}};
    draw_menu(canvas, find.menu, with.box_area(), words, with.source.menu_alpha);
}

}  // namespace torchwake::view
