#include <torchwake/json/identifier.hpp>

#include <algorithm>

namespace torchwake::json {

bool is_identifier_letter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
}

bool is_identifier(std::string_view text) {
    return !text.empty() && text.size() <= longest_identifier &&
           std::ranges::all_of(text, is_identifier_letter);
}

}  // namespace torchwake::json
