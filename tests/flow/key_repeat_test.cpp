#include <torchwake/flow/key_repeat.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using core::Milliseconds;

constexpr screen::Key left{.code = screen::KeyCode::Left};
constexpr screen::Key right{.code = screen::KeyCode::Right};

}  // namespace

TEST_CASE("a held key is due after its delay and then at every interval", "[flow][keys][F2]") {
    KeyRepeat repeat;
    CHECK_FALSE(repeat.next_due().has_value());
    repeat.hold(left, Milliseconds{1000});
    CHECK(repeat.next_due() == Milliseconds{1200});
    CHECK(repeat.repeat(Milliseconds{1200}) == left);
    CHECK(repeat.next_due() == Milliseconds{1260});
}

TEST_CASE("what was missed is not repeated, and the beat is kept", "[flow][keys][F2]") {
    KeyRepeat repeat;
    repeat.hold(left, Milliseconds{0});
    CHECK(repeat.repeat(Milliseconds{1000}) == left);
    CHECK(repeat.next_due() == Milliseconds{1040});
}

TEST_CASE("the last key that went down repeats, until it goes up", "[flow][keys][F2]") {
    KeyRepeat repeat;
    repeat.hold(left, Milliseconds{0});
    repeat.hold(right, Milliseconds{100});
    CHECK_FALSE(repeat.release(left));
    CHECK(repeat.repeat(Milliseconds{300}) == right);
    CHECK(repeat.release(screen::Key{.code = screen::KeyCode::Right, .shift = true}));
    CHECK_FALSE(repeat.next_due().has_value());
    CHECK_FALSE(repeat.release(right));
    CHECK_FALSE(repeat.repeat(Milliseconds{900}).has_value());
}

}  // namespace torchwake::flow
