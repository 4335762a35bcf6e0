#include "sprite_finder.hpp"

#include <torchwake/desktop/media.hpp>
#include <torchwake/view/colours.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>

namespace torchwake::testing {
namespace {

using desktop::AtlasRect;
using desktop::Picture;
using desktop::Rgba;
using Channels = std::array<int, 3>;

constexpr std::int32_t scale = 2;
constexpr int least_tint = 250;  ///< permille; in the dark everything is alike
/// Light falls off within a cell.
constexpr int tolerance = 26;
constexpr int few_misses = 20;  ///< one opaque pixel in so many may differ: things in front, sparks

Channels channels(Rgba colour) {
    return {colour.red, colour.green, colour.blue};
}

const desktop::Atlas& built_atlas() {
    static const auto media = desktop::load_media(
        {TORCHWAKE_ASSETS "/atlas.png", TORCHWAKE_ASSETS "/atlas.txt", TORCHWAKE_ASSETS "/sounds"});
    if (!media) {
        throw std::runtime_error(media.error().message);
    }
    return media->atlas;
}

/// What the sprite and its light gave to a pixel, without the colour of the dark that lies over the map.
Channels without_dark(Rgba colour) {
    return {std::max(colour.red - view::night.red, 0), std::max(colour.green - view::night.green, 0),
            std::max(colour.blue - view::night.blue, 0)};
}

struct Candidate {
    const Picture* picture;
    core::Point at;
    AtlasRect part;
    bool mirrored;

    /// Calls with each opaque pixel of the sprite and that of the picture.
    template <class Visit>
    void each_pixel(Visit visit) const {
        for (std::int32_t y = 0; y < part.height; ++y) {
            for (std::int32_t x = 0; x < part.width; ++x) {
                const std::int32_t column = mirrored ? part.width - 1 - x : x;
                const Rgba own = built_atlas().picture.at(part.x + column, part.y + y);
                if (own.alpha == 255) {
                    visit(channels(own), without_dark(picture->at(at.x + x * scale, at.y + y * scale)));
                }
            }
        }
    }
};

/// The tint, in permille, that makes the sprite's colours those of the picture on the whole.
Channels tint_of(const Candidate& candidate) {
    Channels own_sum{};
    Channels seen_sum{};
    candidate.each_pixel([&](const Channels& own, const Channels& seen) {
        for (std::size_t i = 0; i < own.size(); ++i) {
            own_sum[i] += own[i];
            seen_sum[i] += seen[i];
        }
    });
    Channels tint{};
    for (std::size_t i = 0; i < tint.size(); ++i) {
        tint[i] = own_sum[i] == 0 ? 0 : seen_sum[i] * 1000 / own_sum[i];
    }
    return tint;
}

int brightness(Rgba colour) {
    return colour.red + colour.green + colour.blue;
}

/// Whether the sprite's brightest pixel could stand there at all, which most places rule out at once.
bool may_match(const Candidate& candidate) {
    core::Point brightest;
    int most = -1;
    for (std::int32_t y = 0; y < candidate.part.height; ++y) {
        for (std::int32_t x = 0; x < candidate.part.width; ++x) {
            const Rgba own = built_atlas().picture.at(candidate.part.x + x, candidate.part.y + y);
            if (own.alpha == 255 && brightness(own) > most) {
                most = brightness(own);
                brightest = {candidate.mirrored ? candidate.part.width - 1 - x : x, y};
            }
        }
    }
    const core::Point seen{candidate.at.x + brightest.x * scale, candidate.at.y + brightest.y * scale};
    return brightness(candidate.picture->at(seen.x, seen.y)) >= most / 4;
}

bool matches(const Candidate& candidate) {
    if (!may_match(candidate)) {
        return false;
    }
    const Channels tint = tint_of(candidate);
    if (*std::min_element(tint.begin(), tint.end()) < least_tint) {
        return false;
    }
    int pixels = 0;
    int misses = 0;
    candidate.each_pixel([&](const Channels& own, const Channels& seen) {
        bool alike = true;
        for (std::size_t i = 0; i < own.size(); ++i) {
            alike = alike && std::abs(own[i] * tint[i] / 1000 - seen[i]) <= tolerance;
        }
        ++pixels;
        misses += alike ? 0 : 1;
    });
    return misses * few_misses <= pixels;
}

bool stands_at(const Picture& picture, core::Point at, const std::string& sprite) {
    const std::size_t frames = built_atlas().index.frame_count(sprite);
    for (unsigned frame = 0; frame < frames; ++frame) {
        const AtlasRect part = built_atlas().index.sprite(sprite, frame);
        if (matches({&picture, at, part, false}) || matches({&picture, at, part, true})) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<core::Point> find_sprite(const Picture& picture, const core::Rect& area,
                                       const std::string& sprite) {
    const AtlasRect size = built_atlas().index.sprite(sprite);
    for (std::int32_t y = area.top(); y + size.height * scale <= area.bottom(); ++y) {
        for (std::int32_t x = area.left(); x + size.width * scale <= area.right(); ++x) {
            if (stands_at(picture, {x, y}, sprite)) {
                return core::Point{x, y};
            }
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::testing
