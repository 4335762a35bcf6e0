#include <torchwake/core/contract.hpp>
#include <torchwake/flow/options_keeper.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
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

using Bindings = std::vector<save::StoredBinding>;

/// The action of a stored binding, if this version knows it.
std::optional<screen::Action> bound_action(const save::StoredBinding& binding) {
    const std::optional<screen::Action> action = screen::find_action(binding.action);
    const bool bindable = action && screen::traits_of(*action).contexts != screen::without_keys;
    return bindable ? action : std::nullopt;
}

/// Gives the key to the action. An action that the player did not change gives it up; one that the player did
/// change keeps it.
void give_key(screen::KeyMap& keys, const Bindings& bindings, screen::Action action, const screen::Key& key,
              std::vector<KeyConflict>& conflicts) {
    while (const std::optional<screen::Action> other = keys.conflict(action, key)) {
        const bool kept = std::ranges::find(bindings, other, &bound_action) != bindings.end();
        conflicts.push_back(kept ? KeyConflict{key, *other, action} : KeyConflict{key, action, *other});
        if (kept) {
            return;
        }
        std::vector<screen::Key> left = keys.keys(*other);
        std::erase(left, key);
        keys.bind(*other, left);
    }
    std::vector<screen::Key> own = keys.keys(action);
    own.push_back(key);
    keys.bind(action, own);
}

/// Binds all keys of the options together, since actions may have swapped keys. The player's keys win over
/// those of the game's table. An action left without a key gets back those of its default keys that are free.
/// Returns the conflicts that were settled.
std::vector<KeyConflict> bind_stored(screen::KeyMap& keys, const Bindings& bindings) {
    const screen::KeyMap defaults = keys;
    std::vector<KeyConflict> conflicts;
    for (const save::StoredBinding& binding : bindings) {
        if (const std::optional<screen::Action> action = bound_action(binding)) {
            keys.bind(*action, {});
        }
    }
    for (const save::StoredBinding& binding : bindings) {
        const std::optional<screen::Action> action = bound_action(binding);
        for (const screen::Key& key : action ? wanted_keys(binding) : std::vector<screen::Key>()) {
            give_key(keys, bindings, *action, key, conflicts);
        }
    }
    for (const screen::Action action : screen::bindable_actions()) {
        if (keys.keys(action).empty()) {
            keys.bind(action, defaults.keys(action));
        }
    }
    return conflicts;
}

/// The entry of a record that names the hand; it is no action, and no entry stands for both hands.
constexpr std::string_view hand_entry = "hand";
constexpr std::span<const std::string_view> hand_names = save::row_of(save::OptionKind::Hand).names;

/// The hand that a record names.
save::Hand hand_in(const Bindings& bindings) {
    const auto found = std::ranges::find(bindings, hand_entry, &save::StoredBinding::action);
    if (found == bindings.end() || found->keys.empty()) {
        return save::Hand::Both;
    }
    const auto name = std::ranges::find(hand_names, found->keys.front());
    return name != hand_names.end() ? static_cast<save::Hand>(name - hand_names.begin()) : save::Hand::Right;
}

/// "m (messages, not map)", for each conflict.
std::string text_of(const std::vector<KeyConflict>& conflicts) {
    std::string text;
    for (const KeyConflict& conflict : conflicts) {
        text += text.empty() ? "" : ", ";
        text += to_string(conflict.key) + " (" + std::string(screen::action_id(conflict.kept)) + ", not " +
                std::string(screen::action_id(conflict.lost)) + ")";
    }
    return text;
}

}  // namespace

OptionsKeeper::OptionsKeeper(screen::KeyMaps keys, const save::Options& options, const Ports& ports,
                             Stage& stage, RunRecorder& recorder)
    : maps_(std::move(keys)),
      options_(options),
      stored_options_(options),
      storage_(ports.storage),
      data_(ports.data),
      stage_(&stage),
      recorder_(&recorder) {
    take_keys(options_.hand, options_.bindings);
}

void OptionsKeeper::take_keys(save::Hand hand, const std::vector<save::StoredBinding>& bindings) {
    hand_ = hand;
    keys_ = default_keys();
    conflicts_ = bind_stored(keys_, bindings);
}

const screen::KeyMap& OptionsKeeper::default_keys() const {
    const screen::KeyMap& wanted = hand_ == save::Hand::Left    ? maps_.one_hand.left
                                   : hand_ == save::Hand::Right ? maps_.one_hand.right
                                                                : maps_.standard;
    return wanted.bindings().empty() ? maps_.standard : wanted;
}

std::string OptionsKeeper::keys_text() const {
    std::vector<save::StoredBinding> all = options_.bindings;
    if (options_.hand != save::Hand::Both) {
        all.push_back(
            {std::string(hand_entry), {std::string(hand_names[static_cast<std::size_t>(options_.hand)])}});
    }
    return save::bindings_text(all);
}

std::optional<screen::Notice> OptionsKeeper::take_key_notice() {
    const std::string told = text_of(conflicts_);
    if (told == options_.told_keys) {
        return std::nullopt;
    }
    options_.told_keys = told;
    store();
    return told.empty() ? std::nullopt : std::optional(screen::Notice{"keys-conflict", told});
}

void OptionsKeeper::change(const save::Options& options) {
    if (recorder_->restoring()) {
        return;
    }
    const bool other_language = options.language != options_.language;
    options_ = options;
    if (other_language) {
        if (const auto taken = data_->take_language(options_.language); !taken) {
            stage_->show(screen::Notice{"language-failed", taken.error().message});
        }
    }
    if (options_.hand != hand_) {
        take_keys(options_.hand, options_.bindings);
        stage_->show(screen::KeysChanged{&keys_});
    }
    stage_->show(screen::OptionsChanged{&options_});
    store();
}

void OptionsKeeper::note_device(const screen::Input& input) {
    const auto* const pressed = std::get_if<screen::KeyPressed>(&input);
    if (pressed == nullptr && !std::holds_alternative<screen::TextEntered>(input)) {
        return;
    }
    save::Options changed = options_;
    changed.by_gamepad = pressed != nullptr && screen::is_pad(pressed->key.code);
    if (changed.by_gamepad != options_.by_gamepad) {
        change(changed);
    }
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

void OptionsKeeper::keep_watched(const std::optional<save::WatchedMoment>& watched) {
    options_.watched = watched;
    if (!recorder_->restoring() && options_ != stored_options_ && storage_->save_options(options_)) {
        stored_options_ = options_;
    }
}

bool OptionsKeeper::pass_kept_keys() {
    return recorder_->restoring() && (recorder_->pass_keys() || !replays_keys_ || !recorder_->at_end());
}

void OptionsKeeper::keep_keys() {
    stage_->show(screen::KeysChanged{&keys_});
    if (store()) {
        recorder_->keys_are(keys_text());
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
        keys_ = default_keys();
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
    take_keys(hand_in(bindings), bindings);
}

void OptionsKeeper::end_replay() {
    if (std::exchange(replays_keys_, false)) {
        take_keys(options_.hand, options_.bindings);
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

bool OptionsKeeper::was_finished(const std::string& lesson) const {
    return std::ranges::find(options_.lessons_done, lesson) != options_.lessons_done.end();
}

void OptionsKeeper::mark_finished(const std::string& lesson) {
    if (!was_finished(lesson)) {
        options_.lessons_done.push_back(lesson);
        store();
    }
}

}  // namespace torchwake::flow
