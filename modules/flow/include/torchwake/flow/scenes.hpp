#pragma once

// The scenes of the game, as coroutines that answer what the player chose. Each opens its layer for as long
// as it runs. All are ended by closing the context. Requires, of all: the context outlives the scene;
// those of a run need one.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/prompts.hpp>
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

// What comes after a screen that stands for itself.

struct ShowTitle {};
struct BeginRun {
    std::uint64_t seed = 0;
};
struct ResumeRun {
    std::string run;  ///< its name
};
struct WatchRun {
    std::string run;
};
/// From within the run, which then goes on.
struct WatchAndResumeRun {
    std::string run;
};
struct WatchRunAndQuit {
    std::string run;
};
struct Quit {};
using Next = std::variant<ShowTitle, BeginRun, ResumeRun, WatchRun, WatchAndResumeRun, WatchRunAndQuit, Quit>;

/// The whole game, from the scene that it opens with until the player quits; `watched`: the run of
/// Start::Watch.
[[nodiscard]] Task<void> run_game(GameContext* context, Start start, std::string watched);

/// New game, continue, scores, options, help, quit.
[[nodiscard]] Task<Next> title(GameContext* context);
/// The name of one of those runs, to go on with or to watch; nothing where the player thought better of it.
/// Requires: there is one.
[[nodiscard]] Task<std::optional<std::string>> choose_run(GameContext* context,
                                                          std::vector<save::RunSummary> runs,
                                                          screen::MenuPurpose purpose);
/// A stored run, played again: to look at, and to take over from any moment as a run for practice. Where
/// another process plays it, its new commands follow. Answers what comes after the run that was taken over,
/// or after one that can't be read; nothing where it was only looked at.
[[nodiscard]] Task<std::optional<Next>> watch(GameContext* context, std::string run);
/// The text of a field, Name or Seed, as it was typed; nothing where the player thought better of it.
[[nodiscard]] Task<std::optional<std::string>> edit_text(GameContext* context, screen::Action purpose,
                                                         std::string text);
/// The run until it is over and its recap was left, or until the player leaves it.
[[nodiscard]] Task<Next> play(GameContext* context);
/// Two red seconds that nothing but closing ends; then the recap.
[[nodiscard]] Task<Next> death(GameContext* context, rules::RunOutcome outcome);
/// The prize is out of the dungeon: an end of its own, then the recap.
[[nodiscard]] Task<Next> victory(GameContext* context, rules::RunOutcome outcome);

/// The use of an item of the hero's pack, aimed where it has to be, or nothing: gear is taken in hand, put on
/// or taken off. A refused choice says why and stays.
[[nodiscard]] Task<std::optional<rules::Command>> use_item(GameContext* context);
/// The same for dropping.
[[nodiscard]] Task<std::optional<rules::Command>> drop_item(GameContext* context);
/// The same for taking off.
[[nodiscard]] Task<std::optional<rules::Command>> take_off(GameContext* context);
/// The cast of a spell that the hero knows, aimed where it has to be, or nothing. A refused choice says why
/// and stays.
[[nodiscard]] Task<std::optional<rules::Cast>> cast_spell(GameContext* context);
/// The same for throwing, at what is aimed at.
[[nodiscard]] Task<std::optional<rules::Command>> throw_item(GameContext* context);
/// A shot with what is held, at what is aimed at, or nothing.
[[nodiscard]] Task<std::optional<rules::Command>> fire(GameContext* context);
/// How many of a stack to drop; nothing where the player went back. Requires: there are several.
[[nodiscard]] Task<std::optional<std::int32_t>> choose_count(GameContext* context, std::int32_t most);
/// Where to throw the item of a slot, one that `check` allows; nothing where the player went back.
[[nodiscard]] Task<std::optional<core::Point>> aim_throw(GameContext* context, rules::Slot slot,
                                                         content::ItemId item);
/// Where to aim the item of a slot, one that `check` allows; nothing where the player went back.
[[nodiscard]] Task<std::optional<core::Point>> aim(GameContext* context, rules::Slot slot,
                                                   content::ItemId item);
/// The same for the spell in a place of the hero's spellbook.
[[nodiscard]] Task<std::optional<core::Point>> aim_spell(GameContext* context, rules::Slot place,
                                                         content::SpellId spell);
/// The answer to what an effect asks: a thing of the hero's pack, or none. Requires: something is asked.
[[nodiscard]] Task<rules::Command> answer_choice(GameContext* context);
/// A cursor over what is known. Starts where the pointer hovers, else at the hero.
[[nodiscard]] Task<void> examine(GameContext* context);
/// A place to go to, or nothing. Starts on the known stairs down.
[[nodiscard]] Task<std::optional<autopilot::TravelTo>> choose_way(GameContext* context);
/// The way down, with what to grow in where the level below is new; nothing where the player stays.
[[nodiscard]] Task<std::optional<rules::Descend>> descend(GameContext* context);
/// What to grow in by an owed choice, or nothing.
[[nodiscard]] Task<std::optional<rules::Grow>> grow(GameContext* context);
/// One of the offers of the play prompt, from a menu of those that are no step or run; Cancel where the
/// player went back. Requires: the prompt outlives the wait.
[[nodiscard]] Task<screen::Action> choose_play_action(GameContext* context, const screen::Prompt* prompt);
/// The door to close, asked only where there are several; nothing where the player thought better of it.
[[nodiscard]] Task<std::optional<rules::CloseDoor>> close_door(GameContext* context);
/// The trap to put out of action, asked only where there are several; nothing where the player thought better
/// of it.
[[nodiscard]] Task<std::optional<rules::Disarm>> disarm(GameContext* context);
/// Resume (nothing), options, help, watch, save and quit, abandon.
[[nodiscard]] Task<std::optional<Leave>> pause(GameContext* context);
/// Whether a run is really to be lost. Starts on "no".
[[nodiscard]] Task<bool> confirm_abandon(GameContext* context);
/// Scale, full screen, volumes, motion; each change is seen at once, and stored at the end.
[[nodiscard]] Task<void> change_options(GameContext* context);
/// Which keys do what. Each change holds at once.
[[nodiscard]] Task<void> change_bindings(GameContext* context);
/// The best runs; `latest` is the place of the one that just ended.
[[nodiscard]] Task<void> scores(GameContext* context, std::optional<std::int32_t> latest);
/// The hero's sheet.
[[nodiscard]] Task<void> character(GameContext* context);
/// All about what is in a slot of the pack.
[[nodiscard]] Task<void> inspect_item(GameContext* context, rules::Slot slot);
/// A way to bend the run, or nothing.
[[nodiscard]] Task<std::optional<rules::Cheat>> choose_cheat(GameContext* context);
/// Opens one of the screens that are only looked at: examine, character, messages, discoveries or help.
[[nodiscard]] Task<void> read(GameContext* context, screen::Action action);
/// The table of keys.
[[nodiscard]] Task<void> help(GameContext* context);
/// What is known of potions, scrolls and their like.
[[nodiscard]] Task<void> discoveries(GameContext* context);
/// The message history.
[[nodiscard]] Task<void> messages(GameContext* context);

}  // namespace torchwake::flow
