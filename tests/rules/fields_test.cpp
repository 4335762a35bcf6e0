#include "rules/dungeon.hpp"
#include "scenario/matter_catalog.hpp"

#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/fields.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <functional>
#include <set>
#include <string>

namespace torchwake::rules {
namespace {

using core::Direction;
using scenario::Scenario;

/// Calls visit(path, change) for each single value that is stored: change() makes it another one.
class EachLeaf {
  public:
    using Visit = std::function<void(const std::string& path, const std::function<void()>& change)>;

    explicit EachLeaf(Visit visit) : visit_(std::move(visit)) {}

    void state(World& world) {
        visit_state(world, [this](std::string_view name, auto& part) { walk(std::string(name), part); });
    }

  private:
    template <class T>
    void walk(const std::string& path, T& value) {
        if constexpr (std::is_same_v<T, bool>) {
            visit_(path, [&value] { value = !value; });
        } else if constexpr (std::is_enum_v<T>) {
            visit_(path, [&value] { value = static_cast<T>(static_cast<int>(value) + 1); });
        } else if constexpr (std::integral<T>) {
            visit_(path, [&value] { ++value; });
        } else if constexpr (requires { typename T::rep; }) {
            visit_(path, [&value] { ++value.value; });
        } else {
            inner(path, value);
        }
    }
    template <Described T>
    void inner(const std::string& path, T& value) {
        visit_fields(value, [&](std::string_view name, auto& field) {
            this->walk(path + "." + std::string(name), field);
        });
    }
    template <class T>
    void inner(const std::string& path, ComponentStore<T>& store) {
        if (store.size() > 0) {
            walk(path, store.values()[0]);
        }
    }
    template <class T>
    void inner(const std::string& path, core::Grid<T>& grid) {
        if (grid.size().area() > 0) {
            walk(path, grid[{0, 0}]);
        }
    }
    void inner(const std::string& path, spatial::BitGrid& cells) {
        visit_(path, [&cells] { cells.set({0, 0}, !cells.get({0, 0})); });
    }
    template <class T>
    void inner(const std::string& path, std::vector<T>& values) {
        if (!values.empty()) {
            walk(path, values[0]);
        }
    }
    template <class T, std::size_t size>
    void inner(const std::string& path, std::array<T, size>& values) {
        walk(path, values[size - 1]);
    }
    void inner(const std::string& path, core::RandomStream& stream) {
        visit_(path, [&stream] { static_cast<void>(stream.next()); });
    }

    Visit visit_;
};

/// A world with a level that was left, and a hero that is confused and has heard a noise.
Scenario with_left_level() {
    Scenario scenario = dungeon({"@>!d", "@<.o"});
    scenario.does(hero_id, Walk{Direction::East});
    scenario.confuse(hero_id, 5);
    scenario.does(hero_id, Descend{Attribute::Strength});
    scenario.world.left_levels.front().level.noise.reach = 3;
    scenario.world.identified.kinds = {content::ItemId{0}};
    scenario.world.fallen = {{2, {1, 0}, {content::ItemId{0}}}};
    rebuild_caches(scenario);
    return scenario;
}

/// A world with a corpse, an item in a pack, one that is worn, and a hero who is hungry and not itself.
Scenario with_corpse() {
    Scenario scenario("@d!?");
    while (scenario.actor('d').valid()) {
        scenario.does(hero_id, Walk{Direction::East});
    }
    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, Walk{Direction::East});
    scenario.does(hero_id, PickUp{});
    scenario.does(hero_id, Equip{scenario.give('^')});
    Conditions conditions;
    conditions.of.back() = {5, 2, false, hero_id, content::MonsterId{0}};
    scenario.world.entities.conditions.insert(hero_id, conditions);
    scenario.world.entities.hungers.insert(hero_id, {7});
    scenario.world.entities.sales.insert(hero_id, {2, {1}});
    scenario.world.entities.lordships.insert(hero_id, {true, 2});
    scenario.world.entities.announcements.insert(hero_id, {content::SpellId{0}, {1, 0}, {0, 0}, true, {1}});
    return scenario;
}

Scenario with_monster() {
    return Scenario(R"(
        @!.
        ..d)");
}

/// A world with a fire, and somebody who is wet.
Scenario with_fire() {
    Scenario scenario("@,~o", 1, scenario::matter_catalog());
    scenario.fires('A', {1, 0});
    scenario.world.entities.exposures.insert(hero_id, {1, 2, {hero_id, content::MonsterId{0}}});
    return scenario;
}

}  // namespace

TEST_CASE("every stored value is hashed and compared, and its difference is named", "[rules][fields][hash]") {
    std::set<std::string> flipped;
    for (const Scenario& scenario : {with_corpse(), with_monster(), with_left_level(), with_fire()}) {
        World changed = scenario.world;
        const std::uint64_t hash = state_hash(scenario);
        REQUIRE(first_difference(scenario.world, changed) == std::nullopt);
        EachLeaf leaves([&](const std::string& path, const std::function<void()>& change) {
            const World before = changed;
            change();
            INFO(path);
            changed.caches.left_hashes.clear();
            CHECK(state_hash({scenario.catalog(), changed}) != hash);
            CHECK_FALSE(changed == before);
            const auto difference = first_difference(before, changed);
            REQUIRE(difference.has_value());
            CHECK(difference->find(path.substr(path.rfind('.') + 1)) != std::string::npos);
            flipped.insert(path.substr(0, path.find('.')));
            flipped.insert(path);
            changed = before;
        });
        leaves.state(changed);
    }
    const World world;
    visit_state(world, [&flipped](std::string_view name, const auto&) {
        INFO(name);
        CHECK(flipped.contains(std::string(name)));
    });
    CHECK(flipped.contains("abilities.attributes.intelligence"));
    CHECK(flipped.contains("minds.going_around"));
    CHECK(flipped.contains("packs.slots"));
    CHECK(flipped.contains("conditions.of.turns"));
    CHECK(flipped.contains("conditions.of.amount"));
    CHECK(flipped.contains("hungers.turns"));
    CHECK(flipped.contains("spellbooks.spells"));
    CHECK(flipped.contains("announcements.rows"));
    CHECK(flipped.contains("exposures.by.doer"));
    CHECK(flipped.contains("level.matter.active.heat"));
    CHECK(flipped.contains("level.matter.active.deeds.item"));
    CHECK(flipped.contains("level.matter.depth"));
    CHECK(flipped.contains("level.noise.at.x"));
    CHECK(flipped.contains("left_levels.level.depth"));
    CHECK(flipped.contains("left_levels.memory.tiles"));
    CHECK(flipped.contains("left_levels.entities.minds.group"));
}

TEST_CASE("commands, events and effects are equal where all of their members are", "[rules][fields]") {
    const ActorRef hero{hero_id, content::MonsterId{0}, {2, 3}, true};
    CHECK(Command(Walk{Direction::East}) == Command(Walk{Direction::East}));
    CHECK(Command(Walk{Direction::East}) != Command(Walk{Direction::West}));
    CHECK(Command(Wait{}) != Command(PickUp{}));
    CHECK(Event(ActorWaited{hero, 1}) == Event(ActorWaited{hero, 1}));
    CHECK(Event(ActorWaited{hero, 1}) != Event(ActorWaited{hero, 2}));
    CHECK(content::ItemEffect(content::CureEffect()) == content::ItemEffect(content::CureEffect()));
    CHECK(content::HealEffect{3} != content::HealEffect{4});
}

TEST_CASE("equal worlds have equal hashes, whatever their caches", "[rules][fields][hash]") {
    Scenario scenario("@..+..o");
    World copy = scenario.world;
    copy.caches = Caches{};
    CHECK(copy == scenario.world);
    CHECK(state_hash({scenario.catalog(), copy}) == state_hash(scenario));
    const Scenario deeper = with_left_level();
    copy = deeper.world;
    copy.caches = Caches{};
    CHECK(state_hash({deeper.catalog(), copy}) == state_hash(deeper));
}

}  // namespace torchwake::rules
