#include "save/folder_question.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {

TEST_CASE("a named folder holds all", "[save][folders]") {
    FolderQuestion asked = question({{"HOME", "/home/ann"}});
    asked.user_dir = "here";
    const auto folders = find_folders(asked);
    REQUIRE(folders.has_value());
    CHECK(*folders == Folders{"here", "here", "here"});
}

TEST_CASE("a portable program keeps all beside itself", "[save][folders]") {
    FolderQuestion asked = question({{"HOME", "/home/ann"}});
    asked.file_exists = [](const std::filesystem::path& path) {
        return path == "/opt/torchwake/portable.txt";
    };
    const auto folders = find_folders(asked);
    REQUIRE(folders.has_value());
    CHECK(folders->data == "/opt/torchwake/user");
}

}  // namespace torchwake::save
