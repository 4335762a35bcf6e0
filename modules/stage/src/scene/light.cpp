#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/spatial/cells_where.hpp>
#include <torchwake/stage/light.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>

namespace torchwake::stage {
namespace {

constexpr content::Colour straw{255, 208, 118};
constexpr content::Colour amber{252, 150, 60};
constexpr content::Colour deep_amber{204, 94, 44};

constexpr std::uint8_t remembered_unit = 5;  ///< greater than the most visible cells around a corner
constexpr std::int32_t cells_around = 4;
/// The weight of an unseen cell; that of a known one is 1. So the outer edge of walls fades into the dark.
constexpr std::int32_t unseen_weight = 3;

/// The code of a cell in the sums around corners. It has no branches, so that whole rows are coded at once.
constexpr std::uint8_t code(forecast::Visibility visibility) {
    const int visible = visibility == forecast::Visibility::Visible ? 1 : 0;
    const int remembered = visibility == forecast::Visibility::Remembered ? remembered_unit : 0;
    return static_cast<std::uint8_t>(visible + remembered);
}

/// The mean over the cells around a corner: `light` for visible cells, `memory` for remembered ones.
constexpr content::Colour mean(std::uint8_t around, content::Colour light,
                               content::Colour memory = memory_light) {
    const std::int32_t visible = around % remembered_unit;
    const std::int32_t known = around / remembered_unit;
    const std::int32_t unseen = unseen_weight * (cells_around - visible - known);
    const std::int32_t weights = std::max(visible + known + unseen, 1);
    const auto channel = [&](std::uint8_t content::Colour::* of) {
        const std::int32_t sum = visible * light.*of + known * memory.*of + unseen * unseen_light.*of;
        return static_cast<std::uint8_t>(sum / weights);
    };
    return {channel(&content::Colour::red), channel(&content::Colour::green),
            channel(&content::Colour::blue)};
}

using CornerTable = std::array<content::Colour, cells_around * remembered_unit + 1>;

/// The table of mean(i, visible, memory) for every i.
constexpr CornerTable corners_in(content::Colour visible, content::Colour memory) {
    CornerTable table{};
    for (std::size_t i = 0; i < table.size(); ++i) {
        table[i] = mean(static_cast<std::uint8_t>(i), visible, memory);
    }
    return table;
}

constexpr CornerTable unlit = corners_in(visible_light, memory_light);
constexpr CornerTable by_day = corners_in(day_light, day_memory_light);

/// The light of a source at a place, in permille: its strength at the source, nothing from its reach on.
std::int32_t share_of(core::Point light, std::int32_t reach, std::int32_t strength, core::Point at) {
    const std::int64_t dx = at.x - light.x;
    const std::int64_t dy = at.y - light.y;
    const std::int64_t end = std::int64_t{reach} * reach;
    const std::int64_t distance = dx * dx + dy * dy;
    if (distance >= end) {
        return 0;
    }
    const auto near = static_cast<std::int32_t>(words::whole - distance * words::whole / end);
    return std::min(near * near / words::whole * strength / words::whole, words::whole);
}

/// The colour of a corner with the light of a lamp on some of the visible cells around it. It replaces up to
/// half of the light that is there, so that its hue shows. If a channel exceeds its maximum, all channels are
/// scaled down, so that the hue stays.
content::Colour with_lamp(content::Colour corner, std::uint8_t around, std::int32_t shone_on,
                          content::Colour hue, std::int32_t share) {
    const std::int32_t visible = around % remembered_unit;
    const std::int32_t known = around / remembered_unit;
    const std::int32_t weights = visible + known + unseen_weight * (cells_around - visible - known);
    const std::int32_t part = share * shone_on / std::max(weights, 1);
    const auto sum = [part](std::int32_t cold, std::int32_t warm) {
        return cold - cold * part / (2 * words::whole) + warm * part / words::whole;
    };
    const std::int32_t red = sum(corner.red, hue.red);
    const std::int32_t green = sum(corner.green, hue.green);
    const std::int32_t blue = sum(corner.blue, hue.blue);
    const std::int32_t most = std::max({red, green, blue, 255});
    const auto channel = [most](std::int32_t value) { return static_cast<std::uint8_t>(value * 255 / most); };
    return {channel(red), channel(green), channel(blue)};
}

constexpr core::Point corner_place(core::Point corner) {
    return {corner.x * panels::sprite_pixels, corner.y * panels::sprite_pixels};
}

/// Sums the codes of the four cells around each corner between two rows.
void sum_around(std::span<const std::uint8_t> above, std::span<const std::uint8_t> below,
                std::span<std::uint8_t> sums) {
    for (std::size_t x = 0; x < sums.size(); ++x) {
        sums[x] = static_cast<std::uint8_t>(above[x] + above[x + 1] + below[x] + below[x + 1]);
    }
}

}  // namespace

std::int32_t torch_share(const Torch& torch, core::Point at) {
    return share_of(torch.at, torch.reach, torch.strength, at);
}

content::Colour lit(std::int32_t share) {
    constexpr std::int32_t turning = 350;  ///< permille of torchlight at which amber begins to turn to straw
    const content::Colour hue =
        share < turning
            ? words::mixed(deep_amber, amber, share * words::whole / turning)
            : words::mixed(amber, straw, (share - turning) * words::whole / (words::whole - turning));
    return words::mixed(visible_light, hue, share);
}

void LightMap::see(const core::Grid<forecast::Visibility>& cells, bool daylight,
                   const spatial::OpacityGrid& opaque) {
    daylight_ = daylight;
    opaque_ = opaque;
    if (opaque_.size() != cells.size()) {
        opaque_.reset(cells.size());
    }
    visible_.reset(cells.size());
    spatial::assign_where(visible_, cells.span(),
                          [](forecast::Visibility seen) { return seen == forecast::Visibility::Visible; });
    const core::Size size{cells.width() + 1, cells.height() + 1};
    if (corners_.size() != size) {
        around_.reset(size);
        corners_.reset(size);
        row_codes_.assign(2, std::vector<std::uint8_t>(static_cast<std::size_t>(cells.width()) + 2));
    }
    std::vector<std::uint8_t>& above = row_codes_[0];
    std::vector<std::uint8_t>& below = row_codes_[1];
    std::ranges::fill(above, code(forecast::Visibility::Unseen));
    for (std::int32_t y = 0; y < size.height; ++y) {
        if (y < cells.height()) {
            std::ranges::transform(cells.row(y), below.begin() + 1, code);
        } else {
            std::ranges::fill(below, code(forecast::Visibility::Unseen));
        }
        sum_around(above, below, around_.span().subspan(around_.index({0, y}), above.size() - 1));
        std::swap(above, below);
    }
    std::ranges::transform(around_.span(), corners_.span().begin(),
                           [this](std::uint8_t around) { return without_torch(around); });
    relight(torch_, true);
    std::ranges::for_each(lamps_, [this](const Lamp& lamp) { add(lamp); });
}

void LightMap::light(const Torch& torch, std::span<const Lamp> lamps) {
    if (corners_.size().area() == 0) {
        torch_ = torch;
        lamps_.assign(lamps.begin(), lamps.end());
        return;
    }
    if (torch == torch_ && std::ranges::equal(lamps, lamps_)) {
        return;
    }
    std::ranges::for_each(lamps_, [this](const Lamp& lamp) { darken(lamp); });
    if (torch.at != torch_.at || torch.reach != torch_.reach) {
        relight(torch_, false);
    }
    torch_ = torch;
    lamps_.assign(lamps.begin(), lamps.end());
    relight(torch_, true);
    std::ranges::for_each(lamps_, [this](const Lamp& lamp) { add(lamp); });
}

content::Colour LightMap::without_torch(std::uint8_t around) const {
    return daylight_ ? by_day[around] : unlit[around];
}

core::Rect LightMap::reached(core::Point at, std::int32_t reach) const {
    const auto first = [&](std::int32_t middle) {
        return std::max((middle - reach) / panels::sprite_pixels, 0);
    };
    const auto end = [&](std::int32_t middle, std::int32_t count) {
        return std::min((middle + reach) / panels::sprite_pixels + 1, count);
    };
    const core::Point origin{first(at.x), first(at.y)};
    return {origin, {end(at.x, corners_.width()) - origin.x, end(at.y, corners_.height()) - origin.y}};
}

void LightMap::relight(const Torch& torch, bool with_torch) {
    for (const core::Point at : core::cells_of(reached(torch.at, torch.reach))) {
        corners_[at] = with_torch && !daylight_ ? mean(around_[at], lit(torch_share(torch, corner_place(at))))
                                                : without_torch(around_[at]);
    }
}

void LightMap::darken(const Lamp& lamp) {
    for (const core::Point at : core::cells_of(reached(lamp.at, lamp.reach))) {
        corners_[at] = without_torch(around_[at]);
    }
}

void LightMap::shine(const Lamp& lamp) {
    const core::Size size = opaque_.size();
    const core::Point eye{std::clamp(lamp.at.x / panels::sprite_pixels, 0, size.width - 1),
                          std::clamp(lamp.at.y / panels::sprite_pixels, 0, size.height - 1)};
    field_of_view_.compute(opaque_, eye, core::Cells{lamp.reach / panels::sprite_pixels + 1}, shone_on_);
    shone_on_ &= visible_;
    walls_ = shone_on_;
    walls_ &= opaque_.rows();
    walls_.for_each([&](core::Point wall) {
        const bool faces_hero = std::ranges::any_of(core::all_directions, [&](core::Direction direction) {
            const core::Point beside = core::step(wall, direction);
            return shone_on_.contains(beside) && shone_on_.get(beside) && !opaque_.get(beside);
        });
        if (!faces_hero && wall != eye) {
            shone_on_.set(wall, false);
        }
    });
}

std::int32_t LightMap::shone_around(core::Point corner) const {
    std::int32_t count = 0;
    for (const core::Point cell :
         {corner - core::Point{1, 1}, corner - core::Point{0, 1}, corner - core::Point{1, 0}, corner}) {
        count += shone_on_.contains(cell) && shone_on_.get(cell) ? 1 : 0;
    }
    return count;
}

void LightMap::add(const Lamp& lamp) {
    if (lamp.reach <= 0 || opaque_.size().area() == 0) {
        return;
    }
    shine(lamp);
    for (const core::Point at : core::cells_of(reached(lamp.at, lamp.reach))) {
        const std::int32_t share = share_of(lamp.at, lamp.reach, lamp.strength, corner_place(at));
        corners_[at] = with_lamp(corners_[at], around_[at], shone_around(at), lamp.hue, share);
    }
}

std::array<content::Colour, 4> LightMap::tints(core::Point cell) const {
    return {corners_[cell], corners_[cell + core::Point{1, 0}], corners_[cell + core::Point{1, 1}],
            corners_[cell + core::Point{0, 1}]};
}

}  // namespace torchwake::stage
