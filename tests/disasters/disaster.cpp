#include "disasters/disaster.hpp"

#include "files/recording.hpp"
#include "headless/game_library.hpp"

#include <torchwake/save/run_archive.hpp>

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <variant>

namespace torchwake::disasters {
namespace {

/// Longer than any animation, and than the pointer has to rest.
constexpr core::Milliseconds settling_time{5000};

std::optional<std::string> difference(const Shown& shown, const Shown& expected) {
    if (shown.awaiting != expected.awaiting) {
        return "awaits " + shown.awaiting + ", and not " + expected.awaiting;
    }
    if (shown.hash != expected.hash) {
        return "the world differs at " + shown.awaiting;
    }
    for (std::size_t row = 0; row < std::min(shown.rows.size(), expected.rows.size()); ++row) {
        if (shown.rows[row] != expected.rows[row]) {
            return "row " + std::to_string(row) + " at " + shown.awaiting + "\n  is        " +
                   shown.rows[row] + "\n  should be " + expected.rows[row];
        }
    }
    return shown.rows.size() != expected.rows.size() ? std::optional<std::string>("the size differs")
                                                     : std::nullopt;
}

/// The target of the pointer after a deed.
template <class Deed>
screen::Pointed target_of(const Deed& deed, const Process& process) {
    if constexpr (requires { deed.cell; }) {
        return process.target_at(deed.cell);
    } else {
        return {};
    }
}

/// Does a deed as a player would.
struct Perform {
    Process* process;
    screen::Pointed over;  ///< the target of the pointer

    void operator()(const Strike& strike) const { process->strike(strike.key); }
    void operator()(const Take& take) const { process->give(screen::OfferTaken{take.offer}); }
    void operator()(const Point&) const { process->point(over); }
    void operator()(const Click& click) const { process->click(over, click.button); }
    void operator()(const TurnWheel& wheel) const { process->give(screen::WheelTurned{wheel.lines}); }
    void operator()(const Pass& pass) const { process->pass(core::Milliseconds{pass.milliseconds}); }
    void operator()(const Resize& resize) const { process->resize(resize.size); }
};

}  // namespace

Disaster::Disaster(std::uint64_t seed)
    : stream_(core::derive_stream(seed, "disasters")),
      seeds_(seed),
      disk_(std::make_unique<save::SimulatedDisk>()),
      twin_disk_(std::make_unique<save::SimulatedDisk>()),
      game_(start(*disk_)),
      twin_(start(*twin_disk_)) {}

Disaster::~Disaster() = default;

std::unique_ptr<Process> Disaster::start(save::SimulatedDisk& disk) {
    return std::make_unique<Process>(disk, seeds_, size_);
}

Step Disaster::draw() {
    const flow::Game& game = twin_->game();
    return draw_step({game.prompt(), &game.keys(), size_, game.awaiting() == "play"}, stream_);
}

std::optional<std::string> Disaster::take(const Step& step) {
    ++tally_.steps;
    return std::visit([this](const auto& befallen) { return befall(befallen); }, step);
}

std::optional<std::string> Disaster::befall(const Break& fault) {
    disk_->fail_at(fault.operation, boost::system::errc::no_space_on_device, true);
    broken_ = true;
    told_of_disk_ = true;
    return std::nullopt;
}

std::optional<std::string> Disaster::befall(const Mend&) {
    disk_->fail_at(0);
    broken_ = false;
    return std::nullopt;
}

std::optional<std::string> Disaster::befall(const Die& death) {
    doomed_ = death.operation;
    if (doomed_ > 0) {
        return std::nullopt;
    }
    game_->leave_panels();
    twin_->leave_panels();
    settle();
    if (const Difference before = compare_after_deed()) {
        return before;
    }
    const bool is_whole = is_safe() && !told_of_disk_;
    if (!is_whole) {
        return come_back(disk_->image(), nullptr, worlds_since_safe());
    }
    const Shown shown = twin_->shown();
    return come_back(disk_->image(), &shown, {});
}

template <class Deed>
std::optional<std::string> Disaster::befall(const Deed& deed) {
    if constexpr (std::is_same_v<Deed, Resize>) {
        size_ = deed.size;
    }
    std::int32_t operation = std::exchange(doomed_, 0);
    std::optional<save::DiskImage> at_death;
    std::set<std::uint64_t> worlds;
    if (operation > 0) {
        settle();
        if (const Difference before = compare_after_deed()) {
            return before;
        }
        worlds = worlds_since_safe();  // the deed may begin another run
        disk_->before_each([&] {
            if (--operation == 0) {
                at_death = disk_->image();
            }
        });
    }
    before_ = twin_->hash();
    const screen::Pointed over = target_of(deed, *twin_);  // the game's screen may tell of its disk
    Perform{game_.get(), over}(deed);
    Perform{twin_.get(), over}(deed);
    disk_->before_each({});
    const std::uint64_t now = twin_->hash();
    tally_.changes += now != before_ && now != 0 ? 1 : 0;
    if (!at_death) {
        return compare_after_deed();
    }
    worlds.merge(worlds_since_safe());
    return come_back(*std::move(at_death), nullptr, worlds);
}

std::optional<std::string> Disaster::compare_after_deed() {
    const flow::Game& game = game_->game();
    const flow::Game& twin = twin_->game();
    if (game.ended() || twin.ended()) {
        return restart_after_end();
    }
    if (told_of_disk_ && !(game_->plays() && twin_->plays())) {
        return restart_after_loss();  // they list, watch and go on with other runs
    }
    if (broken_ && game_->hash() == before_ && twin_->hash() != before_) {
        return restart_after_loss();  // what was undone there can't be read here
    }
    if (game_->hash() != twin_->hash()) {
        return "the world differs from that of the twin, at " + twin.awaiting();
    }
    if (!broken_ && is_safe() && game.awaiting() != twin.awaiting()) {
        return "awaits " + game.awaiting() + ", and not " + twin.awaiting();
    }
    if (is_safe()) {
        note_safe();
    }
    return std::nullopt;
}

bool Disaster::is_safe() {
    const save::Durability durability = game_->durability();
    return !durability.failure && !durability.pending;
}

std::optional<std::string> Disaster::restart_after_end() {
    if (!game_->game().ended() || !twin_->game().ended()) {
        return "only one of both has ended";
    }
    broken_ = false;
    const bool is_whole = !told_of_disk_;
    disk_->fail_at(0);
    game_ = start(*disk_);
    twin_ = start(*twin_disk_);
    safe_world_ = 0;
    return is_whole ? difference(game_->shown(), twin_->shown()) : fork();
}

/// The disk has not taken all, so the twin goes on with what it has.
std::optional<std::string> Disaster::restart_after_loss() {
    disk_->fail_at(0);
    broken_ = false;
    game_ = start(*disk_);
    return fork();
}

Disaster::Difference Disaster::come_back(save::DiskImage image, const Shown* expected,
                                         const std::set<std::uint64_t>& worlds) {
    ++tally_.deaths;
    const bool was_unnamed = game_->game().shown_run().empty();  // nothing of it could be written
    game_.reset();
    disk_ = std::make_unique<save::SimulatedDisk>(std::move(image));
    broken_ = false;
    game_ = start(*disk_);
    if (!twin_->plays()) {
        twin_ = start(*twin_disk_);
        safe_world_ = 0;
        return expected != nullptr ? difference(game_->shown(), twin_->shown()) : fork();
    }
    game_->continue_run(twin_->uses_pad());
    if (expected != nullptr) {
        return difference(game_->shown(), *expected);
    }
    const bool is_another = game_->game().shown_run() != twin_->game().shown_run();
    const bool was_never_safe = is_another && (was_unnamed || is_of_unsafe_run());
    if (!worlds.contains(game_->hash()) && !was_never_safe) {
        return "comes back to a world that the twin did not have since all was saved, at " +
               game_->game().awaiting();
    }
    tally_.losses += game_->hash() != twin_->hash() ? 1 : 0;
    return fork();
}

std::optional<std::string> Disaster::fork() {
    twin_.reset();
    twin_disk_ = std::make_unique<save::SimulatedDisk>(disk_->image());
    twin_ = start(*twin_disk_);
    if (game_->plays()) {
        twin_->continue_run(game_->uses_pad());
    }
    note_safe();
    told_of_disk_ = false;
    return difference(twin_->shown(), game_->shown());
}

void Disaster::settle() {
    game_->pass(settling_time);
    twin_->pass(settling_time);
}

void Disaster::note_safe() {
    safe_world_ = twin_->plays() ? twin_->hash() : 0;
    safe_run_ = twin_->game().shown_run();
}

bool Disaster::is_of_unsafe_run() const {
    return safe_world_ == 0 || twin_->game().shown_run() != safe_run_;
}

std::set<std::uint64_t> Disaster::worlds_since_safe() {
    save::RunArchive archive(*twin_disk_, tests::library().catalog, app::runs_folder(user_folders()), false);
    const auto run = archive.read(twin_->game().shown_run());
    std::set<std::uint64_t> worlds{safe_world_};
    if (!run) {
        return worlds;
    }
    bool since = is_of_unsafe_run() || safe_world_ == run->header.start;
    if (since) {
        worlds.insert(run->header.start);
    }
    for (const save::Record& record : run->records) {
        const auto* const ended = std::get_if<save::CommandEnded>(&record);
        if (ended != nullptr && (since || ended->hash == safe_world_)) {
            since = true;
            worlds.insert(ended->hash);
        }
    }
    return worlds;
}

std::optional<std::string> play(std::uint64_t seed, std::size_t steps, std::vector<Step>& done,
                                Tally& tally) {
    Disaster disaster(seed);
    std::optional<std::string> difference;
    while (done.size() < steps && !difference) {
        done.push_back(disaster.draw());
        difference = disaster.take(done.back());
    }
    tally += disaster.tally();
    return difference;
}

std::optional<std::string> replay(std::uint64_t seed, std::span<const Step> steps) {
    Disaster disaster(seed);
    std::optional<std::string> difference;
    for (auto step = steps.begin(); step != steps.end() && !difference; ++step) {
        difference = disaster.take(*step);
    }
    return difference;
}

namespace {

/// A difference without its numbers and its place.
std::string kind_of(const std::string& difference) {
    std::string kind = difference.substr(0, difference.find(" at "));
    std::erase_if(kind, [](char letter) { return letter >= '0' && letter <= '9'; });
    return kind;
}

}  // namespace

std::vector<Step> shrink(std::uint64_t seed, std::vector<Step> steps) {
    const std::string kind = kind_of(replay(seed, steps).value_or(""));
    for (std::size_t chunk = std::max<std::size_t>(steps.size() / 2, 1); chunk > 0; chunk /= 2) {
        for (std::size_t at = 0; at < steps.size();) {
            std::vector<Step> fewer = steps;
            const auto first = fewer.begin() + static_cast<std::ptrdiff_t>(at);
            fewer.erase(first,
                        fewer.begin() + static_cast<std::ptrdiff_t>(std::min(at + chunk, steps.size())));
            if (kind_of(replay(seed, fewer).value_or("")) == kind) {
                steps = std::move(fewer);
            } else {
                at += chunk;
            }
        }
    }
    return steps;
}

}  // namespace torchwake::disasters
