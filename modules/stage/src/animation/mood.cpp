#include <torchwake/core/hash.hpp>
#include <torchwake/stage/mood.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <span>

namespace torchwake::stage {
namespace {

constexpr std::int32_t bright = 6;          ///< the light of a bright place
constexpr std::int32_t least_threat = 120;  ///< permille of danger that any hunter brings

/// The danger of one hunter: the more of it there is to strike down, against what the hero can bear.
std::int32_t threat_of(const forecast::KnownActor& hunter, const forecast::HeroFacts& hero) {
    return least_threat + hunter.hit_points * words::whole / 2 / std::max(hero.max_hit_points, 1);
}

}  // namespace

Mood mood_of(const forecast::Knowledge& knowledge) {
    const forecast::HeroFacts hero = knowledge.hero();
    std::int32_t danger = 0;
    std::uint64_t lord = 0;
    for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
        danger += actor.hostile && actor.hunting ? threat_of(actor, hero) : 0;
        if (actor.phase > 0 && actor.hunting) {
            lord = core::hash_bytes(std::as_bytes(std::span(knowledge.catalog().monster(actor.kind).id)));
        }
    }
    if (danger > 0) {
        const std::int32_t lost = std::max(hero.max_hit_points - hero.hit_points, 0);
        danger += lost * words::whole / 2 / std::max(hero.max_hit_points, 1);
    }
    return {knowledge.seed(), knowledge.depth(), std::min(knowledge.light(), bright) * words::whole / bright,
            std::min(danger, words::whole), lord};
}

}  // namespace torchwake::stage
