#include <torchwake/panels/open_screens.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <cstddef>

namespace torchwake::panels {
namespace {

constexpr content::Colour menu_light{120, 127, 140};
constexpr content::Colour death_light{118, 52, 52};

}  // namespace

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

content::Colour map_light(const OpenScreens& open_screens) {
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

}  // namespace torchwake::panels
