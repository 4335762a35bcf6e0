#pragma once

// A staged game on a drawn map, without flow: only models, prompts and turns.

#include "scenario/scenario.hpp"
#include "staged/named_catalog.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/stage/presenter.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::staged {

bool shows(const std::string& text, std::string_view part);
/// The cell of a text screen where a part begins. Requires: it is there.
core::Point find_text(const std::string& text, std::string_view part);

/// The page's rows, a line each.
std::string text_in(const panels::TextScreen& page);

const screen::KeyMap& game_keys();

// Sizes of text screens, and of maps in cells.
inline constexpr core::Size smallest_size{80, 25};
inline constexpr core::Size usual_size{100, 36};
inline constexpr core::Size window_size{160, 45};
inline constexpr core::Size usual_map_cells{32, 19};
inline constexpr core::Size window_map_cells{33, 20};  ///< of a window of 1280x720 at twice the size

inline constexpr std::string_view two_rooms = R"(
    ###############
    #......+......#
    #.@.!..#......#
    #......#..o...#
    ###############)";

class StagedGame {
  public:
    explicit StagedGame(std::string_view map, const content::Catalog& catalog = named_catalog(),
                        const words::Words& words = english());

    /// The hero acts, and the presenter is told as the game would tell it.
    void act(const rules::Command& command);

    /// Opens a screen over the others.
    void open(std::string_view name, screen::Layer layer, std::vector<screen::Offer> offers);

    /// From now on every cell is shown.
    void show_all();

    std::string text(core::Size size = {60, 22}) const;
    /// A frame in which anything that is open may have changed.
    const stage::Frame& frame(core::Size text_size = window_size, core::Size map_cells = usual_map_cells);
    /// What can be pointed at in a cell of the text screen, and of the window.
    [[nodiscard]] screen::Pointed pick(core::Size size, core::Point cell) const;
    [[nodiscard]] screen::Pointed pick_in_window(core::Size size, core::Point cell);

    scenario::Scenario scenario;
    save::Chronicle chronicle;
    stage::Presenter presenter;
    std::vector<screen::Entry> screens;

  private:
    screen::PlayModel play_{scenario.knowledge()};
    std::vector<std::unique_ptr<screen::Prompt>> prompts_;
    std::uint64_t revision_ = 0;
};

/// The lowest row of the text screen.
std::string help_row(const StagedGame& game, core::Size size = usual_size);
/// The row above it, with the buttons of play.
std::string button_row(const StagedGame& game, core::Size size = usual_size);

/// A scroll of fireball aimed at a cell.
screen::AimModel aimed_at(const StagedGame& game, core::Point at);

/// The first cell of that text on a page. Requires: it shows it.
core::Point cell_of(const StagedGame& game, core::Size size, std::string_view part);

}  // namespace torchwake::staged
