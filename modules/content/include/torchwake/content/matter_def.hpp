#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/content/light.hpp>

#include <boost/describe/enum.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// The most kinds of matter of a catalog.
inline constexpr std::size_t most_matter = 250;

/// The bound of heat, and of cold below 0.
inline constexpr std::int32_t most_heat = 20;

/// The place of a kind of matter. A cell has at most one kind on each layer.
BOOST_DEFINE_FIXED_ENUM_CLASS(MatterLayer, std::uint8_t,
                              Cover,   ///< it lies or grows on the ground
                              Liquid,  ///< it has a depth, and flows
                              Gas)     ///< it has an amount, and drifts

/// A kind of matter. What it does is counted in beats, and needs no dice.
struct MatterDef {
    std::string id;                          ///< text id, unique among kinds of matter
    std::string name;                        ///< without an article
    Appearance appearance;                   ///< of a cell that has it
    MatterLayer layer = MatterLayer::Cover;  ///< where it is
    std::int32_t ignition = 0;               ///< the heat at which it lights; 0: it does not burn
    std::int32_t fuel = 0;          ///< the beats for which it burns; of a liquid, for each unit of its depth
    std::optional<MatterId> ash;    ///< the cover that it leaves where it burnt
    std::optional<MatterId> smoke;  ///< the gas that it gives off while it burns
    std::int32_t smoke_amount = 0;  ///< in each beat
    std::int32_t thins = 0;         ///< of a gas: the amount that each cell loses in a beat
    std::int32_t opaque_from = 0;   ///< the amount of a gas that blocks sight, 1 for a cover; 0: none does
    std::optional<MatterId> trodden;  ///< the cover that it becomes when somebody walks on it
    std::optional<MatterId> slick;    ///< of a liquid: the cover that it becomes where another liquid is
    bool wets = false;                ///< of a liquid: no heat stays where it is, and nobody in it burns
    bool steam = false;               ///< the gas that heat makes of what is wet
    std::int32_t flash = 0;           ///< of a gas that burns: the heat that it leaves where it burnt
    std::int32_t blast = 0;  ///< of a gas that burns: the damage where much of it lights at once; 0: none
    std::int32_t harm = 0;   ///< of a gas: the hit points that it takes in each beat
    std::int32_t cools = 0;  ///< of a gas: the heat that it takes from its cell in each beat
    std::optional<MatterId> stirs;       ///< of a cover: the gas that it gives off when somebody walks on it
    std::int32_t stirs_amount = 0;       ///< of that gas, each time
    std::optional<MatterId> frozen;      ///< of a liquid: what frost makes of it
    std::optional<MatterId> thawed;      ///< of a liquid that is solid: what heat makes of it
    std::vector<LastingEffect> effects;  ///< of a gas: what befalls who is in it
    std::int32_t holds = 0;  ///< of a cover: the turns for which it holds who walks into it, and is torn
    bool slippery = false;   ///< who steps onto it from elsewhere slides a cell on over it
    bool chasm = false;      ///< of a liquid: it is none but a drop, into which one falls a level down
    bool bridges = false;    ///< of a cover: it carries who walks there over a liquid
    bool molten = false;     ///< of a liquid: it kills all but the fireproof and who flies, and stays hot
    std::optional<MatterId> crust;  ///< of a molten liquid: the cover that water leaves of it
    bool corrodes = false;          ///< of a liquid: it eats covers, wood and worn armour, and is spent by it
    std::optional<MatterId> soured;  ///< of a gas: what acid below makes of it
    std::int32_t brittle = 0;        ///< of a cover: the cold at which it breaks; 0: none breaks it
    std::int32_t breaks_at = 0;      ///< of a cover: the force at which it breaks; 0: none breaks it
    std::optional<Light> light;      ///< of a cover or a liquid: that it sheds

    friend bool operator==(const MatterDef&, const MatterDef&) = default;
};

}  // namespace torchwake::content
