#pragma once

// The screens of the game, as coroutines that return the player's choice. Each one's layer is open for as
// long as the coroutine runs. Closing the context ends them all. Requires, of all: the context outlives the
// coroutine; the screens of a run need a run.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/run_to_play.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::flow {

/// The whole game, from the first screen until the player quits. `watched` is the run of Start::Watch,
/// `lesson` the lesson of Start::Lesson.
[[nodiscard]] Task<void> run_game(GameContext* context, Start start, std::string watched,
                                  std::int32_t lesson = 0);

/// The title screen and what it opens. The run that the player wants to play; nothing if the player quits.
[[nodiscard]] Task<std::optional<RunToPlay>> title(GameContext* context);
/// Plays a run, and each that the player chooses after one, until the player goes elsewhere.
[[nodiscard]] Task<Exit> play_run(GameContext* context, RunToPlay run);
/// The lesson that the player chooses from their list; nothing if the player cancelled. Requires: there are
/// lessons.
[[nodiscard]] Task<std::optional<std::int32_t>> choose_lesson(GameContext* context);
/// The dialog at the end of the lesson that the run is in: the next one, this one again, or the title.
[[nodiscard]] Task<AfterRun> end_lesson(GameContext* context);
/// The list of runs to continue (Runs) or to watch and review (Watch). The run to continue, or one that was
/// taken over while it was watched; nothing if the player cancelled. Requires: there is a run.
[[nodiscard]] Task<std::optional<RunToPlay>> choose_run(GameContext* context,
                                                        std::vector<save::RunSummary> runs,
                                                        screen::MenuPurpose purpose);
/// Shows a stored run as a whole, and with its score whether that is true; its moments can be watched. The
/// run for practice if the player took over; nothing if the player left, or the run can't be read.
[[nodiscard]] Task<std::optional<TakenOverRun>> review(GameContext* context, std::string run,
                                                       screen::ScoreLine* score = nullptr);
/// Replays a stored run from a position, else one that is followed from its end, a finished one from shortly
/// before its end, and any other from its beginning. If another process plays the run, its new commands
/// follow. A run that is played is stored first, and waits. The run for practice if the player took over,
/// which is possible at any moment; nothing if the run was only watched, or after the reason was told why it
/// can't be.
[[nodiscard]] Task<std::optional<TakenOverRun>> watch(GameContext* context, WatchedRun watched);
/// The text that the player typed into a field, Name or Seed; nothing if the player cancelled.
[[nodiscard]] Task<std::optional<std::string>> edit_text(GameContext* context, screen::Action purpose,
                                                         std::string text);
/// Two seconds of the death screen that only closing the context ends; then the recap.
[[nodiscard]] Task<AfterRun> death(GameContext* context, rules::RunOutcome outcome);
/// The victory screen, for a hero who left the dungeon with the prize; then the recap.
[[nodiscard]] Task<AfterRun> victory(GameContext* context, rules::RunOutcome outcome);

/// The command that uses an item of the pack, aimed if necessary; nothing if the player cancelled. Gear is
/// put on, or taken off if it is worn. A refused choice shows the reason, and the menu stays.
[[nodiscard]] Task<std::optional<rules::Command>> use_item(GameContext* context);
/// As use_item(), of the pack as a whole: a missile is shot or thrown.
[[nodiscard]] Task<std::optional<rules::Command>> look_into_pack(GameContext* context);
/// The command that drops an item, chosen as in use_item().
[[nodiscard]] Task<std::optional<rules::Command>> drop_item(GameContext* context);
/// The command that takes gear off, chosen as in use_item().
[[nodiscard]] Task<std::optional<rules::Command>> take_off(GameContext* context);
/// The cast of a spell that the hero knows, aimed if necessary, or the command that puts one on the quickbar;
/// nothing if the player cancelled. A refused choice shows the reason, and the menu stays.
[[nodiscard]] Task<std::optional<rules::Command>> cast_spell(GameContext* context);
/// The use of what a place of the quickbar names, aimed if necessary. If the place is free, the player
/// chooses the thing for it. A refusal is shown; then, and if the player cancelled, nothing. Requires: 1
/// to 9.
[[nodiscard]] Task<std::optional<rules::Command>> use_quick_slot(GameContext* context, std::int32_t place);
/// Another thing for a place of the quickbar, or none: the player chooses. Place 0: which place, is asked
/// first. Nothing if the player cancelled. Requires: 0 to 9.
[[nodiscard]] Task<std::optional<rules::Command>> fill_quick_slot(GameContext* context, std::int32_t place);
/// The command that throws an item at a chosen cell, chosen as in use_item().
[[nodiscard]] Task<std::optional<rules::Command>> throw_item(GameContext* context);
/// A shot with the equipped weapon at a chosen cell; nothing if the player cancelled.
[[nodiscard]] Task<std::optional<rules::Command>> fire(GameContext* context);
/// The number of items to drop (DropCount) or to buy (BuyCount); nothing if the player cancelled. The cursor
/// starts on all of them, or of those to buy on one. Requires: `most` is two or more.
[[nodiscard]] Task<std::optional<std::int32_t>> choose_count(GameContext* context,
                                                             screen::MenuPurpose purpose, std::int32_t most);
/// A command that takes a target: a use, a cast, a throw or a shot.
using AimedCommand = std::variant<rules::UseItem, rules::Cast, rules::Throw, rules::Fire>;
/// The command with the target cell that the player chooses, one that `check` allows; nothing if the player
/// cancelled. `source` is the item or the spell that is aimed.
[[nodiscard]] Task<std::optional<rules::Command>> aim(GameContext* context, AimedCommand command,
                                                      content::EffectSource source);
/// The answer to an effect's question: an item of the hero's pack, or none. Requires: a question is open.
[[nodiscard]] Task<rules::Command> answer_choice(GameContext* context);
/// The answer that takes the gift that the player chooses, or what follows the run if the player leaves it by
/// the pause menu. Requires: the run asks for it.
[[nodiscard]] Task<std::variant<rules::Command, AfterRun>> choose_gift(
    GameContext* context, std::optional<screen::QuestNote> quest);
/// The screen that describes the cell under a cursor. It starts at the pointer's cell, else at the nearest
/// enemy, else at the hero.
[[nodiscard]] Task<void> examine(GameContext* context);
/// The destination that the player chooses to travel to; nothing if the player cancelled. The cursor starts
/// on the known stairs down, or at the hero.
[[nodiscard]] Task<std::optional<autopilot::TravelTo>> choose_way(GameContext* context);
/// The maps of all levels that the hero remembers. The destination that the player chooses on the present
/// one; nothing if the player cancelled.
[[nodiscard]] Task<std::optional<autopilot::TravelTo>> show_map(GameContext* context);
/// The list of the places that the hero remembers. The destination that the player chooses; nothing if the
/// player cancelled.
[[nodiscard]] Task<std::optional<autopilot::TravelTo>> find_place(GameContext* context);
/// The command to descend, with the attribute to raise if the level below is new; nothing if the player
/// stays.
[[nodiscard]] Task<std::optional<rules::Descend>> descend(GameContext* context);
/// The command to raise an attribute by a choice that is owed; nothing if the player cancelled.
[[nodiscard]] Task<std::optional<rules::Grow>> grow(GameContext* context);
/// One of the actions of the play prompt, from a menu without steps and runs; Cancel if the player cancelled.
[[nodiscard]] Task<screen::Action> choose_play_action(GameContext* context);
/// How a command was chosen.
enum class Chosen : std::uint8_t {
    ByCommand,  ///< at once, perhaps as a repetition
    ByAiming    ///< with a target that was aimed at anew
};
/// True if the player wants the hero to carry out the command: at once if the hero knows of no harm in it to
/// itself or to one that is no enemy, else by the answer to a question. What was agreed to while it was aimed
/// is not asked about again. Nor is, if it was not aimed anew, the deed that the hero did last, from the same
/// cell at the same target, or a confused step from a cell in which the last one stumbled. A command that
/// `check` refuses is not asked about.
[[nodiscard]] Task<bool> confirm_harm(GameContext* context, rules::Command command, Chosen chosen);
/// The command to close a door beside the hero. Asks only if there are several; nothing if the player
/// cancelled.
[[nodiscard]] Task<std::optional<rules::CloseDoor>> close_door(GameContext* context);
/// The command to deal with what stands beside the hero: it rolls a prop, sets a fire, or switches a lamp.
/// Asks only if there are several directions, or several things to do. Nothing if the player cancelled.
[[nodiscard]] Task<std::optional<rules::Command>> interact(GameContext* context);
/// The command to disarm a trap beside the hero. Asks only if there are several; nothing if the player
/// cancelled.
[[nodiscard]] Task<std::optional<rules::Disarm>> disarm(GameContext* context);
/// The pause menu and what it opens. What follows the run; nothing if it is resumed.
[[nodiscard]] Task<std::optional<AfterRun>> pause(GameContext* context);
/// True if the player confirms that the run is abandoned. The cursor starts on "no".
[[nodiscard]] Task<bool> confirm_abandon(GameContext* context);
/// The options: scale, full screen, volumes, motion. Each change is seen at once, and stored at the end.
[[nodiscard]] Task<void> change_options(GameContext* context);
/// The screen of key bindings. Each change applies at once.
[[nodiscard]] Task<void> change_bindings(GameContext* context);
/// The screen of the best runs; `latest` is the place of the run that has just ended. A run of
/// which the player took over the recording; nothing if the player left.
[[nodiscard]] Task<std::optional<TakenOverRun>> scores(GameContext* context,
                                                       std::optional<std::int32_t> latest);
/// The screen that describes the hero.
[[nodiscard]] Task<void> character(GameContext* context);
/// The screen that describes a thing of the pack or a ware. What is to be done with it: Confirm for its deed,
/// or else what its list does; Throw, Drop or PutOnQuickSlot, if it has a deed; or Cancel for nothing.
[[nodiscard]] Task<screen::Action> inspect_item(GameContext* context, screen::ItemModel model);
/// A cheat from the menu of cheats; nothing if the player cancelled.
[[nodiscard]] Task<std::optional<rules::Cheat>> choose_cheat(GameContext* context);
/// Opens a screen that is only read: examine, character, messages, discoveries or a page of the help.
[[nodiscard]] Task<void> read(GameContext* context, screen::Offer answer);
/// The rule book, opened at a page; its last page is the table of keys.
[[nodiscard]] Task<void> help(GameContext* context, screen::RulePage first = screen::RulePage::Start);
/// The screen that lists what the hero knows of potions, scrolls and other unidentified kinds.
[[nodiscard]] Task<void> discoveries(GameContext* context);
/// The screen of the message history.
[[nodiscard]] Task<void> messages(GameContext* context);

}  // namespace torchwake::flow
