#pragma once

// The scenes of the game, as coroutines that answer what the player chose. Each opens its layer for as long
// as it runs. All are ended by closing the backstage. Requires, of all: the backstage outlives the scene;
// those of a run need one.

#include <torchwake/flow/backstage.hpp>
#include <torchwake/flow/player.hpp>
#include <torchwake/flow/task.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::flow {

/// What comes after a scene that stands for itself.
enum class NextScene : std::uint8_t { Title, NewRun, ResumedRun, Quit };
struct Next {
    NextScene scene = NextScene::Title;
    std::uint64_t seed = 0;  ///< of a new run
};

/// The whole game, from the scene that it opens with until the player quits.
[[nodiscard]] Task<void> tell_story(Backstage* backstage, Start start);

/// New game, continue, options, help, quit.
[[nodiscard]] Task<Next> title(Backstage* backstage);
/// The run until it is over and its recap was left, or until the player leaves it.
[[nodiscard]] Task<Next> play(Backstage* backstage);
/// Two red seconds that nothing but closing ends; then the recap.
[[nodiscard]] Task<Next> death(Backstage* backstage, rules::RunOutcome outcome);

/// A slot of the hero's pack whose item can be used now, or nothing. A refused choice says why and stays.
[[nodiscard]] Task<std::optional<rules::Slot>> use_item(Backstage* backstage);
/// The same for dropping.
[[nodiscard]] Task<std::optional<rules::Slot>> drop_item(Backstage* backstage);
/// The door to close, asked only where there are several; nothing where the player thought better of it.
[[nodiscard]] Task<std::optional<rules::CloseDoor>> close_door(Backstage* backstage);
/// Resume (nothing), options, help, save and quit, abandon.
[[nodiscard]] Task<std::optional<Leave>> pause(Backstage* backstage);
/// Whether a run is really to be lost. Starts on "no".
[[nodiscard]] Task<bool> confirm_abandon(Backstage* backstage);
/// Scale, full screen, volumes, motion; each change is seen at once, and stored at the end.
[[nodiscard]] Task<void> change_options(Backstage* backstage);
/// The table of keys.
[[nodiscard]] Task<void> help(Backstage* backstage);
/// The message history.
[[nodiscard]] Task<void> messages(Backstage* backstage);

}  // namespace torchwake::flow
