#pragma once

// The scenes of the game, as coroutines that answer what the player chose. Each opens its layer for as long
// as it runs. All are ended by closing the backstage. Requires, of all: the backstage outlives the scene;
// those of a run need one.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/flow/backstage.hpp>
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
[[nodiscard]] Task<void> tell_story(Backstage* backstage, Start start, std::string watched);

/// New game, continue, scores, options, help, quit.
[[nodiscard]] Task<Next> title(Backstage* backstage);
/// The name of one of those runs, to go on with or to watch; nothing where the player thought better of it.
/// Requires: there is one.
[[nodiscard]] Task<std::optional<std::string>> choose_run(Backstage* backstage,
                                                          std::vector<save::RunSummary> runs,
                                                          screen::MenuPurpose purpose);
/// A stored run, played again: to look at, and to take over from any moment as a run for practice. Where
/// another process plays it, its new commands follow. Answers what comes after the run that was taken over,
/// or after one that can't be read; nothing where it was only looked at.
[[nodiscard]] Task<std::optional<Next>> watch(Backstage* backstage, std::string run);
/// The text of a field, Name or Seed, as it was typed; nothing where the player thought better of it.
[[nodiscard]] Task<std::optional<std::string>> edit_text(Backstage* backstage, screen::Action purpose,
                                                         std::string text);
/// The run until it is over and its recap was left, or until the player leaves it.
[[nodiscard]] Task<Next> play(Backstage* backstage);
/// Two red seconds that nothing but closing ends; then the recap.
[[nodiscard]] Task<Next> death(Backstage* backstage, rules::RunOutcome outcome);
/// The prize is out of the dungeon: an end of its own, then the recap.
[[nodiscard]] Task<Next> victory(Backstage* backstage, rules::RunOutcome outcome);

/// The use of an item of the hero's pack, aimed where it has to be, or nothing: gear is taken in hand, put on
/// or taken off. A refused choice says why and stays.
[[nodiscard]] Task<std::optional<rules::Command>> use_item(Backstage* backstage);
/// The same for dropping.
[[nodiscard]] Task<std::optional<rules::Command>> drop_item(Backstage* backstage);
/// The same for taking off.
[[nodiscard]] Task<std::optional<rules::Command>> take_off(Backstage* backstage);
/// The cast of a spell that the hero knows, aimed where it has to be, or nothing. A refused choice says why
/// and stays.
[[nodiscard]] Task<std::optional<rules::Cast>> cast_spell(Backstage* backstage);
/// The same for throwing, at what is aimed at.
[[nodiscard]] Task<std::optional<rules::Command>> throw_item(Backstage* backstage);
/// A shot with what is held, at what is aimed at, or nothing.
[[nodiscard]] Task<std::optional<rules::Command>> fire(Backstage* backstage);
/// How many of a stack to drop; nothing where the player went back. Requires: there are several.
[[nodiscard]] Task<std::optional<std::int32_t>> choose_count(Backstage* backstage, std::int32_t most);
/// Where to throw the item of a slot, one that `check` allows; nothing where the player went back.
[[nodiscard]] Task<std::optional<core::Point>> aim_throw(Backstage* backstage, rules::Slot slot,
                                                         content::ItemId item);
/// Where to aim the item of a slot, one that `check` allows; nothing where the player went back.
[[nodiscard]] Task<std::optional<core::Point>> aim(Backstage* backstage, rules::Slot slot,
                                                   content::ItemId item);
/// The same for the spell in a place of the hero's spellbook.
[[nodiscard]] Task<std::optional<core::Point>> aim_spell(Backstage* backstage, rules::Slot place,
                                                         content::SpellId spell);
/// The answer to what an effect asks: a thing of the hero's pack, or none. Requires: something is asked.
[[nodiscard]] Task<rules::Command> answer_choice(Backstage* backstage);
/// A cursor over what is known. Starts where the pointer hovers, else at the hero.
[[nodiscard]] Task<void> examine(Backstage* backstage);
/// A place to go to, or nothing. Starts on the known stairs down.
[[nodiscard]] Task<std::optional<autopilot::TravelTo>> choose_way(Backstage* backstage);
/// The way down, with what to grow in where the level below is new; nothing where the player stays.
[[nodiscard]] Task<std::optional<rules::Descend>> descend(Backstage* backstage);
/// What to grow in by an owed choice, or nothing.
[[nodiscard]] Task<std::optional<rules::Grow>> grow(Backstage* backstage);
/// One of the offers of the play prompt, from a menu of those that are no step or run; Cancel where the
/// player went back. Requires: the prompt outlives the wait.
[[nodiscard]] Task<screen::Action> choose_play_action(Backstage* backstage, const screen::Prompt* prompt);
/// The door to close, asked only where there are several; nothing where the player thought better of it.
[[nodiscard]] Task<std::optional<rules::CloseDoor>> close_door(Backstage* backstage);
/// The trap to put out of action, asked only where there are several; nothing where the player thought better
/// of it.
[[nodiscard]] Task<std::optional<rules::Disarm>> disarm(Backstage* backstage);
/// Resume (nothing), options, help, watch, save and quit, abandon.
[[nodiscard]] Task<std::optional<Leave>> pause(Backstage* backstage);
/// Whether a run is really to be lost. Starts on "no".
[[nodiscard]] Task<bool> confirm_abandon(Backstage* backstage);
/// Scale, full screen, volumes, motion; each change is seen at once, and stored at the end.
[[nodiscard]] Task<void> change_options(Backstage* backstage);
/// Which keys do what. Each change holds at once.
[[nodiscard]] Task<void> change_bindings(Backstage* backstage);
/// The best runs; `latest` is the place of the one that just ended.
[[nodiscard]] Task<void> scores(Backstage* backstage, std::optional<std::int32_t> latest);
/// The hero's sheet.
[[nodiscard]] Task<void> character(Backstage* backstage);
/// All about what is in a slot of the pack.
[[nodiscard]] Task<void> inspect_item(Backstage* backstage, rules::Slot slot);
/// A way to bend the run, or nothing.
[[nodiscard]] Task<std::optional<rules::Cheat>> choose_cheat(Backstage* backstage);
/// Opens one of the screens that are only looked at: examine, character, messages, discoveries or help.
[[nodiscard]] Task<void> read(Backstage* backstage, screen::Action action);
/// The table of keys.
[[nodiscard]] Task<void> help(Backstage* backstage);
/// What is known of potions, scrolls and their like.
[[nodiscard]] Task<void> discoveries(Backstage* backstage);
/// The message history.
[[nodiscard]] Task<void> messages(Backstage* backstage);

}  // namespace torchwake::flow
