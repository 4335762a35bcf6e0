#include "staged/staged_game.hpp"

#include "project_file.hpp"

#include <torchwake/words/message_writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

namespace torchwake::staged {

bool shows(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

core::Point find_text(const std::string& text, std::string_view part) {
    const std::size_t at = text.find(part);
    REQUIRE(at != std::string::npos);
    const std::size_t line = text.rfind('\n', at) + 1;
    const auto row = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return {words::text_width(text.substr(line, at - line)), static_cast<std::int32_t>(row)};
}

std::string text_in(const panels::TextScreen& page) {
    std::string text;
    for (const std::string& row : page.rows()) {
        text += row + "\n";
    }
    return text;
}

const screen::KeyMap& game_keys() {
    static const screen::KeyMap keys = [] {
        const auto read =
            screen::read_key_map(text_of(testing::project_file("assets/keys.json")), "keys.json");
        REQUIRE(read.has_value());
        return *read;
    }();
    return keys;
}

StagedGame::StagedGame(std::string_view map, const content::Catalog& catalog, const words::Words& words)
    : scenario(map, 1, catalog), presenter(catalog, words, game_keys()) {
    presenter.show(screen::RunEntered{scenario.knowledge(), &chronicle});
    open("play", &play_,
         {{screen::Action::MoveNorth, 0},
          {screen::Action::Wait, 0},
          {screen::Action::Get, 0},
          {screen::Action::Use, 0},
          {screen::Action::Help, 0},
          {screen::Action::Pause, 0}});
}

void StagedGame::act(const rules::Command& command) {
    const rules::Turn turn = scenario.act(command);
    if (turn.refusal) {
        presenter.show(*turn.refusal);
        return;
    }
    chronicle.add(scenario.world.run.turn, turn.events);
    presenter.show(screen::TurnTaken{turn.events, scenario.knowledge()});
}

void StagedGame::open(std::string_view name, screen::Layer layer, std::vector<screen::Offer> offers) {
    prompts_.push_back(std::make_unique<screen::Prompt>(screen::Prompt{std::move(offers)}));
    screens.push_back({name, layer, prompts_.back().get()});
}

void StagedGame::show_all() {
    play_ = {forecast::Knowledge(scenario.knowledge().catalog(), scenario.world, true)};
    presenter.show(screen::TurnTaken{{}, play_.knowledge});
}

std::string StagedGame::text(core::Size size) const {
    panels::TextScreen page(size);
    presenter.draw_text(screens, page);
    std::string text;
    for (const std::string& row : page.rows()) {
        text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

const stage::Frame& StagedGame::frame(core::Size text_size, core::Size map_cells) {
    return presenter.frame(screens, ++revision_, text_size, map_cells);
}

screen::Pointed StagedGame::pick(core::Size size, core::Point cell) const {
    panels::TextScreen page(size);
    return presenter.draw_text(screens, page).at(cell);
}

screen::Pointed StagedGame::pick_in_window(core::Size size, core::Point cell) {
    return frame(size).areas.at(cell);
}

std::string help_row(const StagedGame& game, core::Size size) {
    const std::string text = game.text(size);
    return text.substr(text.rfind('\n', text.size() - 2) + 1);
}

std::string button_row(const StagedGame& game, core::Size size) {
    const std::string text = game.text(size);
    const std::size_t help = text.rfind('\n', text.size() - 2);
    const std::size_t begin = text.rfind('\n', help - 1) + 1;
    return text.substr(begin, help + 1 - begin);
}

screen::AimModel aimed_at(const StagedGame& game, core::Point at) {
    screen::AimModel aim;
    aim.item = *named_catalog().find_item("fireball");
    aim.at = at;
    aim.forecast = forecast::forecast_aim(game.scenario.knowledge(), aim.item, at);
    aim.from = game.scenario.knowledge().hero().at;
    aim.range = named_catalog().item(aim.item).aim->range;
    return aim;
}

core::Point cell_of(const StagedGame& game, core::Size size, std::string_view part) {
    std::istringstream rows(game.text(size));
    std::string row;
    for (std::int32_t y = 0; std::getline(rows, row); ++y) {
        if (const std::size_t at = row.find(part); at != std::string::npos) {
            return {words::text_width(row.substr(0, at)), y};
        }
    }
    FAIL("not shown: " << part);
    return {};
}

}  // namespace torchwake::staged
