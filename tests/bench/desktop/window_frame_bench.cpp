// The window's own work per frame at 1280x720, without the driver: the frame of a real level, all of it
// known, and the triangles that are drawn. The result counts vertices.

#include "bench_case.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/presenter.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <array>
#include <memory>
#include <string>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t calls_a_pass = 64;
const std::string assets = TORCHWAKE_BENCH_MAPS "/../../../assets";

/// Sprites need no pictures to be counted: every name is answered with the one that is missing.
atlas::AtlasIndex blank_atlas() {
    atlas::AtlasIndex atlas;
    atlas.set_texture(64, 64);
    const bool added = atlas.add_sprite(std::string(atlas::AtlasIndex::missing_sprite), 0, {0, 0, 16, 16}) &&
                       atlas.add_glyph(atlas::AtlasIndex::missing_glyph, false, {16, 0, 8, 16}) &&
                       atlas.add_glyph(atlas::AtlasIndex::missing_glyph, true, {24, 0, 8, 16});
    TORCHWAKE_EXPECTS(added);
    return atlas;
}

class WindowGame {
  public:
    WindowGame()
        : catalog_(*content::load_catalog(assets + "/data")),
          words_(*view::load_words(assets + "/words/english.json")),
          ruleset_{&catalog_, worldgen::level_source()},
          world_(rules::new_run(ruleset_, 7)),
          presenter_(catalog_, words_, keys_),
          atlas_(blank_atlas()),
          painter_(atlas_, presenter_.sprites()) {
        presenter_.show(screen::RunEntered{rules::Knowledge(catalog_, world_, true), &chronicle_});
    }

    std::uint64_t draw() {
        presenter_.show(screen::TurnTaken{{}, play_.knowledge});  // nothing is kept from the last frame
        const view::Frame& frame =
            presenter_.frame(screens_, 1, geometry_.text_size(), geometry_.map_cells());
        const desktop::DrawList& list = painter_.paint(frame, geometry_);
        return list.map.vertices().size() + list.interface.vertices().size();
    }

  private:
    content::Catalog catalog_;
    view::Words words_;
    screen::KeyMap keys_;
    rules::Ruleset ruleset_;
    rules::World world_;
    view::Presenter presenter_;
    rules::Chronicle chronicle_;
    screen::PlayModel play_{rules::Knowledge(catalog_, world_, true)};
    screen::Prompt prompt_{{{screen::Action::Wait, 0}, {screen::Action::Use, 0}}};
    std::array<screen::Entry, 1> screens_{screen::Entry{"play", &play_, &prompt_}};
    atlas::AtlasIndex atlas_;
    desktop::FramePainter painter_;
    desktop::WindowGeometry geometry_;
};

std::function<Pass()> window_frame() {
    return [game = std::make_shared<WindowGame>()] {
        Pass pass;
        for (; pass.calls < calls_a_pass; ++pass.calls) {
            pass.result += game->draw();
        }
        return pass;
    };
}

const bool added =
    add_case({"window, 1280x720, a frame's own work", "torchwake", Side::Ours, {0, 1000}, window_frame});

}  // namespace
}  // namespace torchwake::bench
