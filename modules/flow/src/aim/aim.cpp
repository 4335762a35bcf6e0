#include "aim/aimed_command.hpp"
#include "aim/forecast_cursor.hpp"
#include "aim/repeat.hpp"
#include "menus/choice.hpp"

#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/shooting.hpp>

#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The action that is aimed: a use, a cast, a throw or a shot.
struct Aimed {
    AimedCommand deed;
    content::EffectSource source;  ///< the item that is used, thrown or shot, or the spell
    content::ItemId weapon{};      ///< the weapon of a shot
};

forecast::AimedDeed deed_at(const Aimed& aimed, core::Point target) {
    return {aimed.source, aimed.weapon, std::holds_alternative<rules::Throw>(aimed.deed), target};
}

core::Point first_target_of(const GameContext& context, const Aimed& aimed) {
    std::vector<core::Point> targets;
    for (const forecast::KnownActor& target : targets_of(context)) {
        targets.push_back(target.at);
    }
    return first_target(context.knowledge(), deed_at(aimed, {}), targets, [&](core::Point target) {
        return !refusal_of(context, command_at(aimed.deed, target));
    });
}

/// Updates the model with the outlook at its cell, and with the reason why the cell is refused, if there is
/// one.
void consider(const GameContext& context, const Aimed& aimed, screen::AimModel& model) {
    const forecast::AimedDeed deed = deed_at(aimed, model.at);
    model.forecast = forecast::forecast_deed(context.knowledge(), deed);
    model.fates = forecast::forecast_fates(context.knowledge(), deed, model.forecast);
    model.refusal = refusal_of(context, command_at(aimed.deed, model.at));
}

/// Shows why the cell is refused, or remembers the actor there for the next aim. False if the cell is
/// refused.
bool settle(GameContext& context, const screen::AimModel& model) {
    if (model.refusal) {
        context.stage().show(*model.refusal);
        return false;
    }
    const std::optional<forecast::KnownActor> target = context.knowledge().actor(model.at);
    context.runs().remember_target(target ? target->id : rules::EntityId{});
    return true;
}

/// The enemies in view, by danger; those that are not refused as targets come first.
std::vector<core::Point> targets_by_reach(const GameContext& context, const Aimed& aimed) {
    std::vector<core::Point> within;
    std::vector<core::Point> beyond;
    for (const core::Point target : enemies_by_danger(context.knowledge())) {
        (refusal_of(context, command_at(aimed.deed, target)) ? beyond : within).push_back(target);
    }
    within.insert(within.end(), beyond.begin(), beyond.end());
    return within;
}

}  // namespace

Task<std::optional<rules::Command>> aim(GameContext* context, AimedCommand command,
                                        content::EffectSource source) {
    const bool shoots = std::holds_alternative<rules::Fire>(command);
    const Aimed aimed{command, source, shoots ? context->knowledge().hero().shooter : content::ItemId{}};
    const core::Point first = first_target_of(*context, aimed);
    const CursorField field{context->knowledge().size(),
                            beginning_with(first, targets_by_reach(*context, aimed))};
    const screen::Prompt prompt = forecast_prompt(field.level);
    screen::AimModel model{aimed.source.item,
                           first,
                           {},
                           {},
                           aimed.source.spell,
                           aimed.weapon,
                           std::holds_alternative<rules::Throw>(aimed.deed),
                           {},
                           context->knowledge().hero().at,
                           forecast::reach_of(context->knowledge().catalog(), deed_at(aimed, first))};
    consider(*context, aimed, model);
    const LayerScope scope(context->stack(), "aim", &model);
    for (;;) {
        const screen::Offer answer = co_await context->asker().ask(prompt);
        if (only_shows(answer)) {
            co_await show_on_map(context, answer.action);
            continue;
        }
        if (answer.action == Action::Cancel) {
            co_return std::nullopt;
        }
        model.at = moved_cursor(model.at, answer, field);
        consider(*context, aimed, model);
        if (!confirms(answer.action) || !settle(*context, model)) {
            continue;
        }
        const rules::Command deed = command_at(aimed.deed, model.at);
        const bool agreed = co_await confirm_harm(context, deed, Chosen::ByAiming);
        if (agreed) {
            context->runs().note_agreed(deed);
            co_return deed;
        }
    }
}

Task<std::optional<rules::Command>> fire(GameContext* context) {
    const std::optional<forecast::PackEntry> ammunition = forecast::ammunition_at_hand(context->knowledge());
    if (!ammunition) {
        co_return rules::Fire{};  // the rules refuse it and say what is missing
    }
    const AimedCommand shot = rules::Fire{};
    const content::EffectSource missile{*ammunition->item, {}};
    co_return co_await aim(context, shot, missile);
}

}  // namespace torchwake::flow
