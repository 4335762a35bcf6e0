#pragma once

// Data files with one changed value: for each leaf of a sound JSON text (neither object nor array), texts in
// which it has another type, sign or size, is missing, stands twice, is an unknown id or a neighbour's, or
// makes a definition like itself.

#include "project_file.hpp"

#include <torchwake/content/loader.hpp>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// The texts of the game's own data.
[[nodiscard]] inline DataTexts game_texts() {
    DataTexts texts;
    for (const DataFile& file : data_files) {
        std::ifstream in(std::filesystem::path(testing::project_file("assets/data")) / file.name);
        texts.*file.text = std::string(std::istreambuf_iterator<char>(in), {});
    }
    return texts;
}

/// The place of a leaf in a text.
struct Leaf {
    std::size_t from = 0;   ///< of its member's name; of itself in an array
    std::size_t value = 0;  ///< of itself
    std::size_t end = 0;    ///< behind it
};

/// Behind the string that begins there.
[[nodiscard]] inline std::size_t behind_string(std::string_view text, std::size_t quote) {
    std::size_t place = quote + 1;
    while (text[place] != '"') {
        place += text[place] == '\\' ? 2U : 1U;
    }
    return place + 1;
}

/// The leaves of a sound JSON text in its order.
[[nodiscard]] inline std::vector<Leaf> leaves_of(std::string_view text) {
    constexpr std::string_view blank = " \n\r\t";
    std::vector<Leaf> leaves;
    std::size_t name = std::string_view::npos;
    for (std::size_t place = text.find_first_not_of(blank); place < text.size();
         place = text.find_first_not_of(blank, place)) {
        if (std::string_view("{}[],:").find(text[place]) != std::string_view::npos) {
            name = text[place] == ':' ? name : std::string_view::npos;
            ++place;
            continue;
        }
        const std::size_t end =
            text[place] == '"' ? behind_string(text, place) : text.find_first_of(" \n\r\t{}[],:", place);
        const std::size_t next = text.find_first_not_of(blank, end);
        if (next != std::string_view::npos && text[next] == ':') {
            name = place;
        } else {
            leaves.push_back({name == std::string_view::npos ? place : name, place, end});
        }
        place = end;
    }
    return leaves;
}

/// A part of a text, and what stands in its place.
struct TextChange {
    std::string what;
    std::size_t from = 0;
    std::size_t end = 0;
    std::string instead;
};

/// All changes of the leaves of a text.
class Changes {
  public:
    /// The text outlives this.
    explicit Changes(std::string_view text) : text_(text), leaves_(leaves_of(text)) {}

    [[nodiscard]] std::size_t leaves() const { return leaves_.size(); }

    /// The changes of one leaf.
    [[nodiscard]] std::vector<TextChange> of(std::size_t index) const {
        const Leaf& leaf = leaves_[index];
        const std::string member(text_.substr(leaf.from, leaf.end - leaf.from));
        const std::string where = member + " at " + std::to_string(leaf.from);
        std::vector<TextChange> changes;
        for (const std::string& value : values_for(index)) {
            changes.push_back({where + " -> " + value.substr(0, 40), leaf.value, leaf.end, value});
        }
        changes.push_back(without(leaf, where + " left out"));
        changes.push_back({where + " twice", leaf.from, leaf.end, member + ", " + member});
        if (member.starts_with("\"id\"")) {
            const std::string itself(text_.substr(leaf.value, leaf.end - leaf.value));
            changes.push_back(
                {where + " like itself", leaf.from, leaf.end, "\"like\": " + itself + ", " + member});
        }
        return changes;
    }

    /// The text with one of its changes.
    [[nodiscard]] std::string with(const TextChange& change) const {
        std::string changed(text_.substr(0, change.from));
        changed += change.instead;
        changed += text_.substr(change.end);
        return changed;
    }

  private:
    [[nodiscard]] TextChange without(const Leaf& leaf, const std::string& what) const {
        const std::size_t next = text_.find_first_not_of(" \n\r\t", leaf.end);
        if (text_[next] == ',') {
            return {what, leaf.from, next + 1, ""};
        }
        const std::size_t before = text_.find_last_not_of(" \n\r\t", leaf.from - 1);
        return {what, text_[before] == ',' ? before : leaf.from, leaf.end, ""};
    }

    [[nodiscard]] std::vector<std::string> values_for(std::size_t index) const {
        const Leaf& leaf = leaves_[index];
        const std::string value(text_.substr(leaf.value, leaf.end - leaf.value));
        std::vector<std::string> values{"null", "[]", "{}", "1.5", "true", "false"};
        if (value.front() != '"') {
            for (const char* number : {"0", "1", "50", "1000000", "2147483648", "9223372036854775807",
                                       "99999999999999999999", "\"x\""}) {
                values.emplace_back(number);
            }
            values.push_back(value.front() == '-' ? value.substr(1) : "-" + value);
            return values;
        }
        for (const char* string : {"7", "\"\"", "\"no_such_id\"", "\"-1d6\"", "\"100d1000+1000000\"",
                                   "\"1000000\"", "\"-1000000.0\"", "\"\\u0001\"", "\"\\ud83d\""}) {
            values.emplace_back(string);
        }
        values.push_back('"' + std::string(20'000, 'a') + '"');
        values.push_back("\"-" + value.substr(1));
        for (const std::size_t other : {index + 1, index + leaves_.size() - 1, namesake(index)}) {
            const Leaf& neighbour = leaves_[other % leaves_.size()];
            values.emplace_back(text_.substr(neighbour.value, neighbour.end - neighbour.value));
        }
        return values;
    }

    /// The next leaf whose member has the same name.
    [[nodiscard]] std::size_t namesake(std::size_t index) const {
        const auto name = [this](std::size_t leaf) {
            return text_.substr(leaves_[leaf].from, leaves_[leaf].value - leaves_[leaf].from);
        };
        for (std::size_t other = index + 1; other < leaves_.size(); ++other) {
            if (name(other) == name(index)) {
                return other;
            }
        }
        return index;
    }

    std::string_view text_;
    std::vector<Leaf> leaves_;
};

}  // namespace torchwake::content
