#include "sprite_finder.hpp"

#include "brightness.hpp"

#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/words/colours.hpp>

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
    return {std::max(colour.red - words::night.red, 0), std::max(colour.green - words::night.green, 0),
            std::max(colour.blue - words::night.blue, 0)};
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

/// The part of a picture in which sprites are looked for, without the colour of the dark.
class LitArea {
  public:
    LitArea(const Picture& picture, const core::Rect& area) : width_(area.right() - area.left()) {
        pixels_.reserve(static_cast<std::size_t>(width_) *
                        static_cast<std::size_t>(area.bottom() - area.top()));
        for (std::int32_t y = area.top(); y < area.bottom(); ++y) {
            for (std::int32_t x = area.left(); x < area.right(); ++x) {
                pixels_.push_back(without_dark(picture.at(x, y)));
            }
        }
    }

    [[nodiscard]] const Channels& at(core::Point at) const {
        return pixels_[static_cast<std::size_t>(at.y * width_ + at.x)];
    }

  private:
    std::int32_t width_;
    std::vector<Channels> pixels_;
};

/// The tint, in permille, that makes the sprite's colours those of the picture on the whole, by every
/// `step`-th pixel.
Channels tint_of(const Pattern& pattern, const LitArea& lit, core::Point corner, std::size_t step) {
    Channels own_sum{};
    Channels seen_sum{};
    for (std::size_t place = 0; place < pattern.pixels.size(); place += step) {
        const SpritePixel& pixel = pattern.pixels[place];
        const Channels& seen = lit.at(corner + pixel.at);
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

/// True if of every `step`-th pixel at most one in `rarity` differs from the sprite's in an even light.
bool looks_alike(const Pattern& pattern, const LitArea& lit, core::Point corner, std::size_t step,
                 std::size_t rarity) {
    const Channels tint = tint_of(pattern, lit, corner, step);
    if (*std::min_element(tint.begin(), tint.end()) < least_tint) {
        return false;
    }
    std::size_t looked_at = 0;
    std::size_t misses = 0;
    for (std::size_t place = 0; place < pattern.pixels.size(); place += step) {
        const SpritePixel& pixel = pattern.pixels[place];
        const Channels& seen = lit.at(corner + pixel.at);
        bool alike = true;
        for (std::size_t i = 0; i < seen.size(); ++i) {
            alike = alike && std::abs(pixel.colour[i] * tint[i] / 1000 - seen[i]) <= tolerance;
        }
        misses += alike ? 0 : 1;
        ++looked_at;
    }
    return misses * rarity <= looked_at;
}

/// The brightest pixel, and then a few, exclude most places at once.
bool matches(const Pattern& pattern, const LitArea& lit, core::Point corner) {
    constexpr std::size_t few = 16;
    const Channels& brightest = lit.at(corner + pattern.brightest);
    return brightest[0] + brightest[1] + brightest[2] >= pattern.brightness / 8 &&
           looks_alike(pattern, lit, corner, std::max<std::size_t>(pattern.pixels.size() / few, 1), 2) &&
           looks_alike(pattern, lit, corner, 1, few_misses);
}

}  // namespace

core::Rect map_area() {
    return desktop::WindowGeometry().map_pixels();
}

std::optional<core::Point> find_sprite(const atlas::Picture& picture, const core::Rect& area,
                                       const std::string& sprite) {
    const atlas::AtlasRect size = built_atlas().index.sprite(sprite);
    const std::vector<Pattern> patterns = patterns_of(sprite);
    const LitArea lit(picture, area);
    const core::Point last{area.right() - area.left() - size.width * scale,
                           area.bottom() - area.top() - size.height * scale};
    for (core::Point corner{}; corner.y <= last.y; ++corner.y) {
        for (corner.x = 0; corner.x <= last.x; ++corner.x) {
            if (std::ranges::any_of(patterns,
                                    [&](const Pattern& pattern) { return matches(pattern, lit, corner); })) {
                return core::Point{area.left(), area.top()} + corner;
            }
        }
    }
    return std::nullopt;
}

bool sees_any(const GameWindow& game, std::initializer_list<std::string> sprites) {
    return eventually([&] {
        const atlas::Picture shown = game.picture();
        return std::ranges::any_of(sprites, [&shown](const std::string& sprite) {
            return find_sprite(shown, map_area(), sprite).has_value();
        });
    });
}

bool sees_sprite(const GameWindow& game, const std::string& sprite) {
    return sees_any(game, {sprite});
}

}  // namespace torchwake::testing
