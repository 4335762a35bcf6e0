#include <torchwake/core/strong.hpp>
#include <torchwake/core/units.hpp>

#include <catch2/catch_test_macros.hpp>

#include <concepts>

using namespace torchwake::core;

namespace {

using DoorId = Id<struct DoorTag>;
using KeyId = Id<struct KeyTag>;

template <class A, class B>
concept Addable = requires(A a, B b) { a + b; };
template <class A, class B>
concept Comparable = requires(A a, B b) { a == b; };

}  // namespace

TEST_CASE("ids compare with their own kind only, and have no arithmetic", "[core]") {
    STATIC_CHECK(Comparable<DoorId, DoorId>);
    STATIC_CHECK_FALSE(Comparable<DoorId, KeyId>);
    STATIC_CHECK_FALSE(Comparable<DoorId, int>);
    STATIC_CHECK_FALSE(Addable<DoorId, DoorId>);
    STATIC_CHECK_FALSE(std::convertible_to<int, DoorId>);
}

TEST_CASE("an id is none until it is given", "[core]") {
    CHECK_FALSE(DoorId{}.valid());
    CHECK(DoorId{0}.valid());
    CHECK(DoorId{1} < DoorId{2});
}

TEST_CASE("quantities add with their own kind only", "[core]") {
    STATIC_CHECK(Addable<Turns, Turns>);
    STATIC_CHECK_FALSE(Addable<Turns, Cells>);
    STATIC_CHECK_FALSE(Comparable<Coins, Tenths>);
    STATIC_CHECK_FALSE(Addable<Turns, int>);
}

TEST_CASE("quantities count", "[core]") {
    Turns turns{3};
    turns += Turns{4};
    turns -= Turns{2};
    CHECK(turns == Turns{5});
    CHECK(turns * 3 == Turns{15});
    CHECK(-turns == Turns{-5});
    CHECK(Turns{2} - Turns{5} < Turns{0});
    CHECK(Coins{5'000'000'000} + Coins{1} == Coins{5'000'000'001});
}
