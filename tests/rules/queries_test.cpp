#include <torchwake/rules/queries.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

TEST_CASE("the rows of a table come with the ids of their places", "[rules]") {
    constexpr std::array<std::string_view, 2> names{"dagger", "torch"};
    std::vector<std::pair<content::ItemId, std::string_view>> rows;
    for (const auto& [id, name] : with_ids<content::ItemId>(names)) {
        rows.emplace_back(id, name);
    }
    CHECK(rows == std::vector<std::pair<content::ItemId, std::string_view>>{{content::ItemId{0}, "dagger"},
                                                                            {content::ItemId{1}, "torch"}});
}

TEST_CASE("an actor without a pack has no slots to look into", "[rules]") {
    Entities entities;
    CHECK(ranges::distance(slots(pack_of(entities, hero_id))) == 0);
    Pack pack;
    pack.size = 3;
    pack.slots[1] = EntityId{7};
    entities.packs.insert(hero_id, pack);
    CHECK(ranges::distance(slots(pack_of(entities, hero_id))) == 3);
    std::vector<EntityId> held;
    for (const SlotContent& slot : filled_slots(pack_of(entities, hero_id))) {
        held.push_back(slot.item);
    }
    CHECK(held == std::vector{EntityId{7}});
}

TEST_CASE("components come with their entities, by id", "[rules]") {
    ComponentStore<Position> positions;
    positions.insert(EntityId{5}, {{1, 0}});
    positions.insert(EntityId{2}, {{0, 1}});
    std::vector<Placed> found;
    for (const auto& [id, position] : entries(positions)) {
        found.push_back({id, position.at});
    }
    REQUIRE(found.size() == 2);
    CHECK(found.front().id == EntityId{2});
    CHECK(found.back().at == core::Point{1, 0});
}

}  // namespace
}  // namespace torchwake::rules
