#include "sprite_finder.hpp"

#include "brightness.hpp"

#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/view/colours.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>
#include <vector>

namespace torchwake::testing {
namespace {

using atlas::AtlasRect;
using atlas::Picture;
using atlas::Rgba;
using Channels = std::array<int, 3>;

constexpr std::int32_t scale = 2;
constexpr int least_tint = 250;  ///< permille; in the dark everything is alike
/// Light falls off within a cell.
constexpr int tolerance = 26;
constexpr std::size_t few_misses = 20;  ///< one opaque pixel in so many may differ: things in front, sparks

Channels channels(atlas::Rgba colour) {
    return {colour.red, colour.green, colour.blue};
}

const atlas::Atlas& built_atlas() {
    static const auto media = desktop::load_media(
        {TORCHWAKE_ASSETS "/atlas.png", TORCHWAKE_ASSETS "/atlas.txt", TORCHWAKE_ASSETS "/sounds"});
    if (!media) {
        throw std::runtime_error(media.error().message);
    }
    return media->atlas;
}

/// A pixel of the sprite and its light, without the colour of the dark over the map.
Channels without_dark(Rgba colour) {
    return {std::max(colour.red - view::night.red, 0), std::max(colour.green - view::night.green, 0),
            std::max(colour.blue - view::night.blue, 0)};
}

struct SpritePixel {
    core::Point at;  ///< from the sprite's corner, on the screen
    Channels colour{};
};

/// One way in which a sprite may look: its opaque pixels, and one of the brightest of them.
struct Pattern {
    std::vector<SpritePixel> pixels;
    core::Point brightest;
    int brightness = -1;
};

Pattern pattern_of(const atlas::AtlasRect& part, bool mirrored) {
    Pattern pattern;
    for (std::int32_t y = 0; y < part.height; ++y) {
        for (std::int32_t x = 0; x < part.width; ++x) {
            const std::int32_t column = mirrored ? part.width - 1 - x : x;
            const atlas::Rgba own = built_atlas().picture.at(part.x + column, part.y + y);
            const core::Point at{x * scale, y * scale};
            if (own.alpha != 255) {
                continue;
            }
            pattern.pixels.push_back({at, channels(own)});
            if (brightness(own) > pattern.brightness) {
                pattern.brightness = brightness(own);
                pattern.brightest = at;
            }
        }
    }
    return pattern;
}

std::vector<Pattern> patterns_of(const std::string& sprite) {
    std::vector<Pattern> patterns;
    const std::size_t frames = built_atlas().index.frame_count(sprite);
    for (unsigned frame = 0; frame < frames; ++frame) {
        const atlas::AtlasRect part = built_atlas().index.sprite(sprite, frame);
        patterns.push_back(pattern_of(part, false));
        patterns.push_back(pattern_of(part, true));
    }
    return patterns;
}

Channels seen_at(const atlas::Picture& picture, core::Point at) {
    return without_dark(picture.at(at.x, at.y));
}

/// The tint, in permille, that makes the sprite's colours those of the picture on the whole.
Channels tint_of(const Pattern& pattern, const atlas::Picture& picture, core::Point corner) {
    Channels own_sum{};
    Channels seen_sum{};
    for (const SpritePixel& pixel : pattern.pixels) {
        const Channels seen = seen_at(picture, corner + pixel.at);
        for (std::size_t i = 0; i < seen.size(); ++i) {
            own_sum[i] += pixel.colour[i];
            seen_sum[i] += seen[i];
        }
    }
    Channels tint{};
    for (std::size_t i = 0; i < tint.size(); ++i) {
        tint[i] = own_sum[i] == 0 ? 0 : seen_sum[i] * 1000 / own_sum[i];
    }
    return tint;
}

/// True if the sprite's brightest pixel may be there, which excludes most places at once.
bool may_match(const Pattern& pattern, const Picture& picture, core::Point corner) {
    const core::Point at = corner + pattern.brightest;
    return brightness(picture.at(at.x, at.y)) >= pattern.brightness / 4;
}

bool matches(const Pattern& pattern, const atlas::Picture& picture, core::Point corner) {
    if (!may_match(pattern, picture, corner)) {
        return false;
    }
    const Channels tint = tint_of(pattern, picture, corner);
    if (*std::min_element(tint.begin(), tint.end()) < least_tint) {
        return false;
    }
    std::size_t misses = 0;
    for (const SpritePixel& pixel : pattern.pixels) {
        const Channels seen = seen_at(picture, corner + pixel.at);
        bool alike = true;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            alike = alike && std::abs(pixel.colour[i] * tint[i] / 1000 - seen[i]) <= tolerance;
        }
        misses += alike ? 0 : 1;
    }
    return misses * few_misses <= pattern.pixels.size();
}

}  // namespace

core::Rect map_area() {
    return desktop::WindowGeometry().map_pixels();
}

std::optional<core::Point> find_sprite(const atlas::Picture& picture, const core::Rect& area,
                                       const std::string& sprite) {
    const atlas::AtlasRect size = built_atlas().index.sprite(sprite);
    const std::vector<Pattern> patterns = patterns_of(sprite);
    for (std::int32_t y = area.top(); y + size.height * scale <= area.bottom(); ++y) {
        for (std::int32_t x = area.left(); x + size.width * scale <= area.right(); ++x) {
            const auto stands_there = [&](const Pattern& pattern) {
                return matches(pattern, picture, {x, y});
            };
            if (std::any_of(patterns.begin(), patterns.end(), stands_there)) {
                return core::Point{x, y};
            }
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::testing
