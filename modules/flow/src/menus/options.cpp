#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>

#include <array>
#include <cstddef>

namespace torchwake::flow {
namespace {

using screen::Action;
using screen::OptionKind;

/// Reads and writes one option, and gives its greatest value.
struct OptionAccess {
    OptionKind kind;
    std::int32_t most;
    std::int32_t (*get)(const save::Options&);
    void (*set)(save::Options&, std::int32_t);
};

template <auto Member>
constexpr OptionAccess option(OptionKind kind, std::int32_t most) {
    using Value = std::remove_cvref_t<decltype(save::Options{}.*Member)>;
    return {kind, most,
            [](const save::Options& options) { return static_cast<std::int32_t>(options.*Member); },
            [](save::Options& options, std::int32_t value) { options.*Member = static_cast<Value>(value); }};
}

constexpr std::array<OptionAccess, 20> accesses{
    option<&save::Options::scale>(OptionKind::Scale, save::max_scale),
    option<&save::Options::text_size>(OptionKind::TextSize, save::last_text_size),
    option<&save::Options::full_screen>(OptionKind::FullScreen, 1),
    option<&save::Options::master_volume>(OptionKind::MasterVolume, save::max_volume),
    option<&save::Options::effects_volume>(OptionKind::EffectsVolume, save::max_volume),
    option<&save::Options::ambience_volume>(OptionKind::AmbienceVolume, save::max_volume),
    option<&save::Options::animation_speed>(OptionKind::AnimationSpeed, save::last_animation_speed),
    option<&save::Options::reduced_motion>(OptionKind::ReducedMotion, 1),
    option<&save::Options::level_making>(OptionKind::LevelMaking, 1),
    option<&save::Options::coloured_numbers>(OptionKind::ColouredNumbers, 1),
    option<&save::Options::palette>(OptionKind::Palette, save::last_palette),
    option<&save::Options::collect_coins>(OptionKind::CollectCoins, 1),
    option<&save::Options::collect_missiles>(OptionKind::CollectMissiles, 1),
    option<&save::Options::collect_potions>(OptionKind::CollectPotions, 1),
    option<&save::Options::collect_scrolls>(OptionKind::CollectScrolls, 1),
    option<&save::Options::pack_order>(OptionKind::PackOrder, save::last_pack_order),
    option<&save::Options::pack_grid>(OptionKind::PackGrid, 1),
    option<&save::Options::joined_messages>(OptionKind::JoinedMessages, 1),
    option<&save::Options::letters>(OptionKind::Letters, 1),
    option<&save::Options::hand>(OptionKind::Hand, save::last_hand),
};

screen::MenuModel options_menu(const save::Options& options) {
    screen::MenuModel menu{screen::MenuPurpose::Options, {}, 0};
    for (const OptionAccess& access : accesses) {
        menu.lines.push_back({screen::OptionLine{access.kind, access.get(options)}});
    }
    menu.lines.push_back({screen::ActionLine{screen::Action::Bindings}, U'k'});
    return menu;
}

/// Left and Right change a value by one; Confirm adds one, and 0 follows the greatest.
std::int32_t changed(std::int32_t value, std::int32_t most, Action action) {
    const std::int32_t count = most + 1;
    if (action == Action::Left) {
        return value > 0 ? value - 1 : value;
    }
    if (action == Action::Right) {
        return value < most ? value + 1 : value;
    }
    return (value + 1) % count;
}

void change_line(GameContext& context, screen::MenuModel& menu, Action action) {
    const auto place = static_cast<std::size_t>(menu.cursor);
    const OptionAccess& access = accesses.at(place);
    save::Options options = context.options();
    access.set(options, changed(access.get(options), access.most, action));
    context.options_keeper().change(options);
    menu.lines[place].what = screen::OptionLine{access.kind, access.get(context.options())};
}

}  // namespace

Task<void> change_options(GameContext* context) {
    screen::MenuModel menu = options_menu(context->options());
    const LayerScope scope(context->stack(), "options", &menu, menu);
    const MenuPlace place{&context->asker(), &context->stage()};
    const screen::Prompt prompt = menu_prompt(menu);
    for (;;) {
        const Action action = co_await await_menu(place, &menu, &prompt);
        if (action == Action::Cancel) {
            co_return;
        }
        if (static_cast<std::size_t>(menu.cursor) < accesses.size()) {
            change_line(*context, menu, action);
        } else if (action == Action::Confirm) {
            co_await change_bindings(context);
        }
    }
}

}  // namespace torchwake::flow
