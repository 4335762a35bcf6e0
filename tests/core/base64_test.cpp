#include <torchwake/core/base64.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace torchwake::core {

TEST_CASE("text in base64 is that of its standard, and nothing else is read", "[core]") {
    CHECK(to_base64("").empty());
    CHECK(to_base64("f") == "Zg==");
    CHECK(to_base64("fo") == "Zm8=");
    CHECK(to_base64("foo") == "Zm9v");
    CHECK(to_base64("foobar") == "Zm9vYmFy");
    std::string all;
    for (int byte = 0; byte < 256; ++byte) {
        all += static_cast<char>(byte);
        CHECK(from_base64(to_base64(all)) == all);
    }
    for (const std::string_view bad : {"Z", "Zg", "Zg=", "Zh==", "Zg==Zg==", "Zm9", "Z===", "====", "Zm 9"}) {
        CAPTURE(bad);
        CHECK_FALSE(from_base64(bad).has_value());
    }
}

}  // namespace torchwake::core
