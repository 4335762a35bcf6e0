#include <torchwake/json/decode.hpp>
#include <torchwake/json/identifier.hpp>
#include <torchwake/json/reader.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace torchwake::json;

namespace {

enum class Wood { Oak, Pine };

struct Door {
    std::string id;
    std::int32_t hinges = 2;
    bool locked = false;
    Wood wood = Wood::Oak;

    friend bool operator==(const Door&, const Door&) = default;
};

void read_door(Fields& in, Door& out) {
    in.required("id", out.id, identifier);
    in.optional("hinges", out.hinges, integer(1, 4));
    in.optional("locked", out.locked, boolean);
    in.optional("wood", out.wood, one_of<Wood>({{"oak", Wood::Oak}, {"pine", Wood::Pine}}));
}

template <class Decoder>
auto decode_text(std::string_view text, const Decoder& decoder) {
    const auto value = read(text, "doors.json");
    REQUIRE(value.has_value());
    return decode(*value, "doors.json", decoder);
}

template <class Decoder>
Errors errors_of(std::string_view text, const Decoder& decoder) {
    const auto decoded = decode_text(text, decoder);
    REQUIRE(decoded.has_error());
    return decoded.error();
}

template <class Decoder>
void check_error(std::string_view text, const Decoder& decoder, const Error& expected) {
    const Errors errors = errors_of(text, decoder);
    REQUIRE(errors.size() == 1);
    CHECK(to_string(errors.front()) == to_string(expected));
}

const auto door = object<Door>(read_door);

}  // namespace

TEST_CASE("an id is 1 to 48 small letters, digits and bars", "[json][decode]") {
    for (const std::string& id : {std::string("a"), std::string("rat_2"), std::string(48, 'z')}) {
        CHECK(is_identifier(id));
    }
    for (const std::string& other :
         {std::string(), std::string("Rat"), std::string("a.b"), std::string("a/b"), std::string("a b"),
          std::string("\xC3\xA4"), std::string(49, 'z')}) {
        CHECK_FALSE(is_identifier(other));
    }
}

TEST_CASE("an object is decoded, with defaults for what is missing", "[json][decode]") {
    CHECK(*decode_text(R"({"id": "gate"})", door) == Door{"gate", 2, false, Wood::Oak});
    CHECK(*decode_text(R"({"wood": "pine", "locked": true, "hinges": 4, "id": "a_1"})", door) ==
          Door{"a_1", 4, true, Wood::Pine});
}

TEST_CASE("a missing member is reported at its place in the object", "[json][decode]") {
    check_error("[\n{}]", list(door), {"doors.json", "/0/id", "nothing", "member \"id\"", 2});
}

TEST_CASE("a member of the wrong kind or range is reported as found", "[json][decode]") {
    check_error(R"({"id": 7})", door, {"doors.json", "/id", "7", "an id: 1 to 48 of a-z, 0-9 and _", 1});
    check_error(R"({"id": "Gate"})", door,
                {"doors.json", "/id", "\"Gate\"", "an id: 1 to 48 of a-z, 0-9 and _", 1});
    check_error(R"({"id": "a", "hinges": 5})", door,
                {"doors.json", "/hinges", "5", "an integer from 1 to 4", 1});
    check_error(R"({"id": "a", "hinges": "2"})", door,
                {"doors.json", "/hinges", "\"2\"", "an integer from 1 to 4", 1});
    check_error(R"({"id": "a", "locked": null})", door,
                {"doors.json", "/locked", "null", "true or false", 1});
    check_error("[]", door, {"doors.json", "", "an array", "an object", 1});
    check_error(R"({"id": {}})", list(door), {"doors.json", "", "an object", "an array", 1});
}

TEST_CASE("an unknown member is refused, with the name that may have been meant", "[json][decode]") {
    check_error("{\"id\": \"a\",\n\"hinge\": 2}", door,
                {"doors.json", "/hinge", "member \"hinge\"", "a known member (did you mean \"hinges\"?)", 2});
    check_error(
        R"({"id": "a", "colour/": 2})", door,
        {"doors.json", "/colour~1", "member \"colour/\"", R"(one of "id", "hinges", "locked", "wood")", 1});
}

TEST_CASE("a member that had a meaning once is refused once, and is never proposed", "[json][decode]") {
    const auto gate = object<Door>([](Fields& in, Door& out) {
        in.refuse_former("pivots", "\"hinges\", as they are called now");
        read_door(in, out);
    });
    check_error(R"({"id": "a", "pivots": 3})", gate,
                {"doors.json", "/pivots", R"(member "pivots")", R"("hinges", as they are called now)", 1});
    check_error(
        R"({"id": "a", "pivot": 3})", gate,
        {"doors.json", "/pivot", R"(member "pivot")", R"(one of "id", "hinges", "locked", "wood")", 1});
    CHECK(decode_text(R"({"id": "a"})", gate).has_value());
}

TEST_CASE("an unknown choice is refused, with the one that may have been meant", "[json][decode]") {
    check_error(R"({"id": "a", "wood": "oka"})", door,
                {"doors.json", "/wood", "\"oka\"", R"(one of "oak", "pine")", 1});
    check_error(R"({"id": "a", "wood": "pinee"})", door,
                {"doors.json", "/wood", "\"pinee\"", R"(one of "oak", "pine" (did you mean "pine"?))", 1});
    check_error(R"({"id": "a", "wood": []})", door,
                {"doors.json", "/wood", "an array", R"(one of "oak", "pine")", 1});
}

TEST_CASE("all errors of a document are reported at once", "[json][decode]") {
    const Errors errors = errors_of(R"([
{"id": "A"},
7,
{"hinges": 0, "lokced": true}
])",
                                    list(door));
    std::vector<std::pair<std::string, int>> places;
    for (const Error& error : errors) {
        places.emplace_back(error.pointer, error.line);
    }
    CHECK(places == std::vector<std::pair<std::string, int>>{
                        {"/0/id", 2}, {"/1", 3}, {"/2/id", 4}, {"/2/hinges", 4}, {"/2/lokced", 4}});
}

TEST_CASE("a list may ask for a least length", "[json][decode]") {
    check_error("[]", list(door, 1), {"doors.json", "", "an array", "at least 1 in the array", 1});
    CHECK(decode_text("[]", list(door))->empty());
}

TEST_CASE("a dictionary keeps the names and their order", "[json][decode]") {
    const auto words = dictionary(Text{10});
    const auto decoded = decode_text(R"({"b": "two", "a": "one"})", words);
    REQUIRE(decoded.has_value());
    CHECK(*decoded == std::vector<std::pair<std::string, std::string>>{{"b", "two"}, {"a", "one"}});
    check_error(R"({"b": 2})", words,
                {"doors.json", "/b", "2", "a text of 1 to 10 characters, none a control character", 1});
}

TEST_CASE("a text is counted in characters, and has no control characters", "[json][decode]") {
    const Text text{3};
    CHECK(*decode_text("\"\u00e9\U0001F525x\"", text) == "\u00e9\U0001F525x");
    CHECK(errors_of("\"abcd\"", text).size() == 1);
    CHECK(errors_of("\"\"", text).size() == 1);
    CHECK(errors_of(R"("a\n")", text).front().found == R"("a\n")");
    CHECK(errors_of(R"("\u007f")", text).size() == 1);
}
