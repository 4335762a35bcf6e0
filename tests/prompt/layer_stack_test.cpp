#include "prompt/small_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <stdexcept>
#include <utility>

namespace torchwake::prompt {

TEST_CASE("a layer is open for as long as its scope", "[prompt][layers]") {
    LayerStack<Sign> stack;
    {
        const LayerScope<Sign> outer(stack, {"outer", nullptr, 1});
        {
            const LayerScope<Sign> inner(stack, {"inner", nullptr, 2});
            REQUIRE(stack.layers().size() == 2);
            CHECK(stack.layers().back().number == 2);
        }
        REQUIRE(stack.layers().size() == 1);
        CHECK(stack.layers().front().number == 1);
    }
    CHECK(stack.empty());
    CHECK(stack.prompt() == nullptr);
}

TEST_CASE("an exception closes the layers that it leaves", "[prompt][layers]") {
    LayerStack<Sign> stack;
    const auto fail_inside = [&stack] {
        const LayerScope<Sign> outer(stack, {"outer"});
        const LayerScope<Sign> inner(stack, {"inner"});
        throw std::runtime_error("left");
    };
    CHECK_THROWS_AS(fail_inside(), std::runtime_error);
    CHECK(stack.empty());
}

TEST_CASE("a path names the open scopes, and passes over those without a name", "[prompt][layers]") {
    LayerStack<Sign> stack;
    CHECK(stack.path().empty());
    const LayerScope<Sign> play(stack, {"play"});
    const LayerScope<Sign> unnamed(stack, {""});
    const LayerScope<Sign> use(stack, {"use"});
    CHECK(stack.path() == "play/use");
}

TEST_CASE("a prompt stands on the innermost layer", "[prompt][layers]") {
    LayerStack<Sign> stack;
    const LayerScope<Sign> outer(stack, {"outer"});
    const LayerScope<Sign> inner(stack, {"inner"});
    stack.publish(&yes_or_no);
    CHECK(stack.layers().front().prompt == nullptr);
    CHECK(stack.prompt() == &yes_or_no);
    stack.publish(nullptr);
    CHECK(stack.prompt() == nullptr);
}

TEST_CASE("a layer that stands alone hides those below it, and they come back behind it",
          "[prompt][layers]") {
    LayerStack<Sign> stack;
    const LayerScope<Sign> outer(stack, {"outer"});
    {
        const HidingScope<Sign> hiding(stack);
        CHECK(stack.empty());
        CHECK(stack.path().empty());
        CHECK(stack.prompt() == nullptr);
        const LayerScope<Sign> alone(stack, {"alone"});
        CHECK(stack.path() == "alone");
        const HidingScope<Sign> hiding_both(stack);
        CHECK(stack.layers().empty());
    }
    CHECK(stack.path() == "outer");
}

TEST_CASE("whatever may change the picture of the layers raises their revision, and reading does not",
          "[prompt][layers]") {
    LayerStack<Sign> stack;
    std::uint64_t last = stack.revision();
    const auto raised = [&] { return stack.revision() > std::exchange(last, stack.revision()); };
    {
        const LayerScope<Sign> scope(stack, {"scope"});
        CHECK(raised());
        stack.publish(&yes_or_no);
        CHECK(raised());
        stack.change_innermost().number = 2;
        CHECK(raised());
        CHECK(stack.path() == "scope");
        CHECK(stack.layers().back().number == 2);
        CHECK_FALSE(raised());
        stack.publish(nullptr);
        CHECK(raised());
    }
    CHECK(raised());
}

}  // namespace torchwake::prompt
