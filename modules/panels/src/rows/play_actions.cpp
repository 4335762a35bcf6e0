#include "rows/play_actions.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/forecast/shooting.hpp>

#include <algorithm>
#include <array>
#include <concepts>
#include <string_view>

namespace torchwake::panels {
namespace {

using screen::Action;

/// True if an entry of the pack has that: an item, or a place where it is worn.
template <auto member>
bool has_in_pack(const forecast::Knowledge& known, const forecast::HeroFacts&) {
    return std::ranges::any_of(known.pack(), [](const auto& has) { return has.has_value(); }, member);
}

bool harm_is_forecast(const forecast::Knowledge& known, const forecast::HeroFacts&) {
    return std::ranges::any_of(forecast::forecast_matter(known).harmful,
                               [](const spatial::BitGrid& harmful) { return harmful.count() > 0; });
}

/// True for a known tile that closes, or rolls, to another.
template <auto becomes>
bool has_tile_that(const forecast::Knowledge& known, core::Point at) {
    const content::TileDef* const tile = known.tile_def(at);
    return tile != nullptr && (tile->*becomes).has_value();
}

bool is_armed_trap(const forecast::Knowledge& known, core::Point at) {
    const auto trap = known.trap(at);
    return trap && trap->armed;
}

bool has_item(const forecast::Knowledge& known, core::Point at) {
    const auto object = known.object(at);
    return object && object->what == forecast::ObjectKind::Item;
}

/// True if one of the eight cells around the hero is such a cell.
template <std::predicate<const forecast::Knowledge&, core::Point> IsSuch>
bool any_beside(const forecast::Knowledge& known, core::Point hero, IsSuch is_such) {
    return std::ranges::any_of(core::all_directions, [&](core::Direction direction) {
        return is_such(known, core::step(hero, direction));
    });
}

/// True if such stairs, or a portal in place of those down, are elsewhere.
bool are_elsewhere(const forecast::Knowledge& known, core::Point hero, content::Stairs stairs) {
    const content::TileDef* const tile = known.tile_def(hero);
    return tile == nullptr || (tile->stairs != stairs && (stairs != content::Stairs::Down || !tile->portal));
}

/// A condition of the hero's situation.
using Condition = bool (*)(const forecast::Knowledge& known, const forecast::HeroFacts& hero);

/// Ranks an action of play in some situations.
struct Suggestion {
    Action action;
    std::optional<std::int32_t> calm;  ///< the rank while no enemy is in view; nothing: it does not matter
    std::optional<std::int32_t> in_danger;  ///< the rank while one is
    Condition matters;
};
constexpr std::optional<std::int32_t> never;

constexpr bool always(const forecast::Knowledge&, const forecast::HeroFacts&) {
    return true;
}

/// The first row of an action whose condition holds counts.
constexpr std::array suggestions{
    Suggestion{Action::Help, 0, 0, always},
    Suggestion{Action::Actions, 0, 0, always},
    Suggestion{Action::Get, 1, 1,
               [](const auto& known, const auto& hero) { return has_item(known, hero.at); }},
    Suggestion{Action::Grow, 1, 1, [](const auto&, const auto& hero) { return hero.owed_choices > 0; }},
    Suggestion{Action::Attack, never, 1, always},
    Suggestion{Action::Descend, 1, 1,
               [](const auto& known, const auto& hero) {
                   return !are_elsewhere(known, hero.at, content::Stairs::Down);
               }},
    Suggestion{Action::Descend, 6, 6,
               [](const auto& known, const auto&) { return !known.stairs(content::Stairs::Down).empty(); }},
    Suggestion{Action::Ascend, 2, 2,
               [](const auto& known, const auto& hero) {
                   return !are_elsewhere(known, hero.at, content::Stairs::Up);
               }},
    Suggestion{Action::Ascend, 7, 7,
               [](const auto& known, const auto&) { return !known.stairs(content::Stairs::Up).empty(); }},
    Suggestion{
        Action::Fire, 6, 1,
        [](const auto& known, const auto&) { return forecast::ammunition_at_hand(known).has_value(); }},
    Suggestion{Action::SwitchTorch, 2, 2, [](const auto&, const auto& hero) { return hero.torch == false; }},
    Suggestion{Action::Disarm, 3, 3,
               [](const auto& known, const auto& hero) { return any_beside(known, hero.at, is_armed_trap); }},
    Suggestion{Action::Forecast, 3, 3, harm_is_forecast},
    Suggestion{Action::Interact, 5, 3,
               [](const auto& known, const auto& hero) {
                   return any_beside(known, hero.at, has_tile_that<&content::TileDef::rolls_as>);
               }},
    Suggestion{Action::Interact, never, 3,
               [](const auto& known, const auto& hero) {
                   return hero.torch == true && any_beside(known, hero.at, forecast::is_fuel);
               }},
    Suggestion{Action::Throw, never, 4, has_in_pack<&forecast::PackEntry::item>},
    Suggestion{Action::SwapWeapons, never, 4, [](const auto&, const auto& hero) { return hero.has_sidearm; }},
    Suggestion{Action::Repeat, never, 4, always},
    Suggestion{Action::Undo, 4, 4, [](const auto&, const auto& hero) { return hero.cheated; }},
    Suggestion{Action::CloseDoor, 5, 5,
               [](const auto& known, const auto& hero) {
                   return any_beside(known, hero.at, has_tile_that<&content::TileDef::closes_to>);
               }},
    Suggestion{Action::Drop, 7, never, has_in_pack<&forecast::PackEntry::item>},
    Suggestion{Action::TakeOff, 8, never, has_in_pack<&forecast::PackEntry::worn>},
    Suggestion{Action::Find, 9, never, always}};

/// True unless an enemy in view hunts the hero.
bool is_unhunted(const forecast::Knowledge& known, const forecast::HeroFacts&) {
    const std::vector<forecast::KnownActor> actors = known.actors_in_view();
    return std::ranges::none_of(
        actors, [](const forecast::KnownActor& actor) { return actor.hostile && actor.hunting; });
}

/// True if there is something to regain, and no enemy in view.
bool can_rest(const forecast::Knowledge& known, const forecast::HeroFacts& hero) {
    return (hero.hit_points < hero.max_hit_points || hero.mana < hero.max_mana) && !enemy_in_view(known);
}

bool can_cast(const forecast::Knowledge& known, const forecast::HeroFacts&) {
    const std::vector<forecast::KnownSpell> spells = known.spells();
    return std::ranges::any_of(spells, &forecast::KnownSpell::affordable);
}

struct Button {
    Action action;
    std::string_view word;  ///< the word list's key of its name
    Condition does_something = always;
    bool spare = false;  ///< left out where not all names have room
};

/// All buttons, from left to right.
constexpr std::array buttons{Button{Action::Explore, "button-explore", is_unhunted},
                             Button{Action::Rest, "button-rest", can_rest},
                             Button{Action::Travel, "button-travel"},
                             Button{Action::Pack, "button-pack", has_in_pack<&forecast::PackEntry::item>},
                             Button{Action::Cast, "button-cast", can_cast},
                             Button{Action::Examine, "button-look"},
                             Button{Action::Map, "button-map"},
                             Button{Action::Character, "button-you", always, true},
                             Button{Action::Messages, "button-log", always, true},
                             Button{Action::Pause, "button-menu"}};
constexpr std::int32_t widest_button_gap = 3;

std::vector<ActionLabel> labels_of_buttons(const screen::KeyMap& keys, const words::Words& words,
                                           bool with_spare) {
    std::vector<ActionLabel> labels;
    for (const Button& button : buttons) {
        if (with_spare || !button.spare) {
            labels.push_back(action_label(button.action, words.get(button.word), keys));
        }
    }
    return labels;
}

}  // namespace

bool enemy_in_view(const forecast::Knowledge& known) {
    const std::vector<forecast::KnownActor> actors = known.actors_in_view();
    return std::ranges::any_of(actors, &forecast::KnownActor::hostile);
}

std::optional<std::int32_t> PlayRanks::rank(Action action) const {
    for (const Suggestion& each : suggestions) {
        const std::optional<std::int32_t> rank = in_danger_ ? each.in_danger : each.calm;
        if (each.action == action && rank && each.matters(*knowledge_, hero_)) {
            return rank;
        }
    }
    return std::nullopt;
}

bool PlayRanks::is_useful(Action action) const {
    const auto* const button = std::ranges::find(buttons, action, &Button::action);
    if (button != buttons.end()) {
        return button->does_something(*knowledge_, hero_);
    }
    return rank(action).has_value() ||
           (action == Action::Throw && has_in_pack<&forecast::PackEntry::item>(*knowledge_, hero_)) ||
           (action == Action::SwitchTorch && hero_.torch.has_value());
}

bool PlayRanks::leads_to_stairs(Action action) const {
    return (action == Action::Descend && are_elsewhere(*knowledge_, hero_.at, content::Stairs::Down)) ||
           (action == Action::Ascend && are_elsewhere(*knowledge_, hero_.at, content::Stairs::Up));
}

bool is_button(Action action) {
    return std::ranges::find(buttons, action, &Button::action) != buttons.end();
}

std::vector<ActionLabel> place_buttons(const core::Rect& row, const screen::KeyMap& keys,
                                       const words::Words& words) {
    const std::int32_t room = row.size.width - 2;
    std::vector<ActionLabel> labels = labels_of_buttons(keys, words, true);
    if (width_of(labels, 1) > room) {
        labels = labels_of_buttons(keys, words, false);
    }
    if (width_of(labels, 1) > room) {
        for (ActionLabel& label : labels) {
            label.text = label.key.empty() ? label.text : std::string();
        }
    }
    const auto gaps = static_cast<std::int32_t>(labels.size()) - 1;
    place_labels(labels, {row.left() + 1, row.top()},
                 std::clamp((room - width_of(labels, 0)) / gaps, 1, widest_button_gap));
    return labels;
}

}  // namespace torchwake::panels
