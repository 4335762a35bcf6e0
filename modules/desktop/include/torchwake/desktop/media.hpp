#pragma once

#include <torchwake/desktop/atlas.hpp>
#include <torchwake/desktop/atlas_builder.hpp>

#include <boost/system/result.hpp>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace torchwake::desktop {

/// A sound by name, as samples at `sample_rate`.
struct NamedSound {
    std::string name;
    std::vector<std::int16_t> samples;
};

/// What the window shows and plays.
struct Media {
    Atlas atlas;
    std::vector<NamedSound> sounds;
};

/// Where it lies.
struct MediaPlaces {
    std::filesystem::path atlas_picture;
    std::filesystem::path atlas_index;
    std::filesystem::path sounds;  ///< a folder of recipes, NAME.txt
};

/// What is wrong with the files, a sentence a line.
struct MediaError {
    std::string message;
};

/// Reads the atlas and plays all recipes. Safe without a display.
/// Errors: a file that is missing or malformed, or a picture of another size than its index says.
/// Cost: about a millisecond a sound.
[[nodiscard]] boost::system::result<Media, MediaError> load_media(const MediaPlaces& places);

}  // namespace torchwake::desktop
