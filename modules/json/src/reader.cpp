#include "names.hpp"
#include "parse_handler.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/json/reader.hpp>

#include <boost/json/basic_parser_impl.hpp>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <system_error>

namespace torchwake::json {
namespace {

using Parser = boost::json::basic_parser<ParseHandler>;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
/// Slightly more than the tree of a save takes, so that it lies in one block of memory.
constexpr std::size_t memory_for_each_byte = 4;
constexpr std::string_view whitespace = " \t\r\n";

Error too_long(std::string_view file, std::uintmax_t bytes, const Limits& limits) {
    return {std::string(file), "", std::to_string(bytes) + " bytes",
            "at most " + std::to_string(limits.max_bytes), 0};
}

/// The text at a place, up to the end of its line.
std::string excerpt(std::string_view text) {
    return text.empty() ? "the end of the text" : quoted(text.substr(0, text.find_first_of("\r\n", 1)));
}

std::string expectation(const boost::system::error_code& code, std::string_view rest, const Limits& limits) {
    using boost::json::error;
    if (code == error::incomplete) {
        return "the rest of the document";
    }
    if (code == error::too_deep) {
        return "at most " + std::to_string(limits.max_depth) + " arrays and objects within each other";
    }
    if (code == error::exponent_overflow) {
        return "an integer (a decimal is written as a string such as \"0.5\")";
    }
    if (!rest.empty() && !core::first_code_point(rest)) {
        return "text in UTF-8";
    }
    return code == error::syntax ? "JSON" : "JSON (" + code.message() + ")";
}

/// Feeds the parser line by line, so that each event knows its line. Returns the number of bytes read.
std::size_t feed(std::string_view text, Parser& parser, TreeBuilder& builder,
                 boost::system::error_code& error) {
    std::size_t at = 0;
    for (int line = 1; !error && !parser.done(); ++line) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const bool more = end < text.size();
        builder.set_line(line);
        at += parser.write_some(more, text.data() + at, end - at, error);
    }
    return at;
}

void refuse_trailing_text(std::string_view text, std::size_t at, TreeBuilder& builder) {
    const std::size_t extra = text.find_first_not_of(whitespace, at);
    if (extra != std::string_view::npos) {
        const auto lines_before = std::ranges::count(text.substr(0, extra), '\n');
        builder.set_line(static_cast<int>(lines_before) + 1);
        builder.report(excerpt(text.substr(extra)), "nothing after the end of the document");
    }
}

boost::system::result<Value, Errors> parse(std::string_view text, std::string_view file, const Limits& limits,
                                           std::span<const TakenList> taken) {
    boost::json::parse_options options;
    options.max_depth = limits.max_depth;
    const std::size_t expected_memory = taken.empty() ? text.size() * memory_for_each_byte : 0;
    TreeBuilder builder(file, expected_memory, limits, taken);
    Parser parser(options, builder);
    boost::system::error_code error;
    const std::size_t at = feed(text, parser, builder, error);
    if (error) {
        const std::string_view rest = text.substr(at);
        builder.report(excerpt(rest), expectation(error, rest, limits));
    } else {
        refuse_trailing_text(text, at, builder);
    }
    if (builder.has_errors()) {
        return builder.take_errors();
    }
    return builder.take_document();
}

/// The reason why a path is no readable file; empty if it is one.
std::string fault_of(const std::filesystem::path& path) {
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (!std::filesystem::exists(status)) {
        const bool missing = status.type() == std::filesystem::file_type::not_found;
        return missing ? "no such file" : error.message();
    }
    if (std::filesystem::is_directory(status)) {
        return "a folder";
    }
    return std::filesystem::is_regular_file(status) ? "" : "something that is no regular file";
}

}  // namespace

boost::system::result<Value, Errors> read(std::string_view text, std::string_view file, const Limits& limits,
                                          std::span<const TakenList> taken) {
    if (text.size() > limits.max_bytes) {
        return Errors{too_long(file, text.size(), limits)};
    }
    if (text.starts_with(byte_order_mark)) {
        return Errors{{std::string(file), "", "a byte order mark", "UTF-8 text without one", 1}};
    }
    if (text.empty()) {
        return Errors{{std::string(file), "", "nothing", "a JSON document", 1}};
    }
    return parse(text, file, limits, taken);
}

boost::system::result<Value, Errors> read_file(const std::filesystem::path& path, const Limits& limits) {
    const std::string name = path.string();
    if (const std::string fault = fault_of(path); !fault.empty()) {
        return Errors{{name, "", fault, "a JSON file", 0}};
    }
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (!error && size > limits.max_bytes) {
        return Errors{too_long(name, size, limits)};
    }
    std::ifstream stream(path, std::ios::binary);
    std::string text(error ? 0 : size, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (error || stream.bad() || (stream.fail() && !stream.eof())) {
        return Errors{{name, "", "a file that can't be read", "a JSON file", 0}};
    }
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return read(text, name, limits);
}

}  // namespace torchwake::json
