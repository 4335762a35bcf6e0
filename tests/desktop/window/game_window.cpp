#include "game_window.hpp"

#include "brightness.hpp"

#include <torchwake/core/utf8.hpp>

#include <catch2/catch_message.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace torchwake::testing {
namespace {

std::string first_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

/// The keys with F1 to F12 as codes of the keyboard, which xdotool takes too. By name it presses a modifier
/// with them where the keyboard's description is newer than xdotool (xkeyboard-config 2.45), and the game
/// ignores the pair.
std::string by_codes(const std::string& keys) {
    constexpr int f1 = 67;
    constexpr int f11 = 95;  // those of F1 to F10 are in a row, that of F11 isn't next
    std::istringstream names(keys);
    std::string all;
    for (std::string name; names >> name;) {
        int number = 0;
        const bool has_number =
            name.front() == 'F' &&
            std::from_chars(name.data() + 1, name.data() + name.size(), number).ec == std::errc();
        if (has_number) {
            name = std::to_string(number <= 10 ? f1 + number - 1 : f11 + number - 11);
        }
        all += ' ' + name;
    }
    return all;
}

std::int32_t characters_in(std::string_view text) {
    std::int32_t count = 0;
    for (; !text.empty(); ++count) {
        text.remove_prefix(core::first_code_point(text).value_or(core::CodePoint{0, 1}).bytes);
    }
    return count;
}

}  // namespace

GameWindow::GameWindow(std::vector<std::string> arguments) {
    start(std::move(arguments));
}

GameWindow::GameWindow(std::vector<std::string> arguments, const std::string& options) {
    std::ofstream(user_.path() / "options.json") << options;
    start(std::move(arguments));
}

void GameWindow::start(std::vector<std::string> arguments) {
    game_.reset();
    arguments.insert(arguments.begin(), {TORCHWAKE_PROGRAM, "--user-dir", user_.path().string()});
    game_ = std::make_unique<ChildProcess>(
        Launch{std::move(arguments), {{"DISPLAY", display_.name()}, {"ALSA_CONFIG_PATH", "/dev/null"}}, {}});
    const auto has_window = [this] {
        window_ = first_line(run_on(display_, "xdotool search --onlyvisible --name '^Torchwake$'"));
        return !window_.empty() || !game_->runs();
    };
    if (!eventually(has_window) || !game_->runs()) {
        throw std::runtime_error("the game opens no window: " + game_->errors());
    }
    // The first frame comes after the game has placed its window.
    if (!eventually([this] { return draws() || !game_->runs(); })) {
        throw std::runtime_error("the game draws nothing: " + game_->errors());
    }
    // In the corner, since some versions of xdotool tell a wrong place of windows that stand elsewhere.
    xdotool("windowmove --sync " + window_ + " 0 0 windowfocus --sync " + window_);
}

bool GameWindow::draws() const {
    const atlas::Picture screen = display_.pixels();
    for (std::int32_t y = 0; y < screen.height; y += 4) {
        for (std::int32_t x = 0; x < screen.width; x += 4) {
            if (brightness(screen.at(x, y)) > 0) {
                return true;
            }
        }
    }
    return false;
}

std::string GameWindow::xdotool(const std::string& command) const {
    return run_on(display_, "xdotool " + command);
}

void GameWindow::take_gift() {
    REQUIRE(shows("Take one gift with you"));
    press("b");
    REQUIRE(shows("You take a pouch of coins"));
}

void GameWindow::press(const std::string& keys) {
    xdotool("key --delay 12" + by_codes(keys));
}

void GameWindow::mash(const std::string& keys, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += " " + keys;
    }
    xdotool("key --delay 1" + by_codes(all));
}

void GameWindow::hold(const std::string& key) {
    xdotool("keydown" + by_codes(key));
}

void GameWindow::release(const std::string& key) {
    xdotool("keyup" + by_codes(key));
}

bool GameWindow::shows_after(const std::string& keys, const std::function<bool()>& seen) {
    game_->signal(SIGSTOP);
    press(keys);
    const bool shown = eventually([&] {
        game_->signal(SIGSTOP);
        const bool now = seen();
        game_->signal(SIGCONT);
        return now;
    });
    game_->signal(SIGCONT);
    return shown;
}

std::string GameWindow::pointer_at(core::Point cell) const {
    return pointer_to({cell.x * cell_width + cell_width / 2, cell.y * cell_height + cell_height / 2});
}

std::string GameWindow::pointer_to(core::Point pixel) const {
    return "mousemove --window " + window_ + " " + std::to_string(pixel.x) + " " + std::to_string(pixel.y);
}

void GameWindow::move_pointer(core::Point cell) {
    xdotool(pointer_at(cell));
}

void GameWindow::click(core::Point cell) {
    xdotool(pointer_at(cell) + " click 1");
}

void GameWindow::move_pointer_to(core::Point pixel) {
    xdotool(pointer_to(pixel));
}

void GameWindow::click_pixel(core::Point pixel) {
    xdotool(pointer_to(pixel) + " click 1");
}

void GameWindow::right_click_pixel(core::Point pixel) {
    xdotool(pointer_to(pixel) + " click 3");
}

void GameWindow::turn_wheel(core::Point cell, int lines) {
    const std::string button = lines > 0 ? "4" : "5";
    xdotool(pointer_at(cell) + " click --delay 12 --repeat " + std::to_string(std::abs(lines)) + " " +
            button);
}

void GameWindow::set_focus(bool focused) {
    if (focused) {
        xdotool("windowfocus --sync " + window_);
    } else {
        take_focus(display_);
    }
}

void GameWindow::minimise() {
    xdotool("windowunmap --sync " + window_);
}

void GameWindow::restore() {
    xdotool("windowmap --sync " + window_ + " windowmove " + window_ + " 0 0 windowfocus --sync " + window_);
}

void GameWindow::resize(core::Size size) {
    xdotool("windowsize --sync " + window_ + " " + std::to_string(size.width) + " " +
            std::to_string(size.height));
}

void GameWindow::close() {
    ask_to_close(display_, std::stoul(window_));
}

atlas::Picture GameWindow::picture() const {
    const atlas::Picture screen = display_.pixels();
    const core::Size window = size_of(display_, std::stoul(window_));
    atlas::Picture picture(std::min(window.width, screen.width), std::min(window.height, screen.height));
    for (std::int32_t y = 0; y < picture.height; ++y) {
        std::copy_n(screen.pixels.begin() + std::ptrdiff_t{y} * screen.width, picture.width,
                    picture.pixels.begin() + std::ptrdiff_t{y} * picture.width);
    }
    return picture;
}

std::vector<std::string> GameWindow::text() const {
    const atlas::Picture shown = picture();
    return reader_.read(shown, {{0, 0}, {shown.width, shown.height}});
}

double GameWindow::least_contrast(const core::Rect& cells) const {
    return reader_.least_contrast(picture(),
                                  {{cells.left() * cell_width, cells.top() * cell_height},
                                   {cells.size.width * cell_width, cells.size.height * cell_height}});
}

std::optional<core::Point> GameWindow::find(const std::string& wanted) const {
    const std::vector<std::string> rows = text();
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const std::size_t at = rows[y].find(wanted);
        if (at != std::string::npos) {
            return core::Point{characters_in(std::string_view(rows[y]).substr(0, at)),
                               static_cast<std::int32_t>(y)};
        }
    }
    return std::nullopt;
}

int GameWindow::turn() const {
    constexpr std::string_view label = "Turn";
    for (const std::string& row : text()) {
        const std::size_t at = row.rfind(label);
        const std::size_t number = at == std::string::npos ? at : row.find_first_of("0123456789", at);
        if (number != std::string::npos) {
            return std::stoi(row.substr(number));
        }
    }
    return -1;
}

int GameWindow::settled_turn() const {
    constexpr std::chrono::milliseconds between_looks{40};
    int last = turn();
    const bool settled = eventually([&] { return std::exchange(last, turn()) == last; }, between_looks);
    return settled ? last : -1;
}

std::optional<core::Point> GameWindow::await_text(const std::string& wanted) const {
    std::optional<core::Point> place;
    if (!eventually([&] { return (place = find(wanted)).has_value(); })) {
        std::string page = "the window does not show '" + wanted + "', but:";
        for (const std::string& row : text()) {
            page += "\n" + row;
        }
        UNSCOPED_INFO(page);
    }
    return place;
}

bool GameWindow::shows(const std::string& wanted) const {
    return await_text(wanted).has_value();
}

core::Point GameWindow::place_of(const std::string& wanted) const {
    const std::optional<core::Point> place = await_text(wanted);
    REQUIRE(place);
    return *place;
}

void GameWindow::click_text(const std::string& wanted) {
    click(place_of(wanted));
}

std::string GameWindow::row_with(const std::string& wanted) const {
    for (const std::string& row : text()) {
        if (row.find(wanted) != std::string::npos) {
            return row;
        }
    }
    return {};
}

}  // namespace torchwake::testing
