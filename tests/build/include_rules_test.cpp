#include "build/include_rules.hpp"

#include "build/folder_rules.hpp"
#include "project_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace torchwake::build {
namespace {

namespace fs = std::filesystem;

const fs::path project = testing::project_file("");
const fs::path samples = project / "tests/build/samples";

const std::vector<std::string> none;

TEST_CASE("every module includes only modules above it and nothing that it renounces", "[build]") {
    const IncludeRules rules(project / "cmake/modules.txt");

    CHECK(rules.breaches(project) == none);
}

TEST_CASE("every folder under modules stands in modules.txt and has a read-me", "[build]") {
    const IncludeRules rules(project / "cmake/modules.txt");
    const std::set<std::string> listed(rules.modules().begin(), rules.modules().end());

    for (const fs::directory_entry& entry : fs::directory_iterator(project / "modules")) {
        CAPTURE(entry.path().string());
        CHECK(listed.contains(entry.path().filename().string()));
        CHECK(fs::exists(entry.path() / "README.md"));
    }
}

TEST_CASE("every folder of a module's or the program's sources includes only folders above it", "[build]") {
    const IncludeRules rules(project / "cmake/modules.txt");

    CHECK(FolderRules(project / "app/src").breaches() == none);
    for (const std::string& module : rules.modules()) {
        CHECK(FolderRules(project / "modules" / module / "src").breaches() == none);
    }
}

TEST_CASE("the rules of folders name each kind of breach with its place", "[build]") {
    const fs::path sample = samples / "folders";
    const std::string root = sample.generic_string();

    const std::vector<std::string> expected = {
        root + "/loose.cpp: its folder is not listed in folders.txt",
        root + "/other/stray.cpp: its folder is not listed in folders.txt",
        root + "/base/upward.cpp:2: upper does not stand above base",
        root + "/folders.txt:4: empty has no sources",
        root + "/folders.txt:6: this exception is not needed",
        root + "/folders.txt:7: this exception lacks its reason",
    };
    CHECK(FolderRules(sample).breaches() == expected);
}

TEST_CASE("a module without folders needs no list of them", "[build]") {
    CHECK(FolderRules(samples / "folders/upper").breaches() == none);
}

TEST_CASE("the include rules name each kind of breach with file and line", "[build]") {
    const fs::path sample = samples / "breaches";
    const std::string root = sample.generic_string();
    const IncludeRules rules(sample / "modules.txt");

    const std::vector<std::string> expected = {
        root + "/app/main.cpp:1: <all.hpp> is not allowed here",
        root + "/modules/low/include/torchwake/low/open.hpp:3: boost/json is not allowed here",
        root + "/modules/low/src/upward.cpp:4: steady_clock is not allowed here",
        root + "/modules/low/src/upward.cpp:1: high does not stand above low",
    };
    CHECK(rules.breaches(sample) == expected);
}

TEST_CASE("a word that modules.txt doesn't define is refused", "[build]") {
    CHECK_THROWS_AS(IncludeRules(samples / "undefined_word.txt"), std::runtime_error);
}

}  // namespace
}  // namespace torchwake::build
