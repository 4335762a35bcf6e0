#pragma once

#include "desktop/window/game_window.hpp"

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/core/rect.hpp>

#include <initializer_list>
#include <optional>
#include <string>

namespace torchwake::testing {

/// The pixels that show the map, in a window of the usual size.
[[nodiscard]] core::Rect map_area();

/// Looks for a sprite of the built atlas in a picture, at twice its size, in any of its frames, to either
/// side, and in any even light: its opaque pixels must be its own colours times one tint. Returns where its
/// top left corner stands within `area`; nothing where it does not.
[[nodiscard]] std::optional<core::Point> find_sprite(const atlas::Picture& picture, const core::Rect& area,
                                                     const std::string& sprite);

/// Waits until the map of a game shows one of the sprites. False if it never does.
[[nodiscard]] bool sees_any(const GameWindow& game, std::initializer_list<std::string> sprites);
[[nodiscard]] bool sees_sprite(const GameWindow& game, const std::string& sprite);

}  // namespace torchwake::testing
