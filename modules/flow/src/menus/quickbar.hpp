#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/screen/prompt.hpp>

#include <optional>

namespace torchwake::flow {

/// Adds the actions that put the chosen thing of a list on the quickbar.
void offer_quick_slots(screen::Prompt& prompt);
/// True for those actions.
[[nodiscard]] bool puts_on_quickbar(screen::Action action);

/// The command that puts a thing on the place that the action names; PutOnQuickSlot asks for the place. A
/// thing that is on that place already is taken from it. Nothing if the player cancelled. Requires:
/// puts_on_quickbar(action); `thing` names an item or a spell that the hero has.
[[nodiscard]] Task<std::optional<rules::Command>> put_on_quickbar(GameContext* context, screen::Action action,
                                                                  rules::SetQuickSlot thing);

/// The use of an item of the pack, aimed if necessary: gear is put on or taken off, ammunition shot or
/// thrown, other things used, or thrown if that is what they are for. A refusal is shown; then, and if the
/// player cancelled, nothing. Requires: the entry has an item.
[[nodiscard]] Task<std::optional<rules::Command>> use_carried(GameContext* context,
                                                              forecast::PackEntry entry);
/// The throw of an item of the pack, aimed; otherwise as use_carried().
[[nodiscard]] Task<std::optional<rules::Command>> throw_carried(GameContext* context,
                                                                forecast::PackEntry entry);
/// The cast of the spell at that place of the spellbook, aimed if necessary; otherwise as use_carried().
[[nodiscard]] Task<std::optional<rules::Command>> cast_known(GameContext* context, rules::Slot place);

}  // namespace torchwake::flow
