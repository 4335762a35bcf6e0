#pragma once

#include <torchwake/content/loader.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace torchwake::content {

/// A small sound set of data: one of each thing.
[[nodiscard]] inline DataTexts sample_texts() {
    return {
        .tiles = R"({"tiles": [
{"id": "floor", "glyph": ".", "colour": "#808080", "sprite": "floor"},
{"id": "wall", "glyph": "#", "colour": "#808080", "sprite": "wall", "opaque": true, "blocks": true, "blocks_diagonal": true},
{"id": "closed", "glyph": "+", "colour": "#808080", "sprite": "door", "opaque": true, "blocks": true, "opens_to": "open"},
{"id": "open", "glyph": "'", "colour": "#808080", "sprite": "door", "closes_to": "closed"},
{"id": "down", "glyph": ">", "colour": "#ffffff", "background": "#000080", "sprite": "down", "stairs": "down"},
{"id": "up", "glyph": "<", "colour": "#ffffff", "sprite": "up", "stairs": "up"},
{"id": "gate", "glyph": "+", "colour": "#808080", "sprite": "gate", "ornaments": ["rust", "lock"], "blocks": true, "opens_to": "open"}
]})",
        .monsters = R"({"monsters": [
{"id": "hero", "glyph": "@", "colour": "#ffffff", "sprite": "hero", "corpse_sprite": "bones"},
{"id": "newt", "glyph": "\u00f1", "colour": "#0a1B2c", "background": "#010203", "sprite": "newt",
 "corpse_sprite": "bones", "draw_order": 3, "blocks": false, "vision": 5, "movement": "random", "quips": 1, "voice": "blub", "asleep": 40, "pack": true,
 "attributes": {"strength": 9, "constitution": 12, "dexterity": 13, "intelligence": 8}, "skills": {"melee": 1, "defence": 2, "magic": 3},
 "level": 4, "hit_points": 6, "mana": 7, "armour": 1,
 "natural_attacks": [{"name": "bite", "damage": "1d3-1", "hit_bonus": -1}],
 "pack_slots": 2, "equipment": ["stick", "hat"], "gold": "1d6+2", "light": {"range": 3, "colour": "#00ff00"}, "loot": "things", "faction": "wild", "flees_below": 30},
{"id": "poacher", "glyph": "p", "colour": "#00ff00", "sprite": "poacher", "corpse_sprite": "bones",
 "pack_slots": 2, "equipment": ["bow"], "supplies": [{"item": "shaft", "count": 12}]},
{"id": "wight", "glyph": "W", "colour": "#00ff00", "sprite": "wight", "corpse_sprite": "bones"}
]})",
        .items = R"({"items": [
{"id": "potion", "glyph": "!", "colour": "#ff00ff", "sprite": "potion",
 "effects": [{"heal": {"amount": 5}}], "charges": 2, "weight": "0.5", "initiative_penalty": "-0.5", "value": 250, "category": "alchemy"},
{"id": "stone", "glyph": "*", "colour": "#808080", "sprite": "stone"},
{"id": "storm", "glyph": "?", "colour": "#808080", "sprite": "scroll",
 "effects": [{"damage": {"dice": "1d4"}}, {"confusion": {"turns": 4}}, {"map": {}}], "aim": {"range": 6, "radius": 2, "projectile": "bolt"}},
{"id": "crown", "glyph": "*", "colour": "#ffff00", "sprite": "crown", "prize": true, "hunt": {"hunter": "wight"}},
{"id": "stick", "glyph": "/", "colour": "#808080", "sprite": "stick",
 "weapon": {"damage": "1d6", "hit_bonus": 1, "attribute": "dexterity"}},
{"id": "hat", "glyph": "[", "colour": "#808080", "sprite": "hat", "wear": {"slot": "head", "armour": 2}, "worn_sprite": "worn_hat"},
{"id": "dart", "glyph": "(", "colour": "#808080", "sprite": "dart", "stack": 9},
{"id": "coins", "glyph": "$", "colour": "#ffff00", "sprite": "gold", "money": true},
{"id": "bow", "glyph": "}", "colour": "#808080", "sprite": "bow",
 "shoots": {"ammunition": "shaft", "damage": "1d8", "hit_bonus": 2, "attribute": "strength", "range": 9}},
{"id": "shaft", "glyph": "{", "colour": "#808080", "sprite": "shaft", "stack": 20, "bundle": 4,
 "ammunition": {"fits": "shaft", "bonus": 3, "projectile": "shaft_flight"}, "throw": {"damage": "1d5", "hit_bonus": -2, "attribute": "intelligence", "range": 4, "projectile": "spin"}}
]})",
        .tables = R"({"monster_tables": [
{"id": "beasts", "entries": [
{"kind": "newt", "weight": 3, "weight_per_depth": -1, "min_depth": 1, "max_depth": 2}, {"kind": "nothing", "weight": 1}]}
], "item_tables": [
{"id": "things", "entries": [
{"kind": "potion", "weight": 3}, {"kind": "stone", "weight": 1}]}
]})",
        .levels = R"({"levels": [
{"id": "upper", "builder": "rooms", "min_depth": 1, "max_depth": 2, "size": {"width": 80, "height": 43},
 "tiles": {"wall": "wall", "floor": "floor", "door": "closed", "stairs_down": "down", "stairs_up": "up"},
 "monsters": "beasts", "items": "things", "monsters_per_region": [1, 2], "items_per_region": [0, 1]},
{"id": "lower", "builder": "rooms", "min_depth": 3, "max_depth": 3, "size": {"width": 40, "height": 20},
 "tiles": {"wall": "wall", "floor": "floor", "door": "closed", "stairs_down": "down", "stairs_up": "up"},
 "monsters": "beasts", "items": "things", "monsters_per_region": [1], "items_per_region": [1], "prize": "crown"}
]})",
        .vaults = R"({"vaults": [
{"id": "cell", "rows": [
"####",
"+.!#",
"#OM#",
"####"], "legend": {"O": "floor"}, "min_depth": 1, "max_depth": 2, "weight": 5}
]})",
        .factions = R"({"factions": [
{"id": "wild", "default": "attack", "reactions": [{"towards": "folk", "reaction": "flee"}]},
{"id": "folk", "default": "ignore"}
]})",
        .words = R"({"tiles": {
"floor": {"name": "floor"},
"wall": {"name": "wall"},
"closed": {"name": "door"},
"open": {"name": "open door"},
"down": {"name": "stairs"},
"up": {"name": "stairs"},
"gate": {"name": "gate"}},
"monsters": {
"hero": {"name": "you", "description": "You."},
"newt": {"name": "newt", "description": "Wet.", "quips": ["Blub."]},
"poacher": {"name": "poacher", "description": "Green."}, "wight": {"name": "wight", "description": "Cold."}},
"items": {
"potion": {"name": "potion", "description": "Red."},
"stone": {"name": "stone", "description": "Hard."},
"storm": {"name": "storm", "description": "Loud."},
"crown": {"name": "crown", "description": "Gold."},
"stick": {"name": "stick", "description": "Long."},
"hat": {"name": "hat", "description": "Soft."},
"dart": {"name": "dart", "description": "Thin."},
"coins": {"name": "coins", "description": "Shiny."},
"bow": {"name": "bow", "description": "Bent."},
"shaft": {"name": "shaft", "description": "Straight."}}})",
    };
}

/// Replaces the first occurrence of a part of a text, which must be there.
inline void replace(std::string& text, std::string_view part, std::string_view by) {
    const std::size_t place = text.find(part);
    REQUIRE(place != std::string::npos);
    text.replace(place, part.size(), by);
}

[[nodiscard]] inline bool mentions(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Requires: there is an item of that id.
[[nodiscard]] inline const ItemDef& item_of(const Catalog& catalog, std::string_view id) {
    const auto found = catalog.find_item(id);
    CAPTURE(id);
    REQUIRE(found.has_value());
    return catalog.item(*found);
}

/// A line for each error.
[[nodiscard]] inline std::string lines_of(const json::Errors& errors) {
    std::string lines;
    for (const json::Error& error : errors) {
        lines += to_string(error) + '\n';
    }
    return lines;
}

/// The only error of some texts, as one line.
inline std::string error_of(const DataTexts& texts) {
    const auto catalog = build_catalog(texts);
    REQUIRE_FALSE(catalog.has_value());
    const json::Errors errors = catalog.error();
    REQUIRE(errors.size() == 1);
    const json::Error& error = errors.front();
    return error.file + error.pointer + ": " + error.found + " / " + error.expected;
}

}  // namespace torchwake::content
