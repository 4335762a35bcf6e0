#pragma once

// What is open, as plain values: each screen that a coroutine shows is a model on that coroutine's stack, and
// an Entry of the screen stack points at it for as long as the scope lives. Models hold no words: `view`
// finds them.

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/attribute.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/preview.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/scores.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::screen {

/// How much of what is open below it a screen hides.
enum class Cover : std::uint8_t {
    Nothing,
    Box,  ///< a box over the map, which is as dark as it has opened
    All,
};
/// How dark the map below a screen is.
enum class Dimming : std::uint8_t { None, Half, Death };

/// What all screens of a kind have in common. Each model has it as `traits`, and besides:
/// - one with `first_line` is a page that is only read, and scrolls;
/// - one with a `menu` lets the player choose a line of it;
/// - one with `at` is a cursor on the map.
struct ScreenTraits {
    Cover covers = Cover::Nothing;
    Dimming dims = Dimming::None;
    std::string_view title{};  ///< the key of its heading in the word list; empty: its content gives it one
    bool confirm_leaves = false;  ///< Confirm does the same as Cancel
};

/// What a menu is for; gives it its title and its cancel hint.
enum class MenuPurpose : std::uint8_t {
    Title,
    NewRun,  ///< name and seed of a new run
    Use,
    Drop,
    TakeOff,
    LevelUp,
    Pause,
    Actions,  ///< all that can be done now, for who has few buttons
    Cheat,
    ConfirmAbandon,
    Recap,
    Options,
    Bindings,
    Runs,   ///< that can be gone on with
    Watch,  ///< the same, of runs that can be watched
    Cast,
    Throw,
    DropCount,  ///< how many of a stack
    Sell,       ///< to a vendor
    Buy,        ///< from a vendor
    Identify,   ///< what a scroll asks
    RemoveCurse,
};

/// Whether Cancel leaves it; title and recap are left by choosing.
[[nodiscard]] constexpr bool can_be_left(MenuPurpose purpose) {
    return purpose != MenuPurpose::Title && purpose != MenuPurpose::Recap;
}

struct ActionLine {
    Action action = Action::Confirm;
};
struct ItemLine {
    content::ItemId item;
    std::int32_t count = 1;
    std::int32_t charges = 1;
    std::optional<content::EquipSlot> worn{};  ///< where it is held or worn; nothing: nowhere
};
struct FreeSlotLine {};
enum class OptionKind : std::uint8_t {
    Scale,
    FullScreen,
    MasterVolume,
    EffectsVolume,
    AmbienceVolume,
    AnimationSpeed,
    ReducedMotion,
    LevelMaking,
    Palette
};
struct OptionLine {
    OptionKind option = OptionKind::Scale;
    std::int32_t value = 0;  ///< on/off: 0 or 1; volume 0..10; scale 0 (automatic) to 6; else the enumerator
};
/// What a hero may grow in, and how far it is.
struct GrowLine {
    rules::Attribute attribute = rules::Attribute::Strength;
    std::int32_t value = 0;  ///< now
};
/// An action and its keys.
struct BindingLine {
    Action action = Action::Confirm;
    std::vector<Key> keys;
};
/// A text that can be typed.
struct TextField {
    Action purpose = Action::Name;
    std::string text;
    bool edited = false;  ///< what is typed goes here
};

/// A stored run.
struct RunLine {
    std::string hero_name;  ///< empty: the hero's kind's
    std::uint64_t seed = 0;
    std::int64_t commands = 0;
    bool closed = false;                  ///< its end was seen
    std::string problem;                  ///< why it can't be opened; empty: it can
    std::optional<std::int32_t> depth{};  ///< the deepest it came to, where that is known
    std::optional<std::string> killer{};  ///< as in save::ScoreEntry, where it ended and that is known
};

/// A spell that the hero knows.
struct SpellLine {
    content::SpellId spell;
};

/// So many of a stack.
struct CountLine {
    std::int32_t count = 1;
    bool all = false;  ///< that is the whole stack
};
/// What is for sale: one of it, for that price.
struct TradeLine {
    content::ItemId item;
    std::int32_t count = 1;  ///< how many there are; of a vendor's own, one
    core::Coins price;
};

struct MenuLine {
    std::variant<ActionLine, ItemLine, FreeSlotLine, OptionLine, GrowLine, BindingLine, TextField, RunLine,
                 SpellLine, CountLine, TradeLine>
        what;
    char32_t key = 0;     ///< chooses it; 0: none
    bool enabled = true;  ///< shown bright, and the cursor starts on the first such line
};

/// A list to choose from. Invariant: lines is not empty; 0 <= cursor < lines.size().
struct MenuModel {
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half};
    MenuPurpose purpose = MenuPurpose::Pause;
    std::vector<MenuLine> lines;
    std::int32_t cursor = 0;
};

/// A sentence by key of the word list, with one argument, shown on a screen until it closes.
struct Notice {
    std::string key;
    std::string argument;
};

struct TitleModel {
    static constexpr ScreenTraits traits{.covers = Cover::All};
    MenuModel menu;
    std::optional<Notice> notice;  ///< a save that could not be read, say
};
/// The game itself: map, sidebar and log.
struct PlayModel {
    static constexpr ScreenTraits traits{};
    rules::Knowledge knowledge;
};
/// The red "you died" over the game.
struct DeathModel {
    static constexpr ScreenTraits traits{.dims = Dimming::Death};
    rules::RunOutcome outcome;
    content::TrapId trap{};  ///< what killed the hero by its own step; invalid: no trap did
};
/// What the run came to, after death.
struct RecapModel {
    static constexpr ScreenTraits traits{.covers = Cover::All};
    rules::RunOutcome outcome;
    content::TrapId trap{};  ///< what killed the hero by its own step; invalid: no trap did
    std::int32_t depth = 1;
    std::int32_t turns = 0;
    std::int32_t kills = 0;
    std::uint64_t seed = 0;
    std::int64_t score = 0;
    bool scored = true;                ///< false: the run was bent by a cheat
    std::string record;                ///< the path of its file of record; empty: it could not be written
    std::optional<std::int32_t> rank;  ///< its place among the scores, from 0
    MenuModel menu;
};
/// The hero brought the prize up: an end of its own, before the recap.
struct VictoryModel {
    static constexpr ScreenTraits traits{.dims = Dimming::Half};
    rules::RunOutcome outcome;
};
/// The best runs so far.
struct ScoresModel {
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "scores-heading"};
    std::vector<save::ScoreEntry> entries;  ///< best first
    std::optional<std::int32_t> latest;     ///< which of them is the run that just ended
    std::int32_t first_line = 0;
    std::string problem{};  ///< why none could be read; empty: nothing is wrong
};
/// Looks around with a cursor.
struct LookModel {
    static constexpr ScreenTraits traits{.title = "examine-heading", .confirm_leaves = true};
    core::Point at;
};
/// Aims something with a cursor.
struct AimModel {
    static constexpr ScreenTraits traits{.title = "aim-heading"};
    content::ItemId item;
    core::Point at;
    rules::AimOutlook outlook;
    std::optional<rules::Refusal> refusal;  ///< why it can't be used on that cell
    content::SpellId spell{};               ///< in place of the item
    content::ItemId weapon{};               ///< what shoots it; invalid: nothing does
    bool thrown = false;                    ///< by hand
};
/// Chooses a place to travel to with a cursor.
struct TravelModel {
    static constexpr ScreenTraits traits{.title = "travel-heading"};
    core::Point at;
    std::vector<core::Point> way;             ///< the known way there; empty: none
    std::vector<rules::KnownVendor> shops{};  ///< that the cursor goes to, one after the other
};
/// Goes on with something until it is done or disturbed.
struct AutoActionModel {
    static constexpr ScreenTraits traits{};
    Action purpose = Action::Explore;
};
/// The hero's sheet.
struct CharacterModel {
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half, .confirm_leaves = true};
};
/// All about what is in a slot of the pack.
struct ItemModel {
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half, .confirm_leaves = true};
    rules::Slot slot;
};
/// Waits for the key that shall do something from now on.
struct CaptureModel {
    static constexpr ScreenTraits traits{.title = "capture-heading"};
    Action action = Action::Confirm;
    std::optional<Action> conflict;  ///< what that key did until now
};
/// All keys by action.
struct HelpModel {
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "help-heading"};
    std::int32_t first_line = 0;
};
/// Which messages are shown.
enum class MessageFilter : std::uint8_t { All, Fights, Things };

/// The message history; first_line counts back from the newest.
struct MessagesModel {
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "messages-heading"};
    std::int32_t first_line = 0;
    MessageFilter filter = MessageFilter::All;
};
/// Asks for one of the eight directions.
struct DirectionModel {
    static constexpr ScreenTraits traits{};
    Action purpose = Action::CloseDoor;
};
/// A recorded run is played again: where in it, and how.
struct WatchModel {
    static constexpr ScreenTraits traits{};
    std::string hero_name;      ///< empty: the hero's kind's
    std::int32_t position = 0;  ///< how many commands are done
    std::int32_t size = 0;      ///< how many there are
    std::int32_t speed = 1;     ///< how many times as fast as it is played: 1, 2, 4, ...
    bool playing = false;       ///< false: it stands still
    bool live = false;          ///< somebody plays it meanwhile: what is new is shown as it comes
    std::string problem;        ///< why it ends here, though it is longer; empty: nothing is wrong
};
/// Trades with a vendor.
struct ShopModel {
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half};
    content::MonsterId vendor;  ///< its kind
    MenuModel menu;             ///< for Sell or Buy
};
/// What the hero knows of the kinds that are unknown at first.
struct DiscoveriesModel {
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "discoveries-heading"};
    rules::Knowledge knowledge;
    std::int32_t first_line = 0;
};
/// An animation plays; nothing of its own is drawn.
struct AnimationModel {
    static constexpr ScreenTraits traits{};
};

using Layer =
    std::variant<const TitleModel*, const PlayModel*, const MenuModel*, const DeathModel*, const RecapModel*,
                 const HelpModel*, const MessagesModel*, const DirectionModel*, const AnimationModel*,
                 const VictoryModel*, const ScoresModel*, const LookModel*, const AimModel*,
                 const TravelModel*, const AutoActionModel*, const CharacterModel*, const ItemModel*,
                 const CaptureModel*, const WatchModel*, const ShopModel*, const DiscoveriesModel*>;

/// One open scope, innermost last on the stack.
struct Entry {
    std::string_view name;  ///< of static storage: "play", "use", ...
    Layer layer;
    const Prompt* prompt = nullptr;  ///< what it waits for; null while it runs or an inner scope waits
    MenuModel* menu = nullptr;       ///< whose cursor a hovering pointer moves; null: none
};

}  // namespace torchwake::screen
