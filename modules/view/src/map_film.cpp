#include "map_film.hpp"

#include <torchwake/view/colours.hpp>

#include <algorithm>

namespace torchwake::view {
namespace {

constexpr std::int32_t torch_reach = 7 * sprite_pixels + sprite_pixels / 2;
/// Between two pictures of a motion.
constexpr core::Milliseconds motion_step{16};

constexpr core::Point middle(core::Point cell) {
    return {cell.x * sprite_pixels + sprite_pixels / 2, cell.y * sprite_pixels + sprite_pixels / 2};
}

/// The middle of the view on one axis: on the hero, as far as the level's edges allow.
std::int32_t clamped_middle(std::int32_t hero, std::int32_t view, std::int32_t level) {
    const std::int32_t half = view * sprite_pixels / 2;
    const std::int32_t end = level * sprite_pixels;
    return 2 * half >= end ? end / 2 : std::clamp(hero, half, end - half);
}

/// Things in the open are a little brighter than the ground, so that they are found first.
Colour raised(Colour light) {
    constexpr std::int32_t lift = 28;
    const auto channel = [](std::uint8_t value) {
        return static_cast<std::uint8_t>(std::min(value + value / 4 + lift, 255));
    };
    return {channel(light.red), channel(light.green), channel(light.blue)};
}

}  // namespace

void MapFilm::advance(core::Milliseconds time) {
    choreographer_.motions().advance(time);
    ambience_.advance(time, choreographer_.random());
}

std::optional<core::Milliseconds> MapFilm::next_change() const {
    if (choreographer_.motions().running()) {
        return motion_step;
    }
    return ambience_.next_step();
}

bool MapFilm::shoot(const rules::Knowledge& knowledge, core::Size cells, MapPicture& picture) {
    const Motions& motions = choreographer_.motions();
    const bool moving = motions.running();
    const Moment moment{moving ? motions.now() : core::Milliseconds{}, ambience_.step(), cells};
    if (!stale_ && moment == last_ && moving == moved_) {
        return false;
    }
    if (stale_) {
        scene_.take(knowledge, sprites_);
        light_.see(scene_.visibility);
    }
    stale_ = false;
    last_ = moment;
    moved_ = moving;

    const core::Point hero = middle(scene_.hero) + motions.trail(rules::hero_id);
    light_.light({hero, torch_reach, ambience_.torch_strength()});
    picture.camera = camera(cells);
    const core::Rect area = cells_in_view(picture.camera, cells);
    paint_terrain(scene_.looks, light_, area, picture.quads);
    add_objects(area, picture.quads);
    add_ghosts(picture.quads);
    add_actors(area, picture.quads);
    motions.draw(picture);
    ++picture.revision;
    return true;
}

core::Point MapFilm::camera(core::Size cells) const {
    const core::Size level = scene_.looks.size();
    const core::Point hero = middle(scene_.hero) + choreographer_.motions().trail(rules::hero_id);
    return {clamped_middle(hero.x, cells.width, level.width),
            clamped_middle(hero.y, cells.height, level.height)};
}

core::Rect MapFilm::cells_in_view(core::Point camera, core::Size cells) const {
    const core::Size level = scene_.looks.size();
    const auto first = [](std::int32_t middle_pixel, std::int32_t count) {
        return std::max(middle_pixel / sprite_pixels - count / 2 - 1, 0);
    };
    const auto end = [](std::int32_t middle_pixel, std::int32_t count, std::int32_t most) {
        return std::min(middle_pixel / sprite_pixels + count / 2 + 2, most);
    };
    const core::Point origin{first(camera.x, cells.width), first(camera.y, cells.height)};
    return {origin,
            {std::max(end(camera.x, cells.width, level.width) - origin.x, 0),
             std::max(end(camera.y, cells.height, level.height) - origin.y, 0)}};
}

SpriteQuad MapFilm::standing(core::Point cell, SpriteIndex sprite) const {
    SpriteQuad quad{cell.x * sprite_pixels, cell.y * sprite_pixels, sprite, false, 255, 0,
                    light_.tints(cell)};
    if (scene_.visibility[cell] == rules::Visibility::Visible) {
        std::ranges::transform(quad.tint, quad.tint.begin(), raised);
    }
    return quad;
}

void MapFilm::add_objects(const core::Rect& area, std::vector<SpriteQuad>& quads) const {
    for (const SceneObject& object : scene_.objects) {
        if (area.contains(object.at)) {
            quads.push_back(standing(object.at, sprites_.shadow));
            quads.push_back(standing(object.at, object.sprite));
        }
    }
}

void MapFilm::add_ghosts(std::vector<SpriteQuad>& quads) const {
    for (const Ghost& ghost : choreographer_.motions().ghosts()) {
        SpriteQuad quad = standing(ghost.cell, ghost.sprite);
        quad.flipped = ghost.flipped;
        quad.alpha = ghost.alpha;
        quad.whiteness = ghost.alpha;
        quads.push_back(quad);
    }
}

void MapFilm::add_actors(const core::Rect& area, std::vector<SpriteQuad>& quads) const {
    for (const SceneActor& actor : scene_.actors) {
        if (!area.contains(actor.at)) {
            continue;
        }
        const Pose pose = choreographer_.motions().pose(actor.id);
        const ActorSprites& own = sprites_.actors[actor.kind.value];
        SpriteQuad shadow = standing(actor.at, sprites_.shadow);
        SpriteQuad quad = standing(actor.at, own.idle[ambience_.idle_frame(actor.id)]);
        for (SpriteQuad* moved : {&shadow, &quad}) {
            moved->x += pose.offset.x;
            moved->y += pose.offset.y;
        }
        quad.flipped = choreographer_.faces_left(actor.id);
        quad.whiteness = pose.whiteness;
        // Once more than what lies on the floor: a threat is found before a find.
        std::ranges::transform(quad.tint, quad.tint.begin(), raised);
        quads.push_back(shadow);
        quads.push_back(quad);
    }
}

}  // namespace torchwake::view
