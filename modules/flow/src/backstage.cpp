#include <torchwake/core/contract.hpp>
#include <torchwake/flow/backstage.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/rules/world.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::flow {
namespace {

/// The keys that the options give to an action; those that are unknown by now are passed over.
std::vector<screen::Key> wanted_keys(const save::StoredBinding& binding) {
    std::vector<screen::Key> keys;
    for (const std::string& name : binding.keys) {
        if (const std::optional<screen::Key> key = screen::parse_key(name)) {
            keys.push_back(*key);
        }
    }
    return keys;
}

/// Binds what the options name, all of it at once, since keys may have changed places. An action that is left
/// without a key gets what is free of its first ones.
void bind_stored(screen::KeyMap& keys, const std::vector<save::StoredBinding>& bindings) {
    const screen::KeyMap defaults = keys;
    const std::vector<screen::Action> bindable = screen::bindable_actions();
    const auto bind_all = [&](bool with_keys) {
        for (const save::StoredBinding& binding : bindings) {
            const std::optional<screen::Action> action = screen::find_action(binding.action);
            if (action && std::ranges::find(bindable, *action) != bindable.end()) {
                keys.bind(*action, with_keys ? wanted_keys(binding) : std::vector<screen::Key>());
            }
        }
    };
    bind_all(false);
    bind_all(true);
    for (const screen::Action action : bindable) {
        if (keys.keys(action).empty()) {
            keys.bind(action, defaults.keys(action));
        }
    }
}

save::ScoreEntry score_entry(const Backstage& backstage, const screen::RecapModel& recap) {
    const rules::World& world = backstage.run()->world;
    const content::Catalog& catalog = *backstage.ruleset().catalog;
    const content::MonsterId killer = recap.outcome.killer;
    return {.name = backstage.options().hero_name,
            .killer = killer.valid() ? catalog.monster(killer).id : std::string(),
            .score = recap.score,
            .deepest_depth = world.run.deepest_depth,
            .level = backstage.knowledge().hero().level,
            .turns = recap.turns,
            .kills = recap.kills,
            .seed = recap.seed};
}

}  // namespace

Backstage::Backstage(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
                     const GameSettings& settings)
    : ruleset_(&ruleset),
      default_keys_(keys),
      keys_(keys),
      ports_(ports),
      options_(settings.options),
      stored_options_(settings.options),
      first_seed_(settings.seed),
      omniscient_(settings.omniscient),
      desk_(stack_, clock_) {
    TORCHWAKE_EXPECTS(ports.stage != nullptr && ports.storage != nullptr && ports.seeds != nullptr);
    bind_stored(keys_, options_.bindings);
}

rules::Knowledge Backstage::knowledge() const {
    TORCHWAKE_EXPECTS(run_.has_value());
    return {*ruleset_->catalog, run_->world};
}

std::uint64_t Backstage::next_seed() {
    if (const std::optional<std::uint64_t> named = std::exchange(first_seed_, std::nullopt)) {
        return *named;
    }
    return ports_.seeds->next_seed();
}

void Backstage::begin_run(std::uint64_t seed) {
    run_ = save::SavedRun{rules::new_run(*ruleset_, seed), {}};
    run_->chronicle.add(0, rules::LevelEntered{knowledge().depth()});
    enter_run();
}

bool Backstage::resume_run() {
    if (!storage().has_run()) {
        notice_ = screen::Notice{"no-run", ""};
        return false;
    }
    auto loaded = storage().load_run();
    if (!loaded) {
        notice_ = screen::Notice{"load-failed", loaded.error().message};
        return false;
    }
    run_ = *std::move(loaded);
    enter_run();
    return true;
}

void Backstage::enter_run() {
    last_target_ = {};
    if (omniscient_ && !run_->world.run.bent) {
        run_->world.run.bent = true;
        rules::rebuild_caches(*ruleset_->catalog, run_->world);
    }
    stage().enter(run_->world, run_->chronicle);
}

bool Backstage::store_run() {
    if (!run_ || rules::is_over(run_->world)) {
        return true;
    }
    const auto stored = storage().save_run(*run_);
    if (!stored) {
        stage().tell({"save-failed", stored.error().message});
        return false;
    }
    return true;
}

void Backstage::change_options(const save::Options& options) {
    options_ = options;
    stage().apply_options(options_);
}

void Backstage::store_options() {
    if (options_ == stored_options_) {
        return;
    }
    const auto stored = storage().save_options(options_);
    if (stored) {
        stored_options_ = options_;
    } else {
        stage().tell({"options-failed", stored.error().message});
    }
}

void Backstage::bind_keys(screen::Action action, std::span<const screen::Key> keys) {
    TORCHWAKE_EXPECTS(!keys.empty());
    keys_.bind(action, keys);
    save::StoredBinding stored{std::string(screen::action_id(action)), {}};
    for (const screen::Key& key : keys) {
        stored.keys.push_back(to_string(key));
    }
    std::erase_if(options_.bindings,
                  [&stored](const save::StoredBinding& other) { return other.action == stored.action; });
    options_.bindings.push_back(std::move(stored));
    stage().apply_keys(keys_);
}

void Backstage::reset_keys() {
    keys_ = default_keys_;
    options_.bindings.clear();
    stage().apply_keys(keys_);
}

void Backstage::finish_run(screen::RecapModel& recap) {
    TORCHWAKE_EXPECTS(run_.has_value());
    const save::ScoreEntry entry = score_entry(*this, recap);
    const Recorded recorded = storage().record_run(entry, recap.scored, stage().record(recap, *run_));
    recap.rank = recorded.rank;
    recap.record = recorded.path;
    if (recorded.message) {
        stage().tell({"record-failed", *recorded.message});
    }
    storage().discard_run();
}

bool Backstage::was_hinted(std::uint32_t hint) const {
    TORCHWAKE_EXPECTS(hint < 32);
    return ((options_.hints_seen >> hint) & 1U) != 0;
}

void Backstage::mark_hinted(std::uint32_t hint) {
    TORCHWAKE_EXPECTS(hint < 32);
    options_.hints_seen |= std::uint32_t{1} << hint;
    store_options();
}

std::optional<screen::Notice> Backstage::take_notice() {
    return std::exchange(notice_, std::nullopt);
}

void Backstage::close(boost::system::error_code reason) {
    clock_.close(reason);
    desk_.close(reason);
}

}  // namespace torchwake::flow
