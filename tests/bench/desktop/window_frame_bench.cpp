// The window's own work per frame, without the driver: the frame of a real level, all of it known, and the
// triangles that are drawn. The result counts vertices.

#include "../stage/shown_run.hpp"
#include "bench_case.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/frame_painter.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <functional>
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
    explicit WindowGame(core::Size window) : geometry_(window) {}

    /// A frame after a turn: nothing is kept from the last frame.
    std::uint64_t draw_after_turn() {
        run_.presenter.show(screen::TurnTaken{{}, run_.play.knowledge});
        return draw();
    }
    /// A frame 16 milliseconds after the last one, between turns.
    std::uint64_t draw_next() {
        run_.presenter.advance(core::Milliseconds{16});
        return draw();
    }

  private:
    std::uint64_t draw() {
        const stage::Frame& frame =
            run_.presenter.frame(run_.screens, 1, geometry_.text_size(), geometry_.map_cells());
        const desktop::DrawList& list = painter_.paint(frame, geometry_);
        return list.map.vertices().size() + list.interface.vertices().size();
    }

    ShownRun run_{worldgen::level_source(), 7};
    atlas::AtlasIndex atlas_ = blank_atlas();
    desktop::FramePainter painter_{atlas_, run_.presenter.sprites()};
    desktop::WindowGeometry geometry_;
};

std::function<Pass()> frames_of(core::Size window, std::uint64_t (WindowGame::*draw)()) {
    return [game = std::make_shared<WindowGame>(window), draw] {
        Pass pass;
        for (; pass.calls < calls_a_pass; ++pass.calls) {
            pass.result += (game.get()->*draw)();
        }
        return pass;
    };
}

bool add_window(core::Size window, const std::string& name) {
    const std::string after_turn = "window, " + name + ", a frame's own work after a turn";
    const std::string next = "window, " + name + ", a frame's own work between turns";
    return add_case({after_turn,
                     "torchwake",
                     Side::Ours,
                     {0, 1000},
                     [window] { return frames_of(window, &WindowGame::draw_after_turn); }}) &&
           add_case({next, "torchwake", Side::Ours, {0, 1000}, [window] {
                         return frames_of(window, &WindowGame::draw_next);
                     }});
}

const bool added = add_window({1280, 720}, "1280x720") && add_window({2560, 1440}, "2560x1440");

}  // namespace
}  // namespace torchwake::bench
