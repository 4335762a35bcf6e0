#include <torchwake/desktop/volumes.hpp>

namespace torchwake::desktop {
namespace {

std::int32_t percent_of(std::int32_t master, std::int32_t volume) {
    return master * volume * 100 / (save::max_volume * save::max_volume);
}

}  // namespace

Volumes volumes_of(const save::Options& options, bool focused) {
    if (!focused) {
        return {};
    }
    return {percent_of(options.master_volume, options.effects_volume),
            percent_of(options.master_volume, options.ambience_volume),
            percent_of(options.master_volume, options.music_volume)};
}

}  // namespace torchwake::desktop
