// Scenes: drawn like vaults, laid over the floor.

#include "changed_data.hpp"
#include "game_data.hpp"
#include "sample.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/error.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::content {
namespace {

constexpr std::string_view drawing =
    R"({"id": "cell", "scene": true, "min_depth": 1, "max_depth": 2, "levels": ["upper"],
"legend": {"n": {"monster": "newt", "asleep": true}, "c": {"corpse": "newt", "item": "nothing"}, "g": "gate"},
"rows": ["n. ", "...", " .g"]})";

/// The sample with a scene in place of its vault, after a change.
DataTexts scene_texts(std::string_view part = "", std::string_view by = "") {
    DataTexts texts = sample_texts();
    std::string scene(drawing);
    replace(scene, R"(, "item": "nothing")", "");
    if (!part.empty()) {
        replace(scene, part, by);
    }
    texts.vaults = R"({"vaults": [)" + scene + "]}";
    replace(texts.words, R"({"tiles": {)",
            R"({"vaults": {"cell": {"description": "A newt sleeps."}}, "tiles": {)");
    return texts;
}

/// The place, without line, and the text expected of the first error.
std::string scene_refusal(std::string_view part, std::string_view by) {
    const auto catalog = build_catalog(scene_texts(part, by));
    REQUIRE(catalog.has_error());
    return catalog.error().front().pointer + ": " + catalog.error().front().expected;
}

}  // namespace

TEST_CASE("a scene is read as it is drawn, with its words", "[content][scene][V9]") {
    const auto catalog = build_catalog(scene_texts());
    REQUIRE(catalog.has_value());
    const VaultDef& scene = catalog->vaults().front();
    CHECK(scene.scene);
    CHECK(scene.description == "A newt sleeps.");
    CHECK(scene.levels == std::vector<LevelId>{LevelId{0}});
    CHECK(scene.cells[{0, 0}] == VaultCell::Floor);
    CHECK(scene.cells[{2, 0}] == VaultCell::AsItIs);
    CHECK(scene.cells[{2, 2}] == VaultCell::Tile);
    REQUIRE(scene.things.size() == 1);
    CHECK(scene.things.front().at == core::Point{0, 0});
    CHECK(scene.things.front().stands.monster == *catalog->find_monster("newt"));
    CHECK(scene.things.front().stands.asleep);
    CHECK(missing_words(scene_texts()).empty());
}

TEST_CASE("a scene that is drawn wrong is refused with its place", "[content][scene][V9]") {
    const std::string rows = "/vaults/0/rows: ";
    const std::string letters = rows + "one of # . and the space, or a character of the legend";
    CHECK(scene_refusal(R"("n. ", "...")", R"("n. ", ".z.")") == letters);
    CHECK(scene_refusal(R"("n. ", "...")", R"("n. ", ".+.")") == letters);
    CHECK(scene_refusal(R"("n. ", "...")", R"("n. ", ".!.")") == letters);
    CHECK(scene_refusal(R"("n. ", "...")", R"("n. ", ". .")") == rows + "a middle that is not left as it is");
    CHECK(scene_refusal(R"("n. ", "...", " .g")", R"("n...", ".##.", ".#.#", ".###")") ==
          rows + "a way there from the edge of the scene");
    CHECK(scene_refusal(R"("n. ", "...", " .g")", R"("..........", "..........", "..........")") ==
          rows + "from 3 x 3 cells to 9 x 7 cells");
    CHECK(scene_refusal(R"("n": {"monster")", R"("n": {"monstre")") ==
          R"(/vaults/0/legend/n/monstre: a known member (did you mean "monster"?))");
}

TEST_CASE("what stands in a scene has to be able to stand there, and is no prize", "[content][scene][V9]") {
    const std::string legend = "/vaults/0/legend: ";
    const std::string_view newt = R"({"monster": "newt", "asleep": true})";
    CHECK(scene_refusal(newt, R"({"monster": "newt", "tile": "wall"})") ==
          legend + "a tile on which an actor can stand");
    CHECK(scene_refusal(newt, R"({"monster": "hero"})") ==
          legend + "another monster: the hero comes by itself");
    CHECK(scene_refusal(newt, R"({"corpse": "hero"})") ==
          legend + "another monster: the hero comes by itself");
    CHECK(scene_refusal(newt, R"({"sprung": true})") ==
          legend + R"(a "trap" that is sprung, or nobody on it)");
    CHECK(scene_refusal(newt, R"({"item": "stone", "corpse": "newt"})") ==
          legend + "one of them: a cell has room for one");
    CHECK(scene_refusal(newt, R"({"item": "crown"})") == legend + "another item: the prize ends a game");
    CHECK(scene_refusal(R"("levels": ["upper"])", R"("levels": ["uper"])").starts_with("/vaults/0/levels/0"));
}

TEST_CASE("a scene without words is told by its id, and named as missing", "[content][scene][V9]") {
    DataTexts texts = scene_texts();
    replace(texts.words, R"({"description": "A newt sleeps."})", "{}");
    CHECK(build_catalog(texts)->vaults().front().description == "cell");
    const json::Errors missing = missing_words(texts);
    REQUIRE(missing.size() == 1);
    CHECK(missing.front().pointer == "/vaults/cell/description");
    CHECK(missing.front().expected == "the sentence at the first sight of a scene");
}

TEST_CASE("every leaf of a scene of another type, sign or size is refused with its place",
          "[content][scene][V9]") {
    const std::string_view part =
        GENERATE(R"("scene": true)", R"("min_depth": 1)", R"("max_depth": 2)", R"("levels": ["upper"])",
                 R"("n": {"monster": "newt", "asleep": true})", R"("rows": ["n. ", "...", " .g"])",
                 R"("monster": "newt")", R"("asleep": true)", R"("corpse": "newt")", R"("g": "gate")");
    const std::string_view value =
        GENERATE("null", "-1", "0.5", "1e9", "[]", R"("")", "[[]]", R"([""])", "[0]", R"({"": 1})");
    const std::string name(part.substr(0, part.find(':') + 1));
    const auto catalog = build_catalog(scene_texts(part, name + std::string(value)));
    REQUIRE(catalog.has_error());
    for (const json::Error& error : catalog.error()) {
        CHECK(error.file == "vaults.json");
        CHECK(error.pointer.starts_with("/vaults/0"));
    }
}

TEST_CASE("the game has 24 scenes, each with a sentence and nothing dear in it",
          "[content][scene][data][V9]") {
    std::size_t scenes = 0;
    for (const VaultDef& vault : game_data().vaults()) {
        scenes += vault.scene ? 1U : 0U;
        CHECK(vault.scene == !vault.description.empty());
        for (const DrawnThing& thing : vault.things) {
            const ItemId item = thing.stands.item;
            CHECK((!item.valid() || game_data().item(item).value <= dearest_in_scene));
        }
    }
    CHECK(scenes == 24);
    for (std::int32_t depth = 1; depth <= game_data().last_depth(); ++depth) {
        CHECK(game_data().level_at(depth).scenes == 2);
    }
}

}  // namespace torchwake::content
