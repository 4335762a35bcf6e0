#pragma once

// What the game needs of the outside, as small synchronous ports. Window, headless and tests each bring their
// own.

#include <torchwake/core/result.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/screen/models.hpp>

#include <boost/system/result.hpp>

#include <optional>
#include <span>
#include <string>

namespace torchwake::flow {

using core::throw_exception_from_error;

/// Where events become pictures, words and sounds.
class Stage {
  public:
    virtual ~Stage() = default;
    /// A run begins or goes on: what was shown of another is over. The log tells the chronicle again.
    virtual void enter(const rules::World& world, const rules::Chronicle& chronicle) = 0;
    /// Starts to show what happened; the world is already as it is afterwards.
    /// Returns how long the next prompt should wait for it; 0: not at all.
    virtual core::Milliseconds begin(std::span<const rules::Event> events, const rules::World& world) = 0;
    /// Shows the end of what `begin` started at once.
    virtual void skip() = 0;
    /// Tells why a command was not done.
    virtual void refuse(const rules::Refusal& refusal) = 0;
    /// Tells something that is no event of the world: "saved", a failed write, ...
    virtual void tell(const screen::Notice& notice) = 0;
    /// A menu moved (tick) or was confirmed: feedback to the ear.
    virtual void menu_sound(bool confirmed) = 0;
    /// The options changed.
    virtual void apply_options(const save::Options& options) = 0;
};

/// What could not be kept or fetched, as a sentence for a person.
struct StorageError {
    std::string message;
};

/// Where runs and options are kept.
class Storage {
  public:
    virtual ~Storage() = default;
    [[nodiscard]] virtual bool has_run() = 0;
    /// Errors: a damaged or foreign file, which has then been set aside, so that has_run() is false; or a
    /// file that can't be read now, which stays where it is.
    [[nodiscard]] virtual boost::system::result<save::SavedRun, StorageError> load_run() = 0;
    [[nodiscard]] virtual boost::system::result<void, StorageError> save_run(const save::SavedRun& run) = 0;
    /// The run is over or abandoned.
    virtual void discard_run() = 0;
    [[nodiscard]] virtual boost::system::result<void, StorageError> save_options(
        const save::Options& options) = 0;
};

/// Where a run's seed comes from when the player names none.
class SeedSource {
  public:
    virtual ~SeedSource() = default;
    /// Below 2^53.
    [[nodiscard]] virtual std::uint64_t next_seed() = 0;
};

/// All ports of a game; none is null.
struct Ports {
    Stage* stage = nullptr;
    Storage* storage = nullptr;
    SeedSource* seeds = nullptr;
};

}  // namespace torchwake::flow
