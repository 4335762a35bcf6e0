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
            {"burrows": {}}, {"calls": {"range": 6}}, {"plays_dead": {}}, {"shields": {"armour": 7}},
            {"plated": {"armour": 4, "weak_to": ["fire", "acid", "poison"]}},
            {"regenerates": {"amount": 2, "weak_to": ["water", "hold"]}},
            {"recoils": {"damage": 1, "weak_to": ["flank", "dark"]}}])"));
    REQUIRE(catalog.has_value());
    const MonsterId newt = *catalog->find_monster("newt");
    CHECK(catalog->monster(catalog->hero()).tricks ==
          std::vector<Trick>{SplitTrick{2}, CorrodeTrick{3}, GrabTrick{4}, PhaseTrick{core::Cells{5}},
                             SummonTrick{newt, 1, 2, 3}, BurrowTrick{}, CallTrick{core::Cells{6}},
                             PlayDeadTrick{}, ShieldTrick{7},
                             PlateTrick{4, {Weakness::Fire, Weakness::Acid, Weakness::Poison}},
                             RegenerateTrick{2, {Weakness::Water, Weakness::Hold}},
                             RecoilTrick{1, {Weakness::Flank, Weakness::Dark}}});
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
    CHECK(error_of(sample_with_tricks(R"([{"plated": {"armour": 1, "weak_to": ["fir"]}}])"))
              .find("/tricks/0/plated/weak_to/0") != std::string::npos);
    CHECK(error_of(sample_with_tricks(R"([{"recoils": {"damage": 1, "weak_to": []}}])")).find("at least 1") !=
          std::string::npos);
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
    // The bat's flight is its trick, and the hunt that of the hunter for the prize.
    CHECK(plain == std::vector<std::string>{"bat", "unlit_hunter"});
    CHECK(played.size() == std::variant_size_v<Trick>);
}

TEST_CASE("from depth 3 on half of the lone monsters and all packs resist plain blows",
          "[content][data][V5]") {
    const Catalog& catalog = game_data();
    constexpr std::int32_t first = 3;
    for (std::int32_t depth = first; depth <= catalog.last_depth(); ++depth) {
        std::uint32_t all = 0;
        std::uint32_t resisting = 0;
        for (const auto& entry : catalog.monster_table(catalog.level_at(depth).monsters).entries) {
            const std::uint32_t weight = entry.kind.valid() ? entry.weight_at(depth) : 0;
            if (weight == 0) {
                continue;
            }
            const MonsterDef& kind = catalog.monster(entry.kind);
            INFO("depth " << depth << ", " << kind.id);
            CHECK((!kind.pack || resists_blows(kind.tricks, true)));
            all += weight;
            resisting += resists_blows(kind.tricks, false) ? weight : 0;
        }
        INFO("depth " << depth << ": " << resisting << " of " << all);
        CHECK(2 * resisting >= all);
    }
}

TEST_CASE("each protection comes first among its kind's tricks, and two means or more end or evade it",
          "[content][data][V5]") {
    for (const MonsterDef& kind : game_data().monsters()) {
        INFO(kind.id);
        // Magic and a heavy blow evade plates, magic and missiles a recoil.
        const auto check = [&kind](const auto* trick, std::size_t least) {
            if (trick != nullptr) {
                const std::set<Weakness> states(trick->weak_to.begin(), trick->weak_to.end());
                CHECK(states.size() == trick->weak_to.size());
                CHECK(states.size() >= least);
                CHECK(kind_of(kind.tricks.front()) >= TrickKind::Plate);
                CHECK_FALSE((kind.fireproof && states.contains(Weakness::Fire)));
                CHECK_FALSE((kind.flies && states.contains(Weakness::Acid)));
            }
        };
        check(find_trick<PlateTrick>(kind.tricks), 2);
        check(find_trick<RegenerateTrick>(kind.tricks), 2);
        check(find_trick<RecoilTrick>(kind.tricks), 1);
    }
}

}  // namespace torchwake::content
