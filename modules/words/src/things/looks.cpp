#include <torchwake/words/looks.hpp>

#include <algorithm>
#include <string>
#include <variant>

namespace torchwake::words {
namespace {

using Look = std::optional<content::Appearance>;

bool are_alike(const content::ItemEffect& a, const content::ItemEffect& b) {
    const auto* const lasts = std::get_if<content::LastingEffect>(&a);
    const auto* const other = std::get_if<content::LastingEffect>(&b);
    return a.index() == b.index() && (lasts == nullptr || lasts->kind == other->kind);
}

/// The sprite of the first item with the same effect; empty if there is none.
std::string sprite_of_effect(const content::SpellDef& spell, const content::Catalog& catalog) {
    const auto does_the_same = [&](const content::ItemDef& item) {
        return !item.effects.empty() && are_alike(item.effects.front(), spell.effects.front());
    };
    const auto items = catalog.items();
    const auto found = spell.effects.empty() ? items.end() : std::ranges::find_if(items, does_the_same);
    return found == items.end() ? std::string() : found->appearance.sprite;
}

std::string sprite_of(rules::Attribute attribute) {
    switch (attribute) {
        case rules::Attribute::Strength:
            return "strengthened";
        case rules::Attribute::Dexterity:
            return "hasted";
        case rules::Attribute::Intelligence:
            return "spellbook";
        case rules::Attribute::Constitution:
            break;
    }
    return "heart";
}

struct LookOfLine {
    const content::Catalog& catalog;

    Look operator()(const screen::ItemLine& line) const { return of(line.item); }
    Look operator()(const screen::TradeLine& line) const { return of(line.item); }
    Look operator()(const screen::SpellLine& line) const { return look_of_spell(line.spell, catalog); }
    Look operator()(const screen::GrowLine& line) const {
        return content::Appearance{U' ', {}, {}, sprite_of(line.attribute), 0};
    }
    Look operator()(const screen::PlaceLine& line) const {
        return std::visit([this](auto id) { return of(id); }, line.what);
    }
    Look operator()(const screen::GiftLine& line) const {
        const content::GiftDef& gift = catalog.gift(line.gift);
        if (!gift.items.empty()) {
            return of(gift.items.front().item);
        }
        return catalog.money() ? Look(of(*catalog.money())) : Look();
    }
    Look operator()(const screen::MomentLine& line) const {
        using enum save::MomentKind;
        const save::Moment& moment = line.moment;
        if (moment.kind == Kill || (moment.kind == Decline && moment.who.valid())) {
            return of(moment.who);
        }
        if (catalog.prize() && (moment.kind == PrizeTaken || moment.kind == PrizeOut ||
                                moment.kind == PrizeLeft || moment.kind == PrizeBurnt)) {
            return of(*catalog.prize());
        }
        return content::Appearance{U' ', {}, {}, moment.kind == NewLevel ? "strengthened" : "heart", 0};
    }
    Look operator()(const screen::ScoreLine& line) const { return look_of_fate(line.entry.fate, catalog); }
    Look operator()(const screen::RunLine&) const { return catalog.monster(catalog.hero()).appearance; }
    template <class Other>
    Look operator()(const Other&) const {
        return std::nullopt;
    }

  private:
    [[nodiscard]] Look of(content::ItemId id) const { return catalog.item(id).appearance; }
    [[nodiscard]] Look of(content::TileId id) const { return catalog.tile(id).appearance; }
    [[nodiscard]] Look of(content::MonsterId id) const { return catalog.monster(id).appearance; }
};

}  // namespace

content::Appearance look_of_spell(content::SpellId id, const content::Catalog& catalog) {
    const content::SpellDef& spell = catalog.spell(id);
    content::Appearance look;
    look.glyph = U'*';
    look.foreground = spell.colour;
    look.sprite = spell.aim ? spell.aim->projectile : sprite_of_effect(spell, catalog);
    return look;
}

std::optional<content::Appearance> look_of_line(const screen::MenuLine& line,
                                                const content::Catalog& catalog) {
    return std::visit(LookOfLine{catalog}, line.what);
}

std::optional<content::Appearance> look_of_fate(const rules::Fate& fate, const content::Catalog& catalog) {
    if (fate.killer.empty()) {
        return catalog.prize() ? Look(catalog.item(*catalog.prize()).appearance) : Look();
    }
    const auto killer = catalog.find_monster(fate.killer);
    return killer ? Look(catalog.monster(*killer).appearance) : Look();
}

}  // namespace torchwake::words
