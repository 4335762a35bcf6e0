#include <torchwake/high/later.hpp>
#include <torchwake/low/open.hpp>

auto now = std::chrono::steady_clock::now();
