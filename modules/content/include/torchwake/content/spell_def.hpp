#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/enum_table.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/item_def.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// The most spells that one letter each can name: those of an actor, and those that books may teach.
inline constexpr std::size_t most_spells = 26;
/// The most spells of a catalog.
inline constexpr std::size_t most_spell_kinds = 200;

/// The manner of casting, for words and sounds.
BOOST_DEFINE_FIXED_ENUM_CLASS(Manner, std::uint8_t,
                              Cast,     ///< it is cast by a word
                              Spit,     ///< it is spat, as by snakes
                              Breathe,  ///< it is breathed, as by dragons
                              Strike)   ///< it is a blow of the whole body, as of ogres

/// The definition of a spell: it has effects like an item's, and costs mana.
struct SpellDef {
    std::string id;                   ///< text id, unique among spells
    std::string name;                 ///< without an article
    std::string description;          ///< a sentence or two
    Colour colour;                    ///< the colour of its name and its missile
    std::int32_t cost = 1;            ///< the mana for a cast
    std::vector<ItemEffect> effects;  ///< its effects, in the order in which they happen
    std::optional<Aim> aim;           ///< how it is aimed; present exactly if an effect strikes others
    bool learnable = true;            ///< books may teach it; monsters need no book
    Manner manner = Manner::Cast;     ///< how a cast is told

    friend bool operator==(const SpellDef&, const SpellDef&) = default;
};

/// The source of effects: an item or a spell. Exactly one of the two is valid.
struct EffectSource {
    ItemId item;    ///< the item; invalid: the source is a spell
    SpellId spell;  ///< the spell; invalid: the source is an item

    friend bool operator==(const EffectSource&, const EffectSource&) = default;
};

}  // namespace torchwake::content
