#include "spawns.hpp"
#include "stairs.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/worldgen/caves.hpp>
#include <torchwake/worldgen/crypts.hpp>
#include <torchwake/worldgen/generate.hpp>
#include <torchwake/worldgen/rooms.hpp>

#include <utility>

namespace torchwake::worldgen {
namespace {

Layout build(const content::LevelDef& level, std::int32_t depth, core::RandomStream& stream,
             const Observer& observer) {
    if (level.builder == "caves") {
        return build_caves(level, depth, stream, observer);
    }
    if (level.builder == "crypts") {
        return build_crypts(level, depth, stream, observer);
    }
    TORCHWAKE_EXPECTS(level.builder == "rooms");
    return build_rooms(level, depth, stream, observer);
}

}  // namespace

Layout generate_with_regions(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth,
                             const Observer& observer) {
    const auto number = static_cast<std::uint64_t>(depth);
    const content::LevelDef& level = catalog.level_at(depth);
    core::RandomStream layout_stream = core::derive_stream(seed, "layout", number);
    core::RandomStream spawn_stream = core::derive_stream(seed, "spawns", number);

    Layout layout = build(level, depth, layout_stream, observer);
    const auto show = [&observer, &layout](std::string_view step) {
        if (observer) {
            observer(step, layout.plan);
        }
    };
    const Route route = lay_stairs(catalog, level, layout, layout_stream);
    show("stairs");
    spawn_monsters(catalog, layout, route, spawn_stream);
    show("monsters");
    spawn_items(catalog, layout, route, spawn_stream);
    show("items");
    return layout;
}

rules::LevelPlan generate(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth,
                          const Observer& observer) {
    return generate_with_regions(catalog, seed, depth, observer).plan;
}

rules::LevelSource level_source() {
    return [](const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
        return generate(catalog, seed, depth);
    };
}

}  // namespace torchwake::worldgen
