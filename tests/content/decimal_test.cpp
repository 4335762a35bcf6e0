#include <torchwake/content/decimal.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

using torchwake::content::parse_tenths;
using torchwake::content::to_string;
using torchwake::core::Tenths;

TEST_CASE("decimals of at most one place are read exactly", "[content][decimal][I1]") {
    CHECK(parse_tenths("0.5") == Tenths{5});
    CHECK(parse_tenths("12") == Tenths{120});
    CHECK(parse_tenths("-1.5") == Tenths{-15});
    CHECK(parse_tenths("-0.5") == Tenths{-5});
    CHECK(parse_tenths("3.0") == Tenths{30});
    CHECK(parse_tenths("100000") == Tenths{1000000});
}

TEST_CASE("anything else is no decimal", "[content][decimal][I1]") {
    for (const std::string_view text :
         {"",   "-",  ".",  ".5",   "5.",    "0.55",     "1,5",    "+1",          "--1", "1e3",
          " 1", "1 ", "01", "0.-5", "1.5.5", "100000.1", "100001", "99999999999", "-.5", "a"}) {
        INFO(text);
        CHECK_FALSE(parse_tenths(text).has_value());
    }
}

TEST_CASE("tenths are written so that they read back", "[content][decimal]") {
    CHECK(to_string(Tenths{5}) == "0.5");
    CHECK(to_string(Tenths{-5}) == "-0.5");
    CHECK(to_string(Tenths{120}) == "12");
    for (std::int32_t value = -2000; value <= 2000; ++value) {
        REQUIRE(parse_tenths(to_string(Tenths{value})) == Tenths{value});
    }
}
