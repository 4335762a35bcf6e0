#include "project_file.hpp"

namespace torchwake::testing {

std::string project_file(const std::string& below) {
    return TORCHWAKE_SOURCE_DIR "/" + below;
}

}  // namespace torchwake::testing
