#include <torchwake/content/matter_facts.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::content {
namespace {

/// The liquid that an item holds; null if it holds none.
const MatterEffect* liquid_in(const ItemDef& item, std::span<const MatterDef> matter) {
    for (const ItemEffect& effect : item.effects) {
        const auto* const brought = std::get_if<MatterEffect>(&effect);
        if (brought != nullptr && matter[brought->kind.value].layer == MatterLayer::Liquid) {
            return brought;
        }
    }
    return nullptr;
}

}  // namespace

MatterFacts::MatterFacts(std::span<const TileDef> tiles, std::span<const MatterDef> matter,
                         std::span<const ItemDef> items) {
    for (std::size_t place = 0; place < tiles.size(); ++place) {
        open[place] = tiles[place].blocks ? std::uint8_t{0} : std::uint8_t{255};
        ground_ignition[place] = static_cast<std::uint8_t>(tiles[place].ignition);
        ground_fuel[place] = static_cast<std::uint8_t>(tiles[place].fuel);
        const std::optional<ItemId> rolls_as = tiles[place].rolls_as;
        if (const auto* const held = rolls_as ? liquid_in(items[rolls_as->value], matter) : nullptr) {
            spilt_kind[place] = held->kind;
            spilt_depth[place] = static_cast<std::uint8_t>(std::min(held->amount, 255));
        }
    }
    for (std::size_t place = 0; place < matter.size(); ++place) {
        const MatterDef& kind = matter[place];
        ignition[place] = static_cast<std::uint8_t>(kind.ignition);
        smoke_amount[place] = static_cast<std::uint8_t>(kind.smoke ? kind.smoke_amount : 0);
        thins[place] = static_cast<std::uint8_t>(kind.thins);
        cools[place] = static_cast<std::uint8_t>(kind.cools);
        opaque_from[place] = static_cast<std::uint8_t>(kind.opaque_from);
        wets[place] = kind.wets ? std::uint8_t{1} : std::uint8_t{0};
        corrodes[place] = kind.corrodes ? std::uint8_t{1} : std::uint8_t{0};
        brittle[place] = static_cast<std::uint8_t>(kind.brittle);
        breaks_at[place] = static_cast<std::uint8_t>(kind.breaks_at);
        const MatterId id{static_cast<MatterId::rep>(place)};
        if (kind.chasm) {
            chasms.push_back(id);
        }
        if (kind.molten) {
            molten.push_back(id);
        }
        const bool may_be_harmful = kind.harm > 0 || kind.steam || !kind.effects.empty();
        may_hurt[place] = may_be_harmful ? std::uint8_t{1} : std::uint8_t{0};
        if (kind.slick) {
            slick[kind.slick->value] = 1;
        }
    }
}

}  // namespace torchwake::content
