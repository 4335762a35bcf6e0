#include "journal/health_json.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

/// A curve as it is stored.
struct Stored {
    std::int32_t turns = 1;
    std::vector<std::int32_t> parts;
    std::vector<std::int32_t> depths;
};

}  // namespace

json::Value write_health(const HealthCurve& curve) {
    json::Array parts;
    json::Array depths;
    for (const HealthPart& part : curve.parts) {
        parts.push_back(part.permille);
        depths.push_back(part.depth);
    }
    return json::Object{{"turns", curve.turns}, {"parts", std::move(parts)}, {"depths", std::move(depths)}};
}

std::optional<HealthCurve> read_health(const json::Node& node) {
    constexpr std::int32_t full = 1000;
    constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
    const auto decoder = json::object<Stored>([](json::Fields& in, Stored& out) {
        in.required("turns", out.turns, json::integer(1, most));
        in.required("parts", out.parts, json::list(json::integer(0, full)));
        in.optional("depths", out.depths, json::list(json::integer(0, most)));
    });
    std::optional<Stored> stored = decoder(node);
    if (!stored) {
        return std::nullopt;
    }
    if (stored->depths.empty()) {
        stored->depths.resize(stored->parts.size());
    }
    HealthCurve curve{stored->turns};
    for (std::size_t part = 0; part < std::min(stored->parts.size(), stored->depths.size()); ++part) {
        curve.parts.push_back({stored->parts[part], stored->depths[part]});
    }
    if (stored->depths.size() != stored->parts.size() || !is_sound(curve)) {
        node.refuse("at most 64 parts, of a power of two turns each, with a depth for each part");
        return std::nullopt;
    }
    return curve;
}

}  // namespace torchwake::save
