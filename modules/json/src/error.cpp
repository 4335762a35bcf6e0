#include <torchwake/core/utf8.hpp>
#include <torchwake/json/error.hpp>

namespace torchwake::json {

std::string to_string(const Error& error) {
    std::string text = core::printable(error.file);
    if (error.line > 0) {
        text += ':' + std::to_string(error.line);
    }
    if (!error.pointer.empty()) {
        text += ", " + core::printable(error.pointer);
    }
    return text + ": found " + error.found + ", expected " + error.expected;
}

}  // namespace torchwake::json
