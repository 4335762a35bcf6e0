#pragma once

// The options that the player changes in the menu, a row each. Files, the menu and its labels are made from
// the rows: a new option is a member of Options, an enumerator, a row, and its words "option-ID" and
// "value-NAME".

#include <torchwake/content/enum_table.hpp>
#include <torchwake/save/options.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace torchwake::save {

/// The options of the menu, in its order; each is the member of Options of that name.
enum class OptionKind : std::uint8_t {
    Scale,
    TextSize,
    FullScreen,
    Letters,
    Palette,
    ColouredNumbers,
    AnimationSpeed,
    ReducedMotion,
    LevelMaking,
    AllBeats,
    MasterVolume,
    EffectsVolume,
    AmbienceVolume,
    MusicVolume,
    CollectCoins,
    CollectMissiles,
    CollectPotions,
    CollectScrolls,
    PackOrder,
    PackGrid,
    JoinedMessages,
    Hand,
    Language  ///< has no row: which languages there are is known only when the game runs
};

/// The groups of options, in the order of the menu.
BOOST_DEFINE_FIXED_ENUM_CLASS(OptionGroup, std::uint8_t, Picture, Sound, Play, Keys)

/// The group of an option. The kinds of a group follow each other.
[[nodiscard]] constexpr OptionGroup group_of(OptionKind kind) {
    if (kind < OptionKind::MasterVolume) {
        return OptionGroup::Picture;
    }
    if (kind < OptionKind::CollectCoins) {
        return OptionGroup::Sound;
    }
    return kind < OptionKind::Hand ? OptionGroup::Play : OptionGroup::Keys;
}

/// How the values of an option are written: `true` or `false`, a number, or one of some names.
enum class OptionForm : std::uint8_t {
    Switch,  ///< `true` or `false`
    Number,  ///< any number from 0 to the greatest
    Volume,  ///< a number from 0 to max_volume
    Choice   ///< one of some names
};

/// An option of the menu: its name in files, its values, and its place in Options.
struct OptionRow {
    OptionKind kind = OptionKind::Scale;        ///< its own place in the table
    std::string_view id{};                      ///< in files
    OptionForm form = OptionForm::Switch;       ///< how its values are written
    std::int32_t most = 1;                      ///< the greatest value; the least is 0
    std::span<const std::string_view> names{};  ///< of a choice's values, in order
    /// The value in these options as a number: of a switch 0 or 1, of a choice the index of its name. Never
    /// null.
    std::int32_t (*get)(const Options&) = nullptr;
    /// Sets the value by such a number. Requires: from 0 to `most`. Never null.
    void (*set)(Options&, std::int32_t) = nullptr;
};

namespace detail {

inline constexpr std::array<std::string_view, 4> speed_names{"none", "slow", "normal", "fast"};
inline constexpr std::array<std::string_view, 4> palette_names{"standard", "deuteranopia", "protanopia",
                                                               "tritanopia"};
inline constexpr std::array<std::string_view, 5> text_size_names{"small", "normal", "large", "larger",
                                                                 "largest"};
inline constexpr std::array<std::string_view, 3> pack_order_names{"letter", "kind", "weight"};
inline constexpr std::array<std::string_view, 3> hand_names{"both", "left", "right"};

template <auto Member>
constexpr OptionRow option(OptionKind kind, std::string_view id, OptionForm form, std::int32_t most,
                           std::span<const std::string_view> names = {}) {
    using Value = std::remove_cvref_t<decltype(Options{}.*Member)>;
    return {kind,
            id,
            form,
            most,
            names,
            [](const Options& options) { return static_cast<std::int32_t>(options.*Member); },
            [](Options& options, std::int32_t value) { options.*Member = static_cast<Value>(value); }};
}

template <auto Member>
constexpr OptionRow on_off(OptionKind kind, std::string_view id) {
    return option<Member>(kind, id, OptionForm::Switch, 1);
}

template <auto Member>
constexpr OptionRow volume(OptionKind kind, std::string_view id) {
    return option<Member>(kind, id, OptionForm::Volume, max_volume);
}

template <auto Member>
constexpr OptionRow choice(OptionKind kind, std::string_view id, std::span<const std::string_view> names) {
    return option<Member>(kind, id, OptionForm::Choice, static_cast<std::int32_t>(names.size()) - 1, names);
}

}  // namespace detail

/// All rows, in the order of the menu, which is that of their kinds.
inline constexpr std::array option_table{
    detail::option<&Options::scale>(OptionKind::Scale, "scale", OptionForm::Number, max_scale),
    detail::choice<&Options::text_size>(OptionKind::TextSize, "text_size", detail::text_size_names),
    detail::on_off<&Options::full_screen>(OptionKind::FullScreen, "full_screen"),
    detail::on_off<&Options::letters>(OptionKind::Letters, "letters"),
    detail::choice<&Options::palette>(OptionKind::Palette, "palette", detail::palette_names),
    detail::on_off<&Options::coloured_numbers>(OptionKind::ColouredNumbers, "coloured_numbers"),
    detail::choice<&Options::animation_speed>(OptionKind::AnimationSpeed, "animation_speed",
                                              detail::speed_names),
    detail::on_off<&Options::reduced_motion>(OptionKind::ReducedMotion, "reduced_motion"),
    detail::on_off<&Options::level_making>(OptionKind::LevelMaking, "level_making"),
    detail::on_off<&Options::all_beats>(OptionKind::AllBeats, "all_beats"),
    detail::volume<&Options::master_volume>(OptionKind::MasterVolume, "master_volume"),
    detail::volume<&Options::effects_volume>(OptionKind::EffectsVolume, "effects_volume"),
    detail::volume<&Options::ambience_volume>(OptionKind::AmbienceVolume, "ambience_volume"),
    detail::volume<&Options::music_volume>(OptionKind::MusicVolume, "music_volume"),
    detail::on_off<&Options::collect_coins>(OptionKind::CollectCoins, "collect_coins"),
    detail::on_off<&Options::collect_missiles>(OptionKind::CollectMissiles, "collect_missiles"),
    detail::on_off<&Options::collect_potions>(OptionKind::CollectPotions, "collect_potions"),
    detail::on_off<&Options::collect_scrolls>(OptionKind::CollectScrolls, "collect_scrolls"),
    detail::choice<&Options::pack_order>(OptionKind::PackOrder, "pack_order", detail::pack_order_names),
    detail::on_off<&Options::pack_grid>(OptionKind::PackGrid, "pack_grid"),
    detail::on_off<&Options::joined_messages>(OptionKind::JoinedMessages, "joined_messages"),
    detail::choice<&Options::hand>(OptionKind::Hand, "hand", detail::hand_names),
};

static_assert(option_table.size() == static_cast<std::size_t>(OptionKind::Language));
static_assert([] {
    for (std::size_t place = 0; place < option_table.size(); ++place) {
        if (option_table[place].kind != static_cast<OptionKind>(place)) {
            return false;
        }
    }
    return true;
}());

/// The row of an option. Requires: it has one.
[[nodiscard]] constexpr const OptionRow& row_of(OptionKind kind) {
    return option_table.at(static_cast<std::size_t>(kind));
}

}  // namespace torchwake::save
