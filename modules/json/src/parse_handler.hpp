#pragma once

#include "tree_builder.hpp"

#include <boost/system/errc.hpp>
#include <boost/system/error_code.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace torchwake::json {

/// The event handler of boost::json::basic_parser: it joins the parts of a token and forwards whole tokens.
/// Every function returns true if the parser is to continue.
class ParseHandler {
  public:
    using Code = boost::system::error_code;

    // The parser's limits; the size of the whole text is limited instead.
    static constexpr std::size_t max_object_size = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t max_array_size = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t max_key_size = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t max_string_size = std::numeric_limits<std::size_t>::max();

    explicit ParseHandler(TreeBuilder& builder) : builder_(&builder) {}

    static bool on_document_begin(Code&) { return true; }
    static bool on_document_end(Code&) { return true; }
    bool on_object_begin(Code&) {
        builder_->begin_object();
        return true;
    }
    bool on_object_end(std::size_t, Code& code) {
        builder_->end_object();
        return go_on(code);
    }
    bool on_array_begin(Code&) {
        builder_->begin_array();
        return true;
    }
    bool on_array_end(std::size_t, Code& code) {
        builder_->end_array();
        return go_on(code);
    }
    bool on_key_part(std::string_view part, std::size_t, Code& code) { return collect(part, code); }
    bool on_key(std::string_view part, std::size_t, Code& code) {
        builder_->key(whole(part));
        return token_ended(code);
    }
    bool on_string_part(std::string_view part, std::size_t, Code& code) { return collect(part, code); }
    bool on_string(std::string_view part, std::size_t, Code& code) {
        builder_->string(whole(part));
        return token_ended(code);
    }
    bool on_number_part(std::string_view part, Code& code) { return collect(part, code); }
    bool on_int64(std::int64_t value, std::string_view, Code& code) {
        builder_->scalar(value);
        return token_ended(code);
    }
    bool on_uint64(std::uint64_t, std::string_view part, Code& code) { return refuse(part, code); }
    bool on_double(double, std::string_view part, Code& code) { return refuse(part, code); }
    bool on_bool(bool value, Code& code) {
        builder_->scalar(value);
        return go_on(code);
    }
    bool on_null(Code& code) {
        builder_->scalar(nullptr);
        return go_on(code);
    }
    // Never called: comments are not allowed.
    static bool on_comment_part(std::string_view, Code&) { return true; }
    static bool on_comment(std::string_view, Code&) { return true; }

  private:
    bool collect(std::string_view part, Code& code) {
        if (!builder_->has_room_for(text_.size() + part.size())) {
            builder_->report_lack_of_room();
            return go_on(code);
        }
        text_ += part;
        return true;
    }
    /// The whole token that ends with this part; most tokens come in one part.
    std::string_view whole(std::string_view last_part) {
        if (text_.empty()) {
            return last_part;
        }
        text_ += last_part;
        return text_;
    }
    bool token_ended(Code& code) {
        text_.clear();
        return go_on(code);
    }
    bool refuse(std::string_view part, Code& code) {
        builder_->refused_number(whole(part));
        return token_ended(code);
    }
    bool go_on(Code& code) const {
        if (builder_->full()) {
            code = make_error_code(boost::system::errc::operation_canceled);
        }
        return !builder_->full();
    }

    TreeBuilder* builder_;
    std::string text_;
};

}  // namespace torchwake::json
