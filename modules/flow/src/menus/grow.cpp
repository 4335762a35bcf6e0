// The choice of the attribute to raise: on the first way down to a level, and for choices that are owed.

#include "menus/choice.hpp"

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/encounters.hpp>

#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

using rules::Attribute;

/// The hero once the attribute is raised; nothing if the rules don't let it be raised now.
std::optional<forecast::HeroFacts> grown_hero(const GameContext& context, Attribute attribute) {
    rules::World world = context.run()->world;
    world.run.owed_choices = 1;
    const rules::Checked checked = rules::check(context.ruleset(), world, rules::Grow{attribute});
    const auto* const plan = std::get_if<rules::Plan>(&checked);
    if (plan == nullptr) {
        return std::nullopt;
    }
    rules::Events events;
    rules::apply(context.ruleset(), world, *plan, events);
    return forecast::Knowledge(*context.ruleset().catalog, world).hero();
}

/// The hostile kind, of those that the hero met, whose blows do most damage to it on average; invalid if it
/// met none.
content::MonsterId strongest_met(const GameContext& context) {
    const forecast::Knowledge knowledge = context.knowledge();
    content::MonsterId strongest;
    std::int32_t most = -1;
    for (const save::Encounter& encounter : context.run()->chronicle.encounters().kinds) {
        const forecast::KnownActor one = forecast::unhurt(knowledge, encounter.kind);
        const std::int32_t damage = forecast::expected_damage(knowledge, one);
        if (encounter.met > 0 && one.hostile && damage > most) {
            strongest = encounter.kind;
            most = damage;
        }
    }
    return strongest;
}

/// The cursor starts on the attribute of the weapon in hand. The lines have letters that are not among the
/// keys for steps.
screen::MenuModel growth_menu(const GameContext& context, screen::MenuPurpose purpose) {
    screen::MenuModel menu{purpose, {}, 0};
    const forecast::HeroFacts hero = context.knowledge().hero();
    const content::MonsterId strongest = strongest_met(context);
    const Attribute in_hand = forecast::attribute_behind_hits(hero, *context.ruleset().catalog);
    for (const auto& [attribute, letter] :
         {std::pair{Attribute::Strength, U's'}, std::pair{Attribute::Dexterity, U'd'},
          std::pair{Attribute::Intelligence, U'i'}, std::pair{Attribute::Constitution, U'c'}}) {
        if (attribute == in_hand) {
            menu.cursor = static_cast<std::int32_t>(menu.lines.size());
        }
        menu.lines.push_back({screen::GrowLine{attribute, rules::attribute_of(hero.attributes, attribute),
                                               grown_hero(context, attribute), strongest},
                              letter});
    }
    return menu;
}

Task<std::optional<Attribute>> choose_growth(GameContext* context, screen::MenuPurpose purpose,
                                             std::string_view name) {
    screen::MenuModel menu = growth_menu(*context, purpose);
    const LayerScope scope(context->stack(), name, &menu, menu);
    const std::optional<std::int32_t> line = co_await choose_line(context, &menu);
    if (!line) {
        co_return std::nullopt;
    }
    co_return std::get<screen::GrowLine>(menu.lines[static_cast<std::size_t>(*line)].what).attribute;
}

}  // namespace

Task<std::optional<rules::Descend>> descend(GameContext* context) {
    if (!is_refused(*context, rules::Descend{}, rules::RefusalReason::ChoiceNeeded)) {
        co_return rules::Descend{};
    }
    const std::optional<Attribute> attribute =
        co_await choose_growth(context, screen::MenuPurpose::LevelUp, "level-up");
    co_return attribute ? std::optional(rules::Descend{attribute}) : std::nullopt;
}

Task<std::optional<rules::Grow>> grow(GameContext* context) {
    if (is_refused(*context, rules::Grow{}, rules::RefusalReason::NoChoiceOwed)) {
        co_return rules::Grow{};  // the rules refuse it and say why
    }
    const std::optional<Attribute> attribute =
        co_await choose_growth(context, screen::MenuPurpose::Grow, "grow");
    co_return attribute ? std::optional(rules::Grow{*attribute}) : std::nullopt;
}

}  // namespace torchwake::flow
