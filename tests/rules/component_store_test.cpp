#include <torchwake/rules/component_store.hpp>

#include <catch2/catch_test_macros.hpp>

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

}  // namespace torchwake::rules
