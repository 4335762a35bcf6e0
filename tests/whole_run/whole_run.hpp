#pragma once

#include "whole_run/hands.hpp"

#include <string>
#include <string_view>

namespace torchwake::tests {

/// Plays from the title to the gift of the run after the next death, by what the hands are told alone: names
/// the hero and the seed where text can be written, buys a thing, fights, casts a spell, goes down and grows,
/// fights on until death, looks back at the run, watches it, and begins the next. Each step is required to be
/// told.
class WholeRun {
  public:
    explicit WholeRun(Hands& hands) : hands_(&hands) {}

    void play();

  private:
    void begin();
    void buy();
    void enter_the_dungeon();
    void live();
    void look_back();
    void begin_next();

    /// One deed in the dungeon, the first that can be done.
    void act();
    /// Casts first, and attacks from then on, also where that is foolish. False if no enemy is in view.
    bool fight();
    /// False if there is no health potion.
    bool drink();
    /// False if there is nobody to aim at.
    bool cast();
    /// Goes down, or to the stairs.
    bool go_down();
    /// Takes an action of play by its label, or by its line in the list of actions.
    bool do_play(std::string_view label, std::string_view line);
    void write_field(std::string_view field, std::string_view text);

    [[nodiscard]] bool tells(std::string_view text);
    void need(bool done, std::string_view what);
    void need_told(std::string_view text);
    void need_taken(std::string_view name);

    Hands* hands_;
    bool fought_ = false;
    bool cast_ = false;
    bool grown_ = false;
};

}  // namespace torchwake::tests
