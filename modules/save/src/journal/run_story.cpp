#include "values/value_type.hpp"

#include <torchwake/rules/fate.hpp>
#include <torchwake/save/chronicle.hpp>
#include <torchwake/save/run_story.hpp>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

/// The share of hit points up to which the hero has to come back from an escape.
constexpr std::int32_t safe_permille = 500;

std::int32_t permille_of(const forecast::HeroFacts& hero) {
    return std::max(hero.hit_points, 0) * 1000 / std::max(hero.max_hit_points, 1);
}

/// Finds the moments of a run, which hears of its turns in order.
class MomentFinder {
  public:
    explicit MomentFinder(const content::Catalog& catalog) : catalog_(&catalog) {}

    /// `position`: the number of commands before the turn; `prize`: what became of it, after the turn.
    void hear(std::int64_t position, const forecast::Knowledge& after, rules::Ending prize,
              const rules::Events& events, std::int32_t hit_points_before) {
        const forecast::HeroFacts hero = after.hero();
        Moment moment{
            MomentKind::Loss,    position, after.turn(), after.depth(), hit_points_before - hero.hit_points,
            hero.max_hit_points, {}};
        if (moment.amount > 0) {
            losses_.push_back(moment);
        }
        hear_health(moment, hero);
        hear_decline(moment, hero, events, hit_points_before);
        hear_prize(moment, prize);
        for (const rules::Event& event : events) {
            hear_event(moment, event);
        }
    }

    /// The moments of the run, in order.
    [[nodiscard]] std::vector<Moment> take() {
        std::vector<Moment> chosen;
        for (const std::vector<Moment>* const sure : {&prize_, &lords_}) {
            for (const Moment& moment : *sure) {
                add(chosen, moment);
            }
        }
        for (const std::optional<Moment>& moment : {decline_, escape_, kill_, level_}) {
            add(chosen, moment);
        }
        const auto by_share = [](const Moment& loss) {
            return std::tuple(-static_cast<std::int64_t>(loss.amount) * 1000 / std::max(loss.most, 1),
                              loss.position);
        };
        std::ranges::sort(losses_, {}, by_share);
        for (const Moment& loss : losses_) {
            add(chosen, loss);
        }
        std::ranges::sort(chosen, {}, &Moment::position);
        return chosen;
    }

  private:
    static void add(std::vector<Moment>& chosen, const std::optional<Moment>& moment) {
        const bool fits = moment && chosen.size() < most_moments &&
                          std::ranges::find(chosen, moment->position, &Moment::position) == chosen.end();
        if (fits) {
            chosen.push_back(*moment);
        }
    }

    /// Keeps the lowest point until the hero has come back from it.
    void hear_health(const Moment& moment, const forecast::HeroFacts& hero) {
        if (!hero.alive) {
            low_.reset();
        } else if (permille_of(hero) >= safe_permille) {
            if (low_ && (!escape_ || low_permille_ < escape_permille_)) {
                escape_ = low_;
                escape_permille_ = low_permille_;
            }
            low_.reset();
        } else if (!low_ || permille_of(hero) < low_permille_) {
            low_permille_ = permille_of(hero);
            low_ = moment;
            low_->kind = MomentKind::Escape;
            low_->amount = hero.hit_points;
        }
    }

    /// Keeps the turn at which the hero fell below the safe share, until it is safe again; if it dies first,
    /// that is the decline.
    void hear_decline(const Moment& moment, const forecast::HeroFacts& hero, const rules::Events& events,
                      std::int32_t hit_points_before) {
        if (hero.alive && permille_of(hero) >= safe_permille) {
            fall_.reset();
            return;
        }
        if (!fall_) {
            fall_ = moment;
            fall_->kind = MomentKind::Decline;
            fall_->amount = hit_points_before;
            taken_by_.clear();
        }
        for (const rules::Event& event : events) {
            note_harm(event);
        }
        if (!hero.alive && hero.hit_points <= 0) {
            decline_ = fall_;
            const auto most = std::ranges::max_element(taken_by_, {}, &Toll::value_type::second);
            decline_->who = most != taken_by_.end() ? most->first : content::MonsterId{};
        }
    }

    /// Adds what a monster took from the hero.
    void note_harm(const rules::Event& event) {
        const auto* const victim = find_member<rules::ActorRef>(event, "victim");
        const auto* const attacker = find_member<rules::ActorRef>(event, "attacker");
        const auto* const damage = find_member<std::int32_t>(event, "damage");
        if (victim == nullptr || attacker == nullptr || damage == nullptr) {
            return;
        }
        const bool by_monster = attacker->kind.valid() && attacker->kind != catalog_->hero();
        if (victim->id == rules::hero_id && by_monster && *damage > 0) {
            taken_by_[attacker->kind] += *damage;
        }
    }

    /// Keeps the turns that changed what became of the prize.
    void hear_prize(Moment moment, rules::Ending prize) {
        if (prize == prize_then_) {
            return;
        }
        prize_then_ = prize;
        moment.kind = prize == rules::Ending::CarriedOut   ? MomentKind::PrizeTaken
                      : prize == rules::Ending::LeftBehind ? MomentKind::PrizeLeft
                                                           : MomentKind::PrizeBurnt;
        prize_.push_back(moment);
    }

    void hear_kill(Moment moment, content::MonsterId kind) {
        moment.kind = MomentKind::Kill;
        moment.who = kind;
        if (!kill_ || level_of(kind) > level_of(kill_->who)) {
            kill_ = moment;
        }
        const bool is_known = std::ranges::find(lords_, kind, &Moment::who) != lords_.end();
        if (catalog_->monster(kind).lord && !is_known) {
            lords_.push_back(moment);
        }
    }

    void hear_event(Moment moment, const rules::Event& event) {
        if (const auto* const gained = std::get_if<rules::LevelGained>(&event);
            gained != nullptr && gained->actor.id == rules::hero_id) {
            moment.kind = MomentKind::NewLevel;
            moment.amount = gained->level;
            level_ = moment;
        }
        if (const auto* const left = std::get_if<rules::HeroEscaped>(&event);
            left != nullptr && left->ending == rules::Ending::CarriedOut) {
            moment.kind = MomentKind::PrizeOut;
            prize_.push_back(moment);
        }
        if (const rules::ActorRef* const victim = rules::victim_of_hero(event)) {
            hear_kill(moment, victim->kind);
        }
    }

    [[nodiscard]] std::int32_t level_of(content::MonsterId kind) const {
        return catalog_->monster(kind).level;
    }

    using Toll = std::map<content::MonsterId, std::int32_t>;

    const content::Catalog* catalog_;
    std::vector<Moment> prize_;
    rules::Ending prize_then_ = rules::Ending::None;
    std::vector<Moment> lords_;  ///< killed, each kind once
    std::vector<Moment> losses_;
    std::optional<Moment> decline_;
    std::optional<Moment> fall_;  ///< since the hero was safe last
    Toll taken_by_;               ///< hit points of the hero, by kind, since then
    std::optional<Moment> escape_;
    std::optional<Moment> kill_;
    std::optional<Moment> level_;
    std::optional<Moment> low_;  ///< since the hero was safe last
    std::int32_t low_permille_ = 0;
    std::int32_t escape_permille_ = 0;
};

}  // namespace

RunStory tell_story(const rules::Ruleset& ruleset, const JournalHeader& header, Course course) {
    const content::Catalog& catalog = *ruleset.catalog;
    Replay replay(ruleset, first_moment(ruleset, header), std::move(course));
    const auto knowledge = [&] { return forecast::Knowledge(catalog, replay.now().world); };
    MomentFinder finder(catalog);
    RunStory story;
    story.health.push_back({knowledge().turn(), permille_of(knowledge().hero())});
    std::int32_t hit_points = knowledge().hero().hit_points;
    while (const rules::Turn* const turn = replay.step()) {
        finder.hear(replay.position() - 1, knowledge(), replay.now().world.hunt.ending, turn->events,
                    hit_points);
        story.outcome = turn->outcome;
        hit_points = knowledge().hero().hit_points;
        story.health.push_back({knowledge().turn(), permille_of(knowledge().hero())});
    }
    story.fault = replay.fault();
    story.end = replay.now();
    story.moments = finder.take();
    replay.jump(std::max<std::int64_t>(replay.size() - 1, 0));
    story.pack = knowledge().pack();
    std::erase_if(story.pack, [](const forecast::PackEntry& entry) { return !entry.item; });
    return story;
}

std::optional<ScoreEntry> score_of(const content::Catalog& catalog, const RunStory& story,
                                   std::string_view hero_name) {
    const rules::World& world = story.end.world;
    if (!story.outcome || story.fault || world.run.cheated) {
        return std::nullopt;
    }
    const forecast::HeroFacts hero = forecast::Knowledge(catalog, world).hero();
    const rules::CauseOfDeath cause = cause_of_death(catalog, story.end.chronicle);
    return ScoreEntry{.name = std::string(hero_name),
                      .fate = rules::fate_of(catalog, *story.outcome, cause),
                      .score = rules::score_of(world),
                      .deepest_depth = rules::deepest_depth(world),
                      .level = hero.level,
                      .turns = world.run.turn,
                      .kills = world.run.kills,
                      .seed = world.run.seed,
                      .health = story.end.chronicle.health()};
}

Proof prove(const content::Catalog& catalog, const ScoreEntry& entry, const RunStory& story) {
    std::optional<ScoreEntry> found = score_of(catalog, story, entry.name);
    if (found) {
        found->run = entry.run;
        if (entry.health.parts.empty()) {
            found->health = {};  // a score of an earlier game
        }
    }
    return found == entry ? Proof::Verified : Proof::Forged;
}

}  // namespace torchwake::save
