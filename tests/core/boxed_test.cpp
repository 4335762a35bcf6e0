#include <torchwake/core/boxed.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <utility>
#include <variant>

using torchwake::core::Boxed;
using torchwake::core::unboxed;

TEST_CASE("a boxed value is copied and compared with its box", "[core][boxed]") {
    Boxed<std::string> box(std::string("first"));
    Boxed<std::string> copy = box;
    CHECK(copy == box);
    *copy = "second";
    CHECK(*box == "first");
    CHECK_FALSE(copy == box);
    box = copy;
    CHECK(box->size() == 6);
    const Boxed<std::string> moved = std::move(copy);
    CHECK(moved == box);
    box = std::as_const(box);
    CHECK(*box == "second");
    CHECK(Boxed<std::string>()->empty());
}

TEST_CASE("a boxed value takes no room in a variant", "[core][boxed]") {
    struct Large {
        std::array<int, 100> numbers{};
        bool operator==(const Large&) const = default;
    };
    std::variant<int, Boxed<Large>> value = Large{{{1, 2, 3}}};
    CHECK(sizeof(value) <= 2 * sizeof(void*));
    CHECK(std::get<Boxed<Large>>(value)->numbers[2] == 3);
    int plain = 4;
    CHECK(&unboxed(plain) == &plain);
    CHECK(unboxed(std::get<Boxed<Large>>(value)).numbers[1] == 2);
    CHECK(unboxed(std::as_const(std::get<Boxed<Large>>(value))).numbers[0] == 1);
}
