#pragma once

#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>

#include <cstddef>
#include <memory>
#include <memory_resource>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::json {

/// Builds a tree from the events of a parser, and collects errors. It always knows the parser's place in the
/// document.
///
/// The content of open arrays and objects lies on two stacks, one for values and one for names, so that each
/// container takes its memory once, at its end, when its size is known. All that memory belongs to the
/// document and is freed with it at once: no value in it is ever destroyed.
class TreeBuilder {
  public:
    /// `expected_memory` is the likely size of the document; it may take more.
    TreeBuilder(std::string_view file, std::size_t expected_memory)
        : file_(file), memory_(std::make_shared<std::pmr::monotonic_buffer_resource>(expected_memory)) {}

    void set_line(int line) { line_ = line; }

    void begin_array() { open_.push_back({true, line_, values_.size(), names_.size()}); }
    void begin_object() { open_.push_back({false, line_, values_.size(), names_.size()}); }
    void end_array();
    void end_object();
    void key(std::string_view name) { names_.emplace_back(name, *memory_); }
    void string(std::string_view text) { scalar(String(text, *memory_)); }
    template <class T>
    void scalar(T value) {
        values_.emplace_back(std::move(value)).set_line(line_);
    }
    /// Reports a number that is not allowed; a null takes its place.
    void refused_number(std::string_view text);

    /// Reports an error at the parser's place.
    void report(std::string found, std::string expected);
    [[nodiscard]] bool has_errors() const { return !errors_.empty(); }
    /// True if no further error will be collected.
    [[nodiscard]] bool full() const { return errors_.size() >= max_errors_per_file; }

    /// The finished document. Requires: it ended without errors.
    [[nodiscard]] Value take_document();
    /// The errors in the order of their lines, including repeated names in unfinished objects.
    [[nodiscard]] Errors take_errors();

  private:
    /// An array or object that has not ended. Its content on the stacks begins at its places, and ends where
    /// that of the next open one begins.
    struct Open {
        bool is_array;
        int line;
        std::size_t first_value;
        std::size_t first_name;
    };

    /// Takes the members of the innermost object off the stacks, and a name without a value with them.
    [[nodiscard]] Members take_members();
    /// Reports each name that occurs twice among the members of the next value.
    void report_repeated(const Members& members);
    /// The pointer of the next value.
    [[nodiscard]] std::string pointer() const;

    std::string file_;
    std::shared_ptr<std::pmr::monotonic_buffer_resource> memory_;
    int line_ = 1;
    std::vector<Open> open_;
    std::vector<Value> values_;
    std::vector<String> names_;
    Errors errors_;
};

}  // namespace torchwake::json
