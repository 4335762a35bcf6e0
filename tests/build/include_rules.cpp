#include "build/include_rules.hpp"

#include "build/source_text.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>

namespace torchwake::build {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view public_only = "public:";

bool is_public_header(const fs::path& file) {
    return file.generic_string().find("/include/") != std::string::npos;
}

/// The module that `line` includes a public header of, or nothing.
std::string included_module(std::string_view line) {
    constexpr std::string_view start = "#include <torchwake/";
    if (!line.starts_with(start)) {
        return {};
    }
    line.remove_prefix(start.size());
    return std::string(line.substr(0, line.find('/')));
}

void add_forbidden(const fs::path& file, const std::vector<std::string>& texts,
                   std::vector<std::string>& found) {
    const std::vector<std::string> lines = lines_of(file);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        for (const std::string& text : texts) {
            if (lines[line].find(text) != std::string::npos) {
                found.push_back(place(file, line) + text + " is not allowed here");
            }
        }
    }
}

}  // namespace

IncludeRules::IncludeRules(const fs::path& modules_txt) {
    for (const std::string& line : lines_of(modules_txt)) {
        std::vector<std::string> words = words_of(line);
        if (words.empty() || words.front().starts_with('#')) {
            continue;
        }
        const std::string name = words.front();
        words.erase(words.begin());
        if (name.starts_with('@')) {
            texts_[name.substr(1)] = words;
        } else {
            read_rule(name, words);
        }
    }
}

void IncludeRules::read_rule(const std::string& module, const std::vector<std::string>& words) {
    if (module != "*") {
        modules_.push_back(module);
    }
    Rule& rule = rules_[module];
    for (const std::string& word : words) {
        const bool in_public = word.starts_with(public_only);
        std::vector<std::string>& texts = in_public ? rule.in_public_headers : rule.everywhere;
        const std::vector<std::string>& meant = texts_of(in_public ? word.substr(public_only.size()) : word);
        texts.insert(texts.end(), meant.begin(), meant.end());
    }
}

const std::vector<std::string>& IncludeRules::texts_of(const std::string& word) const {
    const auto found = texts_.find(word);
    if (found == texts_.end()) {
        throw std::runtime_error("modules.txt uses the word " + word + " before a line @" + word);
    }
    return found->second;
}

std::vector<std::string> IncludeRules::breaches(const fs::path& project) const {
    std::vector<std::string> found;
    const auto for_all = rules_.find("*");
    for (const char* directory : {"app", "modules", "tests"}) {
        for (const fs::path& file : sources_under(project / directory)) {
            if (for_all != rules_.end()) {
                add_forbidden(file, for_all->second.everywhere, found);
            }
        }
    }
    for (const std::string& module : modules_) {
        for (const fs::path& file : sources_under(project / "modules" / module)) {
            const Rule& rule = rules_.at(module);
            add_forbidden(file, rule.everywhere, found);
            if (is_public_header(file)) {
                add_forbidden(file, rule.in_public_headers, found);
            }
            check_order(file, module, found);
        }
    }
    return found;
}

void IncludeRules::check_order(const fs::path& file, std::string_view module,
                               std::vector<std::string>& found) const {
    const auto own = std::ranges::find(modules_, module);
    const std::vector<std::string> lines = lines_of(file);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::string included = included_module(lines[line]);
        if (!included.empty() && std::find(modules_.begin(), own + 1, included) == own + 1) {
            found.push_back(place(file, line) + included + " does not stand above " + std::string(module));
        }
    }
}

}  // namespace torchwake::build
