#include <torchwake/view/picture.hpp>

#include <algorithm>

namespace torchwake::view {

SpriteIndex SpriteNames::index(const std::string& name, std::int32_t frame) {
    const auto same = [&](const Name& known) { return known.frame == frame && known.name == name; };
    const auto found = std::find_if(names_.begin(), names_.end(), same);
    const auto place = static_cast<SpriteIndex>(found - names_.begin());
    if (found == names_.end()) {
        names_.push_back({name, frame});
    }
    return place;
}

}  // namespace torchwake::view
