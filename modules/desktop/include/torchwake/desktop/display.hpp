#pragma once

#include <string>

namespace torchwake::desktop {

/// Why no window can be opened here, as sentences for a person that say what would work; empty: one can.
/// Without a display the graphics library ends the process, so nothing of it may be used before this was
/// asked.
[[nodiscard]] std::string display_problem();

}  // namespace torchwake::desktop
