#pragma once

#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/run_recorder.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::flow {

/// A key that two actions want and that may be legal together.
struct KeyConflict {
    screen::Key key;                                ///< the key that both want
    screen::Action kept = screen::Action::Confirm;  ///< the action that has the key
    screen::Action lost = screen::Action::Confirm;  ///< the action that lacks it
};

/// Keeps the options and the keys of a game, and stores each change at once. While a run is restored a change
/// is not stored, because it was when the player made it; keys change as they did then, from replay_keys()
/// on.
class OptionsKeeper {
  public:
    /// The keys are those that the game comes with, for both hands and for one; the options choose among
    /// them, and may bind others. Requires: all that it refers to outlives the keeper.
    OptionsKeeper(screen::KeyMaps keys, const save::Options& options, const Ports& ports, Stage& stage,
                  RunRecorder& recorder);

    /// The options as the player has them now.
    [[nodiscard]] const save::Options& options() const { return options_; }
    /// The key map with the player's own bindings, or with those on record while a run is restored.
    [[nodiscard]] const screen::KeyMap& keys() const { return keys_; }

    /// Shows and stores changed options; another hand has other keys, another language other words. Errors:
    /// told on the stage.
    void change(const save::Options& options);
    /// Stores the options if they changed since they were stored. Errors: false, after they were told on the
    /// stage.
    bool store();
    /// Notes the run that Continue takes up.
    void remember_run(const std::string& name);

    /// Keeps the moment of a recording that is shown, so that a game that ends meanwhile opens there again;
    /// nothing: none is shown. Errors: not told.
    void keep_watched(const std::optional<save::WatchedMoment>& watched);

    /// Gives an action these keys. Requires: at least one key, none in conflict.
    void bind_keys(screen::Action action, std::span<const screen::Key> keys);
    /// Gives every action the keys that the game comes with.
    void reset_keys();
    /// The hand and the player's own keys, as a record has them.
    [[nodiscard]] std::string keys_text() const;

    /// Notes by which device the player plays: prompts and messages name its keys. A pointer says nothing.
    void note_device(const screen::Input& input);

    /// The keys that the player has changed and that have another use in the game's own table, or that the
    /// options give to two actions. Nothing if there are none, or if they were told before.
    [[nodiscard]] std::optional<screen::Notice> take_key_notice();

    /// Takes the keys on record, while a run is restored, in place of the player's own.
    void replay_keys(const std::vector<save::StoredBinding>& bindings);
    /// Takes the player's own keys again.
    void end_replay();

    /// True if a hint was given, in this game or an earlier one; also while a run is restored.
    /// Requires: hint < 32.
    [[nodiscard]] bool was_hinted(std::uint32_t hint) const;
    /// Notes that a hint was given. Requires: hint < 32.
    void mark_hinted(std::uint32_t hint);

    /// True if the player finished the lesson of that id.
    [[nodiscard]] bool was_finished(const std::string& lesson) const;
    /// Notes that the player finished a lesson.
    void mark_finished(const std::string& lesson);

  private:
    /// Shows and stores changed keys, and records that they are stored.
    void keep_keys();
    /// Takes the record that a change of keys is stored. True also if other records follow the change, or if
    /// the keys before it are not on record: then it is only repeated. The last change of a killed process
    /// may not have been stored.
    [[nodiscard]] bool pass_kept_keys();
    void take_keys(save::Hand hand, const std::vector<save::StoredBinding>& bindings);
    /// The keys that the game comes with for the present hand.
    [[nodiscard]] const screen::KeyMap& default_keys() const;

    screen::KeyMaps maps_;
    save::Hand hand_ = save::Hand::Both;
    screen::KeyMap keys_;
    std::vector<KeyConflict> conflicts_;  ///< in the player's keys
    save::Options options_;
    save::Options stored_options_;
    Storage* storage_;
    DataSource* data_;
    Stage* stage_;
    RunRecorder* recorder_;
    bool replays_keys_ = false;
};

}  // namespace torchwake::flow
