#include <torchwake/core/contract.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/rules/world.hpp>
#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <new>
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

/// What a record answers; nothing where it is no answer, or none of this version.
std::optional<screen::Offer> answer_of(const save::Record& record) {
    const auto* const answer = std::get_if<save::Answered>(&record);
    const auto action = answer != nullptr ? screen::find_action(answer->action) : std::nullopt;
    return action ? std::optional(screen::Offer{*action, answer->argument}) : std::nullopt;
}

}  // namespace

GameContext::GameContext(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
                         const GameSettings& settings)
    : ruleset_(&ruleset),
      default_keys_(keys),
      keys_(keys),
      ports_(ports),
      options_(settings.options),
      stored_options_(settings.options),
      named_seed_(settings.seed),
      omniscient_(settings.omniscient),
      muted_stage_(*ports.stage),
      run_recorder_(*ports.storage),
      asker_(stack_, clock_),
      restorer_(run_recorder_.recorder(), asker_, clock_, answer_of) {
    TORCHWAKE_EXPECTS(ports.stage != nullptr && ports.storage != nullptr && ports.seeds != nullptr);
    bind_stored(keys_, options_.bindings);
    asker_.listen([this](const screen::Offer& answer) { note_answer(answer); });
}

rules::Knowledge GameContext::knowledge() const {
    TORCHWAKE_EXPECTS(run_.has_value());
    return {*ruleset_->catalog, run_->world};
}

rules::Knowledge GameContext::shown() const {
    TORCHWAKE_EXPECTS(run_.has_value());
    return {*ruleset_->catalog, run_->world, omniscient_};
}

std::uint64_t GameContext::next_seed() {
    if (const std::optional<std::uint64_t> named = std::exchange(named_seed_, std::nullopt)) {
        return *named;
    }
    return ports_.seeds->next_seed();
}

bool GameContext::feed() {
    try {
        return feed_next();
    } catch (const std::bad_alloc&) {
        if (asker_.prompt() == nullptr) {
            throw;
        }
        asker_.fail(lack_of_memory());
        return true;
    }
}

bool GameContext::feed_next() {
    if (!run_recorder_.restoring()) {
        return false;
    }
    if (give_pointer() || stop_auto_action()) {
        return true;
    }
    if (restorer_.give_next()) {
        hovered_.reset();
        return true;
    }
    end_restoring();
    return false;
}

bool GameContext::give_pointer() {
    const save::Record* const record = run_recorder_.next();
    const auto* const pointed = record != nullptr ? std::get_if<save::Pointed>(record) : nullptr;
    if (pointed == nullptr || asker_.prompt() == nullptr || asker_.has_deadline()) {
        return false;
    }
    const bool has_meaning = point(*pointed);
    run_recorder_.recorder().take();
    if (!has_meaning) {
        asker_.fail(prompt::not_as_recorded());
    }
    return true;
}

/// False where it has no meaning here.
bool GameContext::point(const save::Pointed& pointed) {
    hovered_ = pointed.cell;
    return !pointed.line || point_at_line(stack_, *pointed.line);
}

bool GameContext::stop_auto_action() {
    return run_recorder_.next() == nullptr && asker_.has_deadline() && asker_.give({screen::Action::Skip});
}

void GameContext::end_restoring() {
    run_recorder_.record();
    muted_stage_.open();
    enter_run();
    for (const screen::Notice& notice : std::exchange(restore_notices_, {})) {
        stage().show(notice);
    }
}

/// Whether the line of a menu is chosen that does so, in whatever way.
bool GameContext::leaves_to_watch(const screen::Offer& answer) const {
    const screen::MenuModel* const menu = open_menu(stack_);
    const bool confirmed = menu != nullptr && answer.action == screen::Action::Confirm;
    return (confirmed ? line_offer(*menu, menu->cursor) : answer).action == screen::Action::Watch;
}

/// Skipping what is shown decides nothing; stopping an automatic action does. Who leaves a run to watch it
/// comes back to where that was asked.
void GameContext::note_answer(const screen::Offer& answer) {
    if (!run_ || stack_.empty() || leaves_to_watch(answer)) {
        return;
    }
    const screen::Layer& layer = stack_.layers().back().layer;
    if (screen::model_in<screen::AnimationModel>(layer) == nullptr) {
        run_recorder_.answered(answer, screen::model_in<screen::PlayModel>(layer) != nullptr, hovered_);
    }
}

void GameContext::watch_durability() {
    constexpr core::Milliseconds late{50};
    const save::Durability now = storage().durability();
    if (!now.pending) {
        pending_since_.reset();
    } else if (!pending_since_) {
        pending_since_ = clock_.now();
    }
    const bool unsaved = now.failure || (pending_since_ && clock_.now() - *pending_since_ >= late);
    if (unsaved != shown_durability_.pending) {
        stage().show(screen::UnsavedChanged{unsaved});
    }
    if (now.failure && now.failure != shown_durability_.failure) {
        stage().show(screen::Notice{"save-failed", *now.failure});
    }
    shown_durability_ = {unsaved, now.failure};
}

void GameContext::remember_target(rules::EntityId target) {
    if (target != last_target_) {
        last_target_ = target;
        run_recorder_.targeted(target);
    }
}

void GameContext::change_options(const save::Options& options) {
    if (run_recorder_.restoring()) {
        return;  // it was stored when it was changed
    }
    options_ = options;
    stage().show(screen::OptionsChanged{&options_});
    store_options();
}

void GameContext::store_options() {
    if (options_ == stored_options_) {
        return;
    }
    const auto stored = storage().save_options(options_);
    if (stored) {
        stored_options_ = options_;
    } else {
        stage().show(screen::Notice{"options-failed", stored.error().message});
    }
}

void GameContext::bind_keys(screen::Action action, std::span<const screen::Key> keys) {
    TORCHWAKE_EXPECTS(!keys.empty());
    if (run_recorder_.restoring()) {
        return;
    }
    keys_.bind(action, keys);
    save::StoredBinding stored{std::string(screen::action_id(action)), {}};
    for (const screen::Key& key : keys) {
        stored.keys.push_back(to_string(key));
    }
    std::erase_if(options_.bindings,
                  [&stored](const save::StoredBinding& other) { return other.action == stored.action; });
    options_.bindings.push_back(std::move(stored));
    stage().show(screen::KeysChanged{&keys_});
    store_options();
}

void GameContext::reset_keys() {
    if (run_recorder_.restoring()) {
        return;
    }
    keys_ = default_keys_;
    options_.bindings.clear();
    stage().show(screen::KeysChanged{&keys_});
    store_options();
}

bool GameContext::was_hinted(std::uint32_t hint) const {
    TORCHWAKE_EXPECTS(hint < 32);
    return run_recorder_.restoring() || ((options_.hints_seen >> hint) & 1U) != 0;
}

void GameContext::mark_hinted(std::uint32_t hint) {
    TORCHWAKE_EXPECTS(hint < 32);
    options_.hints_seen |= std::uint32_t{1} << hint;
    store_options();
}

std::optional<screen::Notice> GameContext::take_notice() {
    return std::exchange(notice_, std::nullopt);
}

void GameContext::close(boost::system::error_code reason) {
    clock_.close(reason);
    asker_.close(reason);
}

}  // namespace torchwake::flow
