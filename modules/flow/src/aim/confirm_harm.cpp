// The question before a command that would harm the hero or one that is no enemy, or be wasted.

#include "menus/choice.hpp"
#include "menus/last_deed.hpp"

#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/harm.hpp>
#include <torchwake/rules/matter.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

bool is_same(const forecast::AimedDeed& one, const forecast::AimedDeed& other) {
    return one.source.item == other.source.item && one.source.spell == other.source.spell &&
           one.weapon == other.weapon && one.thrown == other.thrown && one.target == other.target;
}

/// True if the hero's last turn was the same deed, from the same cell.
bool was_done_last(const GameContext& context, const forecast::AimedDeed& deed) {
    const forecast::Knowledge knowledge = context.knowledge();
    const std::optional<LastDeed> last = last_deed(context.run()->chronicle, knowledge);
    return last && last->turn == knowledge.turn() && last->from == knowledge.hero().at &&
           is_same(last->deed, deed);
}

/// True if the hero is confused, and its last turn was a step that left it in its cell.
bool has_just_stumbled(const GameContext& context) {
    const forecast::Knowledge knowledge = context.knowledge();
    const forecast::HeroFacts hero_facts = knowledge.hero();
    if (forecast::turns_left(hero_facts.conditions, content::ConditionKind::Confusion) == 0) {
        return false;
    }
    const core::Point here = knowledge.hero().at;
    const content::MonsterId hero = knowledge.catalog().hero();
    return std::ranges::any_of(context.run()->chronicle.entries(), [&](const save::ChronicleEntry& entry) {
        const rules::Event* const event = entry.event();
        const auto* const stumbled = event != nullptr ? std::get_if<rules::ActorStumbled>(event) : nullptr;
        return stumbled != nullptr && entry.turn == knowledge.turn() && stumbled->actor.kind == hero &&
               stumbled->actor.at == here;
    });
}

/// True if the player agreed to that harm in the turn before.
bool was_agreed(const GameContext& context, const rules::Command& command) {
    if (std::holds_alternative<rules::Walk>(command)) {
        return has_just_stumbled(context);
    }
    const std::optional<forecast::AimedDeed> deed = forecast::aimed_deed(context.knowledge(), command);
    return deed && was_done_last(context, *deed);
}

/// True if the hero is in water that carries things away.
bool swims(const GameContext& context) {
    const forecast::Knowledge knowledge = context.knowledge();
    return rules::carries_away(knowledge.catalog(), knowledge.matter(knowledge.hero().at));
}

/// True if the player agreed to what the water takes when the hero stepped into it.
bool swims_on(const GameContext& context, const forecast::HarmForecast& harm) {
    return harm.kind == forecast::HarmKind::Loss && swims(context) && context.runs().agreed_to_swim();
}

/// The harm that the player has to agree to; nothing if the command may be carried out at once.
std::optional<forecast::HarmForecast> harm_to_ask_about(const GameContext& context,
                                                        const rules::Command& command, Chosen chosen) {
    if (refusal_of(context, command)) {
        return std::nullopt;
    }
    const std::optional<forecast::HarmForecast> harm = forecast::forecast_harm(context.knowledge(), command);
    const bool agreed =
        (chosen == Chosen::ByCommand && was_agreed(context, command)) || (harm && swims_on(context, *harm));
    return agreed ? std::nullopt : harm;
}

/// The direction of a step answers its question, too.
screen::Prompt confirm_prompt(const rules::Command& command) {
    screen::Prompt prompt{{{Action::Confirm}, {Action::Cancel}}};
    prompt.only_fresh = true;
    if (const auto* const walk = std::get_if<rules::Walk>(&command)) {
        prompt.offers.push_back({screen::step_towards(walk->direction)});
    }
    return prompt;
}

}  // namespace

Task<bool> confirm_harm(GameContext* context, rules::Command command, Chosen chosen) {
    const bool agreed_before = context->runs().take_agreed(command);
    if (!swims(*context)) {
        context->runs().note_swim(false);
    }
    const std::optional<forecast::HarmForecast> harm =
        agreed_before ? std::nullopt : harm_to_ask_about(*context, command, chosen);
    if (!harm) {
        co_return true;
    }
    const screen::ConfirmModel model{harm->at, *harm};
    const LayerScope scope(context->stack(), "confirm", &model);
    const screen::Prompt prompt = confirm_prompt(command);
    const screen::Offer answer = co_await context->asker().ask(prompt);
    const bool agrees = answer.action != Action::Cancel;
    if (harm->kind == forecast::HarmKind::Loss) {
        context->runs().note_swim(agrees);
    }
    co_return agrees;
}

}  // namespace torchwake::flow
