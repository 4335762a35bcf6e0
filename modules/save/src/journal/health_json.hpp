#pragma once

#include <torchwake/json/decode.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/save/health_curve.hpp>

#include <optional>

namespace torchwake::save {

/// `{"turns": 8, "parts": [1000, 750], "depths": [1, 2]}`
[[nodiscard]] json::Value write_health(const HealthCurve& curve);
/// Decodes what write_health() writes; without depths they are 0, as in files of earlier games. Errors: the
/// curve can't be true.
[[nodiscard]] std::optional<HealthCurve> read_health(const json::Node& node);

}  // namespace torchwake::save
