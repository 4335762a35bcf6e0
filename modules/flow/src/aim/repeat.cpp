#include "aim/repeat.hpp"

#include "aim/aimed_command.hpp"
#include "menus/choice.hpp"
#include "menus/last_deed.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

/// The command that does the deed again; nothing if its item or spell is gone.
std::optional<AimedCommand> command_of(const forecast::Knowledge& knowledge,
                                       const forecast::AimedDeed& deed) {
    if (deed.weapon.valid()) {
        return rules::Fire{};
    }
    if (deed.source.spell.valid()) {
        const std::vector<forecast::KnownSpell> spells = knowledge.spells();
        const auto known = std::ranges::find(spells, deed.source.spell, &forecast::KnownSpell::spell);
        const auto place = static_cast<rules::Slot::rep>(known - spells.begin());
        return known == spells.end() ? std::nullopt
                                     : std::optional<AimedCommand>(rules::Cast{rules::Slot{place}});
    }
    const std::vector<forecast::PackEntry> pack = knowledge.pack();
    const auto entry = std::ranges::find(pack, std::optional(deed.source.item), &forecast::PackEntry::item);
    if (entry == pack.end()) {
        return std::nullopt;
    }
    return deed.thrown ? AimedCommand(rules::Throw{entry->slot}) : AimedCommand(rules::UseItem{entry->slot});
}

/// The command at the first target that it can be aimed at; else the reason why there is none is shown.
std::optional<rules::Command> aim_again(GameContext& context, const AimedCommand& aimed) {
    const rules::Command without_target =
        std::visit([](auto command) -> rules::Command { return command; }, aimed);
    if (!allow_choice(context, without_target)) {
        return std::nullopt;
    }
    std::optional<rules::Refusal> fault;
    for (const forecast::KnownActor& target : targets_of(context)) {
        const rules::Command command = command_at(aimed, target.at);
        const std::optional<rules::Refusal> refusal = refusal_of(context, command);
        if (!refusal) {
            context.runs().remember_target(target.id);
            return command;
        }
        fault = fault.value_or(*refusal);
    }
    if (fault) {
        context.stage().show(*fault);
    } else {
        context.stage().show(screen::Notice{"repeat-no-target", ""});
    }
    return std::nullopt;
}

}  // namespace

std::vector<forecast::KnownActor> targets_of(const GameContext& context) {
    std::vector<forecast::KnownActor> targets;
    const rules::EntityId last = context.runs().last_target();
    for (const forecast::KnownActor& actor : context.knowledge().actors_in_view()) {
        if (actor.id == last) {
            targets.insert(targets.begin(), actor);
        } else if (actor.hostile) {
            targets.push_back(actor);
        }
    }
    return targets;
}

std::optional<rules::Command> repeat_last_deed(GameContext& context) {
    const forecast::Knowledge knowledge = context.knowledge();
    const std::optional<LastDeed> last = last_deed(context.run()->chronicle, knowledge);
    if (!last) {
        context.stage().show(screen::Notice{"repeat-nothing", ""});
        return std::nullopt;
    }
    const std::optional<AimedCommand> aimed = command_of(knowledge, last->deed);
    if (!aimed) {
        const content::ItemId item = last->deed.source.item;
        const std::string& name = knowledge.catalog().item(item).name;
        context.stage().show(screen::Notice{"repeat-none-left", name});
        return std::nullopt;
    }
    return aim_again(context, *aimed);
}

}  // namespace torchwake::flow
