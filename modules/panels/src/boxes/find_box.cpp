// The list of the places that the hero remembers.

#include "boxes/screens.hpp"

#include <algorithm>
#include <variant>

namespace torchwake::panels {

MenuContent content_of(const screen::FindModel& find, const PaintContext& with) {
    MenuWords shown = with.source.box_words();
    const words::Words& words = *shown.words;
    shown.title = words.get("find-heading", {{"text", find.filter.text + "\u2588"}});
    const bool none = std::ranges::none_of(find.menu.lines, [](const screen::MenuLine& line) {
        return std::holds_alternative<screen::PlaceLine>(line.what);
    });
    shown.facts = {{{words.get(none ? "find-none" : "find-note"), words::quiet_ink}}};
    return {with.box_area(), shown, {shown.title, shown.facts}};
}

}  // namespace torchwake::panels
