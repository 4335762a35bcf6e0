#pragma once

#include <string>

namespace torchwake::desktop {

/// The reason why no window can be opened here, and what would help, as sentences for a person; empty if one
/// can. Call this before anything of the graphics library, which ends the process if there is no display.
[[nodiscard]] std::string display_problem();

}  // namespace torchwake::desktop
