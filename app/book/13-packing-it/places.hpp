#pragma once

#include <string>

/// The file of the game if the player names none: in the folder that the system has for such files, which is
/// made if it is missing. Errors: throws std::runtime_error if no folder is known, or a
/// std::filesystem::filesystem_error if it cannot be made.
[[nodiscard]] std::string usual_file();

/// The font of the window. It is found from the place of the program, wherever that is: beside it, as in the
/// folder of the build, or in the folder where a package has it. Errors: throws std::runtime_error if it is
/// in neither.
[[nodiscard]] std::string font_file();
