#include "game/new_run.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/flow/run_keeper.hpp>
#include <torchwake/rules/lesson.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/rules/world.hpp>
#include <torchwake/save/capsule.hpp>
#include <torchwake/save/snapshot.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>
#include <variant>

namespace torchwake::flow {

RunKeeper::RunKeeper(const Tools& tools, const GameSettings& settings)
    : tools_(tools),
      named_seed_(settings.seed),
      omniscient_(settings.omniscient),
      lesson_(*tools.ruleset, *tools.stage) {
    if (!settings.faulty_mods.empty()) {
        leave_notice({"mods-left-out", settings.faulty_mods});
    }
}

forecast::Knowledge RunKeeper::knowledge() const {
    TORCHWAKE_EXPECTS(run() != nullptr);
    return {*tools_.ruleset->catalog, run()->world};
}

forecast::Knowledge RunKeeper::shown() const {
    TORCHWAKE_EXPECTS(run() != nullptr);
    return {*tools_.ruleset->catalog, run()->world, omniscient_};
}

std::uint64_t RunKeeper::next_seed() {
    if (const std::optional<std::uint64_t> named = std::exchange(named_seed_, std::nullopt)) {
        return *named;
    }
    return tools_.ports.seeds->next_seed();
}

void RunKeeper::begin(std::uint64_t seed) {
    run_ = save::first_moment(*tools_.ruleset, seed);
    const std::string& hero_name = tools_.options->options().hero_name;
    record_from(header_of_run({*tools_.ruleset, run_->world}, hero_name), {});
}

void RunKeeper::begin_lesson(std::int32_t lesson) {
    const content::Catalog& catalog = *tools_.ruleset->catalog;
    run_ = save::SavedRun{rules::begin_lesson(catalog, static_cast<std::size_t>(lesson)), {}};
    record_from_state(tools_.options->options().hero_name);
}

void RunKeeper::begin_practice(const save::JournalHeader& header, save::Course course) {
    PracticeRun practice = practice_run(*tools_.ruleset, header, std::move(course));
    run_ = std::move(practice.run);
    record_from(header, save::as_records(practice.course));
    tools_.stage->show(screen::Notice{"practice-begun", ""});
}

bool RunKeeper::read_data_again() {
    if (tools_.recorder->restoring()) {
        return false;
    }
    // Under the new data the state may take a little more room.
    constexpr std::size_t most_bytes = save::max_first_state_bytes / 2;
    if (save::encode_run(*tools_.ruleset->catalog, *run_).size() > most_bytes) {
        tools_.stage->show(screen::Notice{"reload-too-large", ""});
        return false;
    }
    if (const auto read = tools_.ports.data->read_again(*run_); !read) {
        tools_.stage->show(screen::Notice{"reload-failed", read.error().message});
        return false;
    }
    steps_before_reload_ = lesson() ? lesson()->step : 0;
    return put_away();
}

void RunKeeper::begin_under_new_data() {
    run_ = tools_.ports.data->exchange();
    // In the first state already, so that the run is never scored, wherever its journal breaks off.
    const rules::Turn turn =
        rules::take_turn(*tools_.ruleset, run_->world, rules::Cheat{rules::CheatKind::Practice});
    TORCHWAKE_EXPECTS(!turn.refusal);
    record_from_state(hero_name_);
    tools_.stage->show(screen::Notice{"data-reloaded", ""});
    lesson_.go_on_behind(std::exchange(steps_before_reload_, 0));
}

void RunKeeper::record_from_state(const std::string& hero_name) {
    save::JournalHeader header = header_of_run({*tools_.ruleset, run_->world}, hero_name);
    header.state = save::encode_run(*tools_.ruleset->catalog, *run_);
    TORCHWAKE_EXPECTS(header.state.size() <= save::max_first_state_bytes);
    record_from(header, {});
}

void RunKeeper::record_from(const save::JournalHeader& header, const std::vector<save::Record>& records) {
    hero_name_ = header.hero_name;
    storage().begin_run(header, records);
    last_target_ = {};
    swims_ = false;
    write_quest(false);
    lesson_.begin(run_->world, steps_done(records));
    tools_.recorder->record();
    note_name();
    enter();
}

void RunKeeper::write_quest(bool answered) {
    quest_.reset();
    const rules::World& world = run_->world;
    if (rules::seeks_prize(*tools_.ruleset->catalog, world.run.seed) && !answered && world.run.turn == 0) {
        quest_ = screen::QuestNote{rules::level_entered({*tools_.ruleset->catalog, world}, true).way_down};
    }
}

void RunKeeper::advance_lesson() {
    if (knowledge().hero().alive) {
        lesson_.advance(run_->world);
    }
}

Resumed RunKeeper::resume(const std::string& name, RestoreTo to) {
    name_ = name;
    auto stored = storage().read_run(name);
    if (!stored) {
        return fail_to_resume(stored.error().message);
    }
    const bool unfinished = drop_unfinished(stored->records);
    auto restored = restore(*tools_.ruleset, *stored, to);
    if (!restored) {
        return fail_to_resume(restored.error().message);
    }
    // The remarks before the first answer are about the state that the run began with.
    const auto asked = std::ranges::find_if_not(
        restored->rest, [](const save::Record& record) { return save::remark_in(record).has_value(); });
    const std::size_t told = stored->records.size() - static_cast<std::size_t>(restored->rest.end() - asked);
    const std::int32_t steps = steps_done(std::span(stored->records).first(told));
    hero_name_ = stored->header.hero_name;
    const std::optional<std::string> damage = std::move(stored->message);
    if (const auto resumed = storage().resume_run(*std::move(stored)); !resumed) {
        return resumed.error().in_use ? Resumed::InUse : fail_to_resume(resumed.error().message);
    }
    run_ = std::move(restored->run);
    last_target_ = restored->last_target;
    swims_ = false;
    write_quest(restored->answered);
    lesson_.begin(run_->world, steps);
    restore_notices_.clear();
    if (damage) {
        restore_notices_.push_back({"run-damaged", *damage});
    }
    if (unfinished) {
        restore_notices_.push_back({"command-unfinished", ""});
    }
    show_run();  // restored screens may ask the stage how far they can scroll
    tools_.stage->mute();
    tools_.recorder->rewind(std::move(restored->rest));
    note_name();
    return Resumed::Yes;
}

Undone RunKeeper::undo() {
    if (tools_.recorder->restoring() || !store()) {
        return Undone::No;
    }
    auto stored = storage().read_run(storage().run_name());
    if (!run_->world.run.cheated || !stored || !drop_last_decision(stored->records)) {
        tools_.stage->show(
            screen::Notice{run_->world.run.cheated ? "undo-nothing" : "undo-not-practice", ""});
        return Undone::No;
    }
    if (stored->base_records > std::ssize(stored->records)) {
        stored->base.reset();
        stored->base_records = 0;
    }
    auto restored = restore(*tools_.ruleset, *stored, RestoreTo::LastCommand);
    if (!restored || !restored->run.world.run.cheated) {
        tools_.stage->show(screen::Notice{"undo-nothing", ""});
        return Undone::No;
    }
    const std::int32_t steps = steps_done(stored->records);
    if (const auto resumed = storage().resume_run(*std::move(stored)); !resumed) {
        notice_ = screen::Notice{"load-failed", resumed.error().message};
        return Undone::Lost;
    }
    *run_ = std::move(restored->run);
    lesson_.begin(run_->world, steps);
    last_target_ = restored->last_target;
    // Without this answer the disk would hold only the beginning of the run as it was before.
    tools_.recorder->answered({screen::Action::Undo}, true, std::nullopt);
    enter();
    tools_.stage->show(screen::Notice{"undone", ""});
    return Undone::Yes;
}

void RunKeeper::write_capsule(const std::string& awaiting) {
    if (tools_.recorder->restoring()) {
        return;
    }
    tools_.recorder->flush();
    static_cast<void>(storage().store_run());  // watch_durability() reports a disk that fails
    if (const std::string played = storage().run_name(); !played.empty()) {
        name_ = played;  // it may have been written anew
    }
    const auto written = storage().write_capsule(shown_name(), tools_.options->options(), awaiting,
                                                 tools_.stage->log_tail(save::capsule_log_lines));
    tools_.stage->show(written ? screen::Notice{"capsule-written", written->path}
                               : screen::Notice{"capsule-failed", written.error().message});
}

void RunKeeper::enter() {
    kept_turn_ = run_->world.run.turn;
    kept_depth_ = run_->world.level.depth;
    if (omniscient_ && !run_->world.run.cheated) {
        do_unasked(rules::Cheat{rules::CheatKind::Omniscient});
    }
    show_run();
}

void RunKeeper::show_run() {
    tools_.stage->show(screen::RunEntered{shown(), &run()->chronicle});
}

void RunKeeper::end_watching() {
    moment_.reset();
    tools_.recorder->go_on();
    if (run_) {
        show_run();
    }
}

void RunKeeper::do_unasked(const rules::Command& command) {
    tools_.recorder->began(command);
    const rules::Turn turn = rules::take_turn(*tools_.ruleset, run_->world, command);
    TORCHWAKE_EXPECTS(!turn.refusal);
    tools_.recorder->ended(turn.hash);
    run_->chronicle.add_turn({*tools_.ruleset->catalog, run_->world}, turn.events);
}

void RunKeeper::keep_state() {
    constexpr std::int32_t turns_between = 200;
    const rules::World& world = run_->world;
    const bool due =
        std::abs(world.run.turn - kept_turn_) >= turns_between || world.level.depth != kept_depth_;
    if (due && !tools_.recorder->restoring()) {
        kept_turn_ = world.run.turn;
        kept_depth_ = world.level.depth;
        storage().keep(*run_);
    }
}

bool RunKeeper::store() {
    if (!run_ || tools_.recorder->restoring()) {
        return true;
    }
    const auto stored = storage().store_run();
    if (!stored) {
        tools_.stage->show(screen::Notice{"save-failed", stored.error().message});
        return false;
    }
    return true;
}

bool RunKeeper::put_away() {
    if (!store()) {
        return false;
    }
    tools_.recorder->left();
    storage().keep(*run_);
    return true;
}

AfterRun RunKeeper::close(AfterRun after) {
    tools_.recorder->closed();
    return after;
}

void RunKeeper::leave() {
    moment_.reset();
    tools_.recorder->flush();
    tools_.recorder->stop();
    tools_.stage->unmute();
    tools_.options->end_replay();  // tells the stage which keys are in use
    storage().leave_run();
    run_.reset();
    lesson_.end();
    name_.clear();
}

void RunKeeper::keep_score(screen::RecapModel& recap) {
    TORCHWAKE_EXPECTS(run_.has_value());
    if (lesson()) {
        return;  // a lesson has neither a score nor a record
    }
    if (const std::optional<save::Scored> before = tools_.recorder->scored_before()) {
        recap.rank = before->rank;
        recap.record = before->file;
        return;
    }
    const save::ScoreEntry entry = score_entry(recap);
    const Recorded recorded =
        storage().record_run(entry, recap.scored, tools_.stage->record(recap, shown(), run_->chronicle));
    recap.rank = recorded.rank;
    recap.record = recorded.path;
    if (recorded.message) {
        tools_.stage->show(screen::Notice{"record-failed", *recorded.message});
    }
    tools_.recorder->scored({recorded.rank, recorded.path, entry.deepest_depth, entry.fate});
}

void RunKeeper::end_restoring() {
    tools_.recorder->record();
    tools_.stage->unmute();
    tools_.options->end_replay();  // tells the stage which keys are in use
    enter();
    if (!restore_notices_.empty()) {
        restore_notices_.push_back({"run-goes-on", std::to_string(run_->world.run.turn)});
    }
    for (const screen::Notice& notice : std::exchange(restore_notices_, {})) {
        tools_.stage->show(notice);
    }
}

void RunKeeper::remember(const save::Remark& remark) {
    if (run_) {
        run_->chronicle.add(run_->world.run.turn, remark);
    }
}

void RunKeeper::watch_durability(core::Milliseconds now) {
    constexpr core::Milliseconds late{1000};
    const save::Durability disk = storage().durability();
    if (!disk.pending) {
        pending_since_.reset();
    } else if (!pending_since_) {
        pending_since_ = now;
    }
    const bool unsaved = disk.failure || (pending_since_ && now - *pending_since_ >= late);
    if (unsaved != shown_durability_.pending) {
        tools_.stage->show(screen::UnsavedChanged{unsaved});
    }
    if (disk.failure && !shown_durability_.failure) {
        tools_.stage->show(screen::Notice{"save-failed", *disk.failure});
    }
    if (run_ && name_.empty()) {
        note_name();  // only now something of it could be written
    }
    if (disk.moves > shown_durability_.moves) {
        note_name();
        tools_.stage->show(screen::Notice{"run-written-anew", storage().run_name()});
    }
    shown_durability_ = {unsaved, disk.failure, disk.moves};
}

void RunKeeper::remember_target(rules::EntityId target) {
    if (target != last_target_) {
        last_target_ = target;
        tools_.recorder->targeted(target);
    }
}

bool RunKeeper::agreed_to_swim() const {
    const save::Record* const next = tools_.recorder->restoring() ? tools_.recorder->next() : nullptr;
    return swims_ || (next != nullptr && std::holds_alternative<save::CommandBegan>(*next));
}

void RunKeeper::note_name() {
    name_ = storage().run_name();
    tools_.options->remember_run(name_);
}

Resumed RunKeeper::fail_to_resume(const std::string& message) {
    name_.clear();
    notice_ = screen::Notice{"load-failed", message};
    return Resumed::No;
}

save::ScoreEntry RunKeeper::score_entry(const screen::RecapModel& recap) const {
    const content::Catalog& catalog = *tools_.ruleset->catalog;
    return {.name = hero_name_,
            .fate = rules::fate_of(catalog, recap.outcome, recap.cause),
            .score = recap.score,
            .deepest_depth = rules::deepest_depth(run_->world),
            .level = knowledge().hero().level,
            .turns = recap.turns,
            .kills = recap.kills,
            .seed = recap.seed,
            .run = tools_.ports.storage->run_name(),
            .health = run_->chronicle.health()};
}

}  // namespace torchwake::flow
