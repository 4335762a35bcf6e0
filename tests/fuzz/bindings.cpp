// The game starts with a sound key map, whatever keys the options' file gives to actions.

#include "fuzz/fuzz.hpp"
#include "fuzz/sound_keys.hpp"
#include "headless/game_table.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/options_file.hpp>

namespace fuzz = torchwake::fuzz;
namespace save = torchwake::save;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    save::SimulatedDisk disk;
    disk.put("options.json", R"({"bindings":)" + std::string(fuzz::text_of(data, size)) + "}");
    const save::LoadedOptions loaded = save::OptionsFile(disk, "options.json").load();
    if (!loaded.options.bindings.empty()) {
        const torchwake::tests::GameTable table({.options = loaded.options, .seed = 7});
        fuzz::require_sound(table.game.keys());
    }
    return 0;
}
