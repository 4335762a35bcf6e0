#pragma once

#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::json {

/// Builds a tree from the events of a parser, and collects what it refuses. It knows at each moment where in
/// the document the parser stands.
class TreeBuilder {
  public:
    explicit TreeBuilder(std::string_view file) : file_(file) {}

    void set_line(int line) { line_ = line; }

    void begin_array() { open_.push_back({.is_array = true, .line = line_}); }
    void begin_object() { open_.push_back({.is_array = false, .line = line_}); }
    void end_array();
    void end_object();
    void key(std::string name);
    void scalar(Value value);
    /// A number that is not one of ours; a null takes its place.
    void refused_number(std::string_view text);

    /// Reports an error at the place where the parser stands.
    void report(std::string found, std::string expected);
    [[nodiscard]] bool has_errors() const { return !errors_.empty(); }
    /// True where no further error will be collected.
    [[nodiscard]] bool full() const { return errors_.size() >= max_errors_per_file; }

    /// The finished document. Requires: it ended without errors.
    [[nodiscard]] Value take_document();
    /// The errors in the order of their lines, repeated names of unfinished objects included.
    [[nodiscard]] Errors take_errors();

  private:
    /// An array or object whose end has not come yet.
    struct Open {
        bool is_array;
        int line;
        bool has_key = false;
        std::string key = {};
        Array elements = {};
        std::vector<Member> members = {};
    };

    void add(Value value);
    void close(Value value);
    void drop_repeated_members(Open& object);
    /// The pointer of the value that comes next inside the first `depth` open ones.
    [[nodiscard]] std::string pointer_within(std::size_t depth) const;

    std::string file_;
    int line_ = 1;
    std::vector<Open> open_;
    Value document_;
    Errors errors_;
};

}  // namespace torchwake::json
