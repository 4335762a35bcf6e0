#pragma once

namespace torchwake::desktop::sfml {

/// From now on SFML writes nothing to standard error. What matters to a person is in what our own functions
/// answer; the rest would come between.
void silence_library();

}  // namespace torchwake::desktop::sfml
