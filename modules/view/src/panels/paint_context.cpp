#include "panels/paint_context.hpp"

#include <torchwake/screen/layer.hpp>
#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::view {
namespace {

constexpr Colour full_light{255, 255, 255};
constexpr Colour menu_light{120, 127, 140};
constexpr Colour death_light{118, 52, 52};

}  // namespace

MenuWords PaintSource::box_words(bool can_be_left) const {
    MenuWords shown{words, catalog, {}, keys};
    const std::vector<screen::Key> cancel = keys->keys(screen::Action::Cancel);
    if (can_be_left && !cancel.empty()) {
        shown.cancel_key = key_label(cancel.front());
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

Scenery scenery_of(std::span<const screen::Entry> screens) {
    Scenery scenery;
    for (const screen::Entry& entry : uncovered(screens)) {
        if (const auto* play = screen::model_in<screen::PlayModel>(entry.layer)) {
            scenery.play = play;
        }
        if (const auto* watch = screen::model_in<screen::WatchModel>(entry.layer)) {
            scenery.watch = watch;
        }
        const screen::ScreenTraits& traits = traits_of(entry.layer);
        scenery.menu_open = scenery.menu_open || traits.covers == screen::Cover::Box;
        scenery.on_map = cursor_in(entry.layer).has_value();
        scenery.dimming = std::max(scenery.dimming, traits.dims);
    }
    return scenery;
}

Colour map_light(const Scenery& scenery) {
    switch (scenery.dimming) {
        case screen::Dimming::Death:
            return death_light;
        case screen::Dimming::Half:
            return scenery.on_map ? full_light : menu_light;
        case screen::Dimming::None:
            break;
    }
    return full_light;
}

rules::Knowledge PaintContext::knowledge() const {
    return scenery.play->knowledge;
}

const std::string& PaintContext::hero_name() const {
    return scenery.watch != nullptr ? scenery.watch->hero_name : source.hero_name;
}

core::Rect PaintContext::box_area() const {
    constexpr core::Size large_enough{56, 18};
    core::Rect area = layout.map;
    if (area.size.width < large_enough.width) {
        area.size.width = layout.screen.width;
    }
    if (area.size.height < large_enough.height) {
        area.size.height = layout.help.top();
    }
    return area;
}

}  // namespace torchwake::view
