#pragma once

#include <torchwake/flow/prompt_desk.hpp>
#include <torchwake/flow/task.hpp>

#include <cstddef>
#include <cstdint>

namespace torchwake::flow {

/// Lets the player scroll between the first line and the last until the screen is left.
[[nodiscard]] Task<void> scroll(PromptDesk* desk, std::int32_t* first_line, std::int32_t last);

/// The last of so many lines, or the first.
[[nodiscard]] std::int32_t last_line(std::size_t lines);

}  // namespace torchwake::flow
