// Any text is refused as a key map, or is one in which every bindable action has keys, no key means two
// actions that may be legal together, and every key can be written and read back.

#include "fuzz/fuzz.hpp"
#include "fuzz/sound_keys.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto keys = torchwake::screen::read_key_map(torchwake::fuzz::text_of(data, size), "keys.json");
    if (keys.has_error()) {
        torchwake::fuzz::require(!keys.error().empty());
        return 0;
    }
    torchwake::fuzz::require_sound(*keys);
    for (const torchwake::screen::Action action : torchwake::screen::bindable_actions()) {
        torchwake::fuzz::require(!keys->keys(action).empty());
    }
    return 0;
}
