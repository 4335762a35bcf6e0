#include "whole_run/speech_hands.hpp"

#include "whole_run/key_names.hpp"
#include "whole_run/screen_text.hpp"

#include <algorithm>
#include <sstream>

namespace torchwake::tests {
namespace {

constexpr std::size_t longest_key = 9;

/// True for what may be the name of a key: one word.
bool is_key(std::string_view text) {
    return !text.empty() && text.size() <= longest_key && text.find(' ') == std::string_view::npos;
}

/// The line of a list without the words that its action is not possible now.
std::string without_state(std::string line) {
    constexpr std::string_view not_now = ", not now";
    if (line.ends_with(not_now)) {
        line.resize(line.size() - not_now.size());
    }
    return line;
}

}  // namespace

std::string SpeechHands::told() {
    std::string text;
    for (const std::string& line : lines_) {
        text += line + '\n';
    }
    return text;
}

bool SpeechHands::offers(std::string_view name) {
    if (same_name(name, "rest")) {
        return hurt_ && in_the_list_.contains("Rest");
    }
    return std::ranges::any_of(names_, [name](const auto& named) { return same_name(named.second, name); });
}

bool SpeechHands::take(std::string_view name) {
    const auto named =
        std::ranges::find_if(names_, [name](const auto& each) { return same_name(each.second, name); });
    const auto listed =
        std::ranges::find_if(in_the_list_, [name](const auto& each) { return same_name(each.first, name); });
    if (named == names_.end() && listed == in_the_list_.end()) {
        return false;
    }
    const std::string key = named == names_.end() ? listed->second : named->first;
    heard_.push_back("# " + key);
    hurt_ = hurt_ && !same_name(name, "rest");
    board_->give({{"key", key_of_name(key)}});
    hear();
    return true;
}

void SpeechHands::write(std::string_view text) {
    board_->give({{"text", text}});
    hear();
}

void SpeechHands::wait() {
    board_->wait(3000);
    hear();
}

std::string SpeechHands::report() {
    constexpr std::ptrdiff_t most = 120;
    std::string text;
    for (auto line = heard_.end() - std::min<std::ptrdiff_t>(most, std::ssize(heard_)); line != heard_.end();
         ++line) {
        text += *line + '\n';
    }
    return text;
}

/// "Health 8 of 20." is said when it changes.
void SpeechHands::hear_of_health(const std::string& line) {
    std::istringstream words(line);
    std::string health;
    std::string of;
    int points = 0;
    int most = 0;
    if (words >> health >> points >> of >> most && health == "Health" && of == "of") {
        hurt_ = points < most;
    }
}

void SpeechHands::hear() {
    lines_ = board_->said();
    const bool lists = std::ranges::find(lines_, "Do what?") != lines_.end();
    for (const std::string& line : lines_) {
        heard_.push_back(line);
        learn(line);
        hear_of_health(line);
        const std::string listed = without_state(line);
        const std::size_t comma = listed.rfind(", ");
        if (lists && comma != std::string::npos && is_key(listed.substr(comma + 2))) {
            in_the_list_[listed.substr(0, comma)] = listed.substr(comma + 2);
        }
    }
}

/// Learns from "Enter: confirm", "n, New game" and "1 of 7: n, New game".
void SpeechHands::learn(const std::string& line) {
    const std::size_t colon = line.find(": ");
    const std::size_t of = line.find(" of ");
    if (of != std::string::npos && colon != std::string::npos && of < colon &&
        line.find_first_not_of("0123456789") == of) {
        return learn(line.substr(colon + 2));
    }
    const std::size_t comma = line.find(", ");
    if (colon != std::string::npos && is_key(line.substr(0, colon))) {
        names_[line.substr(0, colon)] = line.substr(colon + 2);
    } else if (comma == 1) {
        const std::size_t end = std::min(line.find(", ", comma + 2), line.size());
        names_[line.substr(0, 1)] = line.substr(comma + 2, end - comma - 2);
    }
}

}  // namespace torchwake::tests
