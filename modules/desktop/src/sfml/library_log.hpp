#pragma once

namespace torchwake::desktop::sfml {

/// Stops SFML from writing to standard error. Our own functions return what matters to a person; the rest
/// would only clutter the output.
void silence_library();

}  // namespace torchwake::desktop::sfml
