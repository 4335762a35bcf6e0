#include "names.hpp"

#include "escape.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace torchwake::json {
namespace {

/// The number of letters to add, drop or replace. Source: Wagner, Fischer, "The string-to-string correction
/// problem", 1974.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Compares each name with those before it, which takes no memory if none is repeated. Cost: quadratic.
std::vector<std::size_t> repeated_among_few(std::span<const Member> members) {
    std::vector<std::size_t> repeated;
    for (std::size_t at = 1; at < members.size(); ++at) {
        const String& name = members[at].name;
        const auto earlier = members.first(at);
        if (std::ranges::find(earlier, name, &Member::name) != earlier.end()) {
            repeated.push_back(at);
        }
    }
    return repeated;
}

std::vector<std::size_t> repeated_among_many(std::span<const Member> members) {
    std::vector<std::size_t> order(members.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [members](std::size_t a, std::size_t b) {
        return std::pair(members[a].name.view(), a) < std::pair(members[b].name.view(), b);
    });
    std::vector<std::size_t> repeated;
    for (std::size_t at = 1; at < order.size(); ++at) {
        if (members[order[at]].name == members[order[at - 1]].name) {
            repeated.push_back(order[at]);
        }
    }
    std::ranges::sort(repeated);
    return repeated;
}

constexpr std::size_t longest_name = 48;
constexpr std::size_t longest_quote = 40;

}  // namespace

std::vector<std::size_t> repeated_members(std::span<const Member> members) {
    constexpr std::size_t few = 16;
    return members.size() <= few ? repeated_among_few(members) : repeated_among_many(members);
}

std::string_view closest_name(std::string_view wrong, std::span<const std::string_view> known) {
    std::string_view closest;
    if (wrong.size() > longest_name) {
        return closest;
    }
    std::size_t allowed = std::min<std::size_t>(2, (wrong.size() + 2) / 3);
    for (const std::string_view name : known) {
        const std::size_t distance = edit_distance(wrong, name);
        if (distance <= allowed && (closest.empty() || distance < allowed)) {
            closest = name;
            allowed = distance;
        }
    }
    return closest;
}

std::string child_pointer(std::string_view pointer, std::string_view name) {
    std::string child(pointer);
    child += '/';
    for (const char letter : name) {
        if (letter == '~') {
            child += "~0";
        } else if (letter == '/') {
            child += "~1";
        } else {
            child += letter;
        }
    }
    return child;
}

std::string child_pointer(std::string_view pointer, std::size_t index) {
    return child_pointer(pointer, std::to_string(index));
}

std::string abridged(std::string_view text) {
    if (text.size() <= longest_quote) {
        return std::string(text);
    }
    std::size_t kept = longest_quote;
    while (kept > 0 && continues_character(text[kept])) {
        --kept;
    }
    return std::string(text.substr(0, kept)) + "...";
}

std::string quoted(std::string_view text) {
    std::string result;
    append_escaped(result, abridged(text));
    return result;
}

}  // namespace torchwake::json
