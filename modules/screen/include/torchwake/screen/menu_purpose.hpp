#pragma once

// The kinds of menus: one row each, from which prompts, labels, headings and notes follow.

#include <torchwake/screen/action.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace torchwake::screen {

/// The subject of a menu's lines.
enum class Listing : std::uint8_t {
    Other,       ///< actions, runs, pages and others
    Options,     ///< options, whose values change sideways
    Pack,        ///< the slots of the pack
    Goods,       ///< things to buy or to sell
    Spells,      ///< the spells that the hero knows
    Things,      ///< both things and spells
    Places,      ///< what the hero remembers
    Attributes,  ///< those that can be raised
    Lessons,     ///< those that can be learned
};

/// The list of all kinds of menus: name, and the traits that differ from those of MenuTraits. "menu-ID" is
/// the key of its title, with the id of its name. A new kind comes last.
// clang-format off
#define TORCHWAKE_MENUS(MENU) \
    MENU(Title,          .can_be_left = false) /**< before a run */ \
    MENU(NewRun)         /**< one text field, such as the seed of a new run */ \
    MENU(Use,            .lists = Listing::Pack, .deed = Action::Use, \
                         .note_if_refused = "note-nothing-to-use") /**< a thing of the pack, by its letter at once */ \
    MENU(Pack,           .lists = Listing::Pack, .deed = Action::Pack, .label = "action-use", \
                         .note_if_refused = "note-nothing-to-use") /**< a thing of the pack to look at, or to use */ \
    MENU(Drop,           .lists = Listing::Pack, .deed = Action::Drop, .note_if_refused = "note-no-drop-here", \
                         .note_if_empty = "note-nothing-to-drop") /**< a thing of the pack */ \
    MENU(TakeOff,        .lists = Listing::Pack, .deed = Action::TakeOff, \
                         .note_if_refused = "note-nothing-worn") /**< a thing that is worn */ \
    MENU(LevelUp,        .lists = Listing::Attributes) /**< on the first way to a deeper level */ \
    MENU(Pause)          /**< over the game */ \
    MENU(Actions,        .can_be_filtered = true, .shows_keys = true) \
                         /**< all actions that are legal now, for devices with few buttons */ \
    MENU(Cheat)          /**< for trials; the run is not scored */ \
    MENU(ConfirmAbandon, .note = "note-confirm-abandon") /**< asks if the run shall end */ \
    MENU(Recap,          .can_be_left = false) /**< after a run */ \
    MENU(Options,        .lists = Listing::Options) /**< the settings, a row each */ \
    MENU(Bindings,       .can_be_filtered = true) /**< the actions and their keys */ \
    MENU(Runs,           .can_be_filtered = true) /**< the runs that can be continued */ \
    MENU(Watch,          .can_be_filtered = true) /**< the runs that can be watched */ \
    MENU(Cast,           .lists = Listing::Spells, .note_if_refused = "note-no-mana") /**< a spell */ \
    MENU(Throw,          .lists = Listing::Pack, .deed = Action::Throw, \
                         .note_if_refused = "note-nothing-to-throw") /**< a thing of the pack */ \
    MENU(DropCount)      /**< the number of items of a stack */ \
    MENU(Sell,           .lists = Listing::Goods, .label = "label-sell", .looks_first = true, .blank_if_empty = true, \
                         .note = "note-trade", \
                         .note_if_refused = "note-put-away-to-sell", \
                         .note_if_empty = "note-nothing-to-sell") /**< to a vendor */ \
    MENU(Buy,            .lists = Listing::Goods, .label = "label-buy", .looks_first = true, \
                         .note = "note-trade") /**< from a vendor */ \
    MENU(Identify,       .lists = Listing::Pack, .gives_up = true) /**< the question of a scroll */ \
    MENU(RemoveCurse,    .lists = Listing::Pack, .gives_up = true) /**< the question of a scroll */ \
    MENU(QuickSlot)      /**< the place of the quickbar for a thing */ \
    MENU(QuickFill,      .lists = Listing::Things) /**< the thing for a place of the quickbar */ \
    MENU(Find,           .lists = Listing::Places, .label = "label-go", .blank_if_empty = true) /**< a place */ \
    MENU(Gift,           .can_be_left = false) /**< where a run begins */ \
    MENU(Review)         /**< the moments of a run */ \
    MENU(Scores,         .label = "label-see-run") /**< the best runs */ \
    MENU(Interact)       /**< what to do with something beside the hero */ \
    MENU(Rules)          /**< the pages of the rule book */ \
    MENU(Lessons,        .lists = Listing::Lessons) /**< to learn the game */ \
    MENU(LessonOver,     .gives_up = true, .tells_lesson = true, \
                         .note = "note-lessons-over") /**< what to do after a lesson */ \
    MENU(Grow,           .lists = Listing::Attributes) /**< for a level of experience */ \
    MENU(BuyCount,       .cursor = 1) /**< the number of items to buy */ \
    MENU(PutOn,          .label = "label-equip") /**< what was bought, to hold or to wear */
// clang-format on

/// The purpose of a menu.
enum class MenuPurpose : std::uint8_t {
#define TORCHWAKE_ENUMERATOR(name, ...) name,
    TORCHWAKE_MENUS(TORCHWAKE_ENUMERATOR)
#undef TORCHWAKE_ENUMERATOR
};

/// The row of a kind of menu. Texts are keys of the word list.
struct MenuTraits {
    MenuPurpose purpose;                 ///< its own place in the list
    Listing lists = Listing::Other;      ///< the subject of its lines
    Action deed = Action::Confirm;       ///< what choosing a thing of the pack does with it
    std::string_view label{};            ///< of Confirm; empty: the name of `deed`
    std::int32_t cursor = 0;             ///< the line under the cursor at first
    bool can_be_left = true;             ///< by Cancel; else only by a choice
    bool gives_up = false;               ///< leaving it gives something up, such as the answer to a scroll
    bool looks_first = false;            ///< a letter or a click moves the cursor before it chooses: no trade
                                         ///< can be taken back. Its note says so
    bool can_be_filtered = false;        ///< typed letters filter the lines, as they do in lists of things
    bool shows_keys = false;             ///< of the actions of its lines
    bool blank_if_empty = false;         ///< without an entry it shows no line: the text around it says so
    bool tells_lesson = false;           ///< what the lesson taught, above the lines
    std::string_view note{};             ///< above the lines, unless the first leads to the next lesson
    std::string_view note_if_refused{};  ///< above lines of which none can be chosen
    std::string_view note_if_empty{};    ///< the same above free slots alone; empty: that one
};

/// All kinds of menus, in the order of the list.
inline constexpr std::array menu_table{
#define TORCHWAKE_ROW(name, ...) MenuTraits{.purpose = MenuPurpose::name, __VA_ARGS__},
    TORCHWAKE_MENUS(TORCHWAKE_ROW)
#undef TORCHWAKE_ROW
};

/// The row of a kind of menu. Cost: constant.
[[nodiscard]] constexpr const MenuTraits& traits_of(MenuPurpose purpose) {
    return menu_table[static_cast<std::size_t>(purpose)];
}

/// The id of a kind of menu, its name in small letters: "take-off" of TakeOff.
[[nodiscard]] std::string_view menu_id(MenuPurpose purpose);

/// True for menus whose lines are things to use.
[[nodiscard]] constexpr bool lists_uses(MenuPurpose purpose) {
    const Action deed = traits_of(purpose).deed;
    return deed == Action::Use || deed == Action::Pack;
}
/// True if the menu lists the slots of the pack, which can be shown as a grid.
[[nodiscard]] constexpr bool lists_pack(MenuPurpose purpose) {
    return traits_of(purpose).lists == Listing::Pack;
}
/// True if the menu lists things or spells, which can be sorted.
[[nodiscard]] constexpr bool lists_things(MenuPurpose purpose) {
    return traits_of(purpose).lists >= Listing::Pack && traits_of(purpose).lists <= Listing::Things;
}
/// True if the lines of the menu can be filtered.
[[nodiscard]] constexpr bool can_be_filtered(MenuPurpose purpose) {
    return lists_things(purpose) || traits_of(purpose).can_be_filtered;
}

}  // namespace torchwake::screen
