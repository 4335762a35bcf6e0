#include <torchwake/rules/beat.hpp>
#include <torchwake/rules/deeds.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::rules {
namespace {

void release(Activity& active, core::Point at, const content::MatterEffect& effect) {
    if (takes_gas(active.gas[at], effect.kind)) {
        active.gas[at] = effect.kind;
        active.amount[at] = static_cast<std::uint8_t>(std::min(most_gas, active.amount[at] + effect.amount));
    }
}

/// Water makes stone of what is molten, and is gone as steam.
void quench(const content::Catalog& catalog, Matter& matter, core::Point at) {
    harden(catalog.matter(matter.liquid[at]), matter.cover[at], matter.liquid[at], matter.depth[at]);
    matter.active.flowing = true;
    if (const auto steam = catalog.steam()) {
        release(matter.active, at, {*steam, steam_of_quenching});
    }
}

/// True if no cover lies on the liquid.
bool swallows(const content::Catalog& catalog, content::MatterId liquid) {
    return liquid.valid() && (catalog.matter(liquid).molten || catalog.matter(liquid).chasm);
}

void pour(const content::Catalog& catalog, Matter& matter, core::Point at,
          const content::MatterEffect& effect) {
    const content::MatterDef& poured = catalog.matter(effect.kind);
    const content::MatterId before = matter.liquid[at];
    if (before.valid() && before != effect.kind) {
        const content::MatterDef& there = catalog.matter(before);
        if (there.molten || there.chasm) {
            if (there.molten && poured.wets) {
                quench(catalog, matter, at);
            }
            return;
        }
        if (poured.slick) {
            matter.cover[at] = *poured.slick;
            return;
        }
        const bool drowned = there.corrodes && poured.wets;
        if (!there.slick && !drowned) {
            return;
        }
        matter.cover[at] = there.slick.value_or(matter.cover[at]);
        matter.depth[at] = 0;
        matter.active.eaten[at] = 0;
    }
    matter.liquid[at] = effect.kind;
    // Water fills up to its amount: else a few floods would leave a level that carries things away for good.
    const std::int32_t below = poured.wets ? 0 : matter.depth[at];
    const std::int32_t depth = std::min(most_depth, below + effect.amount);
    matter.depth[at] = std::max(matter.depth[at], static_cast<std::uint8_t>(depth));
    matter.active.flowing = true;
    if (poured.corrodes) {
        matter.active.eaten[at] = std::max<std::uint8_t>(matter.active.eaten[at], 1);
    }
}

}  // namespace

void begin_beats(Matter& matter, core::Size size) {
    if (matter.active.at_rest()) {
        make_planes(matter, size);
        matter.active.ticks = ticks_of_a_beat;
    }
}

void heat_cell(Matter& matter, core::Point at, std::int32_t amount) {
    std::int8_t& coming = matter.active.coming[at];
    coming = static_cast<std::int8_t>(std::clamp(coming + amount, -most_heat, most_heat));
}

void bring_into(const content::Catalog& catalog, Matter& matter, core::Point at,
                const content::MatterEffect& effect) {
    switch (catalog.matter(effect.kind).layer) {
        case content::MatterLayer::Cover:
            if (catalog.matter(effect.kind).bridges || !swallows(catalog, matter.liquid[at])) {
                matter.cover[at] = effect.kind;
            }
            break;
        case content::MatterLayer::Liquid:
            pour(catalog, matter, at, effect);
            break;
        case content::MatterLayer::Gas:
            release(matter.active, at, effect);
            break;
    }
}

void harden(const content::MatterDef& molten, content::MatterId& cover, content::MatterId& liquid,
            std::uint8_t& depth) {
    cover = molten.crust.value_or(cover);
    liquid = content::MatterId{};
    depth = 0;
}

std::optional<content::MatterEffect> burst_of(const content::MonsterDef& kind) {
    const auto* const trick = content::find_trick<content::BurstTrick>(kind.tricks);
    return trick == nullptr ? std::nullopt
                            : std::optional(content::MatterEffect{trick->matter, trick->amount});
}

content::MatterId push_against(const content::Catalog& catalog, Matter& matter, core::Point at,
                               std::int32_t force) {
    const content::MatterId cover = matter_at(matter, at).cover;
    const std::int32_t breaks_at = cover.valid() ? catalog.matter(cover).breaks_at : 0;
    if (breaks_at == 0 || breaks_at > force) {
        return {};
    }
    matter.cover[at] = {};
    return cover;
}

}  // namespace torchwake::rules
