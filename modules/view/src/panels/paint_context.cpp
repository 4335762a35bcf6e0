#include "panels/paint_context.hpp"

#include <torchwake/screen/layer.hpp>
#include <torchwake/screen/typing.hpp>
#include <torchwake/view/device.hpp>
#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::view {
namespace {

constexpr Colour menu_light{120, 127, 140};
constexpr Colour death_light{118, 52, 52};

}  // namespace

MenuWords PaintSource::box_words(bool can_be_left) const {
    MenuWords shown{words, catalog, {}, keys};
    const std::vector<screen::Key> cancel = keys->keys(screen::Action::Cancel);
    const auto works = std::ranges::find_if(
        cancel, [this](const screen::Key& key) { return !typing || !screen::edits_text(key); });
    if (can_be_left && works != cancel.end()) {
        shown.cancel_key = prompt_label(*works);
    }
    return shown;
}

std::span<const screen::Entry> uncovered(std::span<const screen::Entry> screens) {
    for (std::size_t i = screens.size(); i > 0; --i) {
        if (traits_of(screens[i - 1].layer).covers == screen::Cover::All) {
            return screens.subspan(i - 1);
        }
    }
    return screens;
}

OpenScreens open_screens_of(std::span<const screen::Entry> screens) {
    OpenScreens open_screens;
    for (const screen::Entry& entry : uncovered(screens)) {
        if (const auto* play = screen::model_in<screen::PlayModel>(entry.layer)) {
            open_screens.play = play;
        }
        if (const auto* watch = screen::model_in<screen::WatchModel>(entry.layer)) {
            open_screens.watch = watch;
        }
        const screen::ScreenTraits& traits = traits_of(entry.layer);
        open_screens.menu_open = open_screens.menu_open || traits.covers == screen::Cover::Box;
        open_screens.on_map = cursor_in(entry.layer).has_value();
        open_screens.dimming = std::max(open_screens.dimming, traits.dims);
    }
    return open_screens;
}

bool take_text(std::span<const screen::Entry> screens) {
    return !screens.empty() && screens.back().prompt != nullptr && screens.back().prompt->text;
}

Colour map_light(const OpenScreens& open_screens) {
    switch (open_screens.dimming) {
        case screen::Dimming::Death:
            return death_light;
        case screen::Dimming::Half:
            return open_screens.on_map ? full_light : menu_light;
        case screen::Dimming::None:
            break;
    }
    return full_light;
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

}  // namespace torchwake::view
