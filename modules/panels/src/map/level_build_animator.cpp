#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/panels/level_build_animator.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace torchwake::panels {
namespace {

constexpr std::int32_t spreading = 700;  ///< permille of a step's time in which it reaches every cell
constexpr std::int64_t glow_time = 320;
constexpr content::Colour glow_hue{255, 214, 130};
constexpr std::int32_t brightest_glow = 850;

// The brightness of cells in small, in permille of their own colours.
constexpr std::int32_t rock_light = 130;
constexpr std::int32_t wall_light = 640;
constexpr std::int32_t ground_light = 330;

/// An approximate distance in eighths of a cell: cells at equal distances form octagons.
std::int32_t round_distance(core::Point a, core::Point b) {
    const std::int32_t x = std::abs(a.x - b.x);
    const std::int32_t y = std::abs(a.y - b.y);
    return 8 * std::max(x, y) + 3 * std::min(x, y);
}

/// Interpolates linearly: `from` at 0 permille, `to` at 1000.
std::int32_t between(std::int32_t from, std::int32_t to, std::int32_t permille) {
    return from + (to - from) * permille / words::whole;
}

core::Point between(core::Point from, core::Point to, std::int32_t permille) {
    return {between(from.x, to.x, permille), between(from.y, to.y, permille)};
}

void add_block(const core::Rect& area, content::Colour colour, std::vector<Particle>& blocks) {
    blocks.push_back({area.left(), area.top(), area.size.width, colour, 255});
}

}  // namespace

LevelBuildAnimator::LevelBuildAnimator(const content::Catalog& catalog, std::uint64_t seed,
                                       std::int32_t depth, bool still)
    : catalog_(&catalog),
      still_(still),
      ground_(catalog.tile(catalog.level_at(depth).tiles.floor).appearance.foreground) {
    const auto keep_step = [this](std::string_view step, const rules::LevelPlan& so_far) {
        steps_.push_back({std::string(step), cells_of(so_far)});
    };
    arrival_ = worldgen::generate(catalog, seed, depth, keep_step).arrival;
    measure_delays();
}

core::Grid<LevelBuildAnimator::Cell> LevelBuildAnimator::cells_of(const rules::LevelPlan& plan) const {
    const core::Grid<content::TileId>& tiles = plan.tiles;
    const auto solid = [&](core::Point at) {
        return !tiles.contains(at) || !content::is_passable(catalog_->tile(tiles[at]));
    };
    const auto enclosed = [&](core::Point at) {
        return std::ranges::all_of(core::all_directions, [&](core::Direction direction) {
            return solid(core::step(at, direction));
        });
    };
    const content::TileId ground = catalog_->level_at(plan.depth).tiles.floor;
    core::Grid<Cell> cells(tiles.size());
    for (const core::Point at : core::cells_of(cells.size())) {
        const Form open = tiles[at] == ground ? Form::Ground : Form::Thing;
        const Form form = !solid(at) ? open : enclosed(at) ? Form::Rock : Form::Wall;
        cells[at] = {&catalog_->tile(tiles[at]).appearance, form};
    }
    for (const auto& item : plan.items) {
        cells[item.at] = {&catalog_->item(item.kind).appearance, Form::Thing};
    }
    for (const auto& monster : plan.monsters) {
        cells[monster.at] = {&catalog_->monster(monster.kind).appearance, Form::Thing};
    }
    return cells;
}

void LevelBuildAnimator::measure_delays() {
    delays_.reset(steps_.back().cells.size());
    std::ranges::transform(core::cells_of(delays_.size()), delays_.span().begin(),
                           [this](core::Point at) { return round_distance(at, arrival_); });
    const std::int32_t farthest = std::max(std::ranges::max(delays_.span()), 1);
    for (std::int32_t& delay : delays_.span()) {
        delay = still_ ? 0 : delay * spreading / farthest;
    }
}

std::size_t LevelBuildAnimator::step_at(std::int64_t time) const {
    const auto count = static_cast<std::int64_t>(steps_.size());
    return static_cast<std::size_t>(std::clamp<std::int64_t>(time * count / making_time, 0, count - 1));
}

std::optional<LevelBuildAnimator::Moment> LevelBuildAnimator::moment(core::Point at,
                                                                     std::int64_t time) const {
    const std::int64_t step_time = making_time / static_cast<std::int64_t>(steps_.size());
    const std::int64_t own_time = time - delays_[at] * step_time / words::whole;
    if (own_time < 0) {
        return std::nullopt;
    }
    const std::size_t shown = step_at(own_time);
    if (still_) {
        return Moment{shown, 0};
    }
    for (std::size_t step = shown;; --step) {
        const std::int64_t age = own_time - static_cast<std::int64_t>(step) * step_time;
        if (age >= glow_time) {
            return Moment{shown, 0};
        }
        if (step == 0 || steps_[step].cells[at] != steps_[step - 1].cells[at]) {
            const std::int64_t left = std::clamp<std::int64_t>(glow_time - age, 0, glow_time);
            return Moment{shown, static_cast<std::int32_t>(left * words::whole / glow_time)};
        }
    }
}

LevelBuildAnimator::Lens LevelBuildAnimator::lens(std::int64_t time, core::Size cells) const {
    const core::Size level = delays_.size();
    const auto fit = [](std::int32_t room, std::int32_t count) { return room * sprite_pixels / count; };
    const std::int32_t small =
        std::max(std::min(fit(cells.width, level.width), fit(cells.height, level.height)), 1);
    const std::int64_t closing = std::clamp<std::int64_t>(time - making_time, 0, closing_time);
    const auto closed = static_cast<std::int32_t>(closing * words::whole / closing_time);
    const std::int32_t near = still_ ? 0 : closed * closed / words::whole;
    const std::int32_t size = between(small, std::max(sprite_pixels, small), near);
    const core::Point middle{level.width * size / 2, level.height * size / 2};
    const core::Point arrival{arrival_.x * size + size / 2, arrival_.y * size + size / 2};
    return {size, between(middle, arrival, near), words::whole - closed};
}

void LevelBuildAnimator::draw(std::int64_t time, core::Size cells, MapPicture& picture) const {
    const Lens through = lens(time, cells);
    picture.camera = through.camera;
    picture.quads.clear();
    picture.texts.clear();
    picture.particles.clear();
    for (const core::Point at : core::cells_of(delays_.size())) {
        const std::optional<Moment> now = moment(at, time);
        if (!now) {
            continue;
        }
        const core::Rect area{{at.x * through.size, at.y * through.size}, {through.size, through.size}};
        draw_cell(steps_[now->step].cells[at], area, through, now->glow, picture.particles);
    }
    ++picture.revision;
}

void LevelBuildAnimator::draw_cell(const Cell& cell, const core::Rect& area, const Lens& through,
                                   std::int32_t glow, std::vector<Particle>& blocks) const {
    const auto shown = [&](content::Colour own, std::int32_t light, std::int32_t share) {
        return words::scaled(words::mixed(words::scaled(own, light), glow_hue, glow * share / words::whole),
                             through.brightness);
    };
    const content::Colour own = cell.look->foreground;
    switch (cell.form) {
        case Form::Rock:
            return add_block(area, shown(own, rock_light, brightest_glow / 5), blocks);
        case Form::Wall:
            return add_block(area, shown(own, wall_light, brightest_glow), blocks);
        case Form::Ground:
            return add_block(area, shown(own, ground_light, brightest_glow / 2), blocks);
        case Form::Thing:
            add_block(area, shown(ground_, ground_light, brightest_glow / 2), blocks);
            return add_block(area.grown(-area.size.width / 5), shown(own, words::whole, brightest_glow),
                             blocks);
    }
}

void LevelBuildAnimator::draw_text(std::size_t step, TextScreen& screen, const core::Rect& area) const {
    const core::Grid<Cell>& cells = steps_[step].cells;
    const core::Point first = view_corner(arrival_, area.size, cells.size());
    for (const core::Point place : core::cells_of(area.size)) {
        if (cells.contains(first + place)) {
            const content::Appearance& look = *cells[first + place].look;
            screen.put(area.origin + place, look.glyph, {look.foreground, look.background, false, true});
        }
    }
}

}  // namespace torchwake::panels
