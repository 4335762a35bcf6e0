#include "animation/map_animator.hpp"

#include <torchwake/words/colours.hpp>
#include <torchwake/words/text_width.hpp>

#include <range/v3/view/zip.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::stage {
namespace {

/// The time between two pictures of a motion.
constexpr core::Milliseconds motion_step{16};

constexpr std::int32_t missile_reach = 5 * panels::sprite_pixels;
/// The most lights besides the torch in one picture; others are left out.
constexpr std::size_t most_lamps = 12;
constexpr std::int32_t carried_strength = 700;  ///< permille, for the lights of creatures

/// The reach of a light in sprite pixels: to the far side of the last cells that it lights.
std::int32_t reach_of(core::Cells range) {
    return range.value * panels::sprite_pixels + panels::sprite_pixels / 2;
}

/// The middle of the view on one axis. The view is centred on the hero; near the level's edge it shifts
/// inwards as far as known cells fill it. `known`: the first known cell, and the one after the last.
std::int32_t view_middle(std::int32_t hero, std::int32_t view, std::int32_t level, core::Point known) {
    const std::int32_t half = view * panels::sprite_pixels / 2;
    const std::int32_t end = level * panels::sprite_pixels;
    if (2 * half >= end) {
        return (known.x + known.y) * panels::sprite_pixels / 2;
    }
    const std::int32_t inside = std::clamp(hero, half, end - half);
    const std::int32_t forward = std::max(known.y * panels::sprite_pixels - half, hero);
    const std::int32_t back = std::min(known.x * panels::sprite_pixels + half, hero);
    return std::clamp(inside, back, forward);
}

/// The point nearest to the wanted one from which a view still shows a cell with a margin around it.
std::int32_t kept_in_view(std::int32_t wanted, std::int32_t cell, std::int32_t view, std::int32_t margin) {
    const std::int32_t room = std::max(view * panels::sprite_pixels / 2 - margin, 0);
    return std::clamp(wanted, cell - room, cell + room);
}

/// Brightens the rows of a level that have just unfolded.
void shimmer(std::int32_t rows, std::vector<panels::SpriteQuad>& quads) {
    constexpr content::Colour glow{168, 214, 190};
    constexpr std::int32_t deep = 4;
    constexpr std::int32_t brightest = 640;
    for (panels::SpriteQuad& quad : quads) {
        const std::int32_t behind = rows - 1 - quad.y / panels::sprite_pixels;
        if (behind >= 0 && behind < deep) {
            const std::int32_t share = brightest * (deep - behind) / deep;
            std::ranges::transform(quad.tint, quad.tint.begin(),
                                   [&](content::Colour light) { return words::mixed(light, glow, share); });
        }
    }
}

/// Brightens objects in the open, so that they stand out from the ground.
content::Colour raised(content::Colour light) {
    return words::lightened(light, 4, 28);
}

}  // namespace

MapAnimator::Marks::Marks(panels::SpriteNames& names)
    : heads(head_mark_sprites(names)),
      threat(names.index("threat")),
      glint{names.index("glint", 0), names.index("glint", 1), names.index("glint", 2)} {}

MapAnimator::MapAnimator(const content::Catalog& catalog)
    : catalog_(&catalog),
      sprites_(catalog, names_),
      marks_(names_),
      overlay_painter_(names_),
      matter_painter_(names_),
      letter_painter_(names_),
      turn_animator_(catalog, sprites_, names_) {}

void MapAnimator::enter(const forecast::Knowledge& knowledge) {
    turn_animator_.enter(knowledge);
    making_.reset();
    unfolded_rows_.reset();
    scene_ = {};  // animations that begin before the next picture must not wait with another level's scene
    stale_ = true;
}

void MapAnimator::renew() {
    sprites_ = SpriteTable(*catalog_, names_);
    turn_animator_.renew(names_);
}

TurnAnimator::Showing MapAnimator::show(std::span<const rules::Event> events,
                                        const forecast::Knowledge& after) {
    making_.reset();
    if (shows_making_ && enters_new_level(events)) {
        making_.emplace(*catalog_, after.seed(), after.depth(), style_ != MotionStyle::Full);
    }
    const core::Milliseconds dark{making_ ? panels::LevelBuildAnimator::length : 0};
    const TurnAnimator::Showing showing = turn_animator_.show(events, after, dark);
    stale_ = true;
    return {pace_.real(showing.time), showing.at_once};
}

void MapAnimator::finish() {
    turn_animator_.finish();
    making_.reset();
}

bool MapAnimator::enters_new_level(std::span<const rules::Event> events) const {
    return style_ != MotionStyle::None && std::ranges::any_of(events, [](const rules::Event& event) {
               const auto* entered = std::get_if<rules::LevelEntered>(&event);
               return entered != nullptr && entered->first_time;
           });
}

std::int32_t MapAnimator::brightness() const {
    return making_ && making_time() >= 0 ? words::whole : turn_animator_.map_effects().brightness();
}

std::int64_t MapAnimator::making_time() const {
    return turn_animator_.map_effects().time_in_dark().value_or(panels::LevelBuildAnimator::length);
}

void MapAnimator::set_style(MotionStyle style, save::AnimationSpeed speed) {
    turn_animator_.set_style(style);
    style_ = style;
    pace_.set(speed);
    ambience_.allow(style == MotionStyle::Full);
    stale_ = true;
}

void MapAnimator::show_letters(bool shown) {
    stale_ = stale_ || shown != shows_letters_;
    shows_letters_ = shown;
}

void MapAnimator::advance(core::Milliseconds time) {
    turn_animator_.advance(pace_.played(time), paused_);
    if (making_ && making_time() == panels::LevelBuildAnimator::length) {
        making_.reset();
    }
    ambience_.advance(time, turn_animator_.random());
}

std::optional<core::Milliseconds> MapAnimator::next_change() const {
    const bool awaited = turn_animator_.map_effects().running() || turn_animator_.holding();
    const bool moving = turn_animator_.motions().running() || turn_animator_.air_effects().running() ||
                        turn_animator_.camera_lead().running();
    if (moving || (awaited && !paused_)) {
        return motion_step;
    }
    return ambience_.next_step();
}

MapAnimator::Moment MapAnimator::moment(const panels::MapOverlay& overlay, core::Size cells) const {
    const Motions& motions = turn_animator_.motions();
    const MapEffects& map_effects = turn_animator_.map_effects();
    // A running clock never gives 0, so that its end counts as a change.
    const bool moving = motions.running() || turn_animator_.air_effects().running();
    return {moving ? motions.now() + core::Milliseconds{1} : core::Milliseconds{},
            map_effects.running() ? map_effects.now() + 1 : 0,
            turn_animator_.camera_lead().offset(),
            ambience_.step(),
            stamp_of(overlay),
            cells,
            forecast_detail_};
}

bool MapAnimator::draw(const forecast::Knowledge& knowledge, const panels::MapOverlay& overlay,
                       core::Size cells, panels::MapPicture& picture) {
    if (making_ && making_time() >= 0) {
        making_->draw(making_time(), cells, picture);
        return true;
    }
    const bool must_wait = holding() && scene_.looks.size().area() > 0;
    const bool unfolds = turn_animator_.map_effects().revealed_rows() != unfolded_rows_;
    const bool retakes = (stale_ || unfolds) && !must_wait;
    const Moment now = moment(overlay, cells);
    if (!retakes && now == last_) {
        return false;
    }
    if (retakes) {
        retake(knowledge, cells);
    }
    last_ = now;
    relight();
    picture.camera = camera(overlay, cells);
    const core::Rect area = cells_in_view(picture.camera, cells);
    if (shows_letters_) {
        paint_letters(overlay, area, picture.quads);
    } else {
        paint_sprites(overlay, area, picture.quads);
    }
    add_all_marks(area, picture.quads);
    add_magic(picture.quads);
    overlay_painter_.paint_top(overlay, ambience_.frame_of(2, Ambience::idle_frame_time), picture.quads);
    turn_animator_.motions().draw(picture);
    add_names(picture.texts);
    turn_animator_.air_effects().draw(picture.particles);
    ++picture.revision;
    return true;
}

void MapAnimator::paint_sprites(const panels::MapOverlay& overlay, const core::Rect& area,
                                std::vector<panels::SpriteQuad>& quads) {
    paint_terrain(scene_.looks, light_, area, quads);
    swing_doors(quads);
    const MatterPainter::Source matter = matter_in(area);
    matter_painter_.paint_liquids(matter, quads);
    if (unfolded_rows_) {
        shimmer(*unfolded_rows_, quads);
    }
    overlay_painter_.paint_ground(overlay, quads);
    const std::vector<panels::ForecastMark> marks =
        scene_.matter.foretold.marked(overlay.way, forecast_detail_);
    matter_painter_.paint_marks(matter, marks, quads);
    matter_painter_.paint_flames(matter, quads);
    add_objects(area, quads);
    add_ghosts(quads);
    add_gases(area, false, quads);
    add_actors(area, quads);
    matter_painter_.paint_fronts(matter, quads);
    add_gases(area, true, quads);
    matter_painter_.paint_over(matter, marks, scene_.hero, quads);
}

void MapAnimator::paint_letters(const panels::MapOverlay& overlay, const core::Rect& area,
                                std::vector<panels::SpriteQuad>& quads) {
    letter_painter_.paint_ground(scene_, light_, area, quads);
    if (unfolded_rows_) {
        shimmer(*unfolded_rows_, quads);
    }
    overlay_painter_.paint_ground(overlay, quads);
    const std::vector<panels::ForecastMark> marks =
        scene_.matter.foretold.marked(overlay.way, forecast_detail_);
    matter_painter_.paint_marks(matter_in(area), marks, quads);
    add_letters_of_actors(area, quads);
    matter_painter_.paint_over(matter_in(area), marks, scene_.hero, quads);
}

void MapAnimator::add_letters_of_actors(const core::Rect& area, std::vector<panels::SpriteQuad>& quads) {
    for (const SceneActor& actor : scene_.actors) {
        if (!area.contains(actor.at)) {
            continue;
        }
        const Pose pose = turn_animator_.motions().pose(actor.id);
        const std::size_t letter_first = quads.size();
        if (actor.hostile && !actor.asleep) {
            quads.push_back(in_own_light(actor.at, marks_.threat));
        }
        quads.push_back(letter_painter_.actor(catalog_->monster(actor.kind).appearance, actor.at,
                                              light_.tints(actor.at)));
        quads.back().whiteness = pose.whiteness;
        for (panels::SpriteQuad& quad : std::span(quads).subspan(letter_first)) {
            quad.x += pose.offset.x;
            quad.y += pose.offset.y;
        }
    }
}

bool MapAnimator::hides_nobody(const SceneVendor& vendor, std::int32_t row) const {
    constexpr std::int32_t letter_width = 4;  // sprite pixels
    const std::int32_t half = words::text_width(vendor.name) * letter_width / 2 / panels::sprite_pixels + 1;
    const core::Rect cells{{vendor.at.x - half, row}, {2 * half + 1, 1}};
    return std::ranges::none_of(scene_.actors,
                                [&cells](const SceneActor& actor) { return cells.contains(actor.at); });
}

void MapAnimator::add_names(std::vector<panels::FloatingText>& texts) const {
    constexpr std::int32_t apart =
        7;  // sprite pixels from the nearer edge of the row to the middle of a name
    for (const SceneVendor& vendor : scene_.vendors) {
        const core::Point middle = panels::middle_of(vendor.at);
        const std::int32_t y = vendor.at.y;
        const bool stands_above = hides_nobody(vendor, y - 1) || !hides_nobody(vendor, y + 1);
        texts.push_back(
            {.x = middle.x,
             .y = stands_above ? y * panels::sprite_pixels - apart : (y + 1) * panels::sprite_pixels + apart,
             .text = vendor.name,
             .ink = words::key_ink,
             .stands_for = vendor.at});
    }
}

void MapAnimator::retake(const forecast::Knowledge& knowledge, core::Size cells) {
    const std::optional<std::int32_t> rows = turn_animator_.map_effects().revealed_rows();
    if (rows && !unfolded_rows_) {
        known_before_ = scene_.visibility;
    }
    unfolded_rows_ = rows;
    const core::Rect known_before = scene_.known;
    const std::int32_t depth_before = scene_.depth;
    scene_.take(knowledge, sprites_, rows ? std::optional(Unfolding{&known_before_, *rows}) : std::nullopt);
    if (scene_.depth == depth_before) {
        // Newly known cells may shift the view; it pans to its new place instead of jumping there.
        const core::Point hero =
            panels::middle_of(scene_.hero) + turn_animator_.motions().trail(rules::hero_id);
        turn_animator_.pan(view_on(hero, known_before, cells) - view_on(hero, scene_.known, cells));
    }
    if (shows_letters_) {
        letter_painter_.take(knowledge);
    }
    light_.see(scene_.visibility, catalog_->level_at(knowledge.depth()).daylight, scene_.opaque);
    stale_ = false;
}

void MapAnimator::relight() {
    const Motions& motions = turn_animator_.motions();
    lamps_.clear();
    if (const std::optional<MissileView> missile = turn_animator_.map_effects().missile()) {
        lamps_.push_back({missile->at, missile_reach, missile->hue, words::whole});
    }
    motions.add_glows(lamps_);
    for (const SceneActor& actor : scene_.actors) {
        const std::optional<content::Light>& light = catalog_->monster(actor.kind).light;
        if (light && actor.id != rules::hero_id && lamps_.size() < most_lamps) {
            lamps_.push_back({panels::middle_of(actor.at) + motions.trail(actor.id), reach_of(light->range),
                              light->colour, carried_strength});
        }
        if (actor.burning && lamps_.size() < most_lamps) {
            const core::Point at = panels::middle_of(actor.at) + motions.trail(actor.id);
            lamps_.push_back(MatterPainter::lamp_of_burning(at, ambience_));
        }
    }
    for (const SceneLight& each : scene_.lights) {
        lamps_.push_back({panels::middle_of(each.at), reach_of(each.light.range), each.light.colour,
                          carried_strength * ambience_.flame_strength(each.at) / words::whole});
    }
    MatterPainter::add_lamps(scene_.matter, ambience_, lamps_);
    light_.light(torch(), lamps_);
}

/// The light of the hero's kind; none while its torch is out.
Torch MapAnimator::torch() const {
    const std::optional<content::Light>& own = catalog_->monster(catalog_->hero()).light;
    const core::Point hero = panels::middle_of(scene_.hero) + turn_animator_.motions().trail(rules::hero_id);
    return scene_.torch_lit && own ? Torch{hero, reach_of(own->range), ambience_.torch_strength()}
                                   : Torch{hero, 0, 0};
}

core::Point MapAnimator::view_on(core::Point wanted, const core::Rect& known, core::Size cells) const {
    const core::Size level = scene_.looks.size();
    return {view_middle(wanted.x, cells.width, level.width, {known.left(), known.right()}),
            view_middle(wanted.y, cells.height, level.height, {known.top(), known.bottom()})};
}

core::Point MapAnimator::view_with(core::Point wanted, const panels::MapOverlay& overlay,
                                   core::Size cells) const {
    if (overlay.cursor) {
        // A cell under the pointer would move away from it.
        const std::int32_t margin = overlay.pointed ? panels::sprite_pixels / 2 : 2 * panels::sprite_pixels;
        const core::Point middle = panels::middle_of(*overlay.cursor);
        wanted = {kept_in_view(wanted.x, middle.x, cells.width, margin),
                  kept_in_view(wanted.y, middle.y, cells.height, margin)};
    }
    return view_on(wanted, scene_.known, cells);
}

core::Point MapAnimator::camera(const panels::MapOverlay& overlay, core::Size cells) const {
    const Motions& motions = turn_animator_.motions();
    const core::Point wanted = panels::middle_of(scene_.hero) + motions.trail(rules::hero_id) +
                               turn_animator_.camera_lead().offset();
    return view_with(wanted, overlay, cells) + motions.panned() + motions.shaken();
}

core::Point MapAnimator::resting_camera(const panels::MapOverlay& overlay, core::Size cells) const {
    return view_with(panels::middle_of(scene_.hero), overlay, cells);
}

core::Rect MapAnimator::cells_in_view(core::Point camera, core::Size cells) const {
    const core::Size level = scene_.looks.size();
    const auto first = [](std::int32_t middle_pixel, std::int32_t count) {
        return std::max(middle_pixel / panels::sprite_pixels - count / 2 - 1, 0);
    };
    const auto end = [](std::int32_t middle_pixel, std::int32_t count, std::int32_t most) {
        return std::min(middle_pixel / panels::sprite_pixels + count / 2 + 2, most);
    };
    const core::Point origin{first(camera.x, cells.width), first(camera.y, cells.height)};
    return {origin,
            {std::max(end(camera.x, cells.width, level.width) - origin.x, 0),
             std::max(end(camera.y, cells.height, level.height) - origin.y, 0)}};
}

panels::SpriteQuad MapAnimator::standing(core::Point cell, panels::SpriteIndex sprite) const {
    panels::SpriteQuad quad{cell.x * panels::sprite_pixels,
                            cell.y * panels::sprite_pixels,
                            sprite,
                            false,
                            255,
                            0,
                            light_.tints(cell)};
    if (scene_.visibility[cell] == forecast::Visibility::Visible) {
        std::ranges::transform(quad.tint, quad.tint.begin(), raised);
    }
    return quad;
}

panels::SpriteQuad MapAnimator::in_own_light(core::Point cell, panels::SpriteIndex sprite) {
    constexpr content::Colour light{255, 255, 255};
    return {cell.x * panels::sprite_pixels, cell.y * panels::sprite_pixels, sprite, false, 255, 0,
            {light, light, light, light}};
}

void MapAnimator::add_objects(const core::Rect& area, std::vector<panels::SpriteQuad>& quads) const {
    for (const SceneObject& object : scene_.objects) {
        if (area.contains(object.at) && !turn_animator_.motions().covers(object.at)) {
            quads.push_back(standing(object.at, sprites_.shadow));
            quads.push_back(standing(object.at, object.sprite));
            if (const auto frame = ambience_.glint(object.at); frame && object.glints) {
                quads.push_back(standing(object.at, marks_.glint[*frame]));
            }
        }
    }
}

void MapAnimator::add_ghosts(std::vector<panels::SpriteQuad>& quads) const {
    for (const Ghost& ghost : turn_animator_.motions().ghosts()) {
        panels::SpriteQuad quad = standing(ghost.cell, ghost.sprite);
        quad.flipped = ghost.flipped;
        quad.alpha = ghost.alpha;
        quad.whiteness = ghost.flashes ? ghost.alpha : std::uint8_t{0};
        quads.push_back(quad);
    }
}

/// Shows the doors that swing half open. Expects the quads of terrain alone.
void MapAnimator::swing_doors(std::vector<panels::SpriteQuad>& quads) const {
    for (const core::Point cell : turn_animator_.air_effects().swinging_doors()) {
        for (panels::SpriteQuad& quad : quads) {
            if (quad.x == cell.x * panels::sprite_pixels && quad.y == cell.y * panels::sprite_pixels) {
                quad.sprite = sprites_.ajar(quad.sprite);
            }
        }
    }
}

/// The frame of an actor's sprites: the other idle one while it lifts its feet.
std::size_t MapAnimator::frame_of(rules::EntityId who, const Pose& pose) const {
    const std::size_t idle = ambience_.idle_frame(who);
    return pose.raised > 0 ? 1 - idle : idle;
}

void MapAnimator::add_actors(const core::Rect& area, std::vector<panels::SpriteQuad>& quads) const {
    for (const SceneActor& actor : scene_.actors) {
        if (!area.contains(actor.at)) {
            continue;
        }
        const Pose pose = turn_animator_.motions().pose(actor.id);
        const ActorSprites& own = sprites_.actors[actor.kind.value];
        panels::SpriteQuad shadow = standing(actor.at, sprites_.shadow);
        const std::size_t frame = frame_of(actor.id, pose);
        panels::SpriteQuad quad = standing(actor.at, own.idle[frame]);
        for (panels::SpriteQuad* moved : {&shadow, &quad}) {
            moved->x += pose.offset.x;
            moved->y += pose.offset.y;
        }
        quad.y -= pose.raised;
        quad.flipped = turn_animator_.faces_left(actor.id);
        quad.whiteness = pose.whiteness;
        // Actors are brighter than objects, so that a threat is noticed first.
        std::ranges::transform(quad.tint, quad.tint.begin(), raised);
        quads.push_back(shadow);
        if (actor.hostile && !actor.asleep) {
            panels::SpriteQuad threat = in_own_light(actor.at, marks_.threat);
            threat.x = shadow.x;
            threat.y = shadow.y;
            quads.push_back(threat);
        }
        quads.push_back(quad);
        add_gear(actor, frame, quad, quads);
        matter_painter_.paint_body(ambience_, actor.id, {actor.burning, actor.wet}, quad, quads);
    }
}

/// Draws the marks of all actors, which nothing that stands or drifts hides.
void MapAnimator::add_all_marks(const core::Rect& area, std::vector<panels::SpriteQuad>& quads) const {
    for (const SceneActor& actor : scene_.actors) {
        if (area.contains(actor.at)) {
            add_marks(actor, turn_animator_.motions().pose(actor.id).offset, quads);
        }
    }
}

/// Draws the gases in the cells of actors over them, and all others behind, so that figures can be told.
void MapAnimator::add_gases(const core::Rect& area, bool over_actors,
                            std::vector<panels::SpriteQuad>& quads) const {
    if (!scene_.matter.gases.empty()) {
        const auto painted = [this, over_actors](core::Point at) {
            const bool occupied =
                std::ranges::find(scene_.actors, at, &SceneActor::at) != scene_.actors.end();
            return occupied == over_actors;
        };
        matter_painter_.paint_gases(matter_in(area), painted, over_actors, quads);
    }
}

/// Draws the gear of an actor with the same offset and light as its bearer.
void MapAnimator::add_gear(const SceneActor& actor, std::size_t frame, panels::SpriteQuad quad,
                           std::vector<panels::SpriteQuad>& quads) const {
    for (const IdleSprites& gear : actor.gear) {
        quad.sprite = gear[frame];
        quads.push_back(quad);
    }
}

/// Draws the marks of an actor's state over its head, the gravest at the right.
void MapAnimator::add_marks(const SceneActor& actor, core::Point offset,
                            std::vector<panels::SpriteQuad>& quads) const {
    constexpr std::int64_t blink = 400;
    constexpr std::array<core::Point, most_head_marks> places{{{8, -5}, {0, -5}}};
    const std::size_t frame = ambience_.frame_of(2, blink);
    for (const auto& [mark, place] : ranges::views::zip(actor.marks, places)) {
        panels::SpriteQuad quad = in_own_light(actor.at, marks_.heads[mark][frame]);
        quad.x += place.x + offset.x;
        quad.y += place.y + offset.y;
        quads.push_back(quad);
    }
}

/// Draws blasts in their cells, tossed things, and the missile above everything else.
void MapAnimator::add_magic(std::vector<panels::SpriteQuad>& quads) const {
    for (const TossView& toss : turn_animator_.air_effects().tossed()) {
        panels::SpriteQuad quad = standing(toss.cell, toss.sprite);
        quad.x = toss.at.x;
        quad.y = toss.at.y;
        quad.alpha = toss.alpha;
        quads.push_back(quad);
    }
    for (const BlastView& blast : turn_animator_.motions().blasts()) {
        panels::SpriteQuad quad = in_own_light({0, 0}, blast.sprite);
        quad.x = blast.at.x;
        quad.y = blast.at.y;
        quad.alpha = blast.alpha;
        quads.push_back(quad);
    }
    if (const std::optional<MissileView> missile = turn_animator_.map_effects().missile()) {
        panels::SpriteQuad quad = in_own_light({0, 0}, missile->sprite);
        quad.x = missile->at.x - panels::sprite_pixels / 2;
        quad.y = missile->at.y - panels::sprite_pixels / 2;
        quads.push_back(quad);
    }
}

}  // namespace torchwake::stage
