#include "journal/record_json.hpp"

#include "values/value_reader.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/writer.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace torchwake::save {

/// It has no fields: its command is written in its place.
template <>
struct detail::TypeOf<CommandBegan> {
    static constexpr ValueType table{.form = Form::Struct, .size = sizeof(CommandBegan)};
};

namespace {

template <class Kind>
constexpr bool is_remark = std::is_constructible_v<Remark, Kind>;

/// The names of the records' kinds, where the kind does not have it itself.
template <class Kind>
constexpr std::string_view kind_name = Kind::id;
template <>
constexpr std::string_view kind_name<rules::Refusal> = "refused";
template <>
constexpr std::string_view kind_name<autopilot::Stop> = "stopped";
/// It is recognized by its command instead.
template <>
constexpr std::string_view kind_name<CommandBegan>{};

constexpr std::string_view command_member = "do";
constexpr std::string_view record_member = "record";

/// The name of a command's member in files, where that is shorter.
constexpr std::string_view name_in_files(std::string_view member) {
    return member == "direction" ? "to" : member == "target" ? "at" : member == "attribute" ? "in" : member;
}

template <class... Kinds>
constexpr auto names_of(std::type_identity<std::variant<Kinds...>> /*of*/) {
    return std::array<std::string_view, sizeof...(Kinds)>{
        kind_name<std::remove_cvref_t<decltype(core::unboxed(std::declval<Kinds&>()))>>...};
}
template <class Variant>
constexpr auto alternatives = alternatives_of<Variant>();
constexpr auto command_names = names_of(std::type_identity<rules::Command>());
constexpr auto record_names = names_of(std::type_identity<Record>());
/// All but CommandBegan.
constexpr auto named_records = std::span(record_names).subspan(1);

/// Appends members to the text of an object, before its closing bracket. A definition is written as its
/// number, which the data in the journal's header gives a meaning; an absent one has no member.
class MemberWriter {
  public:
    MemberWriter(std::string_view name, std::string_view kind) : text_("{\"") {
        text_.append(name).append("\":\"").append(kind).append("\"}");
    }

    void add_all(const ValueType& type, const void* value) {
        for (const Field& field : type.fields) {
            add(name_in_files(field.name), *field.type, field.value_in(value));
        }
    }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    void add(std::string_view name, const ValueType& type, const void* value) {
        const bool is_absent_definition =
            type.form == Form::Definition && load_number(type, value) == type.high;
        if (type.form == Form::Optional) {
            const Elements held = type.elements(value);
            if (held.count > 0) {
                add(name, *type.element, held.first);
            }
        } else if (type.form == Form::Fate) {
            add_fate(*static_cast<const rules::Fate*>(value));
        } else if (!is_absent_definition) {
            text_.back() = ',';
            text_.append("\"").append(name).append("\":");
            write(type, value);
            text_ += '}';
        }
    }
    /// Its ids are members of the record; the absent ones are left out.
    void add_fate(const rules::Fate& fate) {
        add("killer", value_type<std::string>, &fate.killer);
        if (!fate.matter.empty()) {
            add("matter", value_type<std::string>, &fate.matter);
        }
        if (!fate.means.empty()) {
            add("means", value_type<std::string>, &fate.means);
        }
    }
    void write(const ValueType& type, const void* value) {
        if (&type == &value_type<core::Point>) {
            const auto& point = *static_cast<const core::Point*>(value);
            text_ += '[' + std::to_string(point.x) + ',' + std::to_string(point.y) + ']';
        } else if (type.form == Form::Text) {
            text_ += json::write_line(*static_cast<const std::string*>(value));
        } else {
            write_number(type, load_number(type, value));
        }
    }
    void write_number(const ValueType& type, std::int64_t number) {
        if (type.form == Form::Boolean) {
            text_ += number != 0 ? "true" : "false";
        } else if (type.form == Form::Word) {
            write_plain(core::to_hex(static_cast<std::uint64_t>(number)));
        } else if (type.form == Form::Enumerator) {
            write_plain(type.names[static_cast<std::size_t>(number)]);
        } else if (type.form == Form::Id && number == type.high) {
            text_ += "null";
        } else {
            text_ += std::to_string(number);
        }
    }
    /// Writes a string that needs no escaping.
    void write_plain(std::string_view text) { text_.append("\"").append(text).append("\""); }

    std::string text_;
};

std::optional<std::string> read_record_text(const json::Node& node) {
    const std::optional<std::string_view> text = node.value().if_string();
    if (!text || text->size() > longest_record_text) {
        node.refuse("a text of at most " + std::to_string(longest_record_text) + " bytes");
        return std::nullopt;
    }
    return std::string(*text);
}

std::optional<std::int64_t> read_number(const json::Node& node, const ValueType& type) {
    if (type.form == Form::Enumerator) {
        const auto place = json::known_name(node, type.names);
        return place ? std::optional(static_cast<std::int64_t>(*place)) : std::nullopt;
    }
    if (type.form != Form::Id && type.form != Form::Definition) {
        return read_plain_number(node, type);
    }
    return node.value().is_null() ? type.high : json::integer_within(node, type.low, type.high - 1);
}

bool read_value(const json::Node& node, const ValueType& type, void* target);

bool read_point(const json::Node& node, core::Point& target) {
    const json::Array* const pair = node.value().if_array();
    if (pair == nullptr || pair->size() != 2) {
        node.refuse("an array of a column and a row");
        return false;
    }
    const ValueType& number = value_type<std::int32_t>;
    const bool has_column = read_value(node.child(0, pair->front()), number, &target.x);
    const bool has_row = read_value(node.child(1, pair->back()), number, &target.y);
    return has_column && has_row;
}

bool read_value(const json::Node& node, const ValueType& type, void* target) {
    if (&type == &value_type<core::Point>) {
        return read_point(node, *static_cast<core::Point*>(target));
    }
    if (type.form == Form::Text) {
        auto text = read_record_text(node);
        *static_cast<std::string*>(target) = text.value_or("");
        return text.has_value();
    }
    const auto number = read_number(node, type);
    store_number(type, target, number.value_or(type.low));
    return number.has_value();
}

class MemberReader {
  public:
    MemberReader(json::Fields& in, bool may_lack_definitions)
        : in_(&in), may_lack_definitions_(may_lack_definitions) {}

    void read_all(const ValueType& type, void* target) {
        for (const Field& field : type.fields) {
            read(name_in_files(field.name), *field.type, field.member_of(target));
        }
    }

  private:
    void read(std::string_view name, const ValueType& type, void* target) {
        bool is_read = false;
        const auto decoder = [&](const json::Node& node) {
            const bool is_optional = type.form == Form::Optional;
            const ValueType& held = is_optional ? *type.element : type;
            return read_value(node, held, is_optional ? type.resize(target, 1) : target) ? std::optional(true)
                                                                                         : std::nullopt;
        };
        if (&type == &value_type<std::optional<rules::Fate>>) {
            read_fate(*static_cast<std::optional<rules::Fate>*>(target));
        } else if (type.form == Form::Optional || (type.form == Form::Definition && may_lack_definitions_)) {
            in_->optional(name, is_read, decoder);
        } else {
            in_->required(name, is_read, decoder);
        }
    }
    void read_fate(std::optional<rules::Fate>& target) {
        rules::Fate fate;
        if (in_->optional("killer", fate.killer, read_record_text)) {
            in_->optional("matter", fate.matter, read_record_text);
            in_->optional("means", fate.means, read_record_text);
            target = std::move(fate);
        }
    }

    json::Fields* in_;
    bool may_lack_definitions_;
};

/// Reads the members of the alternative with that number in the list.
template <class Variant>
Variant read_alternative(std::size_t wanted, json::Fields& in) {
    Variant read;
    const Alternative& alternative = alternatives<Variant>.at(wanted);
    const bool may_lack_definitions =
        std::ranges::count(alternatives<Remark>, alternative.type, &Alternative::type) > 0;
    MemberReader(in, may_lack_definitions).read_all(*alternative.type, alternative.emplace(&read));
    return read;
}

Record read_members(json::Fields& in) {
    std::size_t kind = 0;
    if (in.optional(command_member, kind,
                    [](const json::Node& node) { return json::known_name(node, command_names); })) {
        return CommandBegan{read_alternative<rules::Command>(kind, in)};
    }
    if (in.required(record_member, kind,
                    [](const json::Node& node) { return json::known_name(node, named_records); })) {
        return read_alternative<Record>(kind + 1, in);
    }
    return {};
}

template <class Variant>
std::string write_members(std::string_view name, std::span<const std::string_view> kinds,
                          const Variant& variant) {
    MemberWriter members(name, kinds[variant.index()]);
    const Alternative& held = alternatives<Variant>.at(variant.index());
    members.add_all(*held.type, held.value_in(&variant));
    return members.take();
}

}  // namespace

std::string write_record(const Record& record) {
    const auto* const began = std::get_if<CommandBegan>(&record);
    return began != nullptr ? write_members(command_member, command_names, began->command)
                            : write_members(record_member, record_names, record);
}

std::optional<Record> read_record(const content::Catalog& catalog, const json::Node& node) {
    Record record;
    const bool is_object = json::read_object(node, [&](json::Fields& in) { record = read_members(in); });
    const std::optional<Remark> remark = remark_in(record);
    if (remark && !can_be_told(catalog, *remark)) {
        node.refuse("numbers of items, spells, tiles, traps and monsters that the data has");
        return std::nullopt;
    }
    return is_object ? std::optional(std::move(record)) : std::nullopt;
}

std::optional<Remark> remark_in(const Record& record) {
    return std::visit(
        []<class Kind>(const Kind& kind) -> std::optional<Remark> {
            if constexpr (is_remark<std::remove_cvref_t<decltype(core::unboxed(kind))>>) {
                return core::unboxed(kind);
            } else {
                return std::nullopt;
            }
        },
        record);
}

Record as_record(const Remark& remark) {
    return std::visit([](auto kind) { return Record(std::move(kind)); }, kept_remark(remark));
}

bool looks_like_closed(std::string_view line) {
    constexpr std::string_view start = R"({"record":"closed")";
    return line.starts_with(start);
}

bool looks_like_score(std::string_view line) {
    constexpr std::string_view start = R"({"record":"scored")";
    return line.starts_with(start);
}

bool looks_like_command(std::string_view line) {
    constexpr std::string_view start = R"({"do":)";
    return line.starts_with(start);
}

}  // namespace torchwake::save
