#include <torchwake/screen/text_filter.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::screen {
namespace {

TEST_CASE("a filter admits lines that hold its text, in small letters or capitals of any script",
          "[screen][H3][H6]") {
    CHECK(admits({"", true}, "anything"));
    CHECK(admits({"SWO", true}, "a short sword"));
    CHECK_FALSE(admits({"swa", true}, "a short sword"));
    CHECK(admits({"über", true}, "Ein Ring der ÜBERSICHT"));
    CHECK(admits({"MIECZ ł", true}, "miecz Łowcy"));
    CHECK(admits({"Меч", true}, "короткий меч"));
    CHECK_FALSE(admits({"a", true}, "ä"));
}

}  // namespace
}  // namespace torchwake::screen
