// Lords, their arenas, and gates that take a toll: as they are read, and what is refused.

#include "content/game_data.hpp"
#include "refused.hpp"
#include "sample.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace torchwake::content {
namespace {

/// The sample, whose poacher is a lord on its first level.
DataTexts texts_with_lord() {
    DataTexts texts = sample_texts();
    texts.spells = R"({"spells": [{"id": "puff", "colour": "#ffffff", "cost": 1, "learnable": false,
"effects": [{"damage": {"dice": "1d4"}}], "aim": {"range": 3, "projectile": "bolt"}}]})";
    replace(texts.monsters, R"("pack_slots": 2, "equipment": ["bow"])",
            R"("mana": 4, "abilities": [{"spell": "puff", "phase": 1}, {"spell": "puff", "phase": 2}],
 "lord": {"phases": [50]}, "pack_slots": 2, "equipment": ["bow"])");
    replace(texts.vaults, R"({"vaults": [)", R"({"vaults": [
{"id": "lair", "rows": ["######", "+.L..#", "#...>#", "######"]},)");
    replace(texts.levels, R"("id": "upper",)",
            R"("id": "upper", "arena": {"vault": "lair", "lord": "poacher"},)");
    replace(texts.tiles, R"("blocks": true, "opens_to": "open"}
])",
            R"("blocks": true, "opens_to": "open", "toll": 30}
])");
    replace(texts.words, R"("poacher": {"name": "poacher",)",
            R"("poacher": {"lines": ["Mine.", "Still mine."], "name": "poacher",)");
    replace(texts.words, R"("monsters": {)", R"("spells": {"puff": {"name": "puff", "description": "Air."}},
"monsters": {)");
    return texts;
}

/// The errors after one change to that data, a line each.
std::string errors_with(Text file, std::string_view part, std::string_view by) {
    DataTexts texts = texts_with_lord();
    replace(texts.*file, part, by);
    const auto catalog = build_catalog(texts);
    return catalog.has_error() ? lines_of(catalog.error()) : "";
}

}  // namespace

TEST_CASE("a lord is read with its phases and lines, its level with its arena, a gate with its toll",
          "[content][lord]") {
    const auto catalog = build_catalog(texts_with_lord());
    if (catalog.has_error()) {
        FAIL(lines_of(catalog.error()));
    }
    const MonsterDef& poacher = catalog->monster(*catalog->find_monster("poacher"));
    REQUIRE(poacher.lord);
    CHECK(poacher.lord->phases == std::vector{50});
    CHECK(poacher.lord->lines == std::vector<std::string>{"Mine.", "Still mine."});
    CHECK(poacher.abilities.back().phase == 2);
    const LevelDef& level = catalog->level_at(1);
    REQUIRE(level.arena);
    CHECK(catalog->vault(level.arena->vault).is_arena());
    CHECK(level.arena->lord == *catalog->find_monster("poacher"));
    CHECK(catalog->tile(*catalog->find_tile("gate")).toll == 30);
    CHECK_FALSE(is_closed_door(catalog->tile(*catalog->find_tile("gate"))));
}

TEST_CASE("a lord with a phase that never comes or never ends is refused with its place", "[content][lord]") {
    using D = DataTexts;
    CHECK(mentions(errors_with(&D::monsters, R"("phases": [50])", R"("phases": [50, 50])"),
                   "/monsters/2/lord/phases: found 2 percents, expected fewer than 5, each below"));
    CHECK(mentions(errors_with(&D::monsters, R"("phases": [50])", R"("phases": [100])"),
                   "/monsters/2/lord/phases"));
    CHECK(
        mentions(errors_with(&D::monsters, R"("phase": 2)", R"("phase": 3)"), "found an ability in phase 3"));
    CHECK(
        mentions(errors_with(&D::monsters, R"("phase": 2)", R"("phase": 1)"), "phase 2 without an ability"));
    CHECK(mentions(errors_with(&D::monsters, R"("lord": {"phases": [50]}, )", ""), "only a lord has phases"));
}

TEST_CASE("an arena that does not fit its level is refused with its place", "[content][lord][vault]") {
    using D = DataTexts;
    CHECK(mentions(errors_with(&D::levels, R"("vault": "lair")", R"("vault": "cell")"),
                   "/levels/0/arena: found \"cell\", expected a vault with an L and a >"));
    CHECK(mentions(errors_with(&D::levels, R"("lord": "poacher")", R"("lord": "newt")"),
                   R"(the member "lord")"));
    CHECK(mentions(errors_with(&D::levels, R"("width": 80)", R"("width": 42)"),
                   "so that it fits beside the level"));
    CHECK(
        mentions(errors_with(&D::vaults, R"("#...>#")", R"("#....#")"), "/vaults/0/rows: found 1 L and 0 >"));
    CHECK(
        mentions(errors_with(&D::vaults, R"("+.L..#")", R"("+.LL.#")"), "/vaults/0/rows: found 2 L and 1 >"));
    CHECK(mentions(errors_with(&D::vaults, R"("+.L..#", "#...>#")", R"("#.L..#", "#...>+")"),
                   "on its left edge"));
    CHECK(mentions(errors_with(&D::vaults, R"("+.L..#")", R"("+.L!.#")"), "neither ! nor M"));
}

TEST_CASE("no lord's entrance says that it has noticed the hero, who may have seen it first",
          "[content][lord]") {
    std::int32_t lords = 0;
    for (const MonsterDef& kind : game_data().monsters()) {
        if (kind.lord) {
            CAPTURE(kind.id);
            const std::string& entrance = kind.lord->lines.front();
            CHECK(entrance.find("you") == std::string::npos);
            ++lords;
        }
    }
    CHECK(lords == 4);
}

TEST_CASE("only what opens takes a toll", "[content][lord]") {
    CHECK(mentions(errors_with(&DataTexts::tiles, R"("opens_to": "open", "toll": 30)", R"("toll": 30)"),
                   "only of a tile that blocks and opens"));
}

}  // namespace torchwake::content
