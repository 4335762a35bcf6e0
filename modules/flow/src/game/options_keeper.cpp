#include <torchwake/core/contract.hpp>
#include <torchwake/flow/options_keeper.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::flow {
namespace {

/// The keys that the options give to an action, without those that this version does not know.
std::vector<screen::Key> wanted_keys(const save::StoredBinding& binding) {
    std::vector<screen::Key> keys;
    for (const std::string& name : binding.keys) {
        if (const std::optional<screen::Key> key = screen::parse_key(name)) {
            keys.push_back(*key);
        }
    }
    return keys;
}

/// Binds all keys of the options together, since actions may have swapped keys. An action left without a key
/// gets back those of its default keys that are free.
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

}  // namespace

OptionsKeeper::OptionsKeeper(const screen::KeyMap& keys, const save::Options& options, Storage& storage,
                             Stage& stage, RunRecorder& recorder)
    : default_keys_(keys),
      keys_(keys),
      options_(options),
      stored_options_(options),
      storage_(&storage),
      stage_(&stage),
      recorder_(&recorder) {
    take_keys(options_.bindings);
}

void OptionsKeeper::take_keys(const std::vector<save::StoredBinding>& bindings) {
    keys_ = default_keys_;
    bind_stored(keys_, bindings);
}

void OptionsKeeper::change(const save::Options& options) {
    if (recorder_->restoring()) {
        return;
    }
    options_ = options;
    stage_->show(screen::OptionsChanged{&options_});
    store();
}

bool OptionsKeeper::store() {
    if (options_ == stored_options_) {
        return true;
    }
    const auto stored = storage_->save_options(options_);
    if (stored) {
        stored_options_ = options_;
    } else {
        stage_->show(screen::Notice{"options-failed", stored.error().message});
    }
    return stored.has_value();
}

void OptionsKeeper::remember_run(const std::string& name) {
    options_.last_run = name;
    store();
}

bool OptionsKeeper::pass_kept_keys() {
    return recorder_->restoring() && (recorder_->pass_keys() || !replays_keys_ || !recorder_->at_end());
}

void OptionsKeeper::keep_keys() {
    stage_->show(screen::KeysChanged{&keys_});
    if (store()) {
        recorder_->keys_are(save::bindings_text(options_.bindings));
    }
}

void OptionsKeeper::bind_keys(screen::Action action, std::span<const screen::Key> keys) {
    TORCHWAKE_EXPECTS(!keys.empty());
    const bool kept = pass_kept_keys();
    if (replays_keys_ || !kept) {
        keys_.bind(action, keys);
    }
    if (kept) {
        return;
    }
    save::StoredBinding stored{std::string(screen::action_id(action)), {}};
    for (const screen::Key& key : keys) {
        stored.keys.push_back(to_string(key));
    }
    std::erase_if(options_.bindings,
                  [&stored](const save::StoredBinding& other) { return other.action == stored.action; });
    options_.bindings.push_back(std::move(stored));
    keep_keys();
}

void OptionsKeeper::reset_keys() {
    const bool kept = pass_kept_keys();
    if (replays_keys_ || !kept) {
        keys_ = default_keys_;
    }
    if (kept) {
        return;
    }
    options_.bindings.clear();
    keep_keys();
}

void OptionsKeeper::replay_keys(const std::vector<save::StoredBinding>& bindings) {
    TORCHWAKE_EXPECTS(recorder_->restoring());
    replays_keys_ = true;
    take_keys(bindings);
}

void OptionsKeeper::end_replay() {
    if (std::exchange(replays_keys_, false)) {
        take_keys(options_.bindings);
        stage_->show(screen::KeysChanged{&keys_});
    }
}

bool OptionsKeeper::was_hinted(std::uint32_t hint) const {
    TORCHWAKE_EXPECTS(hint < 32);
    return recorder_->restoring() || ((options_.hints_seen >> hint) & 1U) != 0;
}

void OptionsKeeper::mark_hinted(std::uint32_t hint) {
    TORCHWAKE_EXPECTS(hint < 32);
    options_.hints_seen |= std::uint32_t{1} << hint;
    store();
}

}  // namespace torchwake::flow
