#pragma once

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <string>
#include <system_error>

namespace torchwake::save {

/// A folder of its own, gone at the end of the test.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        constexpr int most = 100'000;
        const std::filesystem::path parent = std::filesystem::temp_directory_path();
        for (int number = 0; path_.empty(); ++number) {
            REQUIRE(number < most);
            // Another process may make it at the same moment; only one of them makes it anew.
            const auto candidate = parent / ("torchwake-" + std::to_string(number));
            if (std::filesystem::create_directory(candidate)) {
                path_ = candidate;
            }
        }
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

}  // namespace torchwake::save
