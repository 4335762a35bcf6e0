// Any bytes as the options' file are read as options that are written so that they read back equal, or set
// aside with a message, and the options are the defaults.

#include "fuzz/fuzz.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/save/options_file.hpp>

namespace save = torchwake::save;
using torchwake::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    save::SimulatedDisk disk;
    disk.put("options.json", std::string(torchwake::fuzz::text_of(data, size)));
    const save::LoadedOptions loaded = save::OptionsFile(disk, "options.json").load();
    if (loaded.message) {
        require(!loaded.message->empty() && loaded.options == save::Options());
        require(!disk.exists("options.json"));
        return 0;
    }
    require(save::OptionsFile(disk, "options.json").store(loaded.options).has_value());
    const save::LoadedOptions again = save::OptionsFile(disk, "options.json").load();
    require(!again.message && again.options == loaded.options);
    return 0;
}
