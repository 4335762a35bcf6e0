#pragma once

#include <torchwake/atlas/atlas_builder.hpp>
#include <torchwake/atlas/atlas_index.hpp>
#include <torchwake/atlas/synth.hpp>
#include <torchwake/core/result.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace torchwake::desktop {

using core::throw_exception_from_error;

/// A sound by name, as it is described.
struct NamedRecipe {
    std::string name;
    atlas::SoundRecipe recipe;
};

/// The pictures and sounds of the window.
struct Media {
    atlas::Atlas atlas;
    std::vector<NamedRecipe> sounds;
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

/// Reads the atlas and the recipes of all sounds. Safe without a display.
/// Errors: a missing or malformed file, or a picture whose size differs from its index.
[[nodiscard]] boost::system::result<Media, MediaError> load_media(const MediaPlaces& places);

}  // namespace torchwake::desktop
