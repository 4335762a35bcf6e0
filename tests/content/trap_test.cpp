#include "content/sample.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::content {
namespace {

/// The sample with a trap, a chest and an empty one, a portal, a scroll that leads to it, and levels with all
/// of it.
DataTexts trapped_texts() {
    DataTexts texts = sample_texts();
    texts.traps = R"({"traps": [
{"id": "spikes", "glyph": "^", "colour": "#808080", "sprite": "spikes", "spent_sprite": "stumps",
 "effects": [{"damage": {"dice": "1d6"}}, {"held": {"turns": 3}}], "radius": 2, "save": {"attribute": "dexterity", "difficulty": 12, "spares": true},
 "noise": 9, "pit": true, "difficulty": 5, "min_depth": 1, "max_depth": 3, "weight": 7, "weight_per_depth": -1}
]})";
    replace(texts.tiles, R"("blocks": true, "opens_to": "open"}
])",
            R"("blocks": true, "opens_to": "open"},
{"id": "chest", "glyph": "=", "colour": "#808080", "sprite": "chest", "prop": true, "blocks": true,
 "emptied_to": "hull", "holds": "things", "guard": "spikes", "guarded": 20},
{"id": "hull", "glyph": "=", "colour": "#808080", "sprite": "hull", "prop": true, "blocks": true},
{"id": "portal", "glyph": "0", "colour": "#808080", "sprite": "portal", "prop": true, "portal": true}
])");
    replace(texts.items, R"([{"heal": {"amount": 5}}])", R"([{"town_portal": {}}])");
    replace(texts.items, R"("projectile": "bolt"})",
            R"("projectile": "bolt", "save": {"attribute": "constitution", "difficulty": 15}})");
    replace(
        texts.levels, R"("items_per_region": [0, 1])",
        R"("items_per_region": [0, 1], "props": [{"tile": "chest", "weight": 2}], "props_per_region": [1, 3],
 "traps_per_region": [4, 1], "sample": ["##.##", "##...", "#####", "#####", "#####"])");
    return texts;
}

std::string error_with(std::string DataTexts::* file, std::string_view part, std::string_view by) {
    DataTexts texts = trapped_texts();
    replace(texts.*file, part, by);
    return error_of(texts);
}

}  // namespace

TEST_CASE("traps, props, portals and saving throws come from data", "[content][loader][traps][T6]") {
    const auto catalog = build_catalog(trapped_texts());
    REQUIRE(catalog.has_value());
    REQUIRE(catalog->traps().size() == 1);
    const TrapDef& trap = catalog->trap(*catalog->find_trap("spikes"));
    CHECK(trap.spent_sprite == "stumps");
    CHECK(trap.effects.size() == 2);
    CHECK(trap.effects.back() == ItemEffect(LastingEffect{ConditionKind::Held, 3, 1}));
    CHECK(trap.radius == core::Cells{2});
    CHECK(trap.save == SavingThrow{Attribute::Dexterity, 12, true});
    CHECK(trap.noise == 9);
    CHECK(trap.pit);
    CHECK(trap.difficulty == 5);
    CHECK(trap.weight_per_depth == -1);
    const TileDef& chest = catalog->tile(*catalog->find_tile("chest"));
    CHECK(chest.emptied_to == catalog->find_tile("hull"));
    CHECK(chest.holds == TableId{0});
    CHECK(chest.guard == TrapId{0});
    CHECK(chest.guarded == 20);
    CHECK(catalog->portal() == catalog->find_tile("portal"));
    CHECK(catalog->item(*catalog->find_item("storm")).aim->save ==
          SavingThrow{Attribute::Constitution, 15, false});
    const LevelDef& level = catalog->level_at(1);
    CHECK(level.props == std::vector{PropChoice{*catalog->find_tile("chest"), 2}});
    CHECK(level.props_per_region == CountWeights{1, 3});
    CHECK(level.traps_per_region == CountWeights{4, 1});
    CHECK(level.sample.size() == 5);
    CHECK(build_catalog(sample_texts())->traps().empty());
}

TEST_CASE("what makes no sense of traps and props is refused at its place", "[content][loader][traps]") {
    using D = DataTexts;
    CHECK(mentions(error_with(&D::traps, R"({"damage": {"dice": "1d6"}})", R"({"heal": {"amount": 5}})"),
                   "/traps/0/effects"));
    CHECK(mentions(error_with(&D::traps, R"("max_depth": 3)", R"("max_depth": 0)"), "/traps/0/max_depth"));
    CHECK(mentions(error_with(&D::traps, R"("weight": 7, )", ""), "weight"));
    CHECK(mentions(error_with(&D::traps, R"("attribute": "dexterity")", R"("attribute": "luck")"),
                   "/traps/0/save/attribute"));
    CHECK(mentions(error_with(&D::tiles, R"("emptied_to": "hull", )", ""), "emptied_to"));
    CHECK(mentions(error_with(&D::tiles, R"("emptied_to": "hull")", R"("emptied_to": "floor")"),
                   "/tiles/7/emptied_to"));
    CHECK(mentions(error_with(&D::tiles, R"("guard": "spikes")", R"("guard": "snare")"), "the id of a trap"));
    CHECK(mentions(error_with(&D::tiles, R"("portal": true)", R"("portal": true, "blocks": true)"),
                   "/tiles/9/portal"));
    CHECK(mentions(error_with(&D::levels, R"("tile": "chest")", R"("tile": "wall")"), "/props/0/tile"));
    CHECK(mentions(error_with(&D::levels, R"("props_per_region": [1, 3],)", ""), "props_per_region"));
    CHECK(mentions(error_with(&D::levels, R"("#####"])", R"("####"])"), "/levels/0/sample"));
}

TEST_CASE("a trap that does nothing is refused", "[content][loader][traps]") {
    DataTexts texts = trapped_texts();
    replace(texts.traps, R"([{"damage": {"dice": "1d6"}}, {"held": {"turns": 3}}])", "[]");
    replace(texts.traps, R"("noise": 9, "pit": true, )", "");
    CHECK(mentions(error_of(texts), "a trap that does nothing"));
}

TEST_CASE("what rules read of traps, props and saving throws is in the hash of the data",
          "[content][hash][traps]") {
    using D = DataTexts;
    const std::vector<std::pair<std::string D::*, std::pair<std::string_view, std::string_view>>> changes{
        {&D::traps, {R"("dice": "1d6")", R"("dice": "1d7")"}},
        {&D::traps, {R"("turns": 3)", R"("turns": 4)"}},
        {&D::traps, {R"("radius": 2)", R"("radius": 1)"}},
        {&D::traps, {R"("difficulty": 12)", R"("difficulty": 13)"}},
        {&D::traps, {R"(, "spares": true)", ""}},
        {&D::traps, {"dexterity", "constitution"}},
        {&D::traps, {R"("noise": 9)", R"("noise": 8)"}},
        {&D::traps, {R"("pit": true)", R"("pit": false)"}},
        {&D::traps, {R"("difficulty": 5)", R"("difficulty": 6)"}},
        {&D::traps, {R"("min_depth": 1)", R"("min_depth": 2)"}},
        {&D::traps, {R"("max_depth": 3)", R"("max_depth": 4)"}},
        {&D::traps, {R"("weight": 7)", R"("weight": 8)"}},
        {&D::traps, {R"("weight_per_depth": -1)", R"("weight_per_depth": -2)"}},
        {&D::tiles, {R"("emptied_to": "hull")", R"("emptied_to": "chest")"}},
        {&D::tiles, {R"("holds": "things", )", ""}},
        {&D::tiles, {R"("guard": "spikes", )", ""}},
        {&D::tiles, {R"("guarded": 20)", R"("guarded": 21)"}},
        {&D::tiles, {R"(, "portal": true)", ""}},
        {&D::items, {R"("difficulty": 15)", R"("difficulty": 16)"}},
        {&D::items, {R"([{"town_portal": {}}])", R"([{"map": {}}])"}},
        {&D::levels, {R"("tile": "chest", "weight": 2)", R"("tile": "chest", "weight": 3)"}},
        {&D::levels, {R"("props_per_region": [1, 3])", R"("props_per_region": [1, 2])"}},
        {&D::levels, {R"("traps_per_region": [4, 1])", R"("traps_per_region": [4, 2])"}},
        {&D::levels, {R"("##...")", R"("##.##")"}},
    };
    std::set<std::uint64_t> hashes{build_catalog(trapped_texts())->data_hash()};
    for (const auto& [file, change] : changes) {
        DataTexts texts = trapped_texts();
        replace(texts.*file, change.first, change.second);
        const auto catalog = build_catalog(texts);
        INFO(change.second);
        REQUIRE(catalog.has_value());
        hashes.insert(catalog->data_hash());
    }
    CHECK(hashes.size() == changes.size() + 1);
}

}  // namespace torchwake::content
