#pragma once

// The models of the open screens, as plain values. The model of a screen lives in the coroutine that shows
// it, and an Entry of the screen stack points at it for as long as its scope lives. Models hold no words:
// the module `words` finds them.

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/encounters.hpp>
#include <torchwake/save/option_table.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/remark.hpp>
#include <torchwake/save/run_story.hpp>
#include <torchwake/save/scores.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/screen/menu_purpose.hpp>
#include <torchwake/screen/prompt.hpp>
#include <torchwake/screen/rule_page.hpp>
#include <torchwake/screen/text_filter.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::screen {

/// The part of the screens below that a screen hides.
enum class Cover : std::uint8_t {
    Nothing,  ///< the map stays in view
    Box,      ///< a box over the map; the map darkens while the box opens
    All,      ///< the whole window
};
/// The darkness of the map below a screen.
enum class Dimming : std::uint8_t {
    None,  ///< as bright as before
    Half,  ///< darker, but not where the screen points at the map
    Death  ///< the darkest, at the end of a run
};

/// The traits that all screens of a kind share. Each model has them as `traits`. Members of a model tell
/// more:
/// - a model with `first_line` is a page that is only read, and scrolls;
/// - a model with a `menu` lets the player choose a line of it;
/// - a model with `at` has a cursor on the map.
struct ScreenTraits {
    Cover covers = Cover::Nothing;  ///< of the screens below
    Dimming dims = Dimming::None;   ///< of the map below
    std::string_view title{};  ///< the heading's key in the word list; empty if the content gives the heading
    bool confirm_leaves = false;  ///< Confirm does the same as Cancel
};

/// A line that does an action.
struct ActionLine {
    Action action = Action::Confirm;  ///< what choosing the line does
    std::int32_t turns = 1;           ///< that it takes
};
/// A stack of items of the pack.
struct ItemLine {
    content::ItemId item;                      ///< its kind, as the hero takes it
    std::int32_t count = 1;                    ///< how many there are
    std::int32_t charges = 1;                  ///< left in it; shown from 2 on
    std::optional<content::EquipSlot> worn{};  ///< its equipment slot; nothing if it is not equipped
};
/// A slot of the pack without an item, or a list without an entry.
struct FreeSlotLine {};
using save::OptionKind;
/// An option and its value.
struct OptionLine {
    OptionKind option = OptionKind::Scale;  ///< which one
    std::int32_t value = 0;  ///< as in the option's row; of the language 0 for automatic, else its number
    std::string shown{};     ///< the value's own name, of a language; empty: its word tells it
};
/// An attribute that the hero may raise, and its value.
struct GrowLine {
    rules::Attribute attribute = rules::Attribute::Strength;  ///< which one
    std::int32_t value = 0;                                   ///< the current value
    std::optional<forecast::HeroFacts> grown{};  ///< the hero once it is raised, if that is known
    content::MonsterId strongest{};              ///< enemy that was met, to compare by; invalid: none
};
/// An action and its keys.
struct BindingLine {
    Action action = Action::Confirm;  ///< whose keys these are
    std::vector<Key> keys;            ///< the preferred first; empty: it has none
};
/// A text field.
struct TextField {
    Action purpose = Action::Name;  ///< which field it is, such as Name or Seed
    std::string text;               ///< what stands in it
    bool edited = false;            ///< true if the field takes the typed text
};

/// A stored run.
struct RunLine {
    std::string hero_name;                ///< empty if the hero's kind gives the name
    std::uint64_t seed = 0;               ///< of the run
    std::int64_t commands = 0;            ///< how many the hero was given
    bool closed = false;                  ///< the run can't be continued
    std::string problem;                  ///< the reason why it can't be opened; empty if it can
    std::optional<std::int32_t> depth{};  ///< the greatest depth that was reached, if it is known
    std::optional<rules::Fate> fate{};    ///< if the run ended and it is known
};

/// A spell that the hero knows.
struct SpellLine {
    content::SpellId spell;               ///< one that the hero knows
    std::optional<core::Point> target{};  ///< at which it would be aimed; nothing: none is in view
};

/// A number of items of a stack.
struct CountLine {
    std::int32_t count = 1;  ///< how many are taken
    bool all = false;        ///< true if that is the whole stack
};
/// An item for sale, with the price of one.
struct TradeLine {
    content::ItemId item;                ///< its kind, as the hero takes it
    std::int32_t count = 1;              ///< the number in the stack; 1 for goods of a vendor
    core::Coins price;                   ///< of one
    std::optional<std::int32_t> left{};  ///< in the vendor's stock; nothing: it is sold without end
};
/// A gift that the hero may choose.
struct GiftLine {
    content::GiftId gift;  ///< one of those that the run offers
};

/// A turn of a run that mattered.
struct MomentLine {
    save::Moment moment;  ///< of the run's story
};
/// One of the best runs.
struct ScoreLine {
    save::ScoreEntry entry;              ///< as the file of scores has it
    std::optional<save::Proof> proof{};  ///< nothing: its run was not looked at
};

/// A page of the rule book.
struct RuleLine {
    RulePage page = RulePage::Start;  ///< one of the rule book
};

/// A lesson, by its place in the catalog.
struct LessonLine {
    std::int32_t lesson = 0;  ///< from 0
    bool done = false;        ///< the player finished it once
};
/// The title's entry to the run that goes on.
struct ContinueLine {
    std::string hero_name;                ///< empty if the hero's kind gives the name
    std::optional<std::int32_t> depth{};  ///< the greatest depth that was reached, if it is known
};
/// The title's entry to the lessons: how many there are, and how many the player finished.
struct LearnLine {
    std::int32_t done = 0;     ///< that the player finished
    std::int32_t lessons = 0;  ///< that there are
};
/// The entry to the next lesson behind one that is over.
struct NextLessonLine {
    std::int32_t lesson = 0;  ///< its place in the catalog, from 0
};

/// A thing that the hero remembers.
struct PlaceLine {
    /// A thing, a tile or somebody, as remembered.
    std::variant<content::ItemId, content::TileId, content::MonsterId> what;
    core::Point at;                            ///< a cell of the level at that depth
    std::int32_t depth = 0;                    ///< the level's, 0 for the town
    std::optional<std::int32_t> steps{};       ///< of the known way; nothing: none is known
    std::optional<core::Direction> towards{};  ///< its rough direction on this level
};

/// What a line of a menu is about; `words` makes its text.
using LineContent =
    std::variant<ActionLine, ItemLine, FreeSlotLine, OptionLine, GrowLine, BindingLine, TextField, RunLine,
                 SpellLine, CountLine, TradeLine, PlaceLine, GiftLine, MomentLine, ScoreLine, RuleLine,
                 LessonLine, ContinueLine, LearnLine, NextLessonLine>;

/// A line of a menu.
struct MenuLine {
    LineContent what;     ///< from which its words follow
    char32_t key = 0;     ///< the letter that chooses the line; 0 if it has none
    bool enabled = true;  ///< the line is shown bright; the cursor starts on the first such line
};

using save::PackOrder;

/// A list to choose from. Invariants:
/// 1. lines is not empty; 0 <= cursor < lines.size().
/// 2. A line keeps its index, however the list is sorted and filtered.
struct MenuModel {
    /// Hides what lies behind its box.
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half};
    MenuPurpose purpose = MenuPurpose::Pause;  ///< which menu it is
    std::vector<MenuLine> lines;  ///< in the order in which they were made, by which they are numbered
    std::int32_t cursor = 0;      ///< the index of the chosen line
    PackOrder order = PackOrder::Letter;  ///< by which `shown` is sorted, if the menu can be sorted
    bool grid = false;                    ///< shown as a grid of pictures, grid_columns beside each other
    TextFilter filter{};                  ///< what the player typed to narrow the list
    /// The indices of the lines that are shown, in their order; nothing: all, as they stand.
    std::optional<std::vector<std::int32_t>> shown{};
};
/// The pictures in a row of such a grid.
inline constexpr std::int32_t grid_columns = 6;

using save::Notice;

/// The title, before a run.
struct TitleModel {
    static constexpr ScreenTraits traits{.covers = Cover::All};  ///< hides all below
    MenuModel menu;                                              ///< its purpose is Title
    std::optional<Notice> notice;  ///< for example about a run that could not be read
};
/// The note at the beginning of a run that tells what is sought.
struct QuestNote {
    std::optional<core::Direction> way_down{};  ///< towards the stairs down, if the hero was told
};
/// The key of the notice that tells how many steps of a lesson are done, such as "3/5".
inline constexpr std::string_view lesson_step_done = "lesson-step-done";

/// The step of a lesson that the player is to do.
struct LessonNote {
    std::int32_t lesson = 0;  ///< its place in the catalog
    std::int32_t step = 0;    ///< the number of steps that are done; all of them: the lesson is over
    friend bool operator==(const LessonNote&, const LessonNote&) = default;
};
/// The lesson of a note. Requires: the note is of that catalog.
[[nodiscard]] inline const content::LessonDef& lesson_of(const content::Catalog& catalog,
                                                         const LessonNote& note) {
    return catalog.lessons()[static_cast<std::size_t>(note.lesson)];
}

/// The step of its lesson that is to be done; null if all are. Requires: as above.
[[nodiscard]] inline const content::LessonStep* step_of(const content::Catalog& catalog,
                                                        const LessonNote& note) {
    const std::vector<content::LessonStep>& steps = lesson_of(catalog, note).steps;
    const auto step = static_cast<std::size_t>(note.step);
    return step < steps.size() ? &steps[step] : nullptr;
}

/// The cells that this step marks; none if there is none. Requires: as above.
[[nodiscard]] inline std::vector<core::Point> marked_cells(const content::Catalog& catalog,
                                                           const std::optional<LessonNote>& note) {
    const content::LessonStep* const step = note ? step_of(catalog, *note) : nullptr;
    return step == nullptr ? std::vector<core::Point>()
                           : content::marked_cells(lesson_of(catalog, *note), *step);
}

/// The game itself: map, sidebar and log.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): knowledge has no value of its own to leave out
struct PlayModel {
    static constexpr ScreenTraits traits{};  ///< hides nothing
    forecast::Knowledge knowledge;           ///< of the hero, by which everything is shown
    std::optional<QuestNote> quest{};        ///< nothing: the note was read, or the game has no prize
    std::optional<LessonNote> lesson{};      ///< nothing: the run is in no lesson, or is only watched
    const std::vector<core::Point>* way{};   ///< the cells on which a click at the pointer leads; null: none
};
/// The red "you died" over the game.
struct DeathModel {
    static constexpr ScreenTraits traits{.dims = Dimming::Death};  ///< darkens the map most
    rules::RunOutcome outcome;                                     ///< how the run ended
    rules::CauseOfDeath cause{};                                   ///< what brought it about, for the words
};
/// The outcome of a run that is over.
struct RecapModel {
    static constexpr ScreenTraits traits{.covers = Cover::All};  ///< hides all below
    rules::RunOutcome outcome;                                   ///< how the run ended
    rules::CauseOfDeath cause{};     ///< what brought that about, for the words; empty if the hero lives
    std::int32_t depth = 1;          ///< of the level where it ended
    std::int32_t deepest_depth = 1;  ///< the greatest that the hero has been to
    std::int32_t turns = 0;          ///< the turns of the run
    std::int32_t kills = 0;          ///< by the hero
    std::uint64_t seed = 0;          ///< of the run
    std::int64_t score = 0;          ///< in points
    bool scored = true;              ///< false if the hero cheated
    std::string record;  ///< the path of the run's file of record; empty if it could not be written
    std::optional<std::int32_t> rank;    ///< the run's place among the scores, from 0
    MenuModel menu;                      ///< what to do next
    std::optional<LessonNote> lesson{};  ///< nothing: the run was in no lesson
};
/// The victory screen before the recap: the hero left the dungeon with the prize.
struct VictoryModel {
    static constexpr ScreenTraits traits{.dims = Dimming::Half};  ///< darkens the map by half
    rules::RunOutcome outcome;                                    ///< how the run ended
};
/// The best runs so far.
struct ScoresModel {
    /// Hides all below.
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "menu-scores"};
    MenuModel menu;                      ///< best first; a free slot if there are none
    std::optional<std::int32_t> latest;  ///< the line of the run that has just ended
    std::string problem{};               ///< the reason why none could be read; empty if there is no problem
};
/// A ScoresModel of these entries, with the cursor on the latest.
[[nodiscard]] ScoresModel scores_model(const std::vector<save::ScoreEntry>& entries,
                                       std::optional<std::int32_t> latest, std::string problem = {});

/// A run as a whole: how it went and how it ended. Requires: the story outlives the model.
struct ReviewModel {
    /// Hides all below.
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "review-heading"};
    const save::RunStory* story;         ///< never null
    forecast::Knowledge end;             ///< of its hero
    std::string hero_name{};             ///< empty if the hero's kind gives the name
    std::optional<save::Proof> proof{};  ///< of the score from which it was opened
    MenuModel menu{};                    ///< its moments, and the whole
};
/// Describes the cell under a cursor.
struct LookModel {
    /// Hides nothing.
    static constexpr ScreenTraits traits{.title = "examine-heading", .confirm_leaves = true};
    core::Point at;  ///< the cell under the cursor
};
/// Aims an item or a spell with a cursor.
struct AimModel {
    static constexpr ScreenTraits traits{.title = "aim-heading"};  ///< hides nothing
    content::ItemId item;                       ///< its kind; of no use if a spell is aimed
    core::Point at;                             ///< the cell under the cursor
    forecast::AimForecast forecast;             ///< what using it on that cell would do
    std::optional<rules::Refusal> refusal;      ///< the reason why it can't be used on that cell
    content::SpellId spell{};                   ///< valid if a spell is aimed in place of an item
    content::ItemId weapon{};                   ///< the weapon that shoots the item; invalid if none does
    bool thrown = false;                        ///< the item is thrown by hand
    std::vector<forecast::FateChange> fates{};  ///< what matter would then do to each in view
    core::Point from{};                         ///< the hero's cell
    core::Cells range{};                        ///< how far from there it reaches
};
/// Chooses a destination with a cursor.
struct TravelModel {
    static constexpr ScreenTraits traits{.title = "travel-heading"};  ///< hides nothing
    core::Point at;                                                   ///< the cell under the cursor
    std::vector<core::Point> way;                ///< the known path to it; empty if there is none
    std::vector<forecast::KnownVendor> shops{};  ///< the shops that the cursor visits, one after the other
};
/// An automatic action runs until it is done or disturbed.
struct AutoActionModel {
    static constexpr ScreenTraits traits{};  ///< hides nothing
    Action purpose = Action::Explore;        ///< the action that began it
};
/// The sheet that describes the hero.
struct CharacterModel {
    /// A box over the map.
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half, .confirm_leaves = true};
};
/// The sheet that describes the item in a slot of the pack, or a vendor's ware. Confirm chooses it in the
/// list from which the sheet was opened.
struct ItemModel {
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half};  ///< over the map
    MenuPurpose purpose = MenuPurpose::Use;                                             ///< of that list
    rules::Slot slot;                                                                   ///< in the pack
    content::ItemId ware{};  ///< valid: the ware, in place of a slot
    /// Confirm takes this action with a thing of the pack: Use, TakeOff, Throw or Fire; nothing: its list's.
    std::optional<Action> deed{};
};
/// Waits for a new key of an action.
struct CaptureModel {
    static constexpr ScreenTraits traits{.title = "capture-heading"};  ///< hides nothing
    Action action = Action::Confirm;                                   ///< which gets the pressed key
    std::optional<Action> conflict;  ///< the action that has the pressed key now
};
/// The menu of the rule book's pages, with the cursor on this one.
[[nodiscard]] MenuModel rules_menu(RulePage page);

/// The rule book, open at the page under the menu's cursor. The text narrows all pages down to the entries
/// with it. Invariant: the first lines of the menu are the pages, in order.
struct HelpModel {
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "menu-rules"};  ///< hides all below
    std::int32_t first_line = 0;  ///< of the page, from 0: what lies above is scrolled away
    TextFilter text{};            ///< what the player typed to narrow the pages
    /// The pages, and with a text the entries that have it.
    MenuModel menu = rules_menu(RulePage::Keys);
    std::optional<forecast::Knowledge> knowledge{};  ///< of the hero in a run
    save::Encounters encounters{};                   ///< whose pages the book has; empty without a run
};
/// The kinds of messages that are shown.
enum class MessageFilter : std::uint8_t {
    All,     ///< every message
    Fights,  ///< those of blows, shots and spells
    Things   ///< those of items
};

/// The message history; first_line counts back from the newest.
struct MessagesModel {
    /// Hides all below.
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "messages-heading"};
    std::int32_t first_line = 0;                ///< from 0: the newest message is shown
    MessageFilter filter = MessageFilter::All;  ///< the kinds that are shown
    TextFilter text{};                          ///< what the player typed to narrow them
};
/// Asks for one of several directions.
struct DirectionModel {
    static constexpr ScreenTraits traits{};  ///< hides nothing
    Action purpose = Action::CloseDoor;      ///< for which a direction is asked
    std::vector<core::Point> cells{};        ///< to which they lead
};
/// Asks whether the hero does something that would harm it or one that is no enemy, or is of no use.
struct ConfirmModel {
    static constexpr ScreenTraits traits{.title = "confirm-heading"};  ///< hides nothing
    core::Point at;               ///< the cell of the victim, of the trap or of the target
    forecast::HarmForecast harm;  ///< what the deed would do
};
/// The replay of a recorded run: its position and its speed.
struct WatchModel {
    static constexpr ScreenTraits traits{};  ///< hides nothing
    std::string hero_name;                   ///< empty if the hero's kind gives the name
    std::int32_t position = 0;               ///< the number of commands that are done
    std::int32_t size = 0;                   ///< the number of all commands
    std::int32_t speed = 1;                  ///< the factor of the usual speed: 1, 2, 4, ...
    bool playing = false;                    ///< false while the replay is paused
    bool live = false;  ///< another process plays the run; its new commands are shown as they come
    std::string
        problem;  ///< the reason why the replay ends before the run does; empty if there is no problem
};
/// Trades with a vendor.
struct ShopModel {
    /// A box over the map.
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half};
    content::MonsterId vendor;  ///< the vendor's kind
    MenuModel menu;             ///< its purpose is Sell or Buy
};
/// The choice of a gift where a run begins.
struct GiftModel {
    /// A box over the map.
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half};
    MenuModel menu;                    ///< its purpose is Gift
    std::optional<QuestNote> quest{};  ///< told above the gifts; nothing: it is known
};
/// The parts of the page of discoveries.
enum class DiscoveryPage : std::uint8_t {
    Monsters,  ///< the kinds that were met
    Things,    ///< what is unidentified at first, and its looks
    Spells     ///< those that the hero knows
};

/// The hero's knowledge of monsters, of the things that are unidentified at first, and of spells.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): knowledge has no value of its own to leave out
struct DiscoveriesModel {
    /// Hides all below.
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "discoveries-heading"};
    forecast::Knowledge knowledge;                 ///< of the hero in the run
    std::int32_t first_line = 0;                   ///< of things; else the position in the table, from 0
    TextFilter text{};                             ///< what the player typed to narrow it
    DiscoveryPage page = DiscoveryPage::Monsters;  ///< the part that is shown
    save::Encounters encounters{};                 ///< of the run
};
/// The map of a level as the hero remembers it.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): knowledge has no value of its own to leave out
struct MapModel {
    static constexpr ScreenTraits traits{.covers = Cover::All, .title = "map-heading"};  ///< hides all below
    forecast::Knowledge knowledge;      ///< of the hero, also of other levels
    std::int32_t depth = 0;             ///< the level that is shown
    std::optional<core::Point> cursor;  ///< on the present level alone
};
/// The list of the places that the hero remembers.
struct FindModel {
    /// A box over the map.
    static constexpr ScreenTraits traits{.covers = Cover::Box, .dims = Dimming::Half};
    TextFilter filter{{}, true};  ///< only names with it are listed
    MenuModel menu;               ///< its purpose is Find
};
/// An animation plays; the layer itself draws nothing.
struct AnimationModel {
    static constexpr ScreenTraits traits{};  ///< hides nothing
};

/// An open screen: a pointer to its model, never null, which lives as long as its scope.
using Layer = std::variant<const TitleModel*, const PlayModel*, const MenuModel*, const DeathModel*,
                           const RecapModel*, const HelpModel*, const MessagesModel*, const DirectionModel*,
                           const AnimationModel*, const VictoryModel*, const ScoresModel*, const LookModel*,
                           const AimModel*, const TravelModel*, const AutoActionModel*, const CharacterModel*,
                           const ItemModel*, const CaptureModel*, const WatchModel*, const ShopModel*,
                           const DiscoveriesModel*, const ConfirmModel*, const MapModel*, const FindModel*,
                           const GiftModel*, const ReviewModel*>;

/// One open scope; the innermost is the last on the stack.
struct Entry {
    std::string_view name;  ///< has static storage: "play", "use", ...
    Layer layer;            ///< the model of the scope's screen
    const Prompt* prompt =
        nullptr;                ///< the prompt that it awaits; null while it runs or an inner scope waits
    MenuModel* menu = nullptr;  ///< the menu whose cursor a hovering pointer moves; null if there is none
};

}  // namespace torchwake::screen
