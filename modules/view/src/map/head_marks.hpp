#pragma once

// What there is to see of an actor's state, as small pictures over its head.

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace torchwake::view {

/// A place among all marks, the gravest first.
using HeadMark = std::size_t;

/// The gravest two, so that they are read in a glance and hide neither head nor neighbours. `hunting` is left
/// out where two others are there.
inline constexpr std::size_t most_head_marks = 2;
[[nodiscard]] std::vector<HeadMark> head_marks_of(const rules::KnownActor& actor);

/// The two frames of each mark, by HeadMark.
using HeadMarkSprites = std::vector<std::array<SpriteIndex, 2>>;
[[nodiscard]] HeadMarkSprites head_mark_sprites(SpriteNames& names);

}  // namespace torchwake::view
