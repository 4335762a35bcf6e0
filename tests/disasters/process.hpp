#pragma once

// A process of the game on a simulated disk: the program's own files, the flow and the presenter, in virtual
// time.

#include "files/user_files.hpp"
#include "flow/fixed_data.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/flow/game.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/stage/presenter.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::disasters {

/// Gives every new game the same seed, so that what a process has forgotten of them makes no difference.
class OneSeed final : public flow::SeedSource {
  public:
    explicit OneSeed(std::uint64_t seed) : seed_(seed) {}
    std::uint64_t next_seed() override { return seed_; }

  private:
    std::uint64_t seed_;
};

/// The screen, and the world behind it.
struct Shown {
    std::string awaiting;
    std::uint64_t hash = 0;  ///< of the world; 0: no run is played
    std::vector<std::string> rows{};
};

/// The folders of every process.
[[nodiscard]] save::Folders user_folders();

class Process {
  public:
    /// Begins at the title. Requires: disk and seeds outlive it.
    Process(save::SimulatedDisk& disk, OneSeed& seeds, core::Size size);

    /// A key goes down, types its character if it has one, and comes up.
    void strike(const screen::Key& key);
    void give(const screen::Input& input);
    /// The target under a cell of the screen.
    [[nodiscard]] screen::Pointed target_at(core::Point cell) const;
    void point(const screen::Pointed& over);
    void click(const screen::Pointed& over, screen::MouseButton button);
    /// Takes the pointer off whatever it is over but the map, where alone a journal has its place.
    void leave_panels();
    void pass(core::Milliseconds time);
    void resize(core::Size size);

    /// Continues the run that was played last, by that device; does nothing if there is none.
    void continue_run(bool by_pad);
    /// True while a run is played, or its end is shown, whatever screens are open over it.
    [[nodiscard]] bool plays() const {
        const std::string awaiting = game_.awaiting();
        return game_.world() != nullptr && !awaiting.starts_with("watch") && !awaiting.starts_with("title");
    }
    [[nodiscard]] bool uses_pad() const { return game_.options().by_gamepad; }
    [[nodiscard]] const flow::Game& game() const { return game_; }
    /// The state of the records so far.
    [[nodiscard]] save::Durability durability() { return files_.durability(); }
    [[nodiscard]] std::uint64_t hash() const;
    [[nodiscard]] Shown shown() const;

  private:
    [[nodiscard]] flow::GameSettings settings();

    app::UserFiles files_;
    stage::Presenter presenter_;
    flow::FixedData data_;
    core::Size size_;
    screen::Pointed over_;
    flow::Game game_;
};

}  // namespace torchwake::disasters
