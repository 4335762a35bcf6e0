#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/screen/models.hpp>

namespace torchwake::flow {

/// True if all steps are done.
[[nodiscard]] bool is_over(const content::Catalog& catalog, const screen::LessonNote& note);

/// The lessons, and how many of them the player finished.
[[nodiscard]] screen::LearnLine learn_line(const GameContext& context);

}  // namespace torchwake::flow
