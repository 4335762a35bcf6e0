#pragma once

// The flight of an aimed missile or effect as far as the hero knows the ground: unseen cells are open, and
// actors out of sight are not there.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/flight.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::forecast {

/// Traces a flight from the hero's cell through what the hero knows. `cleared` is a cell that nothing will
/// block when it begins.
[[nodiscard]] rules::Flight forecast_flight(const Knowledge& knowledge, core::Point target,
                                            rules::FlightManner manner = {},
                                            std::optional<core::Point> cleared = {});

/// The cells that an effect around `at` reaches.
[[nodiscard]] std::vector<core::Point> forecast_struck_cells(const Knowledge& knowledge, core::Point at,
                                                             std::int32_t radius);
/// The cells that an aimed effect reaches by itself. Row by row, each once.
[[nodiscard]] std::vector<core::Point> forecast_directly_reached_cells(const Knowledge& knowledge,
                                                                       const rules::Flight& flight,
                                                                       const content::Aim& aim);
/// The cells in which an aimed effect works. Each is listed once.
[[nodiscard]] std::vector<core::Point> forecast_reached_cells(const Knowledge& knowledge,
                                                              const rules::Flight& flight,
                                                              const content::Aim& aim);
/// The cells that the heat of an aimed effect reaches. Row by row, each once.
[[nodiscard]] std::vector<core::Point> forecast_heated_cells(const Knowledge& knowledge,
                                                             const rules::Flight& flight,
                                                             const content::Aim& aim);

}  // namespace torchwake::forecast
