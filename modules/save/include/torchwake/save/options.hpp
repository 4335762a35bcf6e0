#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

/// The largest scale of the map's sprites that can be chosen.
inline constexpr std::int32_t max_scale = 6;
/// The loudest volume; the quietest is 0, which is silent.
inline constexpr std::int32_t max_volume = 10;

/// The most characters of a hero's name; a longer one is cut.
inline constexpr std::size_t longest_hero_name = 20;

/// The speed of animations; None shows results at once.
enum class AnimationSpeed : std::uint8_t {
    None,    ///< results are shown at once
    Slow,    ///< half as fast as usual
    Normal,  ///< as designed
    Fast     ///< twice as fast as usual
};

/// Colours for colour vision deficiencies; threats and bars differ in shape as well.
enum class Palette : std::uint8_t {
    Standard,      ///< for usual sight
    Deuteranopia,  ///< for eyes without green cones
    Protanopia,    ///< for eyes without red cones
    Tritanopia     ///< for eyes without blue cones
};

/// The size of text, relative to the size that fits the window.
enum class TextSize : std::uint8_t {
    Small,   ///< one step below the fitting size
    Normal,  ///< the size that fits the window
    Large,   ///< a third of the way from it to the largest size
    Larger,  ///< two thirds of that way
    Largest  ///< the largest size that leaves room for the screens
};

/// The order in which the pack is shown.
enum class PackOrder : std::uint8_t {
    Letter,  ///< by the letters of the slots
    Kind,    ///< by what the things are
    Weight   ///< the heaviest first
};

/// The hands that play, for which the keys are laid out.
enum class Hand : std::uint8_t {
    Both,  ///< the keys of the standard map
    Left,  ///< the keys for the left one alone
    Right  ///< the keys for the right one alone
};

/// The keys of one action that the player has changed.
struct StoredBinding {
    std::string action;             ///< its id
    std::vector<std::string> keys;  ///< their names, the preferred first

    friend bool operator==(const StoredBinding&, const StoredBinding&) = default;
};

/// The bindings as text for a record: one a line, the action and its keys, with blanks between.
[[nodiscard]] std::string bindings_text(const std::vector<StoredBinding>& bindings);
/// Reads what bindings_text() writes. Never fails: of any other text it takes the words as they come.
[[nodiscard]] std::vector<StoredBinding> read_bindings_text(std::string_view text);

/// A moment of a recorded run that the player watches.
struct WatchedMoment {
    std::string run;            ///< its name
    std::int64_t position = 0;  ///< the number of commands before the moment
    bool over_run = false;      ///< another run, or this one, is played meanwhile

    friend bool operator==(const WatchedMoment&, const WatchedMoment&) = default;
};

/// The player's settings, kept between runs of the program.
struct Options {
    std::int32_t scale = 0;  ///< whole multiple of a sprite's pixels, 1 to max_scale; 0: by the window's size
    TextSize text_size = TextSize::Normal;                    ///< of the interface, in the window
    bool full_screen = false;                                 ///< the window covers the screen
    std::int32_t master_volume = 7;                           ///< 0 to max_volume
    std::int32_t effects_volume = 10;                         ///< 0 to max_volume
    bool reduced_motion = false;                              ///< no shake, flash, glide or flicker
    std::int32_t ambience_volume = 7;                         ///< 0 to max_volume
    std::int32_t music_volume = 5;                            ///< 0 to max_volume
    AnimationSpeed animation_speed = AnimationSpeed::Normal;  ///< of what is shown between two inputs
    bool coloured_numbers = true;         ///< the numbers of damage tell by their colour who was hurt
    Palette palette = Palette::Standard;  ///< of the map and of bars
    // The kinds of items that are taken by walking onto them.
    bool collect_coins = true;               ///< money
    bool collect_missiles = true;            ///< ammunition, and what is made to be thrown
    bool collect_potions = true;             ///< all potions
    bool collect_scrolls = true;             ///< all scrolls
    bool level_making = false;               ///< shows the making of a new level, all of it
    bool all_beats = false;                  ///< the map shows all beats of the forecast, not only the next
    PackOrder pack_order = PackOrder::Kind;  ///< of the list of the pack, and of others like it
    bool pack_grid = false;                  ///< the pack is shown as a grid of pictures, not as a list
    bool joined_messages = false;            ///< all messages of a turn stand in one paragraph of the history
    bool letters = false;                    ///< the window's map shows letters in place of sprites
    Hand hand = Hand::Both;                  ///< for whose reach the keys are laid out
    std::string language{};                  ///< the id of a language, such as "german"; empty: by the locale
    std::vector<StoredBinding> bindings{};   ///< only of actions whose keys the player changed
    bool by_gamepad = false;                 ///< the key pressed last is a gamepad's; prompts name its keys
    std::string told_keys{};                 ///< the conflicts among keys that the player was told of
    std::uint32_t hints_seen = 0;            ///< a bit for each hint that was shown
    std::vector<std::string> lessons_done{};  ///< the ids of the lessons that the player finished
    std::string hero_name{};                  ///< of the last run
    std::string last_run{};                   ///< the name of the run played last; empty: none
    // Unfinished input at the title; nothing if that field is not open.
    std::optional<std::string> typed_name{};  ///< of the hero's name
    std::optional<std::string> typed_seed{};  ///< of the seed
    std::optional<WatchedMoment> watched{};   ///< nothing if no recording is open

    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace torchwake::save
