// The game as one enumeration and a switch over it. The enumeration knows which screen is open, so the screen
// that a menu goes back to is written in the menu: the menu belongs to the shop.

#include "waits/waits.hpp"

namespace torchwake::waits {
namespace {

enum class Where : std::uint8_t { Nowhere, Game, Shop, Menu };

class BySwitch : public Waits {
  public:
    void begin() override { where_ = Where::Game; }
    bool answer(Answer answer) override {
        if (!has(legal(), answer)) {
            return false;
        }
        step(answer);
        return true;
    }
    [[nodiscard]] std::string path() const override {
        switch (where_) {
            case Where::Nowhere:
                break;
            case Where::Game:
                return "game";
            case Where::Shop:
                return "game/shop";
            case Where::Menu:
                return "game/shop/menu";
        }
        return "";
    }
    [[nodiscard]] int gold() const override { return gold_; }

  private:
    [[nodiscard]] Answers legal() const {
        switch (where_) {
            case Where::Nowhere:
                break;
            case Where::Game:
                return in_game;
            case Where::Shop:
                return in_shop;
            case Where::Menu:
                return in_menu;
        }
        return 0;
    }
    void step(Answer answer) {
        switch (where_) {
            case Where::Nowhere:
                break;
            case Where::Game:
                where_ = answer == Answer::Leave ? Where::Nowhere : Where::Shop;
                break;
            case Where::Shop:
                step_shop(answer);
                break;
            case Where::Menu:
                step_menu(answer);
                break;
        }
    }
    void step_shop(Answer answer) {
        if (answer == Answer::Leave) {
            where_ = Where::Game;
            return;
        }
        where_ = Where::Menu;
        line_ = 0;
    }
    void step_menu(Answer answer) {
        if (answer == Answer::Up || answer == Answer::Down) {
            line_ = moved(line_, answer);
            return;
        }
        if (answer == Answer::Choose) {
            gold_ -= prices.at(static_cast<std::size_t>(line_));
        }
        where_ = Where::Shop;
    }

    Where where_ = Where::Nowhere;
    int line_ = 0;
    int gold_ = gold_at_first;
};

}  // namespace

std::unique_ptr<Waits> by_switch() {
    return std::make_unique<BySwitch>();
}

}  // namespace torchwake::waits
