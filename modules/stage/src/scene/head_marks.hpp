#pragma once

// The marks over an actor's head: small pictures of its state.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/picture.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace torchwake::stage {

/// An index into the list of all marks, which is sorted from the gravest.
using HeadMark = std::size_t;

/// The two gravest marks of an actor, so that they can be read at a glance and hide neither its head nor its
/// neighbours. `hunting` is left out if there are two others.
inline constexpr std::size_t most_head_marks = 2;
[[nodiscard]] std::vector<HeadMark> head_marks_of(const forecast::KnownActor& actor);

/// The two frames of each mark, by HeadMark.
using HeadMarkSprites = std::vector<std::array<panels::SpriteIndex, 2>>;
[[nodiscard]] HeadMarkSprites head_mark_sprites(panels::SpriteNames& names);

}  // namespace torchwake::stage
