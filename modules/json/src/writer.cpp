#include "escape.hpp"

#include <torchwake/json/writer.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>

namespace torchwake::json {
namespace {

bool is_scalar(const Value& value) {
    return value.if_array() == nullptr && value.if_object() == nullptr;
}

/// Appends values to a text, either on one line or indented.
class Writer {
  public:
    explicit Writer(bool indented) : indented_(indented) {}

    [[nodiscard]] std::string take() { return std::move(text_); }

    void operator()(std::nullptr_t) { text_ += "null"; }
    void operator()(bool value) { text_ += value ? "true" : "false"; }
    void operator()(std::int64_t value) {
        constexpr std::size_t longest = 20;
        std::array<char, longest> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        text_.append(digits.data(), end);
    }
    void operator()(const String& value) { append_escaped(text_, value); }
    void operator()(const Array& array) {
        const bool on_one_line = indented_ && std::ranges::all_of(array, is_scalar);
        list(array, "[]", on_one_line, [this](const Value& element) { element.visit(*this); });
    }
    void operator()(const Object& object) {
        list(object.members(), "{}", false, [this](const Member& member) {
            append_escaped(text_, member.name);
            text_ += indented_ ? ": " : ":";
            member.value.visit(*this);
        });
    }

  private:
    template <class List, class WriteOne>
    void list(const List& elements, std::string_view brackets, bool on_one_line, WriteOne write_one) {
        text_ += brackets.front();
        ++depth_;
        for (const auto& element : elements) {
            if (&element != &elements.front()) {
                text_ += ',';
            }
            separate(on_one_line, &element == &elements.front());
            write_one(element);
        }
        --depth_;
        if (!elements.empty() && !on_one_line) {
            separate(false, true);
        }
        text_ += brackets.back();
    }

    /// Writes the line break and indent before an element, or before the closing bracket.
    void separate(bool on_one_line, bool first) {
        if (!indented_) {
            return;
        }
        if (on_one_line) {
            text_ += first ? "" : " ";
        } else {
            text_ += '\n';
            text_.append(depth_ * 2, ' ');
        }
    }

    std::string text_;
    std::size_t depth_ = 0;
    bool indented_;
};

}  // namespace

std::string write_pretty(const Value& value) {
    Writer writer(true);
    value.visit(writer);
    return writer.take() + '\n';
}

std::string write_line(const Value& value) {
    Writer writer(false);
    value.visit(writer);
    return writer.take();
}

}  // namespace torchwake::json
