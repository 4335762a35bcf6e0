// Building the window's frame: 120x60 cells, two layers each, all visible. The result counts quads.

#include "bench_case.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/director.hpp>
#include <torchwake/view/light.hpp>
#include <torchwake/view/terrain.hpp>

#include <array>
#include <functional>
#include <memory>
#include <string>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t calls_a_pass = 64;
const std::string assets = TORCHWAKE_BENCH_MAPS "/../../../assets";

constexpr core::Size cells{120, 60};

core::Grid<view::CellLook> two_layers() {
    core::Grid<view::CellLook> looks(cells);
    for (std::size_t i = 0; i < looks.span().size(); ++i) {
        looks.span()[i].add(static_cast<view::SpriteIndex>(i % 7));
        looks.span()[i].add(static_cast<view::SpriteIndex>(i % 5));
    }
    return looks;
}

struct Terrain {
    core::Grid<view::CellLook> looks = two_layers();
    core::Grid<rules::Visibility> visible{cells, rules::Visibility::Visible};
    view::LightMap light;
    std::vector<view::SpriteQuad> quads;
};

/// What a changed view of the level costs: who sees what, the light of every corner, every quad.
std::function<Pass()> rebuild_terrain() {
    return [terrain = std::make_shared<Terrain>()] {
        Pass pass;
        for (std::int32_t i = 0; pass.calls < calls_a_pass; ++pass.calls, ++i) {
            terrain->light.see(terrain->visible);
            terrain->light.light({{60 * 16 + i % 16, 30 * 16}, 120, 1000});
            view::paint_terrain(terrain->looks, terrain->light, {{0, 0}, cells}, terrain->quads);
            pass.result += terrain->quads.size();
        }
        return pass;
    };
}

/// A flicker of the torch: the light around it, every quad.
std::function<Pass()> relight_terrain() {
    const auto terrain = std::make_shared<Terrain>();
    terrain->light.see(terrain->visible);
    return [terrain] {
        Pass pass;
        for (; pass.calls < calls_a_pass; ++pass.calls) {
            const std::int32_t strength = pass.calls % 2 == 0 ? 1000 : 1040;
            terrain->light.light({{60 * 16, 30 * 16}, 120, strength});
            view::paint_terrain(terrain->looks, terrain->light, {{0, 0}, cells}, terrain->quads);
            pass.result += terrain->quads.size();
        }
        return pass;
    };
}

/// A world of one open hall, drawn through the whole director.
class HallGame {
  public:
    HallGame()
        : catalog_(*content::load_catalog(assets + "/data")),
          words_(*view::load_words(assets + "/words/english.json")),
          ruleset_{&catalog_, hall},
          world_(rules::new_run(ruleset_, 1)),
          director_(catalog_, words_, keys_) {
        director_.enter(rules::Knowledge(catalog_, world_), rules::Chronicle{});
        director_.set_omniscient(true);
    }
    const view::Frame& frame() { return director_.frame(screens_, {480, 160}, cells); }
    void change() { director_.set_omniscient(true); }

  private:
    static rules::LevelPlan hall(const content::Catalog& catalog, std::uint64_t, std::int32_t depth) {
        rules::LevelPlan plan;
        plan.depth = depth;
        plan.tiles.reset(cells, *catalog.find_tile("floor"));
        plan.arrival = {60, 30};
        return plan;
    }

    content::Catalog catalog_;
    view::Words words_;
    screen::KeyMap keys_;
    rules::Ruleset ruleset_;
    rules::World world_;
    view::Director director_;
    rules::Chronicle chronicle_;
    screen::PlayModel play_{&world_, &chronicle_};
    screen::Prompt prompt_{{{screen::Action::Wait, 0}, {screen::Action::Use, 0}}};
    std::array<screen::Entry, 1> screens_{screen::Entry{"play", &play_, &prompt_}};
};

std::function<Pass()> unchanged_frame() {
    return [game = std::make_shared<HallGame>()] {
        Pass pass;
        for (; pass.calls < calls_a_pass; ++pass.calls) {
            pass.result += game->frame().map.quads.size();
        }
        return pass;
    };
}

/// After a turn: what the hero knows is read from the world cell by cell, then all of the above.
std::function<Pass()> frame_after_turn() {
    return [game = std::make_shared<HallGame>()] {
        Pass pass;
        for (; pass.calls < calls_a_pass; ++pass.calls) {
            game->change();
            pass.result += game->frame().map.quads.size();
        }
        return pass;
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
    add_case({"frame, 120x60 cells, after a turn", "torchwake", Side::Ours, {}, frame_after_turn});

}  // namespace
}  // namespace torchwake::bench
