// Prompts name the keys of the device that was used last.

#include "project_file.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/desktop/pad_translator.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/stage/presenter.hpp>
#include <torchwake/words/words.hpp>

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

using namespace torchwake;
using screen::Action;

namespace {

/// The menu of options, with the prompts below and in its edge.
class OpenMenu {
  public:
    OpenMenu()
        : catalog_(*content::load_catalog(testing::project_file("assets/data"))),
          words_(*words::load_words(testing::project_file("assets/words/english.json"))),
          keys_(*screen::load_key_map(testing::project_file("assets/keys.json"))),
          presenter_(catalog_, words_, keys_) {}

    void give(const std::optional<screen::Input>& input) {
        REQUIRE(input.has_value());
        presenter_.note_input(*input);
    }
    [[nodiscard]] bool shows(const std::string& text) const {
        panels::TextScreen page(core::Size{80, 25});
        const screen::Entry open{"options", &menu_, &prompt_};
        presenter_.draw_text(std::span(&open, 1), page);
        std::string all;
        for (const std::string& row : page.rows()) {
            all += row + "\n";
        }
        UNSCOPED_INFO(all);
        return all.find(text) != std::string::npos;
    }

  private:
    content::Catalog catalog_;
    words::Words words_;
    screen::KeyMap keys_;
    stage::Presenter presenter_;
    screen::MenuModel menu_{
        screen::MenuPurpose::Options, {{screen::OptionLine{screen::OptionKind::FullScreen, 0}}}, 0};
    screen::Prompt prompt_{{{Action::Up}, {Action::Down}, {Action::Confirm}, {Action::Cancel}}};
};

}  // namespace

TEST_CASE("prompts name the pad's buttons after a button of it, and keys again after a key",
          "[desktop][pad]") {
    OpenMenu menu;
    desktop::PadTranslator pad;
    CHECK(menu.shows("[Enter] "));
    CHECK(menu.shows(" Esc: back "));
    menu.give(pad.press({.button = 0, .down = true}));
    CHECK(menu.shows("[A] "));
    CHECK(menu.shows(" B: back "));
    CHECK_FALSE(menu.shows("[Enter]"));
    menu.give(pad.press({.button = 0, .down = false}));
    menu.give(screen::PointerMoved{});
    CHECK(menu.shows("[A] "));
    menu.give(screen::KeyPressed{*screen::parse_key("Down")});
    CHECK(menu.shows("[Enter] "));
    for (const screen::Input& input : pad.move({desktop::PadAxis::CrossY, 100})) {
        menu.give(input);
    }
    for (const screen::Input& input : pad.advance(desktop::PadTranslator::settling_time)) {
        menu.give(input);
    }
    CHECK(menu.shows("[A] "));
}
