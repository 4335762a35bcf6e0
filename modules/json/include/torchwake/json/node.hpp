#pragma once

// A value of a document that is being decoded, with its pointer and the report that collects its errors.

#include <torchwake/json/error.hpp>
#include <torchwake/json/value.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::json {

/// Collects the errors of one file.
class Report {
  public:
    /// A report without errors; `file` is the name that each error of it gets.
    explicit Report(std::string_view file) : file_(file) {}

    /// Adds an error, unless the file has max_errors_per_file already. `line` counts from 1; 0: unknown.
    void add(std::string_view pointer, int line, std::string_view found, std::string_view expected);
    /// The errors so far, in the order of their finding.
    [[nodiscard]] const Errors& errors() const { return errors_; }

  private:
    std::string file_;
    Errors errors_;
};

/// Refers to a value and a report, which must outlive it.
class Node {
  public:
    /// The whole document.
    Node(const Value& value, Report& report) : value_(&value), report_(&report) {}

    /// The value itself.
    [[nodiscard]] const Value& value() const { return *value_; }
    /// Its JSON pointer from the document's root, such as "/monsters/3/level"; empty for the root.
    [[nodiscard]] const std::string& pointer() const { return pointer_; }

    /// A member or an element of this value.
    [[nodiscard]] Node child(const Member& member) const;
    Node child(Member&&) const = delete;
    /// An element of this value, `index` places from its beginning.
    [[nodiscard]] Node child(std::size_t index, const Value& element) const;

    /// Reports that this value is not the expected one; without `found` the value is described.
    void refuse(std::string_view expected) const;
    /// Likewise, with the reporter's own words for what stands there.
    void refuse(std::string_view found, std::string_view expected) const;
    /// Reports that this object lacks a member.
    void refuse_missing(std::string_view name) const;

  private:
    Node(const Value& value, Report& report, std::string pointer)
        : value_(&value), report_(&report), pointer_(std::move(pointer)) {}

    const Value* value_;
    Report* report_;
    std::string pointer_;
};

/// The description of a value in an error: a scalar as it is written (abridged), else its kind.
[[nodiscard]] std::string describe(const Value& value);

}  // namespace torchwake::json
