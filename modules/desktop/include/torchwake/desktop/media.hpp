#pragma once

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/core/result.hpp>

#include <boost/system/result.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace torchwake::desktop {

using core::throw_exception_from_error;

/// A sound by name, as samples at `sample_rate`.
struct NamedSound {
    std::string name;
    std::vector<std::int16_t> samples;
};

/// The pictures and sounds of the window.
struct Media {
    atlas::Atlas atlas;
    std::vector<NamedSound> sounds;
};

/// The files of the media.
struct MediaPlaces {
    std::filesystem::path atlas_picture;
    std::filesystem::path atlas_index;
    std::filesystem::path sounds;  ///< a folder of recipes, NAME.txt
};

/// The faults of the files, one sentence a line.
struct MediaError {
    std::string message;
};

/// Reads the atlas and synthesises all sounds. Safe without a display.
/// Errors: a missing or malformed file, or a picture whose size differs from its index.
/// Cost: about a millisecond a sound.
[[nodiscard]] boost::system::result<Media, MediaError> load_media(const MediaPlaces& places);

}  // namespace torchwake::desktop
