#pragma once

#include <torchwake/desktop/media.hpp>

#include <string_view>

namespace torchwake::desktop {

/// Shows the faults that keep the game from starting, one sentence a line, until a key is pressed, a button
/// is clicked, the window is closed or the process is asked to end. Who starts the game by its icon has no
/// terminal to read them in. Without media (null) there are no letters: the title of the window has the first
/// sentence. Does nothing if no window can be opened. Requires: display_problem() found none.
void show_faults(std::string_view sentences, const Media* media);

}  // namespace torchwake::desktop
