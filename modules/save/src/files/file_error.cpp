#include <torchwake/save/file_port.hpp>

namespace torchwake::save {

std::string to_string(const FileError& error) {
    return "can't " + std::string(error.operation) + " " + error.path.string() + ": " +
           error.reason.message();
}

}  // namespace torchwake::save
