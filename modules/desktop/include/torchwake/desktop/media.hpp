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
    std::string name;           ///< of its file, without the folder and ".txt"
    atlas::SoundRecipe recipe;  ///< as read, not yet synthesised
};

/// The pictures and sounds of the window.
struct Media {
    atlas::Atlas atlas;               ///< the one texture and its index
    std::vector<NamedRecipe> sounds;  ///< in the order of their names
};

/// The files of the media.
struct MediaPlaces {
    std::filesystem::path atlas_picture;  ///< the texture as a PNG file
    std::filesystem::path atlas_index;    ///< the text form of its index
    std::filesystem::path sounds;         ///< a folder of recipes, NAME.txt
};

/// The faults of the files, one sentence a line.
struct MediaError {
    std::string message;  ///< with the file and the line of each fault
};

/// Reads the atlas and the recipes of all sounds. Safe without a display.
/// Errors: a missing or malformed file, or a picture whose size differs from its index.
[[nodiscard]] boost::system::result<Media, MediaError> load_media(const MediaPlaces& places);

}  // namespace torchwake::desktop
