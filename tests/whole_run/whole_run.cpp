#include "whole_run/whole_run.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <iostream>

namespace torchwake::tests {

void WholeRun::play() {
    begin();
    buy();
    enter_the_dungeon();
    live();
    look_back();
    begin_next();
}

void WholeRun::begin() {
    need_told("New game");
    if (hands_->writes()) {
        write_field("Name", "Ada");
        write_field("Seed", "7");
    }
    need_taken("New game");
    need_told("WHAT YOU SEEK");
    need_taken("a pouch of coins");
    need_told("You take a pouch of coins");
    hands_->wait();  // at once, Enter would still be meant for the list
}

void WholeRun::write_field(std::string_view field, std::string_view text) {
    need_taken(field);
    hands_->write(text);
    need_told(text);
    need_taken("confirm");
}

void WholeRun::buy() {
    need(do_play("travel", "Travel"), "travel");
    need_told("TRAVEL");
    need_taken("next");
    need_told("barkeep");
    need_taken("go");
    need_told(": buying");
    need_taken("apple");
    if (!tells("You buy an apple")) {
        need_taken("apple");  // the first letter or click moves to the line
    }
    need_told("You buy an apple");
    need_taken("back");
}

void WholeRun::enter_the_dungeon() {
    need(go_down(), "travel to the stairs");
    need(go_down(), "go down");
    need_told("Depth 1, the Old Cellars");
}

void WholeRun::live() {
    constexpr int most_deeds = 500;
    for (int deed = 0; deed < most_deeds && !tells("YOU DIED"); ++deed) {
        act();
    }
    need(fought_, "fight");
    need(cast_, "cast a spell");
    need(grown_, "grow on the way down");
    need_told("YOU DIED");
    hands_->wait();
    need_told("Your torch is out");
}

void WholeRun::act() {
    if (tells("raise one attribute")) {
        need_taken("Strength");
        need_told("You grow stronger");
        grown_ = true;
        return;
    }
    if (hands_->take("do it")) {
        return;
    }
    if (hands_->offers("attack") && fight()) {
        return;
    }
    if (!grown_ && hands_->offers("rest")) {
        need_taken("rest");
        return;
    }
    if (fought_ && cast_ && go_down() && !tells("You know of no way down here yet")) {
        return;
    }
    need(do_play("explore", "Explore"), "explore");
}

bool WholeRun::fight() {
    if (!cast_ && cast()) {
        return true;
    }
    need_taken("attack");
    fought_ = fought_ || tells("You hit");
    if (tells("No enemy is in view")) {
        return false;
    }
    const bool hurt = tells("less than half of your health");
    const bool waits = hurt || tells("fire or gas is in the way") || tells("Strike from afar");
    if (waits && !tells("YOU DIED") && (!hurt || grown_ || !drink())) {
        need(do_play("wait", "Wait"), "wait");
    }
    return true;
}

bool WholeRun::drink() {
    need(do_play("pack", "Use"), "open the pack");
    need_told("Your pack");
    for (const char* potion : {"weak health potion", "health potion"}) {
        if (hands_->offers(potion)) {
            need_taken(potion);
            if (tells("Your pack")) {
                need_taken(potion);  // the first letter or click moves to the line
            }
            return true;
        }
    }
    need_taken("back");
    return false;
}

bool WholeRun::cast() {
    need(do_play("cast", "Cast"), "cast");
    need_told("Cast what?");
    need_taken("magic dart");
    need_told("AIM magic dart");
    need_taken("fire");
    cast_ = !tells("AIM magic dart") && !tells("Not at yourself") && !tells("That is too far away");
    if (!cast_ && hands_->take("back")) {
        need_taken("back");
    }
    return cast_;
}

bool WholeRun::go_down() {
    if (hands_->take("stairs down") || hands_->take("go down")) {
        return true;
    }
    const bool is_named = tells("stairs down") || tells("go down");  // without a key
    return is_named && do_play("go down", "Go down");
}

bool WholeRun::do_play(std::string_view label, std::string_view line) {
    if (hands_->take(label)) {
        return true;
    }
    return hands_->take("actions") && hands_->take(line);
}

void WholeRun::look_back() {
    need_taken("How it went");
    need_told("A run as a whole");
    need_taken("Watch");
    need_told("paused");
    need_taken("play");
    hands_->wait();
    need_taken("back");
    need_told("A run as a whole");
    need_taken("back");
    need_told("Your torch is out");
}

void WholeRun::begin_next() {
    need_taken("Back to the title");
    need_told("New game");
    need_taken("New game");
    need_told("WHAT YOU SEEK");
    need_taken("a pouch of coins");
    need_told("You take a pouch of coins");
    hands_->wait();  // at once, Enter would still be meant for the list
}

bool WholeRun::tells(std::string_view text) {
    return hands_->told().find(text) != std::string::npos;
}

void WholeRun::need(bool done, std::string_view what) {
    if (!done) {
        std::cerr << hands_->report() << '\n';  // Catch2 would break its rows
    }
    INFO("what could not be done: " << what);
    REQUIRE(done);
}

void WholeRun::need_told(std::string_view text) {
    while (!tells(text) && hands_->look_again()) {
    }
    need(tells(text), "be told \"" + std::string(text) + '"');
}

void WholeRun::need_taken(std::string_view name) {
    while (!hands_->offers(name) && hands_->look_again()) {
    }
    need(hands_->take(name), "take \"" + std::string(name) + '"');
}

}  // namespace torchwake::tests
