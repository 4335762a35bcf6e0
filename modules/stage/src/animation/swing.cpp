#include "animation/swing.hpp"

#include "animation/pace.hpp"

#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace torchwake::stage {
namespace {

struct WornLook {
    std::string_view sprite;
    BlowKind blow;
};
constexpr std::array<WornLook, 4> worn_looks{{{"worn_sword", BlowKind::Slash},
                                              {"worn_axe", BlowKind::Chop},
                                              {"worn_dagger", BlowKind::Thrust},
                                              {"worn_spear", BlowKind::Thrust}}};

/// Angles are in steps of a 64th of a turn, from the east clockwise.
constexpr std::int32_t turn = 64;
constexpr std::int32_t eighth = turn / 8;
/// The sines of a quarter turn, in 256ths.
constexpr std::array<std::int32_t, turn / 4 + 1> sines{0,   25,  50,  74,  98,  121, 142, 162, 181,
                                                       198, 213, 226, 237, 245, 251, 255, 256};

constexpr std::int32_t sine(std::int32_t angle) {
    const std::int32_t step = ((angle % turn) + turn) % turn;
    const std::int32_t half = step % (turn / 2);
    const std::int32_t quarter = half <= turn / 4 ? half : turn / 2 - half;
    return (step < turn / 2 ? 1 : -1) * sines[static_cast<std::size_t>(quarter)];
}

constexpr core::Point on_circle(core::Point middle, std::int32_t angle, std::int32_t radius) {
    return middle + core::Point{sine(angle + turn / 4) * radius / 256, sine(angle) * radius / 256};
}

/// The angle of one of the eight directions.
constexpr std::int32_t angle_of(core::Point along) {
    constexpr std::array<std::int32_t, 9> by_signs{5, 6, 7, 4, 0, 0, 3, 2, 1};
    return by_signs[static_cast<std::size_t>((along.y + 1) * 3 + along.x + 1)] * eighth;
}

/// A swing at a moment.
class Stroke {
  public:
    Stroke(const Swing& swing, std::int64_t age, std::vector<panels::Particle>& particles)
        : swing_(&swing),
          time_(static_cast<std::int32_t>(age * words::whole / swing_time)),
          particles_(&particles) {}

    /// A blade that sweeps from one angle to another around the attacker, with a tail behind it.
    void sweep(std::int32_t from, std::int32_t to, std::int32_t radius, std::int32_t width) const {
        const std::int32_t tail = to - from;
        const core::Point middle = panels::middle_of(swing_->cell);
        const std::int32_t side = swing_->along.x < 0 ? -1 : 1;
        const std::int32_t head = from + (to - from) * eased() / words::whole;
        for (std::int32_t step = 0; step <= tail && head - step >= from; ++step) {
            const std::int32_t angle = angle_of(swing_->along) + side * (head - step);
            const std::int32_t size = std::max(width - step * width / tail, 1);
            for (std::int32_t layer = 0; layer < size; ++layer) {
                dot(on_circle(middle, angle, radius - layer), 2, shaded(step, tail));
            }
        }
    }
    /// A point that is pushed towards the victim.
    void thrust() const {
        constexpr std::int32_t nearest = 5;
        constexpr std::int32_t farthest = 22;
        const core::Point middle = panels::middle_of(swing_->cell);
        const std::int32_t head = nearest + (farthest - nearest) * eased() / words::whole;
        for (std::int32_t out = nearest; out <= head; ++out) {
            const std::int32_t behind = head - out;
            dot(on_circle(middle, angle_of(swing_->along), out),
                behind < 2   ? 1
                : behind < 6 ? 3
                             : 2,
                shaded(behind, farthest - nearest));
        }
    }
    /// A ring that widens where the blow lands.
    void ring(std::int32_t farthest) const {
        constexpr std::int32_t dots = 16;
        constexpr std::int32_t impact = 250;
        if (time_ < impact) {
            return;
        }
        const std::int32_t radius = 2 + (farthest - 2) * (time_ - impact) / (words::whole - impact);
        for (std::int32_t i = 0; i < dots; ++i) {
            dot(on_circle(struck(), i * turn / dots, radius), 1, left());
        }
    }
    /// Short rays that leave the place where the blow lands.
    void star() const {
        constexpr std::int32_t rays = 8;
        constexpr std::int32_t farthest = 6;
        const std::int32_t out = 1 + (farthest - 1) * eased() / words::whole;
        for (std::int32_t i = 0; i < rays; ++i) {
            for (std::int32_t pixel = out; pixel > std::max(out - 3, 0); --pixel) {
                dot(on_circle(struck(), i * turn / rays, pixel), 1, left());
            }
        }
    }
    /// Three scratches across the victim.
    void scratches() const {
        constexpr std::int32_t half = 6;
        constexpr std::int32_t apart = 4;
        const std::int32_t side = swing_->along.x < 0 ? -1 : 1;
        const std::int32_t end = half * 2 * eased() / words::whole;
        for (std::int32_t line = -1; line <= 1; ++line) {
            for (std::int32_t pixel = 0; pixel <= end; ++pixel) {
                const core::Point from{side * (line * apart - half / 2), -half};
                dot(struck() + from + core::Point{side * pixel / 2, pixel}, pixel > end - 4 ? 2 : 1, left());
            }
        }
    }

  private:
    /// The share of the way that is done, in permille: fast at first.
    [[nodiscard]] std::int32_t eased() const {
        constexpr std::int32_t done = 600;  ///< the rest of the time it only fades
        const std::int32_t open = words::whole - std::min(time_ * words::whole / done, words::whole);
        return words::whole - open * open / words::whole;
    }
    /// The opacity of what fades as a whole.
    [[nodiscard]] std::uint8_t left() const {
        constexpr std::int32_t solid = 500;
        return fading_alpha(time_ - solid, words::whole - solid);
    }
    [[nodiscard]] std::uint8_t shaded(std::int32_t step, std::int32_t steps) const {
        return static_cast<std::uint8_t>(left() * (steps + 1 - step) / (steps + 1));
    }
    [[nodiscard]] core::Point struck() const { return panels::middle_of(swing_->cell + swing_->along); }
    void dot(core::Point at, std::int32_t size, std::uint8_t alpha) const {
        particles_->push_back({at.x - size / 2, at.y - size / 2, size, swing_->hue, alpha});
    }

    const Swing* swing_;
    std::int32_t time_;  ///< in permille of its length
    std::vector<panels::Particle>* particles_;
};

}  // namespace

BlowKind blow_kind(const content::ItemDef& weapon) {
    const auto* const look = std::ranges::find(worn_looks, weapon.worn_sprite, &WornLook::sprite);
    return look != worn_looks.end() ? look->blow : BlowKind::Crush;
}

BlowKind blow_kind(const content::Catalog& catalog, content::MonsterId attacker, content::ItemId weapon) {
    if (weapon.valid()) {
        return blow_kind(catalog.item(weapon));
    }
    // Those who carry things have hands.
    return catalog.monster(attacker).pack_slots > 0 ? BlowKind::Fist : BlowKind::Claw;
}

void draw_swing(const Swing& swing, std::int64_t age, std::vector<panels::Particle>& particles) {
    const Stroke stroke(swing, age, particles);
    switch (swing.kind) {
        case BlowKind::Slash:
            stroke.sweep(-12, 12, 18, 4);
            break;
        case BlowKind::Chop:
            stroke.sweep(-18, 5, 17, 5);
            break;
        case BlowKind::Thrust:
            stroke.thrust();
            break;
        case BlowKind::Crush:
            stroke.sweep(-16, 0, 15, 4);
            stroke.ring(9);
            break;
        case BlowKind::Fist:
            stroke.star();
            break;
        case BlowKind::Claw:
            stroke.scratches();
            break;
    }
}

}  // namespace torchwake::stage
