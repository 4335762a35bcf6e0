#pragma once

// Compares text screens with the files in tests/panels/golden. To approve the present screens:
//   TORCHWAKE_APPROVE=1 ctest -L panels
// and read the difference before you commit it.

#include "project_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace torchwake::panels {

inline void check_golden(const std::string& name, const std::string& drawn) {
    const std::string path = testing::project_file("tests/panels/golden/") + name + ".txt";
    if (std::getenv("TORCHWAKE_APPROVE") != nullptr) {
        std::ofstream(path, std::ios::binary) << drawn;
    }
    std::ifstream file(path, std::ios::binary);
    const std::string approved(std::istreambuf_iterator<char>(file), {});
    INFO("tests/panels/golden/" << name << ".txt");
    CHECK(drawn == approved);
}

}  // namespace torchwake::panels
