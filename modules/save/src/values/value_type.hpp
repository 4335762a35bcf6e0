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
    Elements (*elements)(const void* container) = nullptr;
    /// Changes the number of elements, unless that is fixed. Returns the first.
    void* (*resize)(void* container, std::size_t count) = nullptr;
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

template <class T>
constexpr Form form_of = std::is_same_v<T, bool>            ? Form::Boolean
                         : std::is_same_v<T, std::uint64_t> ? Form::Word
                                                            : Form::Integer;

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
    static constexpr ValueType table = number_type<T>(form_of<T>);
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
constexpr std::size_t enumerator_count() {
    if constexpr (enumerator_names<T>.empty()) {
        return content::enum_count<T>;
    } else {
        return enumerator_names<T>.size();
    }
}
template <class T>
    requires std::is_enum_v<T>
struct TypeOf<T> {
    static constexpr ValueType table{.form = Form::Enumerator,
                                     .size = sizeof(T),
                                     .high = std::int64_t{enumerator_count<T>()} - 1,
                                     .names = enumerator_names<T>};
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
using content::Catalog;
template <>
struct TypeOf<content::MonsterId>
    : DefinitionType<content::MonsterId, &Catalog::find_monster, &Catalog::monster> {};
template <>
struct TypeOf<content::ItemId> : DefinitionType<content::ItemId, &Catalog::find_item, &Catalog::item> {};
template <>
struct TypeOf<content::TileId> : DefinitionType<content::TileId, &Catalog::find_tile, &Catalog::tile> {};
template <>
struct TypeOf<content::SpellId> : DefinitionType<content::SpellId, &Catalog::find_spell, &Catalog::spell> {};
template <>
struct TypeOf<content::TrapId> : DefinitionType<content::TrapId, &Catalog::find_trap, &Catalog::trap> {};
template <>
struct TypeOf<content::VaultId> : DefinitionType<content::VaultId, &Catalog::find_vault, &Catalog::vault> {};
template <>
struct TypeOf<content::GiftId> : DefinitionType<content::GiftId, &Catalog::find_gift, &Catalog::gift> {};
template <>
struct TypeOf<content::MatterId>
    : DefinitionType<content::MatterId, &Catalog::find_matter, &Catalog::matter> {};

/// A type that readers and writers know by its form alone.
template <class T, Form form>
struct KnownType {
    static constexpr ValueType table{.form = form, .size = sizeof(T)};
};
template <>
struct TypeOf<std::string> : KnownType<std::string, Form::Text> {};
template <>
struct TypeOf<rules::Fate> : KnownType<rules::Fate, Form::Fate> {};
template <>
struct TypeOf<core::RandomStream> : KnownType<core::RandomStream, Form::Stream> {};
template <>
struct TypeOf<spatial::BitGrid> : KnownType<spatial::BitGrid, Form::CellSet> {};

template <class Container>
Elements elements_in(const void* place) {
    const auto& container = *static_cast<const Container*>(place);
    if constexpr (requires { container.has_value(); }) {
        return {container ? &*container : nullptr, container ? std::size_t{1} : std::size_t{0}};
    } else if constexpr (requires { container.values(); }) {
        return {container.values().data(), container.values().size()};
    } else if constexpr (requires { container.span(); }) {
        return {container.span().data(), container.span().size()};
    } else {
        return {container.data(), container.size()};
    }
}
template <class Container>
void* resized(void* place, std::size_t count) {
    auto& container = *static_cast<Container*>(place);
    if constexpr (requires { container.has_value(); }) {
        return &container.emplace();
    } else {
        if constexpr (requires { container.resize(count); }) {
            container.resize(count);
        }
        return container.data();
    }
}
template <class Container, class Element, Form form>
struct ContainerType {
    static constexpr ValueType table{.form = form,
                                     .size = sizeof(Container),
                                     .element = &TypeOf<Element>::table,
                                     .elements = &elements_in<Container>,
                                     .resize = &resized<Container>};
};
template <class T>
struct TypeOf<std::optional<T>> : ContainerType<std::optional<T>, T, Form::Optional> {};
template <class T, std::size_t count>
struct TypeOf<std::array<T, count>> : ContainerType<std::array<T, count>, T, Form::Array> {};
template <class T>
struct TypeOf<std::vector<T>> : ContainerType<std::vector<T>, T, Form::Vector> {};

template <class T>
struct TypeOf<core::Grid<T>> {
    using Grid = core::Grid<T>;
    static constexpr ValueType table{
        .form = Form::Grid,
        .size = sizeof(Grid),
        .element = &TypeOf<T>::table,
        .elements = &elements_in<Grid>,
        .grid_size = [](const void* grid) { return static_cast<const Grid*>(grid)->size(); },
        .reset_grid = [](void* grid, core::Size size) -> void* {
            static_cast<Grid*>(grid)->reset(size);
            return static_cast<Grid*>(grid)->span().data();
        }};
};
template <class T>
struct TypeOf<rules::ComponentStore<T>> {
    using Store = rules::ComponentStore<T>;
    static constexpr ValueType table{
        .form = Form::Store,
        .size = sizeof(Store),
        .element = &TypeOf<T>::table,
        .elements = &elements_in<Store>,
        .store_ids = [](const void* store) { return static_cast<const Store*>(store)->ids(); },
        .fill_store =
            [](void* store, const ReadColumns& read) {
                std::vector<T> values;
                const std::vector<rules::EntityId> ids = read(TypeOf<std::vector<T>>::table, &values);
                for (std::size_t place = 0; place < ids.size(); ++place) {
                    static_cast<Store*>(store)->insert(ids[place], values[place]);
                }
            }};
};

template <class T, auto member>
void* member_of(void* owner) {
    return &(static_cast<T*>(owner)->*member);
}
/// The fields of a struct, in order. All members are listed.
template <class T, template <class...> class List, class... Listed>
constexpr std::array<Field, sizeof...(Listed)> fields_of(std::type_identity<List<Listed...>> /*members*/) {
    static_assert(content::has_members<T, sizeof...(Listed) + content::unlisted_members<T>>,
                  "a member is missing in BOOST_DESCRIBE_STRUCT");
    return {
        {{Listed::name, &TypeOf<std::remove_cvref_t<decltype(std::declval<T&>().*Listed::pointer)>>::table,
          &member_of<T, Listed::pointer>,
          std::is_same_v<T, rules::World> &&
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

/// An alternative of a variant, boxed or not.
struct Alternative {
    const ValueType* type;
    void* (*emplace)(void* variant);               ///< makes the variant hold it, and returns its value
    const void* (*value_in)(const void* variant);  ///< requires: the variant holds it
};

namespace detail {

template <class Variant, std::size_t place>
void* emplace(void* variant) {
    return &core::unboxed(static_cast<Variant*>(variant)->template emplace<place>());
}
template <class Variant, std::size_t place>
const void* value_in(const void* variant) {
    return &core::unboxed(*std::get_if<place>(static_cast<const Variant*>(variant)));
}
template <class Variant, std::size_t... places>
constexpr std::array<Alternative, sizeof...(places)> alternatives_at(std::index_sequence<places...> /*all*/) {
    return {{{&value_type<std::remove_cvref_t<decltype(core::unboxed(
                  std::declval<std::variant_alternative_t<places, Variant>&>()))>>,
              &emplace<Variant, places>, &value_in<Variant, places>}...}};
}

}  // namespace detail

/// The alternatives of a variant, by their places in it.
template <class Variant>
constexpr auto alternatives_of() {
    return detail::alternatives_at<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>());
}

/// The facts of an event. Its alternatives stand in one compile unit, because they are many.
[[nodiscard]] std::span<const Alternative> event_alternatives();

/// The value of a type that an event has as its member of that name; null if it has none.
template <class T>
[[nodiscard]] const T* find_member(const rules::Event& event, std::string_view name) {
    const Alternative& held = event_alternatives()[event.index()];
    for (const Field& field : held.type->fields) {
        if (field.name == name && field.type == &value_type<T>) {
            return static_cast<const T*>(field.value_in(held.value_in(&event)));
        }
    }
    return nullptr;
}

}  // namespace torchwake::save
