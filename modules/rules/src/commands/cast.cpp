#include "commands/common.hpp"
#include "fight/announcing.hpp"
#include "magic/spellbook.hpp"
#include "turn/initiative.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/announcement.hpp>

namespace torchwake::rules {

Checked check(const CommandContext& context, const Cast& cast) {
    const content::SpellId id = spell_at(context.world, context.actor, cast.place);
    if (!id.valid()) {
        return refuse(RefusalReason::SpellNotKnown);
    }
    const content::SpellDef& spell = context.catalog.spell(id);
    if (context.world.entities.vitals[context.actor].mana < spell.cost) {
        return Refusal{RefusalReason::TooLittleMana, {}, id};
    }
    if (const auto fault = fault_of_portal(context, spell.effects)) {
        return Refusal{*fault, {}, id};
    }
    if (!spell.aim) {
        return context.plan(CastPlan{id, std::nullopt});
    }
    if (const auto fault = fault_of_aim(context, spell.aim->range, cast.target)) {
        return Refusal{*fault, {}, id};
    }
    return announces(definition_of(context, context.actor), id) ? context.plan(AnnouncePlan{id, *cast.target})
                                                                : context.plan(CastPlan{id, cast.target});
}

namespace {

void cast(const ActionContext& context, const CastPlan& casting, const std::vector<core::Point>* cells) {
    World& world = context.world;
    world.entities.vitals[context.actor].mana -= context.catalog.spell(casting.spell).cost;
    context.events.emplace_back(SpellCast{actor_ref(world, context.actor), casting.spell});
    add_noise_at(world, position_of(world, context.actor), noise_of_spell);
    bring_about(context, {{}, casting.spell}, casting.target, cells);
}

}  // namespace

void apply(const ActionContext& context, const CastPlan& casting) {
    cast(context, casting, nullptr);
}

void apply(const ActionContext& context, const AnnouncePlan& announcement) {
    World& world = context.world;
    const ActorRef actor = actor_ref(world, context.actor);
    world.entities.announcements.insert(
        context.actor, announcement_of(context, context.actor, announcement.spell, announcement.target));
    const std::int32_t ticks = ticks_of_action(world, context.actor, turns_of_announcement);
    context.events.emplace_back(SpellAnnounced{actor, announcement.spell, ticks});
}

void apply(const ActionContext& context, const CastAnnouncedPlan&) {
    World& world = context.world;
    const ActorRef actor = actor_ref(world, context.actor);
    const Announcement announced = world.entities.announcements[context.actor];
    const std::vector<core::Point> cells = cells_of(announced);
    const bool reached = reaches(announced, position_of(world, hero_id));
    world.entities.announcements.erase(context.actor);
    context.events.emplace_back(AnnouncementEnded{
        actor, announced.spell, reached ? AnnouncementEnd::Reached : AnnouncementEnd::Missed});
    cast(context, {announced.spell, announced.target}, &cells);
}

}  // namespace torchwake::rules
