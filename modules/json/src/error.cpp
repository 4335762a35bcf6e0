#include <torchwake/json/error.hpp>

namespace torchwake::json {

std::string to_string(const Error& error) {
    std::string text = error.file;
    if (error.line > 0) {
        text += ':' + std::to_string(error.line);
    }
    if (!error.pointer.empty()) {
        text += ", " + error.pointer;
    }
    return text + ": found " + error.found + ", expected " + error.expected;
}

}  // namespace torchwake::json
