#include "painting/picture_reader.hpp"

#include <torchwake/atlas/source_reader.hpp>
#include <torchwake/desktop/media.hpp>

#include <optional>
#include <utility>

namespace torchwake::desktop {
namespace {

namespace fs = std::filesystem;
template <class T>
using Read = boost::system::result<T, MediaError>;

Read<atlas::Atlas> read_atlas(const MediaPlaces& places) {
    const auto text = atlas::read_source(places.atlas_index);
    if (!text) {
        return MediaError{to_string(text.error())};
    }
    auto index = atlas::parse_atlas(*text);
    if (!index) {
        return MediaError{to_string(index.error())};
    }
    std::optional<atlas::Picture> picture =
        read_picture(places.atlas_picture, {index->texture().width, index->texture().height});
    if (!picture) {
        return MediaError{places.atlas_picture.string() + ": found no PNG picture of the size that " +
                          places.atlas_index.string() + " says"};
    }
    return atlas::Atlas{std::move(*picture), std::move(*index)};
}

Read<NamedRecipe> read_sound(const fs::path& path) {
    const auto file = atlas::read_source(path);
    if (!file) {
        return MediaError{to_string(file.error())};
    }
    auto recipe = atlas::parse_sound(*file);
    if (!recipe) {
        return MediaError{to_string(recipe.error())};
    }
    return NamedRecipe{path.stem().string(), std::move(*recipe)};
}

Read<std::vector<NamedRecipe>> read_sounds(const fs::path& folder) {
    const auto recipes = atlas::list_sources(folder);
    if (!recipes) {
        return MediaError{to_string(recipes.error())};
    }
    std::vector<NamedRecipe> sounds;
    std::string problems;
    for (const fs::path& path : *recipes) {
        Read<NamedRecipe> sound = read_sound(path);
        if (sound) {
            sounds.push_back(std::move(*sound));
        } else {
            problems += (problems.empty() ? "" : "\n") + sound.error().message;
        }
    }
    if (!problems.empty()) {
        return MediaError{problems};
    }
    return sounds;
}

}  // namespace

boost::system::result<Media, MediaError> load_media(const MediaPlaces& places) {
    Read<atlas::Atlas> atlas = read_atlas(places);
    Read<std::vector<NamedRecipe>> sounds = read_sounds(places.sounds);
    if (atlas && sounds) {
        return Media{std::move(*atlas), std::move(*sounds)};
    }
    std::string problems = atlas ? "" : atlas.error().message;
    if (!sounds) {
        problems += (problems.empty() ? "" : "\n") + sounds.error().message;
    }
    return MediaError{problems};
}

}  // namespace torchwake::desktop
