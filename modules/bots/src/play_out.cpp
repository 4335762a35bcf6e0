#include <torchwake/bots/play_out.hpp>
#include <torchwake/core/hash.hpp>

namespace torchwake::bots {
namespace {

/// More than the choices that a hero can be owed at once.
constexpr std::int32_t most_free_commands = 100;

std::string cause_of(const PlayedRun& run) {
    if (!run.outcome) {
        return "turns";
    }
    if (run.outcome->end == rules::RunEnd::HeroEscaped) {
        return run.fate.means.empty() ? "escaped" : run.fate.means;
    }
    return run.fate.killer;
}

/// The kind that the hero used in a turn, as it turned out to be; invalid if none.
content::ItemId used_in(const rules::Events& events) {
    content::ItemId used;
    for (const rules::Event& event : events) {
        if (const auto* const use = std::get_if<rules::ItemUsed>(&event);
            use != nullptr && use->actor.id == rules::hero_id) {
            used = use->item;
        } else if (const auto* const found = std::get_if<rules::ItemRecognized>(&event);
                   found != nullptr && found->before == used) {
            used = found->item;
        }
    }
    return used;
}

/// Counts what the hero gained and spent in a turn that began at a depth.
void count_money(const content::Catalog& catalog, const rules::Event& event, std::int32_t depth,
                 PlayedRun& run) {
    if (const auto* const taken = std::get_if<rules::GiftTaken>(&event)) {
        run.gift = catalog.gift(taken->gift).id;
    } else if (const auto* const bought = std::get_if<rules::ItemBought>(&event)) {
        ++run.bought;
        run.bought_at_first += rules::deepest_depth(run.world) < 1 ? 1 : 0;
        run.spent += bought->price.value;
    } else if (const auto* const sold = std::get_if<rules::ItemSold>(&event)) {
        ++run.sold;
        run.earned += sold->price.value;
    } else if (const auto* const gained = std::get_if<rules::CoinsGained>(&event);
               gained != nullptr && gained->actor.id == rules::hero_id) {
        run.coins[depth] += gained->coins.value;
    }
}

/// Counts those whom matter killed by a deed of the hero.
void count_matter_kills(const content::Catalog& catalog, const rules::Events& events, PlayedRun& run) {
    std::optional<rules::Wound> last;
    for (const rules::Event& event : events) {
        if (const std::optional<rules::Wound> wound = rules::wound_in(event)) {
            last = wound;
        }
        const rules::ActorRef* const victim = rules::victim_of_hero(event);
        if (victim != nullptr && last && last->victim.id == victim->id && last->cause.by_matter()) {
            ++run.matter_kills[rules::matter_id(catalog, last->cause)];
        }
    }
}

/// Notes the lords that the hero met, and those that died.
void note_lords(const content::Catalog& catalog, const rules::Event& event, PlayedRun& run) {
    if (const auto* const began = std::get_if<rules::LordPhaseBegan>(&event)) {
        run.lords[catalog.monster(began->actor.kind).id + " met"] = 1;
    } else if (const auto* const died = std::get_if<rules::ActorDied>(&event);
               died != nullptr && catalog.monster(died->actor.kind).lord) {
        run.lords[catalog.monster(died->actor.kind).id + " fell"] = 1;
    }
}

void count_deeds(const content::Catalog& catalog, const rules::Events& events, std::int32_t depth,
                 PlayedRun& run) {
    for (const rules::Event& event : events) {
        count_money(catalog, event, depth, run);
        note_lords(catalog, event, run);
        const auto* const cast = std::get_if<rules::SpellCast>(&event);
        run.spells += cast != nullptr && cast->actor.id == rules::hero_id ? 1 : 0;
        if (const auto* const ended = std::get_if<rules::AnnouncementEnded>(&event); ended != nullptr) {
            ++run.announced[std::string(content::enum_id(ended->end))];
        }
    }
    count_matter_kills(catalog, events, run);
    if (const content::ItemId used = used_in(events); used.valid()) {
        ++run.used[catalog.item(used).id];
    }
}

/// The command in place of one that is refused.
rules::Command instead(const rules::World& world) {
    switch (world.choice.kind) {
        case rules::ChoiceKind::None:
            return rules::Wait{};
        case rules::ChoiceKind::Gift:
            return rules::AnswerChoice{rules::Slot{0}};
        default:
            return rules::AnswerChoice{};
    }
}

}  // namespace

PlayedRun play_out(const rules::Ruleset& ruleset, std::uint64_t seed, Bot& bot, std::int32_t max_turns,
                   const TurnWatcher& watch) {
    PlayedRun run;
    run.world = rules::new_run(ruleset, seed);
    run.hash = rules::state_hash({ruleset, run.world});
    core::Hasher trail;
    trail.add(run.hash);
    rules::Inquest inquest(ruleset.catalog->hero());
    rules::Turn turn;
    const auto take = [&](const rules::Command& command) {
        rules::take_turn(ruleset, run.world, command, turn);
        for (const rules::Event& event : turn.events) {
            inquest.hear(event);
        }
        trail.add(turn.hash);
        if (watch) {
            watch(turn);
        }
    };
    std::int32_t free_commands = 0;
    while (!run.outcome && run.world.run.turn < max_turns) {
        const std::int32_t before = run.world.run.turn;
        const std::int32_t depth = run.world.level.depth;
        take(bot.next({*ruleset.catalog, run.world}));
        count_deeds(*ruleset.catalog, turn.events, depth, run);
        free_commands = run.world.run.turn == before ? free_commands + 1 : 0;
        if (turn.refusal || free_commands > most_free_commands) {
            take(instead(run.world));
            free_commands = 0;
        }
        run.outcome = turn.outcome;
        run.hash = turn.hash;
    }
    run.trail = trail.digest();
    if (run.outcome) {
        run.fate = rules::fate_of(*ruleset.catalog, *run.outcome, inquest.cause());
    }
    run.cause = cause_of(run);
    if (run.lords.contains(run.cause + " met")) {
        run.lords[run.cause + " killed"] = 1;
    }
    run.score = rules::score_of(run.world);
    return run;
}

}  // namespace torchwake::bots
