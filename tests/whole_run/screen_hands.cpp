#include "whole_run/screen_hands.hpp"

#include <algorithm>
#include <optional>

namespace torchwake::tests {
namespace {

/// More lines than any menu has.
constexpr int most_lines = 80;

std::string joined(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) {
        text += row + '\n';
    }
    return text;
}

std::optional<ScreenLabel> find_label(const std::vector<std::string>& rows, std::string_view name) {
    const std::vector<ScreenLabel> labels = labels_of(rows);
    const auto found = std::ranges::find_if(
        labels, [name](const ScreenLabel& label) { return same_name(label.name, name); });
    return found == labels.end() ? std::nullopt : std::optional(*found);
}

/// True if a menu is open, also one whose wanted line is not visible.
bool shows_menu(const std::vector<std::string>& rows) {
    return std::ranges::any_of(rows,
                               [](const std::string& row) { return row.find("│ ") != std::string::npos; });
}

}  // namespace

std::string KeyHands::told() {
    return joined(rows_);
}

bool KeyHands::offers(std::string_view name) {
    return find_label(rows_, name) || line_of(rows_, name);
}

bool KeyHands::take(std::string_view name) {
    return press_label(name) || take_line(name);
}

void KeyHands::write(std::string_view text) {
    screen_->write(text);
    look();
}

void KeyHands::wait() {
    screen_->wait();
    look();
}

bool KeyHands::look_again() {
    const bool changed = screen_->await_change();
    look();
    return changed;
}

std::string KeyHands::report() {
    return "keys: " + deeds_ + '\n' + told();
}

void KeyHands::look() {
    rows_ = screen_->rows();
    for (const ScreenLabel& label : labels_of(rows_)) {
        known_[label.name] = label.key;
    }
}

void KeyHands::press(const std::string& key) {
    deeds_ += key + ' ';
    screen_->press(key);
    look();
}

bool KeyHands::press_label(std::string_view name) {
    if (const std::optional<ScreenLabel> label = find_label(rows_, name)) {
        press(label->key);
        return true;
    }
    return false;
}

bool KeyHands::take_line(std::string_view name) {
    const auto confirm = known_.find("confirm");
    for (int moved = 0; moved < most_lines && shows_menu(rows_); ++moved) {
        const std::optional<ScreenLine> line = line_of(rows_, name);
        if (line && screen_->has_letters() && !line->letter.empty()) {
            press(line->letter);
            return true;
        }
        if (line && line->chosen && confirm != known_.end()) {
            press(confirm->second);
            return true;
        }
        deeds_ += "down ";
        screen_->press_down();
        look();
    }
    return false;
}

std::string MouseHands::told() {
    return joined(screen_->rows());
}

bool MouseHands::offers(std::string_view name) {
    const std::vector<std::string> rows = screen_->rows();
    return find_label(rows, name) || line_of(rows, name);
}

bool MouseHands::take(std::string_view name) {
    for (int turned = 0; turned < most_lines; ++turned) {
        const std::vector<std::string> rows = screen_->rows();
        if (const std::optional<ScreenLabel> label = find_label(rows, name)) {
            click(name, label->at);
            return true;
        }
        if (const std::optional<ScreenLine> line = line_of(rows, name)) {
            click(name, line->at);
            return true;
        }
        if (!shows_menu(rows)) {
            return false;
        }
        screen_->turn_wheel_down();
    }
    return false;
}

std::string MouseHands::report() {
    return "clicks: " + deeds_ + '\n' + told();
}

void MouseHands::click(std::string_view name, core::Point cell) {
    deeds_ += std::string(name) + ", ";
    screen_->click(cell);
}

}  // namespace torchwake::tests
