#pragma once

#include "fuzz/fuzz.hpp"

#include <torchwake/screen/key_map.hpp>

#include <algorithm>

namespace torchwake::fuzz {

/// No action has a key twice, no key asks for two actions that may be legal together, and every key can be
/// written and read back.
inline void require_sound(const screen::KeyMap& keys) {
    for (const screen::KeyMap::Binding& binding : keys.bindings()) {
        require(std::ranges::count(keys.bindings(), binding) == 1);
        require(!keys.conflict(binding.action, binding.key));
        require(screen::parse_key(screen::to_string(binding.key)) == binding.key);
        require(screen::find_key(screen::key_number(binding.key)) == binding.key);
    }
}

}  // namespace torchwake::fuzz
