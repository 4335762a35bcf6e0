#include "flow/drawn_game.hpp"

#include "project_file.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace torchwake::flow {

const screen::KeyMap& game_keys() {
    static const screen::KeyMap keys = [] {
        std::ifstream file(testing::project_file("assets/keys.json"));
        std::ostringstream text;
        text << file.rdbuf();
        const auto read = screen::read_key_map(text.str(), "keys.json");
        REQUIRE(read.has_value());
        return *read;
    }();
    return keys;
}

void Calls::count() {
    ++made_;
    if (made_ == failing_) {
        throw std::runtime_error("a port failed");
    }
}

core::Milliseconds RecordingStage::show(const screen::StageEvent& event) {
    calls.count();
    std::visit([this](const auto& told) { take(told); }, event);
    return std::holds_alternative<screen::TurnTaken>(event) ? duration : core::Milliseconds{};
}

std::int32_t RecordingStage::scroll_range(const screen::Layer&) {
    calls.count();
    return range;
}

std::string RecordingStage::text_of(const screen::MenuLine& line) {
    calls.count();
    const auto* const run = std::get_if<screen::RunLine>(&line.what);
    const auto* const action = std::get_if<screen::ActionLine>(&line.what);
    const auto* const binding = std::get_if<screen::BindingLine>(&line.what);
    return run != nullptr       ? run->hero_name
           : action != nullptr  ? std::string(screen::action_id(action->action))
           : binding != nullptr ? std::string(screen::action_id(binding->action))
                                : std::string();
}

std::vector<std::string> RecordingStage::log_tail(std::size_t count) {
    calls.count();
    return {"the last of " + std::to_string(count) + " lines"};
}

std::string RecordingStage::record(const screen::RecapModel&, const forecast::Knowledge& knowledge,
                                   const save::Chronicle&) {
    calls.count();
    return "a record of turn " + std::to_string(knowledge.turn());
}

void RecordingStage::take(const screen::RunEntered& run) {
    ++entered;
    told_before.clear();
    for (const save::ChronicleEntry& entry : run.chronicle->entries()) {
        if (const rules::Event* const event = entry.event()) {
            told_before.push_back(*event);
        }
    }
}

void RecordingStage::take(const screen::TurnTaken& turn) {
    events.insert(events.end(), turn.events.begin(), turn.events.end());
}

std::vector<save::RunSummary> MemoryStorage::runs() {
    calls.count();
    std::vector<save::RunSummary> runs = kept_runs.list();
    for (save::RunSummary& run : runs) {
        run.problem = problem.empty() ? std::nullopt : std::optional(problem);
    }
    return runs;
}

boost::system::result<save::StoredRun, StorageError> MemoryStorage::read_run(const std::string& name) {
    calls.count();
    if (damaged) {
        return StorageError{"it is damaged"};
    }
    return kept_runs.read(name);
}

void MemoryStorage::begin_run(const save::JournalHeader& header, const std::vector<save::Record>& records) {
    calls.count();
    kept_runs.begin(header, records);
}

boost::system::result<WrittenCapsule, StorageError> MemoryStorage::write_capsule(
    const std::string& run, const save::Options&, const std::string& awaiting,
    const std::vector<std::string>& log) {
    calls.count();
    capsules.push_back(run + " at " + awaiting + ": " + log.back());
    return WrittenCapsule{"capsule-1"};
}

boost::system::result<void, StorageError> MemoryStorage::resume_run(save::StoredRun run) {
    calls.count();
    if (played_elsewhere) {
        return StorageError{"it is played elsewhere", true};
    }
    kept_runs.resume(std::move(run));
    return {};
}

void MemoryStorage::record(const save::Record& record) {
    calls.count();
    kept_runs.record(record);
}

void MemoryStorage::keep(const save::SavedRun& run) {
    calls.count();
    kept_runs.keep(run);
}

boost::system::result<void, StorageError> MemoryStorage::store_run() {
    calls.count();
    if (failing) {
        return StorageError{"the disk is full"};
    }
    return {};
}

Recorded MemoryStorage::record_run(const save::ScoreEntry& score, bool scored, const std::string& text) {
    calls.count();
    if (failing) {
        return {std::nullopt, "", "the disk is full"};
    }
    run_report_text = text;
    ++recorded;
    if (!scored) {
        return {std::nullopt, "record.txt", std::nullopt};
    }
    const auto place = std::ranges::find_if(
        kept, [&score](const save::ScoreEntry& other) { return other.score < score.score; });
    const auto rank = static_cast<std::int32_t>(place - kept.begin());
    kept.insert(place, score);
    return {rank, "record.txt", std::nullopt};
}

save::LoadedScores MemoryStorage::scores() {
    calls.count();
    return {kept, scores_message};
}

boost::system::result<void, StorageError> MemoryStorage::save_options(const save::Options& saved) {
    calls.count();
    if (failing) {
        return StorageError{"the disk is full"};
    }
    options = saved;
    return {};
}

rules::Ruleset drawn_rules(std::string_view map, const content::Catalog& catalog) {
    const auto plan = scenario::read_level(catalog, map).plan;
    return {&catalog, [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; }};
}

GameSettings without_animation() {
    GameSettings settings;
    settings.options.animation_speed = save::AnimationSpeed::None;
    settings.start = Start::NewGame;
    return settings;
}

DrawnGame::DrawnGame(std::string_view map, const GameSettings& settings)
    : DrawnGame(map, scenario::test_catalog(), settings) {}

DrawnGame::DrawnGame(std::string_view map, const content::Catalog& catalog, const GameSettings& settings)
    : ruleset(drawn_rules(map, catalog)),
      game(ruleset, game_keys(), {&stage, &storage, &seeds, &data}, settings) {}

DrawnGame& DrawnGame::start() {
    game.start();
    return *this;
}

bool DrawnGame::press(std::string_view names) {
    std::istringstream text{std::string(names)};
    bool taken = false;
    for (std::string name; text >> name;) {
        const auto key = screen::parse_key(name);
        REQUIRE(key.has_value());
        taken = game.input(screen::KeyPressed{*key});
        game.input(screen::KeyReleased{*key});
    }
    return taken;
}

bool DrawnGame::click_line(std::int32_t line) {
    return game.input(screen::PointerClicked{screen::PointedLine{line}});
}

bool DrawnGame::click(core::Point cell, screen::MouseButton button) {
    return game.input(screen::PointerClicked{screen::PointedCell{cell}, button});
}

bool DrawnGame::take_at(screen::Action action, core::Point cell) {
    const std::int32_t place = cell.y * knowledge().size().width + cell.x;
    return game.input(screen::OfferTaken{{action, place}});
}

bool DrawnGame::offers(screen::Offer offer) const {
    return game.prompt() != nullptr && game.prompt()->accepts(offer);
}

std::uint64_t DrawnGame::hash() const {
    return game.world() != nullptr ? rules::state_hash({ruleset, *game.world()}) : 0;
}

save::SavedRun DrawnGame::stored() {
    const auto restored = restore(ruleset, storage.kept_runs.last(), RestoreTo::LastCommand);
    REQUIRE(restored.has_value());
    return restored->run;
}

void DrawnGame::require_clean_end() {
    game.close();
    CHECK(game.ended());
    CHECK(game.screens().empty());
    CHECK(game.prompt() == nullptr);
    CHECK_FALSE(game.next_due().has_value());
}

void die(DrawnGame& played) {
    for (int turn = 0; turn < 50 && played.knowledge().hero().alive; ++turn) {
        played.press(".");
    }
    REQUIRE_FALSE(played.knowledge().hero().alive);
}

save::SavedRun run_with_sturdy_dummies(std::string_view map) {
    save::SavedRun run{rules::new_run(drawn_rules(map), 6), {}};
    const auto dummy = scenario::test_catalog().find_monster("dummy");
    for (const rules::EntityId id : run.world.entities.minds.ids()) {
        if (run.world.entities.creatures[id].kind == dummy) {
            run.world.entities.vitals[id].hit_points = run.world.entities.vitals[id].max_hit_points = 1000;
        }
    }
    return run;
}

const screen::AimModel& aimed(const DrawnGame& played) {
    return played.layer<screen::AimModel>();
}

}  // namespace torchwake::flow
