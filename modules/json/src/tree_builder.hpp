#pragma once

#include <torchwake/json/error.hpp>
#include <torchwake/json/node.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/value.hpp>

#include <cstddef>
#include <memory>
#include <memory_resource>
#include <span>
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
    /// `expected_memory` is the likely size of the document; it may take more, up to that of the limits.
    /// Requires: the lists outlive the builder.
    TreeBuilder(std::string_view file, std::size_t expected_memory, const Limits& limits,
                std::span<const TakenList> taken)
        : file_(file),
          memory_(std::make_shared<std::pmr::monotonic_buffer_resource>(expected_memory)),
          max_memory_(limits.max_memory),
          taken_(taken) {}

    void set_line(int line) { line_ = line; }

    void begin_array();
    void begin_object() { open_.push_back({false, line_, values_.size(), names_.size()}); }
    void end_array();
    void end_object();
    void key(std::string_view name) {
        const bool fits = count_memory(sizeof(Member) + name.size());
        names_.emplace_back(fits ? name : std::string_view(), *memory_);
    }
    void string(std::string_view text);
    template <class T>
    void scalar(T value) {
        add(Value(std::move(value)), line_);
    }
    /// Reports a number that is not allowed; a null takes its place.
    void refused_number(std::string_view text);

    /// Reports an error at the parser's place.
    void report(std::string found, std::string expected);
    [[nodiscard]] bool has_errors() const { return !errors_.empty(); }
    /// True if no further error will be collected.
    [[nodiscard]] bool full() const { return errors_.size() >= max_errors_per_file || spent_; }
    /// True if the tree has memory for a text of that length.
    [[nodiscard]] bool has_room_for(std::size_t bytes) const { return bytes <= max_memory_ - used_memory_; }
    /// Reports that the tree takes more memory than it may; nothing else is collected then.
    void report_lack_of_room();

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
        const TakenList* taken = nullptr;  ///< takes its elements
        std::size_t taken_count = 0;
    };

    /// Returns false, and reports it, if there is no room.
    bool count_memory(std::size_t bytes) {
        if (has_room_for(bytes)) {
            used_memory_ += bytes;
            return true;
        }
        if (!spent_) {
            report_lack_of_room();
        }
        return false;
    }
    /// True if the elements of the innermost array are taken.
    [[nodiscard]] bool taking() const { return !open_.empty() && open_.back().taken != nullptr; }
    void add(Value value, int line) {
        count_memory(sizeof(Value));
        if (taking()) {
            report(describe(value), "a text");
        }
        values_.push_back(std::move(value));
        values_.back().set_line(line);
    }

    /// Takes the members of the innermost object off the stacks, and a name without a value with them.
    [[nodiscard]] Members take_members();
    /// Reports each name that occurs twice among the members of the next value.
    void report_repeated(const Members& members);
    /// The pointer of the next value.
    [[nodiscard]] std::string pointer() const;

    std::string file_;
    std::shared_ptr<std::pmr::monotonic_buffer_resource> memory_;
    std::size_t max_memory_;
    std::size_t used_memory_ = 0;
    bool spent_ = false;
    std::span<const TakenList> taken_;
    int line_ = 1;
    std::vector<Open> open_;
    std::vector<Value> values_;
    std::vector<String> names_;
    Errors errors_;
};

}  // namespace torchwake::json
