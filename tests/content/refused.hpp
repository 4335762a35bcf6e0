#pragma once

// One change to the data of sample.hpp, and the loader's errors for it.

#include "sample.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/error.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace torchwake::content {

using Text = std::string DataTexts::*;

/// The errors of the sample after one change.
inline json::Errors errors_after(Text file, std::string_view part, std::string_view by) {
    DataTexts texts = sample_texts();
    replace(texts.*file, part, by);
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_error());
    return catalog.error();
}

/// The place of an error, the text found and the text expected.
struct Fault {
    std::string place;
    std::string found;
    std::string expected;
};

inline void check_refused(Text file, std::string_view part, std::string_view by, const Fault& fault) {
    const json::Errors errors = errors_after(file, part, by);
    REQUIRE(errors.size() == 1);
    CHECK(to_string(errors.front()) ==
          fault.place + ": found " + fault.found + ", expected " + fault.expected);
}

inline const std::string id_rule = "an id: 1 to 48 of a-z, 0-9 and _";

}  // namespace torchwake::content
