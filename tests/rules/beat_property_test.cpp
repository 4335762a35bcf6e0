// Matter over many beats: it does what the forecast says, and none of it is made or lost.

#include "rules/names.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/forecast/matter_forecast.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <string_view>

namespace torchwake::rules {
namespace {

using scenario::MatterScenario;

constexpr core::Size field{24, 9};
/// Beats after which a field is left, though it is not at rest.
constexpr int most_beats = 60;

/// Matter and creatures; in the second line, those that keep the amount of liquid.
constexpr std::string_view all_letters = "...,,,HH~~\"\"#IQdelJviy";
constexpr std::string_view lasting_letters = "...,,,HH~~\"\"#IQde";

/// A field of random matter, with creatures that never act; the hero stands behind a wall.
std::string random_field(core::RandomStream& stream, std::string_view letters) {
    std::string map;
    for (std::int32_t y = 0; y < field.height; ++y) {
        map += y == 0 ? "@#" : "##";
        for (std::int32_t x = 2; x < field.width; ++x) {
            map += letters[stream.below(static_cast<std::uint32_t>(letters.size()))];
        }
        map += '\n';
    }
    return map;
}

core::Point random_place(core::RandomStream& stream) {
    return {2 + static_cast<std::int32_t>(stream.below(static_cast<std::uint32_t>(field.width - 2))),
            static_cast<std::int32_t>(stream.below(static_cast<std::uint32_t>(field.height)))};
}

/// Begins the beats of a field with heat, cold and gas in random places.
void stir_up(core::RandomStream& stream, MatterScenario& scenario) {
    World& world = scenario.world;
    world.entities.exposures.insert(hero_id, {0, 1, {}});
    scenario.act(Wait{});
    Activity& active = world.level.matter.active;
    REQUIRE_FALSE(active.at_rest());
    constexpr std::array<std::string_view, 3> gases{"poison_gas", "marsh_gas", "cold_mist"};
    constexpr int places = 12;
    for (int place = 0; place < places; ++place) {
        active.coming[random_place(stream)] = stream.chance(1, 3) ? std::int8_t{-12} : std::int8_t{12};
        const core::Point cloud = random_place(stream);
        if (!world.caches.flags[cloud].has(CellFlag::Blocks)) {
            active.gas[cloud] = *scenario.catalog().find_matter(gases[static_cast<std::size_t>(place) % 3]);
            active.amount[cloud] = static_cast<std::uint8_t>(1 + stream.below(60));
        }
        const core::Point pool = random_place(stream);
        if (!world.caches.flags[pool].has(CellFlag::Blocks) && world.level.matter.depth[pool] == 0) {
            scenario.flood(pool, "acid");
            active.eaten[pool] = 1;
        }
    }
}

/// The hit points that matter and falls took from each, by id.
std::map<EntityId, std::int32_t> taken(const Events& events) {
    std::map<EntityId, std::int32_t> lost;
    for (const MatterHurt& hurt : events_of<MatterHurt>(events)) {
        lost[hurt.victim.id] += hurt.damage;
    }
    for (const ActorFell& fell : events_of<ActorFell>(events)) {
        lost[fell.victim.id] += fell.damage;
    }
    return lost;
}

/// Lays planks over chasms and lava under some creatures, and in some other places.
void lay_bridges(core::RandomStream& stream, MatterScenario& scenario) {
    const auto lay = [&scenario, &stream](core::Point at) {
        scenario.flood(at, stream.chance(1, 2) ? "chasm" : "lava");
        scenario.cover(at, "planks");
    };
    for (const EntityId actor : scenario.world.entities.minds.ids()) {
        if (stream.chance(1, 3)) {
            lay(scenario.position(actor));
        }
    }
    constexpr int places = 6;
    for (int place = 0; place < places; ++place) {
        const core::Point at = random_place(stream);
        if (!scenario.world.caches.flags[at].has(CellFlag::Blocks)) {
            lay(at);
        }
    }
}

/// Keeps all but the hero from acting in the next beat.
void hold_still(World& world) {
    constexpr std::int32_t long_wait = 1000;
    for (const EntityId actor : world.entities.initiatives.ids()) {
        if (actor != hero_id) {
            world.entities.initiatives[actor].counter = long_wait;
        }
    }
}

/// The counts of some beats.
struct Found {
    int surprises = 0;  ///< beats that were not foretold
    int falls = 0;
    int parts = 0;  ///< of those who split
};

/// True if the forecast says what was lost. Whoever is killed by one touch is spared the others.
bool is_as_forecast(const forecast::MatterForecast& forecast, std::map<EntityId, std::int32_t> lost) {
    for (const forecast::FateForecast& fate : forecast.fates) {
        const bool as_forecast = lost[fate.id] == fate.lost || (fate.beats_to_die == 1 && lost[fate.id] > 0);
        if (!as_forecast) {
            return false;
        }
        lost.erase(fate.id);
    }
    return lost.empty();
}

/// True if the forecast has the cells that hurt now, perils apart. It also has those of a blast, which is
/// past.
bool is_where_forecast(const forecast::MatterForecast& forecast, const forecast::Knowledge& all) {
    for (std::size_t place = 0; place < all.tiles().size().area(); ++place) {
        const core::Point at = all.tiles().point(place);
        const content::MatterDef* const liquid = liquid_underfoot(all.catalog(), all.matter(at));
        const bool is_peril = liquid != nullptr && liquid->molten;
        if (forecast::hurts_now(all, at) && !is_peril && !forecast.harmful.front().get(at)) {
            return false;
        }
    }
    return true;
}

/// Lets one beat pass, and compares it with its forecast.
void look_at_beat(MatterScenario& scenario, Found& found) {
    hold_still(scenario.world);
    const forecast::Knowledge all(scenario.catalog(), scenario.world, true);
    const forecast::MatterForecast forecast = forecast::forecast_matter(all, 1);
    const Events events = scenario.let_beats_pass();
    const bool came = is_as_forecast(forecast, taken(events)) &&
                      (scenario.world.level.matter.active.at_rest() || is_where_forecast(forecast, all));
    found.surprises += came ? 0 : 1;
    for (const TrickUsed& used : events_of<TrickUsed>(events)) {
        found.parts += used.trick == content::TrickKind::Split ? 1 : 0;
    }
    found.falls += static_cast<int>(events_of<ActorFell>(events).size());
}

/// Lets fields change until so many beats have passed.
Found look_at_beats(int beats, std::uint64_t seed) {
    core::RandomStream stream = core::derive_stream(seed, "beats");
    Found found;
    for (int passed = 0; passed < beats;) {
        MatterScenario scenario(random_field(stream, all_letters), seed);
        lay_bridges(stream, scenario);
        scenario.does(hero_id, Equip{scenario.give('[')});
        stir_up(stream, scenario);
        for (int beat = 0; beat < most_beats && !scenario.world.level.matter.active.at_rest(); ++beat) {
            look_at_beat(scenario, found);
            ++passed;
        }
    }
    return found;
}

std::int32_t sum(const Amounts& plane) {
    return std::accumulate(plane.span().begin(), plane.span().end(), 0);
}

}  // namespace

TEST_CASE("in full view, the next beat is what the forecast says",
          "[rules][matter][forecast][property][S3]") {
    const Found found = look_at_beats(1'000, 1);
    CHECK(found.surprises == 0);
    CHECK(found.falls > 0);
    CHECK(found.parts > 0);
}

TEST_CASE("in full view, each of a million beats is what the forecast says",
          "[rules][matter][forecast][property][S3][.nightly]") {
    CHECK(look_at_beats(1'000'000, 2).surprises == 0);
}

TEST_CASE("gas that does not thin, water and ice keep their amounts to the unit",
          "[rules][matter][property][S2]") {
    core::RandomStream stream = core::derive_stream(3, "amounts");
    constexpr int fields = 20;
    for (int made = 0; made < fields; ++made) {
        MatterScenario scenario(random_field(stream, lasting_letters), 3);
        Matter& matter = scenario.world.level.matter;
        for (std::size_t place = 0; place < matter.cover.size().area(); ++place) {
            const core::Point at = matter.cover.point(place);
            if (matter.liquid[at] == *scenario.catalog().find_matter("oil")) {
                matter.liquid[at] = *scenario.catalog().find_matter("water");
            }
            matter.depth[at] = matter.liquid[at].valid() ? std::uint8_t{7} : std::uint8_t{0};
        }
        scenario.world.entities.exposures.insert(hero_id, {0, 1, {}});
        scenario.act(Wait{});
        Activity& active = matter.active;
        active.flowing = true;
        for (int cloud = 0; cloud < 8; ++cloud) {
            const core::Point at = random_place(stream);
            active.coming[random_place(stream)] = -12;
            if (!scenario.world.caches.flags[at].has(CellFlag::Blocks)) {
                active.gas[at] = *scenario.catalog().find_matter("marsh_gas");
                active.amount[at] = 150;
            }
        }
        const std::int32_t gas = sum(active.amount);
        const std::int32_t liquid = sum(matter.depth);
        REQUIRE(gas > 0);
        for (int beat = 0; beat < most_beats; ++beat) {
            scenario.let_beats_pass();
            REQUIRE(sum(active.amount) == gas);
            REQUIRE(sum(matter.depth) == liquid);
        }
    }
}

}  // namespace torchwake::rules
