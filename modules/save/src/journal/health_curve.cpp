#include <torchwake/save/health_curve.hpp>

#include <algorithm>
#include <bit>
#include <limits>

namespace torchwake::save {
namespace {

/// Makes one part of each two.
void halve(HealthCurve& curve) {
    std::vector<HealthPart> halved;
    for (std::size_t part = 0; part < curve.parts.size(); part += 2) {
        const std::size_t next = std::min(part + 1, curve.parts.size() - 1);
        halved.push_back(
            {std::min(curve.parts[part].permille, curve.parts[next].permille), curve.parts[next].depth});
    }
    curve.parts = std::move(halved);
    curve.turns *= 2;
}

}  // namespace

void add_health(HealthCurve& curve, std::int32_t turn, const HealthPart& now) {
    while (turn / curve.turns >= static_cast<std::int32_t>(HealthCurve::most_parts)) {
        halve(curve);
    }
    const auto part = static_cast<std::size_t>(turn / curve.turns);
    if (part < curve.parts.size() || curve.parts.empty()) {
        curve.parts.resize(std::max(curve.parts.size(), part + 1), now);
        curve.parts.back() = {std::min(curve.parts.back().permille, now.permille), now.depth};
        return;
    }
    curve.parts.resize(part, curve.parts.back());  // turns that were skipped
    curve.parts.push_back(now);
}

bool is_sound(const HealthCurve& curve) {
    constexpr std::int32_t full = 1000;
    constexpr std::int32_t longest = std::numeric_limits<std::int32_t>::max() / 2;
    return curve.turns > 0 && curve.turns < longest &&
           std::has_single_bit(static_cast<std::uint32_t>(curve.turns)) &&
           curve.parts.size() <= HealthCurve::most_parts &&
           std::ranges::all_of(
               curve.parts,
               [](const HealthPart& part) {
                   return part.permille >= 0 && part.permille <= full && part.depth >= 0;
               });
}

}  // namespace torchwake::save
