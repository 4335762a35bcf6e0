#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/item_def.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// No more of them can be told apart by a letter each.
inline constexpr std::size_t most_spells = 26;

/// How it is done, for the words and sounds that tell of it.
enum class Manner : std::uint8_t { Cast, Spit, Breathe };

/// The definition of a spell: what an item does when it is used, but for mana.
struct SpellDef {
    std::string id;
    std::string name;
    std::string description;
    Colour colour;          ///< of its name, and of what flies
    std::int32_t cost = 1;  ///< mana
    std::vector<ItemEffect> effects;
    std::optional<Aim> aim;
    bool learnable = true;  ///< books may teach it; monsters do not ask
    Manner manner = Manner::Cast;

    friend bool operator==(const SpellDef&, const SpellDef&) = default;
};

/// What brings effects about: an item that is used, or a spell that is cast. One of the two is valid.
struct EffectSource {
    ItemId item;
    SpellId spell;

    friend bool operator==(const EffectSource&, const EffectSource&) = default;
};

}  // namespace torchwake::content
