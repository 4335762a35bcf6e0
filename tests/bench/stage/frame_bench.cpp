// Building the window's frame: 120x60 cells, two layers each, all visible. The result counts quads.

#include "bench_case.hpp"
#include "shown_run.hpp"

#include <torchwake/stage/light.hpp>
#include <torchwake/stage/terrain.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t calls_a_pass = 64;

constexpr core::Size cells{120, 60};

core::Grid<stage::CellLook> two_layers() {
    core::Grid<stage::CellLook> looks(cells);
    for (std::size_t i = 0; i < looks.span().size(); ++i) {
        looks.span()[i].add(static_cast<panels::SpriteIndex>(i % 7));
        looks.span()[i].add(static_cast<panels::SpriteIndex>(i % 5));
    }
    return looks;
}

struct Terrain {
    core::Grid<stage::CellLook> looks = two_layers();
    core::Grid<forecast::Visibility> visible{cells, forecast::Visibility::Visible};
    stage::LightMap light;
    std::vector<panels::SpriteQuad> quads;
};

/// A pass of calls, each telling what it came to: `work` is given the call's number.
template <class Work>
Pass pass_of(const Work& work) {
    Pass pass;
    for (; pass.calls < calls_a_pass; ++pass.calls) {
        pass.result += work(static_cast<std::int32_t>(pass.calls));
    }
    return pass;
}

/// The cost of a changed view of the level: visibility, the light of every corner, every quad.
std::function<Pass()> rebuild_terrain() {
    return [terrain = std::make_shared<Terrain>()] {
        return pass_of([&](std::int32_t call) {
            terrain->light.see(terrain->visible);
            terrain->light.light({{60 * 16 + call % 16, 30 * 16}, 120, 1000});
            stage::paint_terrain(terrain->looks, terrain->light, {{0, 0}, cells}, terrain->quads);
            return terrain->quads.size();
        });
    };
}

/// A flicker of the torch: the light around it, every quad.
std::function<Pass()> relight_terrain() {
    const auto terrain = std::make_shared<Terrain>();
    terrain->light.see(terrain->visible);
    return [terrain] {
        return pass_of([&](std::int32_t call) {
            const std::int32_t strength = call % 2 == 0 ? 1000 : 1040;
            terrain->light.light({{60 * 16, 30 * 16}, 120, strength});
            stage::paint_terrain(terrain->looks, terrain->light, {{0, 0}, cells}, terrain->quads);
            return terrain->quads.size();
        });
    };
}

constexpr core::Point hero_at{60, 30};

/// One open hall with that many goblins in it, in rows around the hero.
rules::LevelPlan hall(const content::Catalog& catalog, std::int32_t depth, std::int32_t goblins) {
    rules::LevelPlan plan;
    plan.depth = depth;
    plan.tiles.reset(cells, *catalog.find_tile("floor"));
    plan.arrival = hero_at;
    for (std::int32_t i = 0; i < goblins; ++i) {
        plan.monsters.push_back({*catalog.find_monster("goblin"), {46 + i % 14, 22 + i / 14}});
    }
    return plan;
}

/// A world of one open hall, drawn through the whole presenter.
class HallGame {
  public:
    explicit HallGame(std::int32_t goblins = 0)
        : run_([goblins](const content::Catalog& catalog, std::uint64_t,
                         std::int32_t depth) { return hall(catalog, depth, goblins); },
               1) {}
    std::size_t draw() { return run_.presenter.frame(run_.screens, 1, {480, 160}, cells).map.quads.size(); }
    void change() { run_.presenter.show(screen::TurnTaken{{}, run_.knowledge()}); }
    void advance(core::Milliseconds time) { run_.presenter.advance(time); }

    /// A strike over much of the hall, and a missile that flies on.
    void cast() {
        const content::ItemId scroll = *game_data().find_item("scroll_fireball");
        const rules::ActorRef hero{rules::hero_id, game_data().hero(), hero_at, true};
        std::vector<rules::Event> events{rules::AreaStruck{hero, scroll, {53, 26}, 4, true}};
        for (const forecast::KnownActor& other : run_.knowledge().actors_in_view()) {
            events.push_back(rules::ActorHurt{{other.id, other.kind, other.at, true}, hero, scroll, 1});
        }
        events.push_back(rules::MissileFlew{hero, scroll, hero_at, {52, 30}, 8, false});
        run_.presenter.show(screen::TurnTaken{events, run_.knowledge()});
        static_cast<void>(run_.presenter.take_sounds());
    }

  private:
    ShownRun run_;
};

std::function<Pass()> unchanged_frame() {
    return
        [game = std::make_shared<HallGame>()] { return pass_of([&](std::int32_t) { return game->draw(); }); };
}

/// After a turn: what the hero knows is read from the world cell by cell, then all of the above.
std::function<Pass()> frame_after_turn() {
    return [game = std::make_shared<HallGame>()] {
        return pass_of([&](std::int32_t) {
            game->change();
            return game->draw();
        });
    };
}

/// A hundred goblins, as many sparks as there ever are, blasts, numbers and a missile in flight. Each
/// sixteenth frame begins a turn.
std::function<Pass()> busy_frame() {
    constexpr std::int32_t goblins = 100;
    return [game = std::make_shared<HallGame>(goblins)] {
        return pass_of([&](std::int32_t call) {
            constexpr std::int32_t frames_a_turn = 16;
            if (call % frames_a_turn == 0) {
                game->cast();
            }
            game->advance(core::Milliseconds{16});
            return game->draw();
        });
    };
}

const bool added =
    add_case({"frame, 120x60 cells, two layers, rebuilt whole",
              "torchwake",
              Side::Ours,
              {0, 36},
              rebuild_terrain}) &&
    add_case({"frame, 120x60 cells, two layers, relit", "torchwake", Side::Ours, {}, relight_terrain}) &&
    add_case({"frame, 120x60 cells, unchanged", "torchwake", Side::Ours, {0, 1.1}, unchanged_frame}) &&
    add_case({"frame, 120x60 cells, after a turn", "torchwake", Side::Ours, {}, frame_after_turn}) &&
    add_case({"frame, 120x60 cells, 100 actors, sparks, a missile in flight",
              "torchwake",
              Side::Ours,
              {0, 1000},
              busy_frame});

}  // namespace
}  // namespace torchwake::bench
