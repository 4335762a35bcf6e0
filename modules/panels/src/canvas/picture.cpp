#include <torchwake/panels/picture.hpp>

namespace torchwake::panels {

SpriteIndex SpriteNames::index(const std::string& name, std::int32_t frame) {
    const auto [found, is_new] = places_.try_emplace({name, frame}, static_cast<SpriteIndex>(names_.size()));
    if (is_new) {
        names_.push_back(found->first);
    }
    return found->second;
}

}  // namespace torchwake::panels
