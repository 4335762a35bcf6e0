#include "items/encumbrance.hpp"
#include "items/identification.hpp"
#include "level/sight.hpp"
#include "level/spawning.hpp"
#include "state/first_world.hpp"
#include "world/limits.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/gifts.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>

namespace torchwake::rules {

World first_world(const content::Catalog& catalog, std::uint64_t seed, const LevelPlan& plan) {
    World world;
    world.run.seed = seed;
    world.run.deepest_depth = std::max(plan.depth, world.run.deepest_depth);
    world.streams = {core::derive_stream(seed, "combat"), core::derive_stream(seed, "initiative"),
                     core::derive_stream(seed, "minds"), core::derive_stream(seed, "loot"),
                     core::derive_stream(seed, "traps")};
    const MutableGameState game{catalog, world};
    refresh_apparent_kinds(game);
    lay_level(game, plan);
    spawn_hero(game, plan.arrival);
    populate(game, plan);
    count_encumbrances(game);
    if (world.level.depth < way_out_depth) {
        learn_level(world);
    }
    refresh_view(game);
    return world;
}

World new_run(const Ruleset& ruleset, std::uint64_t seed) {
    TORCHWAKE_EXPECTS(seed < seed_limit);
    const content::Catalog& catalog = *ruleset.catalog;
    World world = first_world(catalog, seed, ruleset.level_source(catalog, seed, catalog.first_depth()));
    world.choice.kind = gifts_of_run(catalog, seed).empty() ? ChoiceKind::None : ChoiceKind::Gift;
    return world;
}

}  // namespace torchwake::rules
