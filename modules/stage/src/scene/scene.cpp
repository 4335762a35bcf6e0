#include "scene/scene.hpp"

#include "scene/scatter.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/words/sentence.hpp>

#include <range/v3/view/reverse.hpp>

#include <algorithm>
#include <optional>

namespace torchwake::stage {
namespace {

using core::Direction;

/// The index of one of four variants, weighted 8:2:1:1.
std::size_t floor_variant(std::uint32_t number) {
    const std::uint32_t part = number % 12;
    return part < 8 ? 0 : part < 10 ? 1 : part == 10 ? 2 : 3;
}

constexpr std::uint32_t floor_ornament_rarity = 23;
constexpr std::uint32_t wall_ornament_rarity = 11;
constexpr unsigned south_bit = 16;

/// Finds the sprites of a cell from what the hero knows of it and of the cells around it.
class Looker {
  public:
    Looker(const forecast::Knowledge& knowledge, const SpriteTable& sprites, core::Grid<std::uint8_t>& tiles,
           const rules::Matter& matter)
        : sprites_(&sprites), depth_(knowledge.depth()), tiles_(&tiles), matter_(&matter) {}

    [[nodiscard]] CellLook look(core::Point at) const {
        const TileSprites* tile = tile_at(at);
        if (tile == nullptr) {
            return {};
        }
        switch (tile->form) {
            case TileForm::Wall:
                return wall(*tile, at);
            case TileForm::Floor:
                return floor(*tile, at, true);
            case TileForm::Door:
                return door(*tile, at);
            case TileForm::Stairs:
                return on(floor(sprites_->ground_at(depth_), at, false), *tile);
            case TileForm::Prop:
                break;
        }
        return prop(*tile, at);
    }

  private:
    [[nodiscard]] const TileSprites* tile_at(core::Point at) const {
        const content::TileId none{};
        if (!tiles_->contains(at) || (*tiles_)[at] == none.value) {
            return nullptr;
        }
        return &sprites_->tiles[(*tiles_)[at]];
    }
    /// True for a tile of that form; a prop on a wall counts as a wall.
    [[nodiscard]] bool is(core::Point at, TileForm form) const {
        const TileSprites* tile = tile_at(at);
        return tile != nullptr &&
               (tile->under ? sprites_->tiles[tile->under->value].form : tile->form) == form;
    }
    /// True also for an unseen cell, so that the frames of walls reveal nothing.
    [[nodiscard]] bool is_solid(core::Point at) const {
        return tile_at(at) == nullptr || is(at, TileForm::Wall);
    }
    /// True if a wall goes on in this direction. A door continues a wall to the west and east. To the north
    /// and south it doesn't, so that the wall above a door ends in a front face.
    [[nodiscard]] bool joins_wall(core::Point wall, Direction direction) const {
        const core::Point at = core::step(wall, direction);
        const bool level = direction == Direction::West || direction == Direction::East;
        return is_solid(at) || (level && is(at, TileForm::Door));
    }

    [[nodiscard]] std::uint8_t frame_of_wall(core::Point at) const {
        std::array<bool, 8> neighbours{};
        for (const Direction direction : core::all_directions) {
            neighbours[static_cast<std::size_t>(direction)] = joins_wall(at, direction);
        }
        return wall_frame(neighbours);
    }

    [[nodiscard]] CellLook wall(const TileSprites& tile, core::Point at) const {
        const std::uint8_t frame = frame_of_wall(at);
        CellLook look;
        look.add(tile.wall_frames[frame]);
        const std::uint32_t number = scatter(at, depth_);
        const bool shows_face = (frame & south_bit) == 0;
        if (shows_face && number % wall_ornament_rarity == 0) {
            add_ornament(look, tile, number / wall_ornament_rarity);
        }
        return look;
    }

    static void add_ornament(CellLook& look, const TileSprites& tile, std::uint32_t number) {
        if (!tile.ornaments.empty()) {
            look.add(tile.ornaments[number % tile.ornaments.size()]);
        }
    }

    [[nodiscard]] CellLook floor(const TileSprites& tile, core::Point at, bool ornamented) const {
        CellLook look;
        const std::uint32_t number = scatter(at, depth_);
        look.add(tile.floor_variants[floor_variant(number)]);
        const std::uint32_t rest = number / 12;
        const rules::CellMatter matter = rules::matter_at(*matter_, at);
        if (matter.cover.valid() && !matter.liquid.valid()) {
            look.add(cover_variant(sprites_->matter[matter.cover.value].variants, at, depth_));
        } else if (ornamented && rest % floor_ornament_rarity == 0) {
            add_ornament(look, tile, rest / floor_ornament_rarity);
        }
        if (const std::size_t shade = shade_at(at); shade != 0) {
            look.add(sprites_->shades[shade]);
        }
        return look;
    }

    static CellLook on(CellLook below, const TileSprites& tile) {
        below.add(tile.plain);
        return below;
    }

    /// The floor below a prop whose data names no tile: that of a neighbour.
    [[nodiscard]] const TileSprites& ground_beside(core::Point at) const {
        for (const Direction direction :
             {Direction::West, Direction::East, Direction::South, Direction::North}) {
            const TileSprites* beside = tile_at(core::step(at, direction));
            if (beside != nullptr && beside->form == TileForm::Floor) {
                return *beside;
            }
        }
        return sprites_->ground_at(depth_);
    }

    [[nodiscard]] CellLook prop(const TileSprites& tile, core::Point at) const {
        const TileSprites& under = tile.under ? sprites_->tiles[tile.under->value] : ground_beside(at);
        if (under.form == TileForm::Wall) {
            CellLook look;
            look.add(under.wall_frames[frame_of_wall(at)]);
            return on(look, tile);
        }
        return on(floor(under, at, false), tile);
    }

    [[nodiscard]] std::size_t shade_at(core::Point at) const {
        const auto wall = [&](Direction direction) { return is(core::step(at, direction), TileForm::Wall); };
        const std::size_t sides = (wall(Direction::North) ? 1U : 0U) + (wall(Direction::West) ? 2U : 0U);
        constexpr std::size_t corner_alone = 4;
        return sides == 0 && wall(Direction::NorthWest) ? corner_alone : sides;
    }

    [[nodiscard]] CellLook door(const TileSprites& tile, core::Point at) const {
        CellLook look = floor(sprites_->ground_at(depth_), at, false);
        const bool beside =
            is_solid(core::step(at, Direction::West)) && is_solid(core::step(at, Direction::East));
        look.add(beside ? tile.plain : tile.side);
        return look;
    }

    const SpriteTable* sprites_;
    std::int32_t depth_;
    const core::Grid<std::uint8_t>* tiles_;
    const rules::Matter* matter_;
};

panels::SpriteIndex sprite_of(const forecast::KnownObject& object, const SpriteTable& sprites) {
    return object.what == forecast::ObjectKind::Item ? sprites.items[object.item.value]
                                                     : sprites.actors[object.monster.value].corpse;
}

/// The visible gear of an actor: worn items first, then the shield, the weapon last. A monster's own sprite
/// already shows the equipment of its kind.
std::vector<IdleSprites> gear_of(const forecast::Knowledge& knowledge, const SpriteTable& sprites,
                                 const forecast::KnownActor& actor) {
    std::vector<IdleSprites> gear;
    const std::vector<content::ItemId>& own = knowledge.catalog().monster(actor.kind).equipment;
    const std::vector<content::ItemId> worn = knowledge.equipment(actor.id);
    for (const content::ItemId item : worn | ranges::views::reverse) {
        const bool drawn_already = actor.id != rules::hero_id && std::ranges::find(own, item) != own.end();
        if (const auto& sprite = sprites.worn[item.value]; sprite && !drawn_already) {
            gear.push_back(*sprite);
        }
    }
    return gear;
}

/// Adds the sprites of known traps over the floor.
void lay_traps(const forecast::Knowledge& knowledge, const SpriteTable& sprites, Scene& scene) {
    for (const forecast::KnownTrap& trap : knowledge.traps()) {
        const SpriteTable::TrapSprites& kind = sprites.traps[trap.kind.value];
        const auto sprite = trap.armed ? std::optional(kind.armed) : kind.spent;
        if (sprite && scene.visibility[trap.at] != forecast::Visibility::Unseen) {
            scene.looks[trap.at].add(*sprite);
        }
    }
}

void take_opaque(const forecast::Knowledge& knowledge, const rules::Matter& matter, Scene& scene) {
    scene.opaque.reset(scene.visibility.size());
    for (const core::Point at : core::cells_of(scene.visibility.size())) {
        const auto tile = knowledge.tile(at);
        if (tile && (knowledge.catalog().tile(*tile).opaque ||
                     rules::blocks_sight(knowledge.catalog(), rules::matter_at(matter, at)))) {
            scene.opaque.set(at);
        }
    }
}

/// Takes the lights in view. Of a patch of glowing matter one cell in each block counts for all.
void take_lights(const forecast::Knowledge& knowledge, const rules::Matter& matter, Scene& scene) {
    constexpr std::int32_t block = 3;
    constexpr std::size_t most = 24;
    scene.lights.clear();
    for (const core::Point at : core::cells_of(scene.visibility.size())) {
        const auto tile = knowledge.tile(at);
        if (!tile || scene.visibility[at] != forecast::Visibility::Visible || scene.lights.size() == most) {
            continue;
        }
        const auto near = [at](const SceneLight& other) {
            return other.at.x / block == at.x / block && other.at.y / block == at.y / block;
        };
        rules::for_each_light(knowledge.catalog(), *tile, rules::matter_at(matter, at),
                              [&](const auto& light) {
                                  if (std::ranges::none_of(scene.lights, near)) {
                                      scene.lights.push_back({at, light});
                                  }
                              });
    }
}

}  // namespace

void Scene::take(const forecast::Knowledge& knowledge, const SpriteTable& sprites,
                 const std::optional<Unfolding>& unfolding) {
    const core::Size size = knowledge.size();
    core::Grid<std::uint8_t> tiles(size, content::TileId::none_value);
    visibility.reset(size, forecast::Visibility::Unseen);
    looks.reset(size);
    objects.clear();
    actors.clear();
    const forecast::HeroFacts facts = knowledge.hero();
    hero = facts.at;
    torch_lit = facts.torch.value_or(true);
    depth = knowledge.depth();
    core::Point first = hero;
    core::Point last = hero;
    for (const core::Point at : core::cells_of(size)) {
        const std::optional<content::TileId> tile = knowledge.tile(at);
        const forecast::Visibility seen = knowledge.visibility(at);
        if (!tile || (unfolding && seen != forecast::Visibility::Visible && unfolding->hides(at))) {
            continue;
        }
        first = {std::min(first.x, at.x), std::min(first.y, at.y)};
        last = {std::max(last.x, at.x), std::max(last.y, at.y)};
        tiles[at] = tile->value;
        visibility[at] = seen;
        if (const auto object = knowledge.object(at)) {
            const bool glints =
                object->what == forecast::ObjectKind::Item && seen == forecast::Visibility::Visible;
            objects.push_back({at, sprite_of(*object, sprites), glints});
        }
        if (const auto actor = knowledge.actor(at)) {
            actors.push_back({actor->id, actor->kind, at, actor->asleep, actor->hostile,
                              head_marks_of(*actor), gear_of(knowledge, sprites, *actor), actor->burning > 0,
                              actor->wet > 0});
        }
    }
    vendors.clear();
    for (const forecast::KnownVendor& vendor : knowledge.vendors()) {
        vendors.push_back({vendor.at, words::capitalised(knowledge.catalog().monster(vendor.kind).name)});
    }
    known = {first, {last.x - first.x + 1, last.y - first.y + 1}};
    const rules::Matter known_matter = knowledge.matter();
    const Looker looker(knowledge, sprites, tiles, known_matter);
    for (const core::Point at : core::cells_of(size)) {
        looks[at] = looker.look(at);
    }
    lay_traps(knowledge, sprites, *this);
    matter.take(knowledge, known_matter, visibility, sprites);
    take_opaque(knowledge, known_matter, *this);
    take_lights(knowledge, known_matter, *this);
}

}  // namespace torchwake::stage
