#pragma once

#include "command_line/command_model.hpp"

#include <string>

namespace torchwake::app {

/// A program's manual page, in the language of man(7).
[[nodiscard]] std::string man_page(const Command& program);

}  // namespace torchwake::app
