#include "speech/speaker.hpp"

#include "boxes/help_row.hpp"
#include "boxes/screens.hpp"
#include "rows/help_labels.hpp"
#include "speech/menu_speech.hpp"
#include "speech/spoken_text.hpp"

#include <torchwake/screen/layer.hpp>

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace torchwake::panels {
namespace {

using Lines = std::vector<std::string>;

/// The most messages that wait to be said.
constexpr std::size_t most_messages = 200;

template <class Model>
ScreenSpeech tell(const Model& model, const PaintContext& with) {
    if constexpr (requires(const forecast::Knowledge& known) { tell_screen(model, known, with); }) {
        return with.open_screens.play != nullptr ? tell_screen(model, with.knowledge(), with)
                                                 : ScreenSpeech{};
    } else {
        return tell_screen(model, with);
    }
}

/// The lines that are not empty, as they are said.
Lines spoken_lines(const std::vector<words::TextLine>& lines) {
    Lines said;
    for (const words::TextLine& line : lines) {
        if (std::string text = spoken(line); !text.empty()) {
            said.push_back(std::move(text));
        }
    }
    return said;
}

/// Appends the lines of a screen that are not among its former ones.
void append_new(Lines& said, const Lines& now, const Lines& former) {
    std::ranges::copy_if(now, std::back_inserter(said), [&former](const std::string& line) {
        return std::ranges::find(former, line) == former.end();
    });
}

bool is_play(const screen::Entry& entry) {
    return screen::model_in<screen::PlayModel>(entry.layer) != nullptr;
}

/// True while the world goes on by itself; what is around is told at the end of it.
bool goes_on(const screen::Entry& innermost) {
    return screen::model_in<screen::AutoActionModel>(innermost.layer) != nullptr ||
           screen::model_in<screen::AnimationModel>(innermost.layer) != nullptr;
}

MenuWords words_of_menu(const PaintContext& with) {
    MenuWords words = with.source.box_words();
    if (with.open_screens.play != nullptr) {
        words.knowledge = with.knowledge();
    }
    return words;
}

/// The chosen line of a menu and what is told about it.
Lines choice_in(const screen::MenuModel& menu, const ScreenSpeech& speech, const PaintContext& with) {
    Lines lines{told_choice(menu, words_of_menu(with))};
    const words::TextLine note = told_of_line(menu.lines[static_cast<std::size_t>(menu.cursor)], with.source);
    if (std::string told = spoken(note); !told.empty()) {
        lines.push_back(std::move(told));
    }
    std::ranges::move(spoken_lines(speech.choice), std::back_inserter(lines));
    return lines;
}

}  // namespace

void Speaker::hear(const words::TextLine& message) {
    if (speaks_ && messages_.size() < most_messages) {
        messages_.push_back(spoken(message));
    }
}

void Speaker::ask(screen::SpeechTopic topic) {
    asked_ = topic;
}

void Speaker::forget_game() {
    messages_.clear();
    play_.forget();
}

std::vector<std::string> Speaker::speak(std::span<const screen::Entry> screens, const PaintContext& with) {
    speaks_ = true;
    Lines lines = std::exchange(messages_, {});
    drop_closed(screens);
    for (const screen::Entry& entry : screens) {
        const bool innermost = &entry == &screens.back();
        if (is_play(entry) && with.open_screens.play == nullptr) {
            continue;  // another screen covers it
        }
        tell(entry, innermost, with, lines);
        if (is_play(entry) && !goes_on(screens.back())) {
            std::ranges::move(play_.changes(with.knowledge(), *with.source.words), std::back_inserter(lines));
        }
    }
    tell_keys(screens, with, lines);
    tell_asked(with, lines);
    if (!lines.empty()) {
        last_ = lines;
    }
    return lines;
}

/// Forgets the screens that are no longer open.
void Speaker::drop_closed(std::span<const screen::Entry> screens) {
    const std::size_t before = said_.size();
    std::erase_if(said_, [screens](const Said& said) {
        return std::ranges::none_of(screens, [&said](const screen::Entry& entry) {
            return entry.name == said.name && entry.layer == said.layer;
        });
    });
    came_back_ = said_.size() < before;
    if (came_back_) {
        keys_.clear();
    }
}

Speaker::Said* Speaker::find_said(const screen::Entry& entry) {
    const auto found = std::ranges::find_if(
        said_, [&entry](const Said& said) { return entry.name == said.name && entry.layer == said.layer; });
    return found == said_.end() ? nullptr : &*found;
}

/// Says a screen that has opened; of any other the title where it is uncovered again, and what changed.
void Speaker::tell(const screen::Entry& entry, bool innermost, const PaintContext& with, Lines& lines) {
    Said* said = find_said(entry);
    if (said != nullptr && !innermost && !is_play(entry)) {
        return;
    }
    const ScreenSpeech speech =
        std::visit([&with](const auto* model) { return panels::tell(*model, with); }, entry.layer);
    const screen::MenuModel* const menu = screen::menu_in(entry.layer);
    const bool is_new = said == nullptr;
    if (is_new) {
        said_.push_back({entry.name, entry.layer, {}, {}, {}});
        said = &said_.back();
        keys_.clear();
    }
    const bool uncovered = came_back_ && innermost && !is_play(entry);
    const std::string title = spoken(speech.title);
    if (!title.empty() && (is_new || uncovered || title != said->title)) {
        lines.push_back(title);
    }
    Lines shown = spoken_lines(speech.lines);
    append_new(lines, shown, said->lines);
    Lines choice;
    if (menu != nullptr) {
        if (is_new && menu->lines.size() > 1) {
            std::ranges::move(told_lines(*menu, words_of_menu(with)), std::back_inserter(lines));
        }
        choice = choice_in(*menu, speech, with);
        if (uncovered || choice.front() != (said->choice.empty() ? "" : said->choice.front())) {
            std::ranges::copy(choice, std::back_inserter(lines));
        } else {
            append_new(lines, choice, said->choice);
        }
    }
    *said = {entry.name, entry.layer, title, std::move(shown), std::move(choice)};
}

/// Says the keys of the innermost screen when it opens; those of the game as they come to matter.
void Speaker::tell_keys(std::span<const screen::Entry> screens, const PaintContext& with, Lines& lines) {
    if (screens.empty() || goes_on(screens.back())) {
        return;
    }
    constexpr std::int32_t rank_that_matters = 2;
    HelpSource source{screens, with.source.keys, with.source.words};
    if (with.open_screens.play != nullptr) {
        source.knowledge = with.knowledge();
    }
    Lines keys;
    for (const ActionLabel& label : help_labels(source, {{0, 0}, {unbroken, 1}}, 0)) {
        if (!is_play(screens.back()) || (label.useful && label.rank <= rank_that_matters)) {
            keys.push_back(label.key.empty()
                               ? label.text
                               : spoken(with.source.words->say(
                                     "speech-key", {{"key", label.key}, {"action", label.text}})));
        }
    }
    append_new(lines, keys, keys_);
    keys_ = std::move(keys);
}

void Speaker::tell_asked(const PaintContext& with, Lines& lines) {
    const std::optional<screen::SpeechTopic> asked = std::exchange(asked_, std::nullopt);
    if (!asked) {
        return;
    }
    if (*asked == screen::SpeechTopic::Again) {
        std::ranges::copy(last_, std::back_inserter(lines));
        if (last_.empty()) {
            lines.push_back(with.source.words->get("speech-nothing-said"));
        }
    } else if (*asked == screen::SpeechTopic::Surroundings && in_menu()) {
        repeat_innermost(lines);
    } else if (with.open_screens.play != nullptr) {
        std::ranges::move(*asked == screen::SpeechTopic::Hero
                              ? tell_hero(with.knowledge(), *with.source.words)
                              : tell_surroundings(with.knowledge(), *with.source.words),
                          std::back_inserter(lines));
    } else if (!said_.empty()) {
        repeat_innermost(lines);
    }
}

bool Speaker::in_menu() const {
    return !said_.empty() && screen::menu_in(said_.back().layer) != nullptr;
}

/// Requires: a screen was said.
void Speaker::repeat_innermost(Lines& lines) const {
    const Said& screen = said_.back();
    lines.push_back(screen.title);
    std::ranges::copy(screen.lines, std::back_inserter(lines));
    std::ranges::copy(screen.choice, std::back_inserter(lines));
}

}  // namespace torchwake::panels
