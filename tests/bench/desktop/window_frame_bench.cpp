// The window's own work per frame at 1280x720, without the driver: the frame of a real level, all of it
// known, and the triangles that are drawn. The result counts vertices.

#include "../view/shown_run.hpp"
#include "bench_case.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <memory>
#include <string>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t calls_a_pass = 64;

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
    std::uint64_t draw() {
        // Nothing is kept from the last frame.
        run_.presenter.show(screen::TurnTaken{{}, run_.play.knowledge});
        const view::Frame& frame =
            run_.presenter.frame(run_.screens, 1, geometry_.text_size(), geometry_.map_cells());
        const desktop::DrawList& list = painter_.paint(frame, geometry_);
        return list.map.vertices().size() + list.interface.vertices().size();
    }

  private:
    ShownRun run_{worldgen::level_source(), 7};
    atlas::AtlasIndex atlas_ = blank_atlas();
    desktop::FramePainter painter_{atlas_, run_.presenter.sprites()};
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
