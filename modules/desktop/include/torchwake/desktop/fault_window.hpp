#pragma once

#include <torchwake/desktop/media.hpp>

#include <span>
#include <string>

namespace torchwake::desktop {

/// Shows the faults that keep the game from starting, a sentence each, until a key is pressed, a button
/// is clicked, the window is closed or the process is asked to end. Who starts the game by its icon has no
/// terminal to read them in. Without media (null) there are no letters: the title of the window has the first
/// sentence. Does nothing if no window can be opened. Requires: display_problem() found none.
void show_faults(std::span<const std::string> sentences, const Media* media);

}  // namespace torchwake::desktop
