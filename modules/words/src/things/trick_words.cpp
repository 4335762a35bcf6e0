#include "things/trick_words.hpp"

#include <torchwake/rules/light.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/keys.hpp>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::words {
namespace {

Argument counted(std::string_view name, std::int32_t value) {
    return {name, std::to_string(value), bright_ink};
}

/// The sentence that announces a trick, with the trick's members as its arguments; there is one overload for
/// each.
struct TrickTeller {
    const content::Catalog& catalog;
    const Words& words;

    TextLine operator()(const content::StealTrick& trick) const { return sentence(trick, {}); }
    TextLine operator()(const content::SplitTrick& trick) const {
        return sentence(trick, {counted("amount", 2 * trick.least)});
    }
    TextLine operator()(const content::CorrodeTrick& trick) const {
        return sentence(trick, {counted("amount", trick.most)});
    }
    TextLine operator()(const content::GrabTrick& trick) const {
        return sentence(trick, {counted("turns", trick.turns)});
    }
    TextLine operator()(const content::PhaseTrick& trick) const {
        return sentence(trick, {counted("range", trick.range.value)});
    }
    TextLine operator()(const content::SummonTrick& trick) const {
        const content::MonsterDef& kind = catalog.monster(trick.kind);
        return sentence(trick, {{"kind", kind.name, kind.appearance.foreground, Article::A},
                                counted("count", trick.count),
                                counted("cost", trick.cost)});
    }
    TextLine operator()(const content::BurrowTrick& trick) const { return sentence(trick, {}); }
    TextLine operator()(const content::CallTrick& trick) const {
        return sentence(trick, {counted("range", trick.range.value)});
    }
    TextLine operator()(const content::PlayDeadTrick& trick) const { return sentence(trick, {}); }
    TextLine operator()(const content::ShieldTrick& trick) const {
        return sentence(trick, {counted("amount", trick.armour)});
    }
    TextLine operator()(const content::BurstTrick& trick) const {
        const content::MatterDef& matter = catalog.matter(trick.matter);
        return sentence(trick, {{"matter", matter.name, matter.appearance.foreground}});
    }
    TextLine operator()(const content::RollTrick& trick) const { return sentence(trick, {}); }
    TextLine operator()(const content::PlateTrick& trick) const { return protection(trick, trick.armour); }
    TextLine operator()(const content::RegenerateTrick& trick) const {
        return protection(trick, trick.amount);
    }
    TextLine operator()(const content::RecoilTrick& trick) const { return protection(trick, trick.damage); }

  private:
    /// Names what ends a protection.
    template <class Kind>
    [[nodiscard]] TextLine protection(const Kind& trick, std::int32_t amount) const {
        std::string means;
        for (const content::Weakness state : trick.weak_to) {
            means += (means.empty() ? "" : ", ") + words.get(key_of("weakness-", state));
        }
        return sentence(trick, {counted("amount", amount), {"means", means, good_ink}});
    }

    template <class Kind>
    [[nodiscard]] TextLine sentence(const Kind&, std::initializer_list<Argument> arguments) const {
        return words.say("trick-" + std::string(Kind::id), {arguments.begin(), arguments.size()});
    }
};

}  // namespace

void tell_attack_effects(const content::MonsterDef& kind, const Words& words, std::vector<TextLine>& lines) {
    std::string conditions;
    const auto list = [&conditions](const std::string& name) {
        const bool listed = conditions.find(name) != std::string::npos;
        conditions += listed ? "" : (conditions.empty() ? "" : ", ") + name;
    };
    for (const content::Attack& attack : kind.natural_attacks) {
        for (const content::LastingEffect& effect : attack.effects) {
            list(condition_name(effect.kind, effect.amount, words));
        }
        if (attack.sets_alight) {
            list(words.get("examine-set-alight"));
        }
    }
    if (!conditions.empty()) {
        lines.push_back(words.say("examine-blows-bring", {{"conditions", conditions, bad_ink}}));
    }
}

void tell_tricks(const content::Catalog& catalog, const content::MonsterDef& kind, const Words& words,
                 std::vector<TextLine>& lines) {
    for (const content::Trick& trick : kind.tricks) {
        lines.push_back(std::visit(TrickTeller{catalog, words}, trick));
    }
}

void tell_nature(const content::MonsterDef& kind, const Words& words, std::vector<TextLine>& lines) {
    const auto tell = [&](bool is_so, std::string_view key) {
        if (is_so) {
            lines.push_back(words.say(key, {}));
        }
    };
    tell(kind.fireproof, "examine-fireproof");
    tell(kind.mends_in == content::MendsIn::Flames, "examine-mends-in-flames");
    tell(kind.mends_in == content::MendsIn::Water, "examine-mends-in-water");
    tell(kind.shuns_lamps, "examine-shuns-lamps");
}

namespace {

/// The way past a lord that its arena has: a gate with a toll, deep water, or the dark beside its lamps.
TextLine tell_way_past(const content::Catalog& catalog, const content::VaultDef& arena,
                       const content::MonsterDef& lord, const Words& words) {
    const auto tiles = arena.tiles.span();
    const auto is = [&catalog](const auto& suits) {
        return [&catalog, suits](content::TileId tile) { return tile.valid() && suits(catalog.tile(tile)); };
    };
    const auto gate =
        std::ranges::find_if(tiles, is([](const content::TileDef& tile) { return tile.toll > 0; }));
    if (gate != tiles.end()) {
        const content::TileDef& tile = catalog.tile(*gate);
        return words.say("examine-lord-toll", {{"gate", tile.name, tile.appearance.foreground, Article::A},
                                               counted("gold", tile.toll)});
    }
    const auto water = std::ranges::find_if(arena.things, [&catalog](const content::DrawnThing& thing) {
        rules::CellMatter here;
        here.cover = thing.stands.cover;
        here.liquid = thing.stands.liquid;
        here.depth = thing.stands.depth;
        return rules::carries_away(catalog, here);
    });
    if (water != arena.things.end()) {
        const content::MatterDef& matter = catalog.matter(water->stands.liquid);
        return words.say("examine-lord-water", {{"water", matter.name, matter.appearance.foreground}});
    }
    if (std::ranges::any_of(tiles, is([](const content::TileDef& tile) { return tile.light.has_value(); }))) {
        return words.say("examine-lord-dark",
                         {counted("range", rules::noticing_range(lord.vision, 0).value)});
    }
    return words.say("examine-lord-no-way", {});
}

}  // namespace

void tell_lord(const content::Catalog& catalog, content::MonsterId id, const Words& words,
               std::vector<TextLine>& lines) {
    const content::MonsterDef& kind = catalog.monster(id);
    if (!kind.lord) {
        return;
    }
    lines.push_back(words.say("examine-lord",
                              {counted("phases", static_cast<std::int32_t>(kind.lord->phases.size() + 1))}));
    for (const content::LevelDef& level : catalog.levels()) {
        if (level.arena && level.arena->lord == id) {
            lines.push_back(tell_way_past(catalog, catalog.vault(level.arena->vault), kind, words));
            return;
        }
    }
}

}  // namespace torchwake::words
