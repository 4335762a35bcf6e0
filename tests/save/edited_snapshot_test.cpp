// Bodies that someone edited with care, checksum included: each fault is named with its place.

#include "rules/dungeon.hpp"
#include "save/forged_snapshot.hpp"
#include "save/mentions.hpp"
#include "save/played_run.hpp"

#include <torchwake/rules/fields.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

/// The bytes with a part of the run's text replaced, and sizes and checksum made right.
std::string edited(const std::string& bytes, std::string_view part, std::string_view by) {
    ForgedSnapshot forged(bytes);
    std::string text = forged.text();
    const std::size_t place = text.find(part);
    REQUIRE(place != std::string::npos);
    forged.set_text(text.replace(place, part.size(), by));
    return forged.bytes();
}

/// Why an edited run is refused.
std::string refusal_of_edit(std::string_view part, std::string_view by) {
    const content::Catalog& catalog = scenario::test_catalog();
    const auto read =
        decode_run(catalog, edited(encode_run(catalog, played_run(6, 30)), part, by), "run.save");
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().fault == SnapshotFault::Damaged);
    return read.error().message;
}

/// Calls visit(path, set) for every number that is stored of a world: set(value) makes it that one, and
/// answers false where its type has no such value.
class EachNumber {
  public:
    using Set = std::function<bool(std::int64_t)>;
    using Visit = std::function<void(const std::string& path, const Set& set)>;

    explicit EachNumber(Visit visit) : visit_(std::move(visit)) {}

    void of(rules::World& world) {
        rules::visit_state(world,
                           [this](std::string_view name, auto& part) { walk(std::string(name), part); });
    }

  private:
    template <std::integral T>
    void walk(const std::string& path, T& number) {
        visit_(path, [&number](std::int64_t value) {
            if constexpr (std::is_same_v<T, bool>) {
                number = !number;
                return value == 0;
            } else {
                number = static_cast<T>(value);
                return std::in_range<T>(value);
            }
        });
    }
    void walk(const std::string& path, std::uint64_t& number) {
        visit_(path, [&number](std::int64_t value) {
            number = static_cast<std::uint64_t>(value);
            return true;
        });
    }
    template <class T>
        requires std::is_enum_v<T>
    void walk(const std::string& path, T& name) {
        visit_(path, [&name](std::int64_t value) {
            name = static_cast<T>(value);
            return std::in_range<std::underlying_type_t<T>>(value);
        });
    }
    template <class T>
        requires requires { typename T::rep; }
    void walk(const std::string& path, T& strong) {
        walk(path, strong.value);
    }
    template <rules::Described T>
    void walk(const std::string& path, T& value) {
        rules::visit_fields(value, [&](std::string_view name, auto& field) {
            this->walk(path + "." + std::string(name), field);
        });
    }
    template <class T>
    void walk(const std::string& path, rules::ComponentStore<T>& store) {
        for (std::size_t place = 0; place < store.size(); ++place) {
            walk(path + "[" + std::to_string(place) + "]", store.values()[place]);
        }
    }
    template <class T>
    void walk(const std::string& path, std::vector<T>& values) {
        for (std::size_t place = 0; place < values.size(); ++place) {
            walk(path + "[" + std::to_string(place) + "]", values[place]);
        }
    }
    template <class T, std::size_t size>
    void walk(const std::string& path, std::array<T, size>& values) {
        walk(path + "[0]", values.front());
        walk(path + "[last]", values.back());
    }
    // These are text in a file.
    void walk(const std::string&, content::MonsterId&) {}
    void walk(const std::string&, content::ItemId&) {}
    void walk(const std::string&, content::SpellId&) {}
    void walk(const std::string&, core::Grid<content::TileId>&) {}
    template <class T>
    void walk(const std::string& path, core::Grid<T>& plane) {
        if (plane.size().area() > 0) {
            walk(path + "[0]", plane[{0, 0}]);
        }
    }
    void walk(const std::string&, spatial::BitGrid&) {}
    void walk(const std::string&, core::RandomStream&) {}

    Visit visit_;
};

/// A hero on the second of two levels with a bit of everything: packs, a corpse, a confusion, a sleeper.
scenario::Scenario eventful_level() {
    scenario::Scenario scenario = rules::dungeon({R"(
        #########
        #@>!d.o.#
        #.....*.#
        #########)",
                                                  R"(
        #########
        #@<>.!.g#
        #..j....#
        #########)",
                                                  R"(
        #########
        #@<..r..#
        #########)"});
    const rules::EntityId hero = rules::hero_id;
    scenario.does(hero, rules::Walk{core::Direction::East});
    scenario.does(hero, rules::Descend{rules::Attribute::Strength});
    scenario.does(hero, rules::DropItem{scenario.give('!')});
    scenario.give('/');
    scenario.give('F');
    scenario.give('?', scenario.actor('g'));
    scenario.put_to_sleep(scenario.actor('j'), 1);
    scenario.confuse(scenario.actor('g'), 3);
    return scenario;
}

rules::Command command_or_stairs(core::RandomStream& stream) {
    switch (stream.below(6)) {
        case 0:
            return rules::Descend{};
        case 1:
            return rules::Descend{rules::Attribute::Constitution};
        case 2:
            return rules::Ascend{};
        case 3:
            return rules::Grow{rules::Attribute::Strength};
        default:
            return any_command(stream);
    }
}

/// True if a forged run is refused; an accepted one is played for a while.
bool refused(const scenario::Scenario& scenario, const rules::World& forged) {
    const content::Catalog& catalog = scenario.catalog();
    const auto read = decode_run(catalog, encode_run(catalog, {forged, {}}), "run.save");
    if (!read) {
        return true;
    }
    rules::World world = read->world;
    core::RandomStream stream = core::derive_stream(1, "test commands");
    for (int count = 0; count < 50; ++count) {
        static_cast<void>(rules::take_turn(scenario.ruleset, world, command_or_stairs(stream)));
    }
    return false;
}

}  // namespace

TEST_CASE("an edit is refused with its exact place", "[save][snapshot]") {
    CHECK(mentions(refusal_of_edit("\"turn\":", "\"turns\":"), "/world/run"));
    CHECK(mentions(refusal_of_edit("\"kills\":", "\"kills\":9999999999"), "/world/run/kills"));
    CHECK(mentions(refusal_of_edit("\"depth\":1", "\"depth\":\"1\""), "/world/level/depth"));
    CHECK(mentions(refusal_of_edit("\"hero\"", "\"nobody\""), "/world/creatures/values/0/kind"));
    CHECK(mentions(refusal_of_edit("\"width\":80", "\"width\":79"), "/world/level/tiles"));
    CHECK(mentions(refusal_of_edit("\"legend\":[\"floor\"", "\"legend\":[\"lava\""),
                   "/world/level/tiles/legend/0"));
    for (const std::string_view row : {"80*99", "79*0", "81*0", "80*0 1*0", "80*0 ", " 80*0", "0*0 80*0",
                                       "-80*0", "80*", "80", "*0", "80*-1", "80x0", "99999999999*0", ""}) {
        const std::string rows = "\"rows\":[\"" + std::string(row) + "\",\"";
        CHECK(mentions(refusal_of_edit("\"rows\":[\"", rows), "expected rows of its width, in runs"));
    }
    CHECK(mentions(refusal_of_edit("\"left_levels\":[]", "\"left_levels\":[{}]"), "/world/left_levels/0"));
    CHECK(mentions(refusal_of_edit("\"intent\":", "\"intent\":7"), "/world/minds/values/0/intent"));
    CHECK(mentions(refusal_of_edit("\"ids\":[0,", "\"ids\":[5,"), "/world/positions"));
    CHECK(mentions(refusal_of_edit("\"chronicle\":[{\"turn\":", "\"chronicle\":[{\"turn\":-"),
                   "/chronicle/0/turn"));
}

TEST_CASE("an edit to another sound state is noticed all the same", "[save][snapshot]") {
    CHECK(mentions(refusal_of_edit("\"experience\":0", "\"experience\":9"), "not the state that was saved"));
}

TEST_CASE("an edit to an unsound state is refused with what is wrong", "[save][snapshot]") {
    CHECK(mentions(refusal_of_edit("\"max_hit_points\":", "\"max_hit_points\":-"), "run.save"));
}

TEST_CASE("a forged number, hashes and all, is refused or can be played on with", "[save][snapshot]") {
    constexpr std::int64_t most32 = std::numeric_limits<std::int32_t>::max();
    constexpr std::int64_t most64 = std::numeric_limits<std::int64_t>::max();
    const std::array<std::int64_t, 9> values{
        -1, 0, 1, 255, 65'535, most32, -most32 - 1, std::int64_t{2} * most32 + 1, most64};
    const scenario::Scenario scenario = eventful_level();
    int numbers = 0;
    int refusals = 0;
    int plays = 0;
    rules::World forged = scenario.world;
    EachNumber each([&](const std::string& path, const EachNumber::Set& set) {
        ++numbers;
        for (const std::int64_t value : values) {
            INFO(path << " = " << value);
            if (set(value)) {
                forged.caches.left_hashes.clear();
                ++(refused(scenario, forged) ? refusals : plays);
            }
            forged = scenario.world;
        }
    });
    each.of(forged);
    CHECK(numbers > 150);
    CHECK(refusals > numbers);
    CHECK(plays > numbers / 2);
}

TEST_CASE("an event that no words can be found for is refused", "[save][snapshot]") {
    SavedRun run = played_run(6, 30);
    const rules::ActorRef hero{{}, content::MonsterId{0}, {4, 4}, true};
    run.chronicle.add(7, rules::ItemPickedUp{hero, content::ItemId{1}, rules::Slot{26}});
    const content::Catalog& catalog = scenario::test_catalog();
    CHECK_FALSE(decode_run(catalog, encode_run(catalog, run), "run.save").has_value());
    SavedRun nameless = played_run(6, 30);
    nameless.chronicle.add(7, rules::ItemDropped{hero, content::ItemId{}, false});
    CHECK_FALSE(decode_run(catalog, encode_run(catalog, nameless), "run.save").has_value());
}

}  // namespace torchwake::save
