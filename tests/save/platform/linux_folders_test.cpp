#include "save/folder_question.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {

TEST_CASE("without more, folders are below the home folder", "[save][folders]") {
    const auto folders = find_folders(question({{"HOME", "/home/ann"}}));
    REQUIRE(folders.has_value());
    CHECK(*folders == Folders{"/home/ann/.config/torchwake", "/home/ann/.local/share/torchwake",
                              "/home/ann/.local/state/torchwake"});
}

TEST_CASE("the desktop's variables name the base folders", "[save][folders]") {
    const auto folders = find_folders(
        question({{"XDG_CONFIG_HOME", "/c"}, {"XDG_DATA_HOME", "/d"}, {"XDG_STATE_HOME", "/s"}}));
    REQUIRE(folders.has_value());
    CHECK(*folders == Folders{"/c/torchwake", "/d/torchwake", "/s/torchwake"});
}

TEST_CASE("relative and empty variables are ignored", "[save][folders]") {
    const auto folders = find_folders(question(
        {{"HOME", "/home/ann"}, {"XDG_CONFIG_HOME", "c"}, {"XDG_DATA_HOME", ""}, {"XDG_STATE_HOME", "."}}));
    REQUIRE(folders.has_value());
    CHECK(folders->config == "/home/ann/.config/torchwake");
    CHECK(folders->data == "/home/ann/.local/share/torchwake");
    CHECK(folders->state == "/home/ann/.local/state/torchwake");
}

TEST_CASE("without a home no folder is known, and that is said", "[save][folders]") {
    for (const Environment& environment : {Environment{}, Environment{{"HOME", "home"}}}) {
        const auto folders = find_folders(question(environment));
        REQUIRE_FALSE(folders.has_value());
        CHECK(folders.error().message.find("--user-dir") != std::string::npos);
    }
}

}  // namespace torchwake::save
