#pragma once

#include <string_view>

/// The first line of a journal. It names the chapter: by other rules the same answers make another game.
constexpr std::string_view title = "A roguelike that forgets nothing, chapter 9\n";
