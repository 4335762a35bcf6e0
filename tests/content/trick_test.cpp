// The tricks of monsters: what the loader reads and refuses, and those of the game's own kinds.

#include "content/game_data.hpp"
#include "content/sample.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {
namespace {

/// The sample with tricks of its hero, who has no pack and 5 mana.
DataTexts sample_with_tricks(const std::string& tricks) {
    DataTexts texts = sample_texts();
    replace(texts.monsters, R"("corpse_sprite": "bones"})",
            R"("corpse_sprite": "bones", "mana": 5, "tricks": )" + tricks + "}");
    return texts;
}

bool is_hostile(const Catalog& catalog, const MonsterDef& kind) {
    return kind.id != "hero" && catalog.hostile(catalog.hero(), *catalog.find_monster(kind.id));
}

/// True for a kind that only hits.
bool is_plain(const Catalog& catalog, const MonsterDef& kind) {
    const bool shoots = std::ranges::any_of(
        kind.equipment, [&catalog](ItemId item) { return catalog.item(item).shoots.has_value(); });
    const bool has_effects = std::ranges::any_of(
        kind.natural_attacks, [](const Attack& attack) { return !attack.effects.empty(); });
    const bool throws = std::ranges::any_of(
        kind.supplies, [&catalog](const Supply& supply) { return catalog.item(supply.item).breaks; });
    return kind.tricks.empty() && kind.abilities.empty() && !shoots && !throws && !has_effects;
}

}  // namespace

TEST_CASE("every kind of trick comes from data", "[content][loader][V5][M1]") {
    const auto catalog = build_catalog(sample_with_tricks(
        R"([{"splits": {"least": 2}}, {"corrodes": {"most": 3}}, {"grabs": {"turns": 4}},
            {"phases": {"range": 5}}, {"summons": {"kind": "newt", "count": 1, "most": 2, "cost": 3}},
            {"burrows": {}}, {"calls": {"range": 6}}, {"plays_dead": {}}, {"shields": {"armour": 7}}])"));
    REQUIRE(catalog.has_value());
    const MonsterId newt = *catalog->find_monster("newt");
    CHECK(catalog->monster(catalog->hero()).tricks ==
          std::vector<Trick>{SplitTrick{2}, CorrodeTrick{3}, GrabTrick{4}, PhaseTrick{core::Cells{5}},
                             SummonTrick{newt, 1, 2, 3}, BurrowTrick{}, CallTrick{core::Cells{6}},
                             PlayDeadTrick{}, ShieldTrick{7}});
    CHECK(catalog->monster(newt).tricks.empty());
}

TEST_CASE("a trick that is unknown, double, incomplete or of no use is refused with its place",
          "[content][loader][V5]") {
    CHECK(error_of(sample_with_tricks(R"([{"dances": {}}])")).find("/tricks/0/dances") != std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"burrows": {}}, {"burrows": {}}])")).find("each trick once") !=
          std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"grabs": {}}])")).find("/tricks/0/grabs/turns: nothing") !=
          std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"grabs": {"turns": 0}}])")).find("an integer from 1") !=
          std::string::npos);
    CHECK(error_of(sample_with_tricks(R"(["burrows"])")).find("an object of one member") !=
          std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"summons": {"kind": "newt", "count": 1, "most": 2, "cost": 6}}])"))
              .find("6 mana of 5") != std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"summons": {"kind": "nwet", "count": 1, "most": 2, "cost": 1}}])"))
              .find("newt") != std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"summons": {"kind": "hero", "count": 1, "most": 2, "cost": 1}}])"))
              .find("to summon") != std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"steals": {}}])")).find("pack_slots") != std::string::npos);
}

TEST_CASE("what tricks do is in the hash of the data", "[content][hash][V5]") {
    const auto hash_with = [](const std::string& tricks) {
        const auto catalog = build_catalog(sample_with_tricks(tricks));
        REQUIRE(catalog.has_value());
        return catalog->data_hash();
    };
    const std::set<std::uint64_t> hashes{hash_with("[]"), hash_with(R"([{"grabs": {"turns": 1}}])"),
                                         hash_with(R"([{"grabs": {"turns": 2}}])"),
                                         hash_with(R"([{"burrows": {}}])")};
    CHECK(hashes.size() == 4);
}

TEST_CASE("nearly every hostile kind does more than hit, and every trick is played by one",
          "[content][data][V5]") {
    const Catalog& catalog = game_data();
    std::vector<std::string> plain;
    std::set<std::size_t> played;
    for (const MonsterDef& kind : catalog.monsters()) {
        if (is_hostile(catalog, kind) && is_plain(catalog, kind)) {
            plain.push_back(kind.id);
        }
        for (const Trick& trick : kind.tricks) {
            played.insert(trick.index());
        }
    }
    // The bat's flight is its trick.
    CHECK(plain == std::vector<std::string>{"bat"});
    CHECK(played.size() == std::variant_size_v<Trick>);
}

}  // namespace torchwake::content
