#include "runs/run_files.hpp"

#include <torchwake/json/identifier.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <charconv>

namespace torchwake::save {
namespace {

constexpr std::string_view part_start = "journal-";
constexpr std::string_view part_end = ".log";
constexpr std::string_view snapshot_start = "snapshot-";
constexpr std::string_view snapshot_end = ".save";

/// Parses a number in the form of std::to_string, up to highest_number.
std::optional<std::int64_t> parse_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number =
        error == std::errc() && end == text.data() + text.size() && number >= 0 && number <= highest_number;
    return is_number && std::to_string(number) == text ? std::optional(number) : std::nullopt;
}

std::vector<std::int64_t> numbers_between(const std::vector<std::string>& names, std::string_view start,
                                          std::string_view end) {
    std::vector<std::int64_t> numbers;
    for (const std::string_view name : names) {
        if (name.size() <= start.size() + end.size() || !name.starts_with(start) || !name.ends_with(end)) {
            continue;
        }
        const std::size_t digits = name.size() - start.size() - end.size();
        if (const auto number = parse_number(name.substr(start.size(), digits))) {
            numbers.push_back(*number);
        }
    }
    std::ranges::sort(numbers);
    return numbers;
}

}  // namespace

bool is_held(const FileError& error) {
    return error.reason == boost::system::errc::resource_unavailable_try_again;
}

std::string part_name(std::int64_t number) {
    return std::string(part_start) + std::to_string(number) + std::string(part_end);
}

std::string snapshot_name(std::int64_t records) {
    return std::string(snapshot_start) + std::to_string(records) + std::string(snapshot_end);
}

std::vector<std::int64_t> part_numbers(const std::vector<std::string>& names) {
    return numbers_between(names, part_start, part_end);
}

std::vector<std::int64_t> snapshot_records(const std::vector<std::string>& names) {
    return numbers_between(names, snapshot_start, snapshot_end);
}

bool is_run_name(std::string_view name) {
    return json::is_identifier(name);
}

std::int64_t run_number(std::string_view name) {
    const std::size_t bar = name.rfind('_');
    return bar == std::string_view::npos ? 0 : parse_number(name.substr(bar + 1)).value_or(0);
}

std::string run_name(std::string_view hero_name, std::int64_t number) {
    constexpr std::size_t longest_hero = 20;
    std::string name;
    for (const char letter : hero_name.substr(0, longest_hero)) {
        const bool is_upper = letter >= 'A' && letter <= 'Z';
        const char lower = is_upper ? static_cast<char>(letter - 'A' + 'a') : letter;
        name += json::is_identifier_letter(lower) ? lower : '_';
    }
    return (name.empty() ? "nameless" : name) + '_' + std::to_string(number);
}

std::string shown(const std::filesystem::path& path) {
    return (path.parent_path().filename() / path.filename()).generic_string();
}

}  // namespace torchwake::save
