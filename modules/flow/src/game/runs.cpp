// The life of the run that is played: how it begins or goes on, what is taken back, and what is left of it.

#include <torchwake/core/contract.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/rules/world.hpp>
#include <torchwake/save/replay.hpp>

#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::flow {
namespace {

save::ScoreEntry score_entry(const GameContext& context, const screen::RecapModel& recap) {
    const rules::World& world = context.run()->world;
    const content::Catalog& catalog = *context.ruleset().catalog;
    return {.name = context.options().hero_name,
            .killer = save::killer_of(catalog, recap.outcome, recap.trap),
            .score = recap.score,
            .deepest_depth = rules::deepest_depth(world),
            .level = context.knowledge().hero().level,
            .turns = recap.turns,
            .kills = recap.kills,
            .seed = recap.seed};
}

}  // namespace

void GameContext::begin_run(std::uint64_t seed) {
    run_ = save::first_moment(*ruleset_, seed);
    save::JournalHeader header;
    header.seed = seed;
    header.hero_name = options_.hero_name;
    header.data = ruleset_->catalog->data_hash();
    header.mods.assign(ruleset_->catalog->mods().begin(), ruleset_->catalog->mods().end());
    header.start = rules::state_hash(*ruleset_->catalog, run_->world);
    record_from(header, {});
}

void GameContext::begin_practice(const save::JournalHeader& header,
                                 std::span<const save::ReplayedCommand> commands) {
    // It counts for nothing from its first command on: wherever its journal breaks off, it is no other run.
    std::vector<save::ReplayedCommand> repeated{{rules::Cheat{rules::CheatKind::Practice}, std::nullopt}};
    repeated.insert(repeated.end(), commands.begin(), commands.end());
    run_ = save::first_moment(*ruleset_, header.seed);
    rules::Turn turn;
    for (save::ReplayedCommand& command : repeated) {
        command.hash.reset();
        const auto fault = save::repeat_command(*ruleset_, *run_, command, turn);
        TORCHWAKE_EXPECTS(!fault);
        command.hash = turn.hash;
    }
    record_from(header, save::as_records(repeated));
}

void GameContext::record_from(const save::JournalHeader& header, const std::vector<save::Record>& records) {
    storage().begin_run(header, records);
    last_target_ = {};
    run_recorder_.record();
    remember_run();
    enter_run();
}

Resumed GameContext::resume_run(const std::string& name, RestoreTo to) {
    const auto failed = [this](const std::string& message) {
        notice_ = screen::Notice{"load-failed", message};
        return Resumed::No;
    };
    auto stored = storage().read_run(name);
    if (!stored) {
        return failed(stored.error().message);
    }
    const bool unfinished = drop_unfinished(stored->records);
    auto restored = restore(*ruleset_, *stored, to);
    if (!restored) {
        return failed(restored.error().message);
    }
    if (const auto resumed = storage().resume_run(*stored); !resumed) {
        return resumed.error().in_use ? Resumed::InUse : failed(resumed.error().message);
    }
    run_ = std::move(restored->run);
    last_target_ = restored->last_target;
    restore_notices_.clear();
    if (stored->message) {
        restore_notices_.push_back({"run-damaged", *stored->message});
    }
    if (unfinished) {
        restore_notices_.push_back({"command-unfinished", ""});
    }
    // Screens that are brought back may ask the stage how much there is to see.
    stage().show(screen::RunEntered{shown(), &run_->chronicle});
    muted_stage_.close();
    run_recorder_.rewind(std::move(restored->rest));
    remember_run();
    return Resumed::Yes;
}

Undone GameContext::undo() {
    if (run_recorder_.restoring() || !store_run()) {
        return Undone::No;
    }
    auto stored = storage().read_run(storage().run_name());
    if (!run_->world.run.bent || !stored || !drop_last_decision(stored->records)) {
        stage().show(screen::Notice{run_->world.run.bent ? "undo-nothing" : "undo-not-practice", ""});
        return Undone::No;
    }
    if (stored->base_records > std::ssize(stored->records)) {
        stored->base.reset();
        stored->base_records = 0;
    }
    auto restored = restore(*ruleset_, *stored, RestoreTo::LastCommand);
    if (!restored || !restored->run.world.run.bent) {
        stage().show(screen::Notice{"undo-nothing", ""});
        return Undone::No;
    }
    if (const auto resumed = storage().resume_run(*stored); !resumed) {
        notice_ = screen::Notice{"load-failed", resumed.error().message};
        return Undone::Lost;
    }
    *run_ = std::move(restored->run);
    last_target_ = restored->last_target;
    // Without it what is on the disk would be no more than the beginning of what was there before.
    run_recorder_.answered({screen::Action::Undo}, true, std::nullopt);
    enter_run();
    stage().show(screen::Notice{"undone", ""});
    return Undone::Yes;
}

void GameContext::show_moment(const save::SavedRun& run) {
    run_ = run;
}

void GameContext::write_capsule(const std::string& run) {
    if (run_recorder_.restoring()) {
        return;
    }
    constexpr std::size_t lines = 40;
    run_recorder_.flush();
    static_cast<void>(storage().finish_run());  // a disk that fails is told of already
    const auto written = storage().write_capsule(run, options_, stack_.path(), stage().log_tail(lines));
    stage().show(written ? screen::Notice{"capsule-written", written->path}
                         : screen::Notice{"capsule-failed", written.error().message});
}

void GameContext::enter_run() {
    kept_turn_ = run_->world.run.turn;
    kept_depth_ = run_->world.level.depth;
    if (omniscient_ && !run_->world.run.bent) {
        do_unasked(rules::Cheat{rules::CheatKind::Omniscient});
    }
    stage().show(screen::RunEntered{shown(), &run_->chronicle});
}

/// As the one to go on with.
void GameContext::remember_run() {
    options_.last_run = storage().run_name();
    store_options();
}

/// A command that is the game's and not the player's; it takes no time.
void GameContext::do_unasked(const rules::Command& command) {
    run_recorder_.began(command);
    const rules::Turn turn = rules::take_turn(*ruleset_, run_->world, command);
    TORCHWAKE_EXPECTS(!turn.refusal);
    run_recorder_.ended(turn.hash);
    run_->chronicle.add(run_->world.run.turn, turn.events);
}

void GameContext::keep_run() {
    constexpr std::int32_t turns_between = 200;
    const rules::World& world = run_->world;
    const bool due =
        std::abs(world.run.turn - kept_turn_) >= turns_between || world.level.depth != kept_depth_;
    if (due && !run_recorder_.restoring()) {
        kept_turn_ = world.run.turn;
        kept_depth_ = world.level.depth;
        storage().keep(*run_);
    }
}

bool GameContext::store_run() {
    if (run_recorder_.restoring()) {
        return true;
    }
    const auto finished = storage().finish_run();
    if (!finished) {
        stage().show(screen::Notice{"save-failed", finished.error().message});
        return false;
    }
    return true;
}

void GameContext::leave_run() {
    run_recorder_.flush();
    run_recorder_.stop();
    muted_stage_.open();
    storage().leave_run();
    run_.reset();
}

void GameContext::close_run() {
    run_recorder_.closed();
    leave_run();
}

void GameContext::finish_run(screen::RecapModel& recap) {
    TORCHWAKE_EXPECTS(run_.has_value());
    if (const std::optional<save::Scored> before = run_recorder_.scored_before()) {
        recap.rank = before->rank;
        recap.record = before->file;
        return;
    }
    const save::ScoreEntry entry = score_entry(*this, recap);
    const Recorded recorded =
        storage().record_run(entry, recap.scored, stage().record(recap, shown(), run_->chronicle));
    recap.rank = recorded.rank;
    recap.record = recorded.path;
    if (recorded.message) {
        stage().show(screen::Notice{"record-failed", *recorded.message});
    }
    run_recorder_.scored({recorded.rank, recorded.path, entry.deepest_depth, entry.killer});
}

}  // namespace torchwake::flow
