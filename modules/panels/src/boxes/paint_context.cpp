#include "boxes/paint_context.hpp"

#include <torchwake/screen/typing.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::panels {

MenuWords PaintSource::box_words(bool can_be_left) const {
    MenuWords shown{words, catalog, {}, keys};
    const std::vector<screen::Key> cancel = keys->keys(screen::Action::Cancel);
    const auto works = std::ranges::find_if(
        cancel, [this](const screen::Key& key) { return !typing || !screen::edits_text(key); });
    if (can_be_left && works != cancel.end()) {
        shown.cancel_key = words::prompt_label(*works);
    }
    return shown;
}

forecast::Knowledge PaintContext::knowledge() const {
    return open_screens.play->knowledge;
}

const std::string& PaintContext::hero_name() const {
    return open_screens.watch != nullptr ? open_screens.watch->hero_name : source.hero_name;
}

core::Rect PaintContext::box_area() const {
    constexpr core::Size large_enough{56, 18};
    core::Rect area = layout.map;
    if (area.size.width < large_enough.width) {
        area.size.width = layout.screen.width;
    }
    if (area.size.height < large_enough.height) {
        area.size.height = layout.buttons.top() - 1;  // below it the help row may tell of a line
    }
    return area;
}

}  // namespace torchwake::panels
