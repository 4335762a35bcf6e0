// Always a way out: when a spell is announced, the hero can reach a cell in time that no announced spell
// reaches, and there are commands by which it is in none of the cells when they are cast. The searches here
// share nothing with that of the rules. One counts steps on the level as it stands; the other plays commands
// out on copies of the World, with the dice as they fall.

#include "content/game_data.hpp"
#include "rules/avoidance.hpp"
#include "rules/dungeon.hpp"
#include "rules/names.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_container_properties.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

/// The kinds that announce spells.
const std::vector<content::MonsterId>& announcing_kinds() {
    static const std::vector<content::MonsterId> kinds = [] {
        std::vector<content::MonsterId> found;
        const auto& monsters = content::game_data().monsters();
        for (std::size_t place = 0; place < monsters.size(); ++place) {
            if (std::ranges::any_of(monsters[place].abilities, &content::Ability::announced)) {
                found.push_back(content::MonsterId{static_cast<content::MonsterId::rep>(place)});
            }
        }
        return found;
    }();
    return kinds;
}

/// The game's levels, each with some more who announce near the arrival.
LevelPlan crowded_level(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
    constexpr std::int32_t near = 6;
    constexpr std::int32_t most = 5;
    LevelPlan plan = worldgen::level_source()(catalog, seed, depth);
    core::RandomStream stream = core::derive_stream(seed, "announcers");
    for (std::int32_t count = stream.between(2, most); count > 0; --count) {
        const core::Point at =
            plan.arrival + core::Point{stream.between(-near, near), stream.between(-near, near)};
        const bool free =
            at != plan.arrival && plan.tiles.contains(at) && !catalog.tile(plan.tiles[at]).blocks &&
            std::ranges::none_of(plan.monsters, [at](const auto& other) { return other.at == at; }) &&
            std::ranges::none_of(plan.traps, [at](const auto& trap) { return trap.at == at; });
        if (free) {
            plan.monsters.push_back({core::pick(announcing_kinds(), stream), at});
        }
    }
    return plan;
}

/// A hero who does not die, on a level of the game, hunted by all who are near.
World hunted_hero(const Ruleset& ruleset, std::uint64_t seed, std::int32_t depth) {
    World world = new_run(ruleset, seed);
    while (world.level.depth < depth) {
        answer_all(world);
        REQUIRE_FALSE(take_turn(ruleset, world, Cheat{CheatKind::NextLevel}).refusal.has_value());
    }
    world.run.undying = true;
    for (Mind& mind : world.entities.minds.values()) {
        mind.intent = Intent::Hunt;
        mind.prey = hero_id;
        mind.last_seen = position_of(world, hero_id);
    }
    rebuild_caches({ruleset, world});
    return world;
}

/// A cell at some deed of a way, and the place in the deed before from which it was reached.
struct Stop {
    core::Point at;
    std::size_t from = 0;
};

/// The cells in which somebody stood when the last spell was announced in a turn that has just ended.
spatial::BitGrid occupied_then(const World& world, const Events& events) {
    spatial::BitGrid occupied = world.caches.occupied;
    for (std::size_t place = events.size(); place > 0; --place) {
        const Event& event = events[place - 1];
        if (std::holds_alternative<SpellAnnounced>(event)) {
            break;
        }
        std::visit(
            [&occupied]<class Kind>(const Kind& happened) {
                if constexpr (std::is_same_v<Kind, ActorDied>) {
                    occupied.set(happened.actor.at);
                } else if constexpr (std::is_same_v<Kind, TrickUsed>) {
                    occupied.set(happened.actor.at, false);  // to which it may have come by it
                } else if constexpr (requires {
                                         occupied.set(happened.from, happened.actor.at == happened.from);
                                     }) {
                    occupied.set(happened.actor.at, false);
                    occupied.set(happened.from);
                }
            },
            event);
    }
    return occupied;
}

/// Ways of the hero by the steps that it can count on: it walks in the ticks that are drawn, and in the
/// longest after them, around those cells where others stand, and into neither flames nor webs.
class Steps {
  public:
    Steps(const World& world, const spatial::BitGrid& occupied)
        : world_(world), occupied_(occupied), stops_{{{position_of(world, hero_id)}}} {
        for (const auto& [actor, announced] : entries(world.entities.announcements)) {
            coming_.emplace_back(world.entities.initiatives[actor].counter, &announced);
        }
        std::ranges::sort(coming_);
    }

    /// The commands of a way out of all that is announced; nothing if there is none.
    [[nodiscard]] std::optional<std::vector<Command>> way_out() {
        std::int32_t now = 0;
        std::int32_t die = world_.entities.initiatives[hero_id].die;
        auto next = coming_.begin();
        for (std::int32_t deed = 0; next != coming_.end(); ++deed) {
            for (; next != coming_.end() && next->first < now; ++next) {
                std::erase_if(stops_.back(),
                              [next](const Stop& stop) { return reaches(*next->second, stop.at); });
            }
            walk();
            now += wait_after(world_, hero_id, deed, die);
            die = wait_die_sides;
        }
        stops_.pop_back();
        return stops_.back().empty() ? std::nullopt : std::optional(commands());
    }

  private:
    void walk() {
        std::vector<Stop> reached;
        const auto add = [&reached](core::Point at, std::size_t from) {
            if (std::ranges::find(reached, at, &Stop::at) == reached.end()) {
                reached.push_back({at, from});
            }
        };
        const std::vector<Stop>& before = stops_.back();
        for (std::size_t place = 0; place < before.size(); ++place) {
            add(before[place].at, place);
            for (const core::Direction direction : core::all_directions) {
                if (can_step(before[place].at, direction)) {
                    add(core::step(before[place].at, direction), place);
                }
            }
        }
        stops_.push_back(std::move(reached));
    }

    [[nodiscard]] bool can_step(core::Point from, core::Direction direction) const {
        const core::Point to = core::step(from, direction);
        if (is_bound() || !world_.caches.steps.allows(from, direction) || occupied_.get(to) ||
            world_.caches.flags[to].has(CellFlag::Blocks)) {
            return false;
        }
        const CellMatter matter = matter_at(world_.level.matter, to);
        return !matter.burns &&
               (!matter.cover.valid() || content::game_data().matter(matter.cover).holds == 0);
    }
    [[nodiscard]] bool is_bound() const {
        return condition_of(world_, hero_id, content::ConditionKind::Held) != nullptr ||
               condition_of(world_, hero_id, content::ConditionKind::Confusion) != nullptr;
    }

    [[nodiscard]] std::vector<Command> commands() const {
        std::vector<Command> commands;
        std::size_t place = 0;
        for (std::size_t deed = stops_.size() - 1; deed > 0; --deed) {
            const Stop& stop = stops_[deed][place];
            const auto direction = core::direction_between(stops_[deed - 1][stop.from].at, stop.at);
            commands.push_back(direction ? Command(Walk{*direction}) : Command(Wait{}));
            place = stop.from;
        }
        std::ranges::reverse(commands);
        return commands;
    }

    const World& world_;
    const spatial::BitGrid& occupied_;
    std::vector<std::pair<std::int32_t, const Announcement*>> coming_;
    std::vector<std::vector<Stop>> stops_;  ///< those before each deed
};

/// True if those commands, and waits after them, keep the hero out of all that those have announced.
bool are_commands_out(const Ruleset& ruleset, World world, const std::vector<Command>& commands,
                      std::vector<EntityId> open) {
    constexpr std::size_t most_deeds = 12;
    for (std::size_t deed = 0; deed < most_deeds && !open.empty(); ++deed) {
        const Turn turn =
            take_turn(ruleset, world, deed < commands.size() ? commands[deed] : Command(Wait{}));
        if (turn.refusal || turn.outcome || !note_ends(turn.events, open)) {
            return false;
        }
        answer_all(world);
    }
    return open.empty();
}

constexpr std::uint64_t seeds_of_a_piece = 1'000'000;
constexpr std::int64_t announcements_of_a_piece = 10'000;

struct Announcements {
    std::int64_t all = 0;
    std::vector<std::string> without_cell;  ///< the games and turns in which the hero can reach no free cell
    std::vector<std::string> without_way;   ///< those in which no commands keep it out of the cells
};

/// The games in which spells are announced.
enum class Games : std::uint8_t {
    Plain,    ///< the hero is as it comes
    Troubled  ///< now and then it is held, confused, slow or hasty; only cells are looked for
};

void look_for_ways(const Ruleset& ruleset, const World& world, const Events& events, Games games,
                   Announcements& found) {
    const std::vector<EntityId> open(world.entities.announcements.ids().begin(),
                                     world.entities.announcements.ids().end());
    const std::string moment =
        "game " + std::to_string(world.run.seed) + ", turn " + std::to_string(world.run.turn);
    if (!Steps(world, occupied_then(world, events)).way_out()) {
        found.without_cell.push_back(moment);
    }
    if (games == Games::Troubled) {
        return;
    }
    const auto way = Steps(world, world.caches.occupied).way_out();
    if (!(way && are_commands_out(ruleset, world, *way, open)) && !can_be_avoided(ruleset, world, open)) {
        found.without_way.push_back(moment);
    }
}

/// Now and then something keeps the hero from walking as it wants, or lets it walk faster.
void trouble(const Ruleset& ruleset, World& world, core::RandomStream& stream) {
    using content::ConditionKind;
    constexpr std::array kinds{ConditionKind::Held, ConditionKind::Confusion, ConditionKind::Slow,
                               ConditionKind::Haste};
    constexpr std::uint32_t seldom = 12;
    if (world.entities.announcements.size() > 0 || stream.below(seldom) > 0) {
        return;
    }
    if (!world.entities.conditions.contains(hero_id)) {
        world.entities.conditions.insert(hero_id, {});
    }
    const ConditionKind kind = core::pick(kinds, stream);
    world.entities.conditions[hero_id].of[static_cast<std::size_t>(kind)] = {
        stream.between(2, 6), 1, false, hero_id, world.entities.creatures[hero_id].kind};
    rebuild_caches({ruleset, world});
}

/// Plays a hero who walks at random among announcers, and looks for a way out of each announcement.
void play(std::uint64_t seed, Games games, Announcements& found) {
    constexpr int turns = 60;
    const auto depth = 1 + static_cast<std::int32_t>(seed % 11);
    const Ruleset ruleset{
        &content::game_data(),
        [depth](const content::Catalog& catalog, std::uint64_t of_run, std::int32_t wanted) {
            return wanted < depth ? bare_room(catalog, wanted) : crowded_level(catalog, of_run, wanted);
        }};
    const std::vector<Command> commands = commands_of_search();
    core::RandomStream stream = core::derive_stream(seed, "walk");
    World world = hunted_hero(ruleset, seed, depth);
    for (int passed = 0; passed < turns; ++passed) {
        answer_all(world);
        if (games == Games::Troubled) {
            trouble(ruleset, world, stream);
        }
        const Turn turn = take_turn(ruleset, world, core::pick(commands, stream));
        if (turn.outcome) {
            return;
        }
        const auto announced = events_of<SpellAnnounced>(turn.events);
        answer_all(world);
        if (!announced.empty() && world.entities.announcements.size() > 0) {
            found.all += std::ssize(announced);
            look_for_ways(ruleset, world, turn.events, games, found);
        }
    }
}

Announcements announcements_of(Games games, std::uint64_t first_seed, std::int64_t least) {
    Announcements found;
    for (std::uint64_t seed = first_seed; found.all < least; ++seed) {
        play(seed, games, found);
    }
    return found;
}

}  // namespace

TEST_CASE("there is a cell out of a thousand announced spells, and a way to it",
          "[bots][announcement][property][V6]") {
    REQUIRE(announcing_kinds().size() >= 12);
    Announcements found = announcements_of(Games::Plain, 1, 1000);
    // Once one other closed several ways of these, which shared a cell.
    for (const std::uint64_t seed : {1000110U, 2001058U, 3002720U, 5000872U, 7000537U, 7000594U, 9001362U}) {
        play(seed, Games::Plain, found);
    }
    CHECK_THAT(found.without_cell, Catch::Matchers::IsEmpty());
    CHECK_THAT(found.without_way, Catch::Matchers::IsEmpty());
}

TEST_CASE("a thousand announced spells leave a free cell in reach, whatever befalls the hero",
          "[bots][announcement][property][V6]") {
    Announcements found = announcements_of(Games::Troubled, 1, 1000);
    // Once others' webs, weakness, flames, spores and summons closed the ways of these.
    for (const std::uint64_t seed : {44002139U, 47000497U, 49001070U, 52003275U, 55001742U, 58002404U}) {
        play(seed, Games::Troubled, found);
    }
    CHECK_THAT(found.without_cell, Catch::Matchers::IsEmpty());
}

// The search before an announcement counts those near; others who come from afar could still close a way.
TEST_CASE("of a hundred thousand announced spells others close the ways out of none",
          "[bots][announcement][property][V6][.nightly]") {
    constexpr std::uint64_t pieces = 10;
    for (std::uint64_t piece = 1; piece <= pieces; ++piece) {
        DYNAMIC_SECTION("piece " << piece) {
            const Announcements found =
                announcements_of(Games::Plain, piece * seeds_of_a_piece, announcements_of_a_piece);
            CHECK_THAT(found.without_cell, Catch::Matchers::IsEmpty());
            CHECK_THAT(found.without_way, Catch::Matchers::IsEmpty());
        }
    }
}

// Each piece can be run by itself, by Catch2's -c "piece 17".
TEST_CASE("a million announced spells leave a free cell in reach, whatever befalls the hero",
          "[bots][announcement][property][V6][.nightly]") {
    constexpr std::uint64_t pieces = 100;
    for (std::uint64_t piece = 1; piece <= pieces; ++piece) {
        DYNAMIC_SECTION("piece " << piece) {
            const Announcements found =
                announcements_of(Games::Troubled, piece * seeds_of_a_piece, announcements_of_a_piece);
            CHECK_THAT(found.without_cell, Catch::Matchers::IsEmpty());
        }
    }
}

}  // namespace torchwake::rules
