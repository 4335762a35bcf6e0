#pragma once

// A game that disasters befall, and its twin, which does the same and which nothing befalls. Both are one
// process each, in virtual time, on a disk of their own; one seed decides everything.

#include "disasters/process.hpp"
#include "disasters/step.hpp"

#include <torchwake/core/random.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace torchwake::disasters {

/// The numbers of steps, and of what came of them.
struct Tally {
    std::int64_t steps = 0;
    std::int64_t changes = 0;  ///< steps that changed the world
    std::int64_t deaths = 0;   ///< of processes
    std::int64_t losses = 0;   ///< deaths that lost something that was told as unsaved

    Tally& operator+=(const Tally& other) {
        steps += other.steps;
        changes += other.changes;
        deaths += other.deaths;
        losses += other.losses;
        return *this;
    }
};

class Disaster {
  public:
    explicit Disaster(std::uint64_t seed);
    Disaster(const Disaster&) = delete;
    Disaster& operator=(const Disaster&) = delete;
    ~Disaster();

    /// Draws the next step.
    [[nodiscard]] Step draw();
    /// Does a step in both games. Returns in what they differ then; nothing if they don't.
    [[nodiscard]] std::optional<std::string> take(const Step& step);
    [[nodiscard]] const Tally& tally() const { return tally_; }

  private:
    using Difference = std::optional<std::string>;

    Difference befall(const Die& death);
    Difference befall(const Break& fault);
    Difference befall(const Mend&);
    template <class Deed>
    Difference befall(const Deed& deed);
    Difference compare_after_deed();
    Difference restart_after_end();
    Difference restart_after_loss();
    /// The process dies with that image of its disk, and comes back. What comes back is what is shown, or one
    /// of the worlds that it may come back to.
    Difference come_back(save::DiskImage image, const Shown* expected, const std::set<std::uint64_t>& worlds);
    /// The twin becomes what the game has come back as.
    Difference fork();
    /// Lets all that goes on by itself come to its end.
    void settle();
    [[nodiscard]] bool is_safe();
    /// Notes that all of the twin's world is told as saved.
    void note_safe();
    /// True if the twin plays a run of which nothing was told as saved.
    [[nodiscard]] bool is_of_unsafe_run() const;
    /// The worlds of the twin's run since all of it was last told as saved.
    [[nodiscard]] std::set<std::uint64_t> worlds_since_safe();
    [[nodiscard]] std::unique_ptr<Process> start(save::SimulatedDisk& disk);

    core::RandomStream stream_;
    core::Size size_{100, 36};
    OneSeed seeds_;
    std::unique_ptr<save::SimulatedDisk> disk_;
    std::unique_ptr<save::SimulatedDisk> twin_disk_;
    std::unique_ptr<Process> game_;
    std::unique_ptr<Process> twin_;
    std::int32_t doomed_ = 0;       ///< the operation amid the next deed at which the process dies; 0: none
    std::uint64_t before_ = 0;      ///< the twin's world before the last deed
    bool broken_ = false;           ///< operations of the disk may fail
    bool told_of_disk_ = false;     ///< the log may tell of failures that the twin did not have
    std::uint64_t safe_world_ = 0;  ///< the world when all of it was last told as saved
    std::string safe_run_;          ///< the name of its run
    Tally tally_;
};

/// Plays so many steps of a seed, and adds them to the tally. `done` gets each step before it is done.
[[nodiscard]] std::optional<std::string> play(std::uint64_t seed, std::size_t steps, std::vector<Step>& done,
                                              Tally& tally);
/// Plays these steps.
[[nodiscard]] std::optional<std::string> replay(std::uint64_t seed, std::span<const Step> steps);
/// The fewest of these steps, found by leaving out, that still come to a difference. Requires: all of them
/// do.
[[nodiscard]] std::vector<Step> shrink(std::uint64_t seed, std::vector<Step> steps);

}  // namespace torchwake::disasters
