#pragma once

namespace torchwake::app {

inline constexpr int exit_success = 0;
inline constexpr int exit_failure = 1;
inline constexpr int exit_usage = 2;

}  // namespace torchwake::app
