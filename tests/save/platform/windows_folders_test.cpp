#include "save/folder_question.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::save {

TEST_CASE("options follow the person to other machines, runs stay", "[save][folders]") {
    const auto folders = find_folders(question(
        {{"APPDATA", R"(C:\Users\Ann\AppData\Roaming)"}, {"LOCALAPPDATA", R"(C:\Users\Ann\AppData\Local)"}}));
    REQUIRE(folders.has_value());
    CHECK(*folders == Folders{R"(C:\Users\Ann\AppData\Roaming\torchwake)",
                              R"(C:\Users\Ann\AppData\Local\torchwake)",
                              R"(C:\Users\Ann\AppData\Local\torchwake)"});
}

TEST_CASE("without the folders of the person none is known, and that is said", "[save][folders]") {
    for (const Environment& environment : {Environment{}, Environment{{"APPDATA", R"(C:\a)"}},
                                           Environment{{"APPDATA", R"(C:\a)"}, {"LOCALAPPDATA", "b"}}}) {
        const auto folders = find_folders(question(environment));
        REQUIRE_FALSE(folders.has_value());
        CHECK(folders.error().message.find("--user-dir") != std::string::npos);
    }
}

}  // namespace torchwake::save
