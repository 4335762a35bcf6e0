#include "animation/matter_painter.hpp"

#include "scene/scatter.hpp"

#include <torchwake/words/colours.hpp>

#include <algorithm>

namespace torchwake::stage {
namespace {

constexpr std::int64_t flame_time = 134;
constexpr std::int64_t ripple_time = 536;
constexpr std::int64_t gas_time = 804;
constexpr std::int64_t drop_time = 268;
constexpr std::uint8_t cover_alpha = 150;  ///< of a cover in a liquid
constexpr std::array<content::Colour, 4> own_light{
    {{255, 255, 255}, {255, 255, 255}, {255, 255, 255}, {255, 255, 255}}};

/// A quad in a cell, shifted by sprite pixels.
panels::SpriteQuad quad_in(core::Point cell, core::Point shift, panels::SpriteIndex sprite,
                           const std::array<content::Colour, 4>& tint) {
    return {cell.x * panels::sprite_pixels + shift.x,
            cell.y * panels::sprite_pixels + shift.y,
            sprite,
            false,
            255,
            0,
            tint};
}

/// The light on liquids and gases: as bright, but with little of its hue, or torchlight would make water
/// green and smoke yellow.
content::Colour paled(content::Colour light) {
    constexpr std::int32_t share = 700;
    const auto grey = static_cast<std::uint8_t>(words::brightness_of(light));
    const content::Colour cold{grey, grey, static_cast<std::uint8_t>(std::min(grey + grey / 5, 255))};
    return words::mixed(light, cold, share);
}

std::array<content::Colour, 4> paled(std::array<content::Colour, 4> light) {
    std::ranges::transform(light, light.begin(), [](content::Colour corner) { return paled(corner); });
    return light;
}

std::uint8_t alpha_of(const SceneGas& gas, bool over_actors) {
    constexpr std::int32_t thinned = 110;  ///< so that they can be told apart
    constexpr std::int32_t for_each = 6;
    const std::int32_t least = gas.dense ? 150 : 90;
    const std::int32_t most = gas.dense ? 205 : 140;
    return static_cast<std::uint8_t>(over_actors ? thinned : std::min(least + for_each * gas.amount, most));
}

/// The flames of a block of cells.
struct Fire {
    core::Point block;
    core::Point sum;  ///< of the middles of their cells
    std::int32_t cells = 0;
};

constexpr std::int32_t block_side = 3;
constexpr content::Colour fire_light{232, 120, 44};

std::vector<Fire> fires_of(std::span<const core::Point> flames) {
    std::vector<Fire> fires;
    for (const core::Point at : flames) {
        const core::Point block{at.x / block_side, at.y / block_side};
        auto fire = std::ranges::find(fires, block, &Fire::block);
        if (fire == fires.end()) {
            fire = fires.insert(fires.end(), Fire{block, {}, 0});
        }
        fire->sum = fire->sum + panels::middle_of(at);
        ++fire->cells;
    }
    return fires;
}

/// Draws a frame of a flame at an offset in each cell that burns.
void add_flames(const MatterPainter::Source& source, core::Point offset,
                std::span<const panels::SpriteIndex> frames, std::vector<panels::SpriteQuad>& quads) {
    for (const core::Point at : source.matter.flames) {
        if (source.area.contains(at)) {
            const std::size_t frame = source.ambience.frame_at(at, frames.size(), flame_time);
            quads.push_back(quad_in(at, offset, frames[frame], own_light));
            quads.back().flipped = scatter(at, 0) % 2 == 0;
        }
    }
}

}  // namespace

MatterPainter::MatterPainter(panels::SpriteNames& names)
    : flames_(frames<4>(names, "fire")),
      flame_fronts_(frames<4>(names, "fire_front")),
      burning_(frames<3>(names, "burning")),
      drops_(frames<3>(names, "wet")),
      mark_(names.index("foretold_fire")),
      unsure_mark_(names.index("foretold_unsure")),
      beats_(frames<forecast::forecast_beats>(names, "foretold_beat")),
      announced_(names.index("announced")),
      ticks_(frames<digits>(names, "announced_ticks")) {}

void MatterPainter::paint_liquids(const Source& source, std::vector<panels::SpriteQuad>& quads) const {
    for (const SceneLiquid& liquid : source.matter.liquids) {
        if (!source.area.contains(liquid.at)) {
            continue;
        }
        const std::array<content::Colour, 4> light = source.light.tints(liquid.at);
        const std::array<content::Colour, 4> tint = liquid.glows   ? own_light
                                                    : liquid.stony ? light
                                                                   : paled(light);
        const MatterSprites& own = source.sprites.matter[liquid.kind.value];
        quads.push_back(quad_in(liquid.at, {0, 0}, liquid.shape, tint));
        if (liquid.deep) {
            quads.push_back(quad_in(liquid.at, {0, 0}, *liquid.deep, tint));
        }
        const bool even = scatter(liquid.at, 0) % 2 == 0;
        if (even || own.patterned) {
            const std::size_t frame = source.ambience.frame_at(liquid.at, own.ripples.size(), ripple_time);
            quads.push_back(quad_in(liquid.at, {0, 0}, own.ripples[frame], tint));
            quads.back().flipped = !even;
        }
        if (liquid.cover) {
            quads.push_back(quad_in(liquid.at, {0, 0}, *liquid.cover, light));
            quads.back().alpha = cover_alpha;
        }
    }
}

void MatterPainter::paint_flames(const Source& source, std::vector<panels::SpriteQuad>& quads) const {
    constexpr core::Point above{0, -4};
    add_flames(source, above, flames_, quads);
}

void MatterPainter::paint_marks(const Source& source, std::span<const panels::ForecastMark> marks,
                                std::vector<panels::SpriteQuad>& quads) const {
    constexpr std::uint8_t alpha = 235;
    constexpr std::uint8_t opaque = 255;
    for (const panels::ForecastMark& mark : marks) {
        if (!source.area.contains(mark.at)) {
            continue;
        }
        quads.push_back(hatch(mark, mark.announced ? opaque : alpha));
        if (mark.numbered && !mark.announced) {
            const panels::SpriteIndex digit = beats_[static_cast<std::size_t>(mark.beat) - 1];
            quads.push_back(quad_in(mark.at, {0, 0}, digit, own_light));
        }
    }
}

panels::SpriteQuad MatterPainter::hatch(const panels::ForecastMark& mark, std::uint8_t alpha) const {
    const panels::SpriteIndex sprite = mark.announced ? announced_ : mark.sure ? mark_ : unsure_mark_;
    panels::SpriteQuad quad = quad_in(mark.at, {0, 0}, sprite, own_light);
    quad.alpha = alpha;
    return quad;
}

void MatterPainter::paint_over(const Source& source, std::span<const panels::ForecastMark> marks,
                               core::Point hero, std::vector<panels::SpriteQuad>& quads) const {
    constexpr std::uint8_t thin = 130;
    constexpr std::int32_t below = 4;  // so that the face of who stands there can be seen
    constexpr std::int32_t half_a_digit = 3;
    for (const panels::ForecastMark& mark : marks) {
        if (!source.area.contains(mark.at)) {
            continue;
        }
        if (mark.at == hero) {
            quads.push_back(hatch(mark, thin));
        }
        if (!mark.announced) {
            continue;
        }
        const auto digit = [&](std::int32_t value, std::int32_t aside) {
            quads.push_back(
                quad_in(mark.at, {aside, below}, ticks_[static_cast<std::size_t>(value)], own_light));
        };
        const std::int32_t shown = std::min(mark.ticks, digits * digits - 1);
        if (shown < digits) {
            digit(shown, 0);
        } else {
            digit(shown / digits, -half_a_digit);
            digit(shown % digits, half_a_digit);
        }
    }
}

void MatterPainter::paint_body(const Ambience& ambience, rules::EntityId who, const Exposed& exposed,
                               panels::SpriteQuad quad, std::vector<panels::SpriteQuad>& quads) const {
    const core::Point phase{static_cast<std::int32_t>(who.value % 64), 0};
    if (exposed.burning) {
        quad.sprite = burning_[ambience.frame_at(phase, burning_.size(), flame_time)];
        quad.tint = own_light;
        quads.push_back(quad);
    } else if (exposed.wet) {
        quad.sprite = drops_[ambience.frame_at(phase, drops_.size(), drop_time)];
        quads.push_back(quad);
    }
}

void MatterPainter::paint_fronts(const Source& source, std::vector<panels::SpriteQuad>& quads) const {
    constexpr core::Point foot{0, 7};
    for (const SceneFront& front : source.matter.fronts) {
        if (source.area.contains(front.at)) {
            quads.push_back(quad_in(front.at, {0, 0}, front.sprite, source.light.tints(front.at)));
        }
    }
    add_flames(source, foot, flame_fronts_, quads);
}

void MatterPainter::paint_gases(const Source& source, const std::function<bool(core::Point)>& painted,
                                bool over_actors, std::vector<panels::SpriteQuad>& quads) const {
    constexpr core::Point beyond{-4, -4};
    for (const SceneGas& gas : source.matter.gases) {
        if (!source.area.contains(gas.at) || !painted(gas.at)) {
            continue;
        }
        const MatterSprites& own = source.sprites.matter[gas.kind.value];
        const auto& sprites = gas.dense ? own.dense : own.thin;
        const std::size_t frame = source.ambience.frame_at(gas.at, sprites.size(), gas_time);
        panels::SpriteQuad quad = quad_in(gas.at, beyond, sprites[frame], paled(source.light.tints(gas.at)));
        quad.flipped = scatter(gas.at, 0) % 2 == 0;
        quad.alpha = alpha_of(gas, over_actors);
        quads.push_back(quad);
    }
}

void MatterPainter::add_lamps(const SceneMatter& matter, const Ambience& ambience, std::vector<Lamp>& lamps) {
    constexpr std::size_t most = 24;
    constexpr std::int32_t reach = 5 * panels::sprite_pixels;
    constexpr std::int32_t of_one = 420;  ///< permille
    constexpr std::int32_t of_more = 70;
    std::vector<Fire> fires = fires_of(matter.flames);
    fires.resize(std::min(fires.size(), most));
    for (const Fire& fire : fires) {
        const core::Point at{fire.sum.x / fire.cells, fire.sum.y / fire.cells};
        const std::int32_t strength = std::min(of_one + of_more * fire.cells, words::whole);
        lamps.push_back(
            {at, reach, fire_light, strength * ambience.flame_strength(fire.block) / words::whole});
    }
}

Lamp MatterPainter::lamp_of_burning(core::Point at, const Ambience& ambience) {
    constexpr std::int32_t reach = 3 * panels::sprite_pixels;
    constexpr std::int32_t strength = 500;  ///< permille
    return {at, reach, fire_light, strength * ambience.flame_strength({0, 0}) / words::whole};
}

}  // namespace torchwake::stage
