#include "panels/rows/button_row.hpp"

#include <torchwake/view/device.hpp>
#include <torchwake/view/labels.hpp>
#include <torchwake/view/text_screen.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace torchwake::view {
namespace {

using screen::Action;

struct ButtonName {
    Action action;
    std::string_view word;  ///< the word list's key of its name
    bool spare = false;     ///< left out where not all names have room
};

/// All buttons, from left to right.
constexpr std::array button_names{ButtonName{Action::Explore, "button-explore"},
                                  ButtonName{Action::Rest, "button-rest"},
                                  ButtonName{Action::Travel, "button-travel"},
                                  ButtonName{Action::Pack, "button-pack"},
                                  ButtonName{Action::Cast, "button-cast"},
                                  ButtonName{Action::Examine, "button-look"},
                                  ButtonName{Action::Map, "button-map"},
                                  ButtonName{Action::Character, "button-you", true},
                                  ButtonName{Action::Messages, "button-log", true},
                                  ButtonName{Action::Pause, "button-menu"}};

constexpr std::int32_t widest_gap = 3;

/// The width of "[o] explore".
std::int32_t width_of(const Button& button) {
    const std::int32_t key = button.key.empty() ? 0 : text_width(button.key) + 2;
    const std::int32_t between = button.key.empty() || button.text.empty() ? 0 : 1;
    return key + between + text_width(button.text);
}

std::int32_t width_of(const std::vector<Button>& buttons) {
    std::int32_t width = 0;
    for (const Button& button : buttons) {
        width += width_of(button);
    }
    return width;
}

}  // namespace

bool is_button(Action action) {
    return std::ranges::find(button_names, action, &ButtonName::action) != button_names.end();
}

namespace {

std::vector<Button> buttons_of(const screen::KeyMap& keys, const Words& words, bool with_spare) {
    std::vector<Button> buttons;
    for (const ButtonName& name : button_names) {
        if (with_spare || !name.spare) {
            buttons.push_back({name.action, prompt_label(keys, name.action), words.get(name.word)});
        }
    }
    return buttons;
}

}  // namespace

std::vector<Button> place_buttons(const core::Rect& row, const screen::KeyMap& keys, const Words& words) {
    const std::int32_t room = row.size.width - 2;
    std::vector<Button> buttons = buttons_of(keys, words, true);
    if (width_of(buttons) + static_cast<std::int32_t>(buttons.size()) - 1 > room) {
        buttons = buttons_of(keys, words, false);
    }
    const auto gaps = static_cast<std::int32_t>(buttons.size()) - 1;
    if (width_of(buttons) + gaps > room) {
        for (Button& button : buttons) {
            button.text = button.key.empty() ? button.text : std::string();
        }
    }
    const std::int32_t gap = std::clamp((room - width_of(buttons)) / gaps, 1, widest_gap);
    std::int32_t x = row.left() + 1;
    for (Button& button : buttons) {
        button.area = {{x, row.top()}, {width_of(button), 1}};
        x += button.area.size.width + gap;
    }
    return buttons;
}

ButtonState::ButtonState(const std::optional<rules::Knowledge>& knowledge) {
    if (!knowledge) {
        return;
    }
    played_ = true;
    const std::vector<rules::KnownActor> actors = knowledge->actors_in_view();
    const rules::HeroFacts hero = knowledge->hero();
    const bool hurt = hero.hit_points < hero.max_hit_points || hero.mana < hero.max_mana;
    hunted_ = std::ranges::any_of(
        actors, [](const rules::KnownActor& actor) { return actor.hostile && actor.hunting; });
    rests_ = hurt && std::ranges::none_of(actors, &rules::KnownActor::hostile);
    const std::vector<rules::PackEntry> pack = knowledge->pack();
    carries_ =
        std::ranges::any_of(pack, [](const rules::PackEntry& entry) { return entry.item.has_value(); });
    const std::vector<rules::KnownSpell> spells = knowledge->spells();
    casts_ = std::ranges::any_of(spells, &rules::KnownSpell::affordable);
}

bool ButtonState::is_useful(Action action) const {
    switch (action) {
        case Action::Explore:
            return played_ && !hunted_;
        case Action::Rest:
            return rests_;
        case Action::Pack:
            return carries_;
        case Action::Cast:
            return casts_;
        default:
            return played_;
    }
}

void draw_button_row(Canvas& canvas, const core::Rect& area, const std::vector<Button>& buttons,
                     const ButtonState& state, ButtonsTaken taken) {
    canvas.panel(area, Border::None);
    const bool clicked = taken != ButtonsTaken::ByNothing;
    for (const Button& button : buttons) {
        const bool bright = clicked && state.is_useful(button.action);
        core::Point at = button.area.origin;
        if (!button.key.empty()) {
            at = canvas.key_cap(at, button.key, bright && taken == ButtonsTaken::ByPointerAndKeys);
            ++at.x;
        }
        canvas.put(at, button.text, bright ? plain_ink : grey_ink);
        if (clicked) {
            canvas.areas().add(button.area, screen::PointedOffer{{button.action}});
        }
    }
}

}  // namespace torchwake::view
