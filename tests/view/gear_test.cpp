// Gear that actors hold and wear, over their sprites.

#include "view/stage.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {
namespace {

/// Whatever can be held or worn has a sprite for that.
const content::Catalog& wardrobe() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::test_parts();
        for (content::ItemDef& item : parts.items) {
            if (content::equip_slot_of(item)) {
                item.worn_sprite = "worn_" + item.id;
            }
        }
        return named(std::move(parts));
    }();
    return catalog;
}

std::vector<std::string> worn_at(StagedGame& game, core::Point at) {
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
    std::vector<std::string> worn;
    for (const SpriteQuad& quad : game.frame().map.quads) {
        const std::string& name = game.presenter.sprites().names()[quad.sprite].name;
        const bool here = quad.x == at.x * sprite_pixels && quad.y == at.y * sprite_pixels;
        if (here && name.starts_with("worn_")) {
            worn.push_back(name);
        }
    }
    return worn;
}

}  // namespace

TEST_CASE("what the hero holds and wears is drawn over it, the weapon last", "[view][frame][I6]") {
    StagedGame game("#####\n#@..#\n#####", wardrobe());
    CHECK(worn_at(game, {1, 1}).empty());
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give(')')});
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give('[')});
    CHECK(worn_at(game, {1, 1}) == std::vector<std::string>{"worn_mail", "worn_blade"});
}

TEST_CASE(
    "a monster's sprite has what its kind comes with; what it found and put on is drawn over it, in view "
    "only",
    "[view][frame][I6][I8]") {
    StagedGame game("########\n#@.b...#\n########", wardrobe());
    const rules::EntityId bandit = game.scenario.actor('b');
    REQUIRE(game.scenario.knowledge().equipment(bandit).size() == 2);
    CHECK(worn_at(game, {3, 1}).empty());
    game.scenario.does(bandit, rules::Equip{game.scenario.give('^', bandit)});
    CHECK(worn_at(game, {3, 1}) == std::vector<std::string>{"worn_hat"});

    StagedGame apart("########\n#@#b...#\n########", wardrobe());
    const rules::EntityId unseen = apart.scenario.actor('b');
    apart.scenario.does(unseen, rules::Equip{apart.scenario.give('^', unseen)});
    CHECK(worn_at(apart, {3, 1}).empty());
}

}  // namespace torchwake::view
