#include "journal/record_json.hpp"

#include "values/value_reader.hpp"

#include <torchwake/content/described.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/json/writer.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace torchwake::save {
namespace {

// The names of values, in order. Files hold them, so none may ever change.
template <class T>
constexpr std::array<std::string_view, 0> value_names{};
template <>
constexpr std::array<std::string_view, core::all_directions.size()> value_names<core::Direction>{
    "north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"};
template <>
constexpr std::array<std::string_view, content::enum_count<rules::Attribute>> value_names<rules::Attribute>{
    "strength", "dexterity", "intelligence", "constitution"};
template <>
constexpr std::array<std::string_view, content::enum_count<rules::CheatKind>> value_names<rules::CheatKind>{
    "heal", "reveal", "next_level", "undying", "omniscient", "practice"};
static_assert(!value_names<rules::CheatKind>.back().empty());
template <>
constexpr auto value_names<rules::RefusalReason> = rules::refusal_ids;
template <>
constexpr auto value_names<autopilot::StopReason> = autopilot::stop_ids;

/// The id of a definition. Files hold its number, which the data in the journal's header gives a meaning; a
/// remark has no member for an absent one.
template <class Id>
concept DefinitionId = std::is_same_v<Id, content::ItemId> || std::is_same_v<Id, content::SpellId> ||
                       std::is_same_v<Id, content::TileId> || std::is_same_v<Id, content::TrapId> ||
                       std::is_same_v<Id, content::MonsterId>;

template <class Kind>
constexpr bool is_remark = std::is_constructible_v<Remark, Kind>;

/// The names of the records' kinds, where the kind does not have it itself.
template <class Kind>
constexpr std::string_view kind_name = Kind::id;
template <>
constexpr std::string_view kind_name<rules::Refusal> = "refused";
template <>
constexpr std::string_view kind_name<autopilot::Stop> = "stopped";

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
/// The names of Record's alternatives behind CommandBegan, which is recognized by its command.
template <class First, class... Kinds>
constexpr auto names_behind_first(std::type_identity<std::variant<First, Kinds...>> /*of*/) {
    return names_of(std::type_identity<std::variant<Kinds...>>());
}
constexpr auto command_names = names_of(std::type_identity<rules::Command>());
constexpr auto record_names = names_behind_first(std::type_identity<Record>());

/// Calls members(name, member&) for each member.
template <class Members, class Kind>
void list_members(Members& members, Kind& kind) {
    content::visit_members(
        kind, [&members](std::string_view name, auto& member) { members(name_in_files(name), member); });
}

/// Appends members to the text of an object, before its closing bracket.
class MemberWriter {
  public:
    MemberWriter(std::string_view name, std::string_view kind) {
        text_ = "{\"";
        text_.append(name).append("\":\"").append(kind).append("\"}");
    }

    template <class T>
    void operator()(std::string_view name, const T& value) {
        text_.back() = ',';
        text_.append("\"").append(name).append("\":");
        write(value);
        text_ += '}';
    }
    template <class T>
    void operator()(std::string_view name, const std::optional<T>& value) {
        if (value) {
            (*this)(name, *value);
        }
    }
    /// Its ids are members of the record; the absent ones are left out.
    void operator()(std::string_view, const std::optional<rules::Fate>& fate) {
        if (fate) {
            (*this)("killer", fate->killer);
            add_unless_empty("matter", fate->matter);
            add_unless_empty("means", fate->means);
        }
    }
    template <DefinitionId Id>
    void operator()(std::string_view name, const Id& id) {
        if (id.valid()) {
            (*this)(name, std::int32_t{id.value});
        }
    }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    void add_unless_empty(std::string_view name, const std::string& value) {
        if (!value.empty()) {
            (*this)(name, value);
        }
    }
    void write(bool value) { text_ += value ? "true" : "false"; }
    void write(std::int32_t value) { text_ += std::to_string(value); }
    void write(std::uint64_t value) { write_plain(core::to_hex(value)); }
    void write(const std::string& value) { text_ += json::write_line(value); }
    void write(core::Point value) {
        text_ += '[' + std::to_string(value.x) + ',' + std::to_string(value.y) + ']';
    }
    template <class Tag, class Rep>
    void write(core::Id<Tag, Rep> id) {
        text_ += id.valid() ? std::to_string(id.value) : "null";
    }
    template <class T>
        requires std::is_enum_v<T>
    void write(T value) {
        write_plain(value_names<T>.at(static_cast<std::size_t>(value)));
    }
    /// Writes a string that needs no escaping.
    void write_plain(std::string_view text) { text_.append("\"").append(text).append("\""); }

    std::string text_;
};

/// Decodes one of some names into its place, and lists the names only on a mismatch.
template <std::size_t count>
std::optional<std::size_t> place_of(const json::Node& node,
                                    const std::array<std::string_view, count>& names) {
    const std::optional<std::string_view> name = node.value().if_string();
    const auto found = name ? std::ranges::find(names, *name) : names.end();
    return found != names.end() ? std::optional(static_cast<std::size_t>(found - names.begin()))
                                : json::known_name(node, names, json::choice_of(names));
}

template <class T>
std::optional<T> read_number(const json::Node& node, T last) {
    const auto value = json::integer_within(node, std::numeric_limits<T>::min(), last);
    return value ? std::optional(static_cast<T>(*value)) : std::nullopt;
}

// A decoder for each type of member; the second parameter selects it.
std::optional<bool> read_value(const json::Node& node, const bool& /*type*/) {
    return json::boolean(node);
}
std::optional<std::int32_t> read_value(const json::Node& node, const std::int32_t& /*type*/) {
    return read_number(node, std::numeric_limits<std::int32_t>::max());
}
std::optional<std::uint64_t> read_value(const json::Node& node, const std::uint64_t& /*type*/) {
    const std::optional<std::string_view> text = node.value().if_string();
    const auto value = text ? core::parse_hex(*text) : std::nullopt;
    if (!value) {
        node.refuse("16 hexadecimal digits");
    }
    return value;
}
std::optional<std::string> read_value(const json::Node& node, const std::string& /*type*/) {
    const std::optional<std::string_view> text = node.value().if_string();
    if (!text || text->size() > longest_record_text) {
        node.refuse("a text of at most " + std::to_string(longest_record_text) + " bytes");
        return std::nullopt;
    }
    return std::string(*text);
}
std::optional<core::Point> read_value(const json::Node& node, const core::Point& /*type*/) {
    const json::Array* const pair = node.value().if_array();
    if (pair == nullptr || pair->size() != 2) {
        node.refuse("an array of a column and a row");
        return std::nullopt;
    }
    const auto column = read_value(node.child(0, pair->front()), std::int32_t());
    const auto row = read_value(node.child(1, pair->back()), std::int32_t());
    return column && row ? std::optional(core::Point{*column, *row}) : std::nullopt;
}
template <class Tag, class Rep>
std::optional<core::Id<Tag, Rep>> read_value(const json::Node& node, const core::Id<Tag, Rep>& type) {
    if (node.value().is_null()) {
        return type;
    }
    constexpr Rep last = core::Id<Tag, Rep>::none_value - 1;
    const auto value = read_number(node, last);
    return value ? std::optional(core::Id<Tag, Rep>{*value}) : std::nullopt;
}
template <class T>
    requires std::is_enum_v<T>
std::optional<T> read_value(const json::Node& node, const T& /*type*/) {
    const auto place = place_of(node, value_names<T>);
    return place ? std::optional(static_cast<T>(*place)) : std::nullopt;
}

class MemberReader {
  public:
    MemberReader(json::Fields& in, bool may_lack_definitions)
        : in_(&in), may_lack_definitions_(may_lack_definitions) {}

    template <class T>
    void operator()(std::string_view name, T& target) {
        in_->required(name, target, [](const json::Node& node) { return read_value(node, T()); });
    }
    template <class T>
    void operator()(std::string_view name, std::optional<T>& target) {
        in_->optional(name, target, [](const json::Node& node) { return read_value(node, T()); });
    }
    void operator()(std::string_view, std::optional<rules::Fate>& target) {
        rules::Fate fate;
        const auto decoder = [](const json::Node& node) { return read_value(node, std::string()); };
        if (in_->optional("killer", fate.killer, decoder)) {
            in_->optional("matter", fate.matter, decoder);
            in_->optional("means", fate.means, decoder);
            target = std::move(fate);
        }
    }
    template <DefinitionId Id>
    void operator()(std::string_view name, Id& target) {
        const auto decoder = [](const json::Node& node) { return read_value(node, Id()); };
        may_lack_definitions_ ? in_->optional(name, target, decoder) : in_->required(name, target, decoder);
    }

  private:
    json::Fields* in_;
    bool may_lack_definitions_;
};

/// Reads the members of the alternative with that number in the list.
template <class Variant, std::size_t... kinds>
Variant read_alternative(std::size_t wanted, json::Fields& in, std::index_sequence<kinds...> /*list*/) {
    Variant read;
    const auto read_one = [&](auto& alternative) {
        auto& kind = core::unboxed(alternative);
        MemberReader members(in, is_remark<std::remove_cvref_t<decltype(kind)>>);
        list_members(members, kind);
        return true;
    };
    static_cast<void>(((kinds == wanted && read_one(read.template emplace<kinds>())) || ...));
    return read;
}

/// The numbers of all alternatives behind CommandBegan.
template <std::size_t... kinds>
std::index_sequence<kinds + 1 ...> behind_commands(std::index_sequence<kinds...> /*list*/) {
    return {};
}

constexpr auto kind_of_command = [](const json::Node& node) { return place_of(node, command_names); };
constexpr auto kind_of_record = [](const json::Node& node) { return place_of(node, record_names); };

Record read_members(json::Fields& in) {
    std::size_t kind = 0;
    if (in.optional(command_member, kind, kind_of_command)) {
        return CommandBegan{
            read_alternative<rules::Command>(kind, in, std::make_index_sequence<command_names.size()>())};
    }
    if (in.required(record_member, kind, kind_of_record)) {
        const auto list = behind_commands(std::make_index_sequence<record_names.size()>());
        return read_alternative<Record>(kind + 1, in, list);
    }
    return {};
}

template <class Alternative>
std::string write_members(std::string_view name, const Alternative& alternative) {
    MemberWriter members(name, kind_name<Alternative>);
    list_members(members, alternative);
    return members.take();
}

struct RecordWriter {
    std::string operator()(const CommandBegan& began) const {
        return std::visit([](const auto& command) { return write_members(command_member, command); },
                          began.command);
    }
    template <class Alternative>
    std::string operator()(const Alternative& alternative) const {
        return write_members(record_member, core::unboxed(alternative));
    }
};

}  // namespace

std::string write_record(const Record& record) {
    return std::visit(RecordWriter(), record);
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
