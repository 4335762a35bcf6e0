#include "project_file.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace torchwake::build {
namespace {

namespace fs = std::filesystem;

const fs::path tests = fs::path(testing::project_file("tests"));

/// The ids of the ledger: the first word of each line that is no comment.
std::set<std::string> ledger_ids() {
    std::set<std::string> ids;
    std::ifstream ledger(tests / "ledger.txt");
    for (std::string line; std::getline(ledger, line);) {
        std::istringstream words(line);
        std::string id;
        if (words >> id && id != "#") {
            ids.insert(id);
        }
    }
    return ids;
}

std::string text_of(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// The ids in the tags of every test case.
std::set<std::string> tagged_ids() {
    static const std::regex test_case(
        R"re((?:TEST_CASE|TEST_CASE_METHOD)\([^;{]*?"((?:\[[^\]"]+\])+)"\s*\))re");
    static const std::regex id(R"(\[([A-Z][0-9]+)\])");
    std::set<std::string> ids;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(tests)) {
        if (entry.path().extension() != ".cpp") {
            continue;
        }
        const std::string text = text_of(entry.path());
        for (std::sregex_iterator found(text.begin(), text.end(), test_case), end; found != end; ++found) {
            const std::string tags = (*found)[1];
            for (std::sregex_iterator tag(tags.begin(), tags.end(), id); tag != end; ++tag) {
                ids.insert((*tag)[1]);
            }
        }
    }
    return ids;
}

TEST_CASE("every behaviour of the ledger has a test, and no test names one that is not there", "[build]") {
    const std::set<std::string> listed = ledger_ids();
    REQUIRE(listed.size() > 40);
    const std::set<std::string> tagged = tagged_ids();
    for (const std::string& id : listed) {
        CAPTURE(id);
        CHECK(tagged.contains(id));
    }
    for (const std::string& id : tagged) {
        CAPTURE(id);
        CHECK(listed.contains(id));
    }
}

}  // namespace
}  // namespace torchwake::build
