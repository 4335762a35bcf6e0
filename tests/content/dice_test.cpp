#include <torchwake/content/dice.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>

using torchwake::content::Dice;
using torchwake::content::parse_dice;

TEST_CASE("dice are written NdM, NdM+K, NdM-K or K", "[content][dice][C3]") {
    CHECK(parse_dice("1d4") == Dice{1, 4, 0});
    CHECK(parse_dice("2d6+3") == Dice{2, 6, 3});
    CHECK(parse_dice("3d8-2") == Dice{3, 8, -2});
    CHECK(parse_dice("5") == Dice{0, 0, 5});
    CHECK(parse_dice("0") == Dice{0, 0, 0});
    CHECK(parse_dice("1d6+0") == Dice{1, 6, 0});
    CHECK(parse_dice("100d1000+10000") == Dice{100, 1000, 10000});
}

TEST_CASE("anything else is no dice", "[content][dice][C3]") {
    for (const std::string_view text :
         {"",        "d",         "d6",   "1d",          "0d6",           "1d0",
          "1D6",     "1d6+",      "1d6-", "1d6+-1",      "+1d6",          "-1",
          "+1",      "1d6 ",      " 1d6", "1 d6",        "1d 6",          "1d6+1d4",
          "1d6*2",   "01d6",      "1d06", "1d6+01",      "101d6",         "1d1001",
          "10001",   "1d6+10001", "1.5",  "1d6.5",       "1d6d6",         "one",
          "1d6+1+1", "1d6+1-1",   "0x1",  "99999999999", "1d99999999999", "1d6+99999999999",
          "\xD9\xA1"}) {
        INFO(text);
        CHECK_FALSE(parse_dice(text).has_value());
    }
}

TEST_CASE("dice know their least and their greatest sum", "[content][dice][C3]") {
    CHECK((Dice{2, 6, 3}.minimum() == 5 && Dice{2, 6, 3}.maximum() == 15));
    CHECK((Dice{0, 0, 4}.minimum() == 4 && Dice{0, 0, 4}.maximum() == 4));
    CHECK((Dice{1, 4, -3}.minimum() == -2 && Dice{1, 4, -3}.maximum() == 1));
}
