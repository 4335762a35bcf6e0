#pragma once

// The game itself in sentences: what came into view, what is around, and how the hero is.

#include <torchwake/core/point.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::panels {

/// The hero's health, level, place and conditions.
[[nodiscard]] std::vector<std::string> tell_hero(const forecast::Knowledge& known, const words::Words& words);
/// Everything in view and all known features, each with the way to it; then where the hero can walk.
[[nodiscard]] std::vector<std::string> tell_surroundings(const forecast::Knowledge& known,
                                                         const words::Words& words);

/// Remembers what was said of a game, so that only what changed is said.
class PlaySpeech {
  public:
    /// Forgets all, as where another run begins.
    void forget() { *this = PlaySpeech(); }
    /// All that is new or has changed since the last call: actors, things and features, what lies here, what
    /// matter does here, health and mana.
    [[nodiscard]] std::vector<std::string> changes(const forecast::Knowledge& known,
                                                   const words::Words& words);

  private:
    using Lines = std::vector<std::string>;
    void enter_level(std::int32_t depth);
    void tell_actors(const forecast::Knowledge& known, const words::Words& words, Lines& lines);
    void tell_things(const forecast::Knowledge& known, const words::Words& words, Lines& lines);
    void tell_here(const forecast::Knowledge& known, const words::Words& words, Lines& lines);
    void tell_health(const forecast::HeroFacts& hero, const words::Words& words, Lines& lines);

    std::optional<std::int32_t> depth_;
    std::map<rules::EntityId, std::string> actors_;  ///< in view, with the sentence that was said
    std::set<std::pair<core::Point, std::string>> things_;
    std::set<core::Point> features_;
    std::string underfoot_;
    Lines matter_;
    std::optional<std::int32_t> hit_points_;
    std::optional<std::int32_t> mana_;
    bool overburdened_ = false;
};

}  // namespace torchwake::panels
