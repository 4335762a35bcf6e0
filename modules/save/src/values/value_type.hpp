#pragma once

// The types of stored values as tables, made from the rules' field lists. Readers and writers walk the
// tables, so that a struct costs them no code of its own.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/content/enum_table.hpp>
#include <torchwake/core/boxed.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/rules/fields.hpp>
#include <torchwake/rules/refusal.hpp>

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::save {

/// How the values of a type are made. The first six are numbers.
enum class Form : std::uint8_t {
    Boolean,
    Integer,
    Word,  ///< 64 unsigned bits
    Enumerator,
    Id,          ///< of an entity, or a slot
    Definition,  ///< the id of a definition
    Text,
    Fate,
    Stream,   ///< of random numbers
    CellSet,  ///< spatial::BitGrid
    Optional,
    Array,  ///< of a fixed size
    Vector,
    Grid,
    Store,  ///< of components
    Struct,
};

struct ValueType;

/// A member of a struct.
struct Field {
    std::string_view name;
    const ValueType* type;
    void* (*member_of)(void* owner);
    bool is_spread;  ///< its own members are written as members of the owner

    [[nodiscard]] const void* value_in(const void* owner) const {
        return member_of(const_cast<void*>(owner));
    }
};

/// The definitions of a kind, by the numbers of their ids.
struct Definitions {
    std::optional<std::int64_t> (*find)(const content::Catalog& catalog, std::string_view id);
    std::string_view (*id_of)(const content::Catalog& catalog, std::int64_t number);
};

/// Elements that lie behind each other.
struct Elements {
    const void* first;
    std::size_t count;
};

/// Reads the two columns of a component store: the values into a vector of that type; returns the ids, none
/// if a column is unsound.
using ReadColumns = std::function<std::vector<rules::EntityId>(const ValueType& vector, void* values)>;

/// A type of stored values. Which members are set depends on its form.
struct ValueType {
    Form form;
    std::size_t size;                           ///< of a value, in bytes
    std::int64_t low = 0;                       ///< the least number
    std::int64_t high = 0;                      ///< the greatest number; of an id it stands for none
    std::span<const std::string_view> names{};  ///< of the enumerators, where journals hold them
    const Definitions* definitions = nullptr;
    std::span<const Field> fields{};     ///< of a struct
    const ValueType* element = nullptr;  ///< of what holds others
    Elements (*elements)(const void* of) = nullptr;
    /// Changes the number of elements, unless that is fixed. Returns the first.
    void* (*resize)(void* elements, std::size_t count) = nullptr;
    core::Size (*grid_size)(const void* grid) = nullptr;
    void* (*reset_grid)(void* grid, core::Size size) = nullptr;  ///< returns the first cell
    std::span<const rules::EntityId> (*store_ids)(const void* store) = nullptr;
    void (*fill_store)(void* store, const ReadColumns& read) = nullptr;
};

/// The number that lies at a place. Requires: the type is a number.
[[nodiscard]] std::int64_t load_number(const ValueType& type, const void* from);
/// Lays a number at a place. Requires: likewise, and the number is in its range.
void store_number(const ValueType& type, void* to, std::int64_t number);

// The names of enumerators in journals, in order. None may ever change.
template <class T>
inline constexpr std::array<std::string_view, 0> enumerator_names{};
template <>
inline constexpr std::array<std::string_view, core::all_directions.size()> enumerator_names<core::Direction>{
    "north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"};
template <>
inline constexpr std::array<std::string_view, content::enum_count<rules::Attribute>>
    enumerator_names<rules::Attribute>{"strength", "dexterity", "intelligence", "constitution"};
template <>
inline constexpr std::array<std::string_view, content::enum_count<rules::CheatKind>>
    enumerator_names<rules::CheatKind>{"heal", "reveal", "next_level", "undying", "omniscient", "practice"};
static_assert(!enumerator_names<rules::CheatKind>.back().empty());
template <>
inline constexpr auto enumerator_names<rules::RefusalReason> = rules::refusal_ids;
template <>
inline constexpr auto enumerator_names<autopilot::StopReason> = autopilot::stop_ids;

namespace detail {

/// The table of a type, as its member `table`.
template <class T>
struct TypeOf;

template <class Rep>
constexpr ValueType number_type(Form form) {
    using Limits = std::numeric_limits<Rep>;
    return {.form = form,
            .size = sizeof(Rep),
            .low = static_cast<std::int64_t>(Limits::min()),
            .high = static_cast<std::int64_t>(Limits::max())};
}

template <std::integral T>
struct TypeOf<T> {
    static constexpr ValueType table = number_type<T>(Form::Integer);
};
template <>
struct TypeOf<bool> {
    static constexpr ValueType table = number_type<bool>(Form::Boolean);
};
template <>
struct TypeOf<std::uint64_t> {
    static constexpr ValueType table{.form = Form::Word, .size = sizeof(std::uint64_t)};
};
template <class Tag, class Rep>
struct TypeOf<core::Quantity<Tag, Rep>> {
    static constexpr ValueType table = number_type<Rep>(Form::Integer);
};
template <class Tag, class Rep>
struct TypeOf<core::Id<Tag, Rep>> {
    static constexpr ValueType table = number_type<Rep>(Form::Id);
};

template <class T>
    requires std::is_enum_v<T>
struct TypeOf<T> {
    static constexpr std::span<const std::string_view> names = enumerator_names<T>;
    static constexpr std::size_t count() {
        if constexpr (enumerator_names<T>.empty()) {
            return content::enum_count<T>;
        } else {
            return enumerator_names<T>.size();
        }
    }
    static constexpr ValueType table{.form = Form::Enumerator,
                                     .size = sizeof(T),
                                     .high = static_cast<std::int64_t>(count()) - 1,
                                     .names = names};
};

template <class Id, auto find, auto definition>
struct DefinitionType {
    static constexpr Definitions definitions{
        [](const content::Catalog& catalog, std::string_view text) {
            const std::optional<Id> id = (catalog.*find)(text);
            return id ? std::optional<std::int64_t>(id->value) : std::nullopt;
        },
        [](const content::Catalog& catalog, std::int64_t number) -> std::string_view {
            return (catalog.*definition)(Id{static_cast<typename Id::rep>(number)}).id;
        }};
    static constexpr ValueType table{
        .form = Form::Definition, .size = sizeof(Id), .high = Id::none_value, .definitions = &definitions};
};
template <>
struct TypeOf<content::MonsterId>
    : DefinitionType<content::MonsterId, &content::Catalog::find_monster, &content::Catalog::monster> {};
template <>
struct TypeOf<content::ItemId>
    : DefinitionType<content::ItemId, &content::Catalog::find_item, &content::Catalog::item> {};
template <>
struct TypeOf<content::TileId>
    : DefinitionType<content::TileId, &content::Catalog::find_tile, &content::Catalog::tile> {};
template <>
struct TypeOf<content::SpellId>
    : DefinitionType<content::SpellId, &content::Catalog::find_spell, &content::Catalog::spell> {};
template <>
struct TypeOf<content::TrapId>
    : DefinitionType<content::TrapId, &content::Catalog::find_trap, &content::Catalog::trap> {};
template <>
struct TypeOf<content::GiftId>
    : DefinitionType<content::GiftId, &content::Catalog::find_gift, &content::Catalog::gift> {};
template <>
struct TypeOf<content::MatterId>
    : DefinitionType<content::MatterId, &content::Catalog::find_matter, &content::Catalog::matter> {};

template <>
struct TypeOf<std::string> {
    static constexpr ValueType table{.form = Form::Text, .size = sizeof(std::string)};
};
template <>
struct TypeOf<rules::Fate> {
    static constexpr ValueType table{.form = Form::Fate, .size = sizeof(rules::Fate)};
};
template <>
struct TypeOf<core::RandomStream> {
    static constexpr ValueType table{.form = Form::Stream, .size = sizeof(core::RandomStream)};
};
template <>
struct TypeOf<spatial::BitGrid> {
    static constexpr ValueType table{.form = Form::CellSet, .size = sizeof(spatial::BitGrid)};
};

template <class T>
struct TypeOf<std::optional<T>> {
    static constexpr ValueType table{.form = Form::Optional,
                                     .size = sizeof(std::optional<T>),
                                     .element = &TypeOf<T>::table,
                                     .elements = [](const void* of) -> Elements {
                                         const auto& value = *static_cast<const std::optional<T>*>(of);
                                         return {value ? &*value : nullptr,
                                                 value ? std::size_t{1} : std::size_t{0}};
                                     },
                                     .resize = [](void* elements, std::size_t /*count*/) -> void* {
                                         return &static_cast<std::optional<T>*>(elements)->emplace();
                                     }};
};
template <class T, std::size_t count>
struct TypeOf<std::array<T, count>> {
    static constexpr ValueType table{.form = Form::Array,
                                     .size = sizeof(std::array<T, count>),
                                     .element = &TypeOf<T>::table,
                                     .elements = [](const void* of) -> Elements {
                                         return {static_cast<const std::array<T, count>*>(of)->data(), count};
                                     },
                                     .resize = [](void* elements, std::size_t /*count*/) -> void* {
                                         return static_cast<std::array<T, count>*>(elements)->data();
                                     }};
};
template <class T>
struct TypeOf<std::vector<T>> {
    static constexpr ValueType table{.form = Form::Vector,
                                     .size = sizeof(std::vector<T>),
                                     .element = &TypeOf<T>::table,
                                     .elements = [](const void* of) -> Elements {
                                         const auto& elements = *static_cast<const std::vector<T>*>(of);
                                         return {elements.data(), elements.size()};
                                     },
                                     .resize = [](void* elements, std::size_t count) -> void* {
                                         static_cast<std::vector<T>*>(elements)->resize(count);
                                         return static_cast<std::vector<T>*>(elements)->data();
                                     }};
};
template <class T>
struct TypeOf<core::Grid<T>> {
    static constexpr ValueType table{
        .form = Form::Grid,
        .size = sizeof(core::Grid<T>),
        .element = &TypeOf<T>::table,
        .elements = [](const void* of) -> Elements {
            const auto cells = static_cast<const core::Grid<T>*>(of)->span();
            return {cells.data(), cells.size()};
        },
        .grid_size = [](const void* grid) { return static_cast<const core::Grid<T>*>(grid)->size(); },
        .reset_grid = [](void* grid, core::Size size) -> void* {
            static_cast<core::Grid<T>*>(grid)->reset(size);
            return static_cast<core::Grid<T>*>(grid)->span().data();
        }};
};
template <class T>
struct TypeOf<rules::ComponentStore<T>> {
    static constexpr ValueType table{
        .form = Form::Store,
        .size = sizeof(rules::ComponentStore<T>),
        .element = &TypeOf<T>::table,
        .elements = [](const void* of) -> Elements {
            const auto values = static_cast<const rules::ComponentStore<T>*>(of)->values();
            return {values.data(), values.size()};
        },
        .store_ids =
            [](const void* store) { return static_cast<const rules::ComponentStore<T>*>(store)->ids(); },
        .fill_store =
            [](void* store, const ReadColumns& read) {
                std::vector<T> values;
                const std::vector<rules::EntityId> ids = read(TypeOf<std::vector<T>>::table, &values);
                for (std::size_t place = 0; place < ids.size(); ++place) {
                    static_cast<rules::ComponentStore<T>*>(store)->insert(ids[place], values[place]);
                }
            }};
};

/// The fields of a struct, in order. All members are listed.
template <class T, template <class...> class List, class... Listed>
constexpr std::array<Field, sizeof...(Listed)> fields_of(std::type_identity<List<Listed...>> /*members*/) {
    static_assert(content::has_members<T, sizeof...(Listed) + content::unlisted_members<T>>,
                  "a member is missing in BOOST_DESCRIBE_STRUCT");
    return {
        {{Listed::name, &TypeOf<std::remove_cvref_t<decltype(std::declval<T&>().*Listed::pointer)>>::table,
          [](void* owner) -> void* { return &(static_cast<T*>(owner)->*Listed::pointer); },
          std::is_same_v<T, rules::World>&&
              std::is_same_v<decltype(Listed::pointer), rules::Entities rules::World::* const>}...}};
}
template <rules::Described T>
struct TypeOf<T> {
    static constexpr auto fields = fields_of<T>(std::type_identity<rules::detail::FieldsOf<T>>());
    static constexpr ValueType table{.form = Form::Struct, .size = sizeof(T), .fields = fields};
};

}  // namespace detail

/// The table of a type: of a described struct, a number, an id, a text, a grid, a component store, or a
/// standard container of such.
template <class T>
inline constexpr const ValueType& value_type = detail::TypeOf<T>::table;

/// An alternative of a variant.
struct Alternative {
    const ValueType* type;
    void* (*emplace)(void* variant);  ///< makes the variant hold it, and returns its value
};

namespace detail {

template <class... Kind>
constexpr auto alternatives_of(std::type_identity<std::variant<Kind...>> /*of*/) {
    using Variant = std::variant<Kind...>;
    return std::array<Alternative, sizeof...(Kind)>{
        {{&value_type<std::remove_cvref_t<decltype(core::unboxed(std::declval<Kind&>()))>>,
          [](void* variant) -> void* {
              return &core::unboxed(static_cast<Variant*>(variant)->template emplace<Kind>());
          }}...}};
}

}  // namespace detail

/// The alternatives of a variant, by their places in it.
template <class Variant>
inline constexpr auto alternatives = detail::alternatives_of(std::type_identity<Variant>());

/// The value that a variant holds, boxed or not.
template <class Variant>
[[nodiscard]] auto* held_value(Variant& variant) {
    using Held = std::conditional_t<std::is_const_v<Variant>, const void, void>;
    return std::visit([](auto& held) -> Held* { return &core::unboxed(held); }, variant);
}

}  // namespace torchwake::save
