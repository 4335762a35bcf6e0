#pragma once

#include <torchwake/save/options.hpp>
#include <torchwake/screen/key_map.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {

/// The screen that a game opens with.
enum class Start : std::uint8_t {
    Title,     ///< the title screen
    NewGame,   ///< a new run
    Continue,  ///< the run that was played last
    Watch,     ///< a stored run
    Lesson     ///< a lesson
};

/// A language that the player may choose.
struct Language {
    std::string id;    ///< the name of its file
    std::string name;  ///< in itself, as "Deutsch"
};

/// What a game begins with.
struct GameSettings {
    save::Options options{};              ///< as they were stored
    std::optional<std::uint64_t> seed{};  ///< the seed of the first new game; later games use the seed source
    Start start = Start::Title;           ///< the first screen
    std::string watched{};                ///< the run that Start::Watch shows
    std::int32_t lesson = 0;              ///< with which Start::Lesson begins, by its place in the catalog
    bool omniscient = false;              ///< the player sees every cell, so that no run is scored
    screen::OneHandKeys one_hand_keys{};  ///< the keys that an option chooses; those without bindings count
                                          ///< as the game's own
    std::string faulty_mods{};  ///< the names of mods that are left out, told by the first title that has
                                ///< nothing else to tell
    std::vector<Language> languages{};  ///< among which the player may choose
};

}  // namespace torchwake::flow
