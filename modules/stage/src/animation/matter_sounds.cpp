#include "animation/matter_sounds.hpp"

#include <torchwake/core/rect.hpp>

#include <algorithm>

namespace torchwake::stage {
namespace {

constexpr std::int32_t fire_is_heard = 7;  ///< cells
constexpr std::int32_t lava_is_heard = 5;
constexpr std::int32_t turns_of_lava = 4;  ///< between two of its sounds

/// Collects noises, of each the nearest.
class Noises {
  public:
    Noises(const forecast::Knowledge& after)
        : catalog_(&after.catalog()), hero_(after.hero().at), turn_(after.turn()) {}

    void hear_near(core::Point at, const rules::CellMatter& here) {
        const std::int32_t distance = core::chebyshev_distance(hero_, at);
        if (here.burns && distance <= fire_is_heard) {
            add(MatterNoise::Burns, at);
        }
        if (here.liquid.valid() && catalog_->matter(here.liquid).molten && distance <= lava_is_heard &&
            turn_ % turns_of_lava == 0) {
            add(MatterNoise::Seethes, at);
        }
    }
    void hear_change(core::Point at, const rules::CellMatter& before, const rules::CellMatter& now) {
        if (now.gas.valid() && now.gas != before.gas && catalog_->matter(now.gas).steam) {
            add(MatterNoise::Steams, at);
        }
        if (now.liquid.valid() && before.liquid.valid() &&
            catalog_->matter(before.liquid).frozen == now.liquid) {
            add(MatterNoise::Freezes, at);
        }
        if (before.cover.valid() && now.cover != before.cover && !before.burns && !now.burns &&
            catalog_->matter(before.cover).holds > 0) {
            add(MatterNoise::Tears, at);
        }
    }
    [[nodiscard]] std::vector<MatterListener::Heard> take() && { return std::move(heard_); }

  private:
    void add(MatterNoise noise, core::Point at) {
        const auto known = std::ranges::find(heard_, noise, &MatterListener::Heard::noise);
        if (known == heard_.end()) {
            heard_.push_back({noise, at});
        } else if (core::chebyshev_distance(hero_, at) < core::chebyshev_distance(hero_, known->at)) {
            known->at = at;
        }
    }

    const content::Catalog* catalog_;
    core::Point hero_;
    std::int32_t turn_;
    std::vector<MatterListener::Heard> heard_;
};

}  // namespace

MatterNoise noise_of(const content::MatterDef& kind) {
    switch (kind.layer) {
        case content::MatterLayer::Gas:
            return kind.steam ? MatterNoise::Steams : MatterNoise::Hisses;
        case content::MatterLayer::Cover:
            return kind.holds > 0 ? MatterNoise::Tears : MatterNoise::Rustles;
        case content::MatterLayer::Liquid:
            break;
    }
    return kind.molten     ? MatterNoise::Seethes
           : kind.corrodes ? MatterNoise::Corrodes
           : kind.chasm    ? MatterNoise::Plunges
           : kind.thawed   ? MatterNoise::Freezes
                           : MatterNoise::Splashes;
}

MatterNoise noise_of_harm(const content::Catalog& catalog, content::MatterId kind) {
    return kind.valid() ? noise_of(catalog.matter(kind)) : MatterNoise::Burns;
}

std::vector<MatterListener::Heard> MatterListener::listen(const forecast::Knowledge& after) {
    const Seen before = std::exchange(seen_, {});
    const bool same_level = std::exchange(depth_, after.depth()) == after.depth();
    Noises noises(after);
    auto known = before.begin();
    for (const core::Point at : core::cells_of(after.size())) {
        if (after.visibility(at) != forecast::Visibility::Visible) {
            continue;
        }
        const rules::CellMatter now = after.matter(at);
        seen_.emplace_back(at, now);
        noises.hear_near(at, now);
        while (known != before.end() && known->first < at) {
            ++known;
        }
        if (same_level && known != before.end() && known->first == at) {
            noises.hear_change(at, known->second, now);
        }
    }
    return std::move(noises).take();
}

}  // namespace torchwake::stage
