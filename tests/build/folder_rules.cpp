#include "build/folder_rules.hpp"

#include "build/source_text.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace torchwake::build {
namespace {

namespace fs = std::filesystem;

constexpr const char* list_name = "folders.txt";

/// "words" for "words/labels.cpp"; empty for a file beside the folders.
std::string folder_of(const std::string& file) {
    return fs::path(file).parent_path().generic_string();
}

/// The private header that a line includes, as it is written there.
std::optional<std::string> included_header(std::string_view line) {
    constexpr std::string_view start = "#include \"";
    if (!line.starts_with(start)) {
        return std::nullopt;
    }
    line.remove_prefix(start.size());
    return std::string(line.substr(0, line.find('"')));
}

}  // namespace

FolderRules::FolderRules(const fs::path& src) : src_(src) {
    if (!fs::exists(src / list_name)) {
        return;
    }
    const std::vector<std::string> lines = lines_of(src / list_name);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::vector<std::string> words = words_of(lines[line]);
        if (words.empty() || words.front().starts_with('#')) {
            continue;
        }
        if (fs::path(words.front()).has_extension()) {
            exceptions_.push_back({line, words.front(), words.size() > 1 ? words[1] : "", words.size() > 2});
        } else {
            lines_.emplace(words.front(), line);
        }
    }
}

std::vector<std::string> FolderRules::breaches() const {
    std::vector<std::string> found;
    std::set<std::string> folders;
    std::vector<Crossing> back;
    for (const fs::path& path : sources_under(src_)) {
        const std::string folder = folder_of(path.lexically_relative(src_).generic_string());
        folders.insert(folder);
        if (!lines_.contains(folder) && !(lines_.empty() && folder.empty())) {
            found.push_back(path.generic_string() + ": its folder is not listed in " + list_name);
        }
        std::ranges::copy_if(crossings_of(path), std::back_inserter(back),
                             [this](const Crossing& crossing) { return runs_back(crossing); });
    }
    for (const Crossing& crossing : back) {
        if (!is_excepted(crossing)) {
            found.push_back(place(src_ / crossing.file, crossing.line) + folder_of(crossing.included) +
                            " does not stand above " + folder_of(crossing.file));
        }
    }
    check_list(folders, back, found);
    return found;
}

std::vector<FolderRules::Crossing> FolderRules::crossings_of(const fs::path& file) const {
    std::vector<Crossing> found;
    const std::vector<std::string> lines = lines_of(file);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::optional<std::string> header = included_header(lines[line]);
        if (!header) {
            continue;
        }
        const fs::path beside = (file.parent_path() / *header).lexically_normal();
        const fs::path target = fs::exists(beside) ? beside.lexically_relative(src_) : fs::path(*header);
        const std::string name = file.lexically_relative(src_).generic_string();
        if (folder_of(target.generic_string()) != folder_of(name)) {
            found.push_back({line, name, target.generic_string()});
        }
    }
    return found;
}

bool FolderRules::runs_back(const Crossing& crossing) const {
    const auto from = lines_.find(folder_of(crossing.file));
    const auto to = lines_.find(folder_of(crossing.included));
    return from != lines_.end() && to != lines_.end() && from->second < to->second;
}

bool FolderRules::is_excepted(const Crossing& crossing) const {
    return std::ranges::any_of(
        exceptions_, [&crossing](const Exception& exception) { return exception.allows(crossing); });
}

void FolderRules::check_list(const std::set<std::string>& folders, const std::vector<Crossing>& back,
                             std::vector<std::string>& found) const {
    const fs::path list = src_ / list_name;
    for (const auto& [folder, line] : lines_) {
        if (!folders.contains(folder)) {
            found.push_back(place(list, line) + folder + " has no sources");
        }
    }
    for (const Exception& exception : exceptions_) {
        const bool needed = std::ranges::any_of(
            back, [&exception](const Crossing& crossing) { return exception.allows(crossing); });
        if (!needed) {
            found.push_back(place(list, exception.line) + "this exception is not needed");
        } else if (!exception.has_reason) {
            found.push_back(place(list, exception.line) + "this exception lacks its reason");
        }
    }
}

}  // namespace torchwake::build
