#include "sfml/adapter.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/image_writer.hpp>

namespace torchwake::desktop {

bool write_png(const std::filesystem::path& path, const atlas::Picture& picture) {
    TORCHWAKE_EXPECTS(picture.width > 0 && picture.height > 0);
    return sfml::make_image(picture).saveToFile(path.string());
}

}  // namespace torchwake::desktop
