#include <torchwake/core/random.hpp>
#include <torchwake/rules/component_store.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace torchwake::rules {
namespace {

std::vector<std::uint32_t> numbers(const ComponentStore<int>& store) {
    std::vector<std::uint32_t> found;
    for (const EntityId id : store.ids()) {
        found.push_back(id.value);
    }
    return found;
}

}  // namespace

TEST_CASE("a store is ordered by id, in whatever order things came", "[rules][component_store][W2]") {
    ComponentStore<int> store;
    store.insert(EntityId{5}, 50);
    store.insert(EntityId{1}, 10);
    store.insert(EntityId{3}, 30);
    CHECK(numbers(store) == std::vector<std::uint32_t>{1, 3, 5});
    CHECK(store[EntityId{3}] == 30);
    CHECK(store.find(EntityId{4}) == nullptr);
    CHECK_FALSE(store.contains(EntityId{}));
}

TEST_CASE("an erased component is gone, and the others stay", "[rules][component_store]") {
    ComponentStore<int> store;
    for (std::uint32_t id = 0; id < 4; ++id) {
        store.insert(EntityId{id}, static_cast<int>(id) * 10);
    }
    store.erase(EntityId{1});
    store.erase(EntityId{7});
    CHECK(numbers(store) == std::vector<std::uint32_t>{0, 2, 3});
    CHECK(store[EntityId{2}] == 20);
    store[EntityId{2}] = 21;
    CHECK(store[EntityId{2}] == 21);
}

TEST_CASE("stores with the same components are equal", "[rules][component_store]") {
    ComponentStore<int> a;
    ComponentStore<int> b;
    a.insert(EntityId{1}, 1);
    a.insert(EntityId{2}, 2);
    b.insert(EntityId{2}, 2);
    CHECK_FALSE(a == b);
    b.insert(EntityId{1}, 1);
    CHECK(a == b);
}

TEST_CASE("a component is found, or not, whichever ids there are", "[rules][store]") {
    constexpr std::uint32_t most = 12;
    for (std::uint32_t set = 0; set < (1U << most); ++set) {
        ComponentStore<std::uint32_t> store;
        for (std::uint32_t id = 0; id < most; ++id) {
            if ((set >> id & 1U) != 0) {
                store.insert(EntityId{3 * id * id + 2}, id);
            }
        }
        std::uint32_t wrong = 0;
        for (std::uint32_t value = 0; value < 3 * most * most; ++value) {
            const std::uint32_t* const found = store.find(EntityId{value});
            std::uint32_t id = most;
            for (std::uint32_t other = 0; other < most; ++other) {
                const bool has = (set >> other & 1U) != 0 && 3 * other * other + 2 == value;
                id = has ? other : id;
            }
            wrong += id == most ? (found == nullptr ? 0U : 1U) : (found != nullptr && *found == id ? 0U : 1U);
        }
        wrong += store.contains(EntityId{}) ? 1U : 0U;
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("a component is found, or not, after many came and went", "[rules][component_store]") {
    // Some of the ids are those of a run that has handed out very many.
    constexpr std::array<std::uint32_t, 3> bases{0, 65'500, 4'000'000'000};
    core::RandomStream stream(7);
    ComponentStore<std::uint32_t> store;
    std::map<EntityId, std::uint32_t> expected;
    for (std::uint32_t change = 0; change < 3000; ++change) {
        const EntityId id{bases[stream.below(3)] + stream.below(150)};
        if (expected.contains(id)) {
            expected.erase(id);
            store.erase(id);
        } else {
            expected.emplace(id, change);
            store.insert(id, change);
        }
        const EntityId asked{bases[stream.below(3)] + stream.below(150)};
        const std::uint32_t* const found = store.find(asked);
        REQUIRE((found != nullptr) == expected.contains(asked));
        REQUIRE((found == nullptr || *found == expected.at(asked)));
    }
    REQUIRE(std::ranges::equal(store.ids(), expected, {}, {}, [](const auto& pair) { return pair.first; }));
    REQUIRE(
        std::ranges::equal(store.values(), expected, {}, {}, [](const auto& pair) { return pair.second; }));
}

TEST_CASE("stores with the same components are equal, whatever was in them before",
          "[rules][component_store]") {
    ComponentStore<int> a;
    ComponentStore<int> b;
    a.insert(EntityId{1}, 1);
    b.insert(EntityId{1}, 1);
    b.insert(EntityId{1000}, 2);
    b.erase(EntityId{1000});
    CHECK(a == b);
}

}  // namespace torchwake::rules
