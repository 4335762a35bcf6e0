#include "values/value_type.hpp"

#include <torchwake/core/contract.hpp>

#include <cstring>

namespace torchwake::save {
namespace {

template <class Rep>
std::int64_t load_as(const void* from) {
    Rep number{};
    std::memcpy(&number, from, sizeof number);
    return static_cast<std::int64_t>(number);
}

template <class Rep>
void store_as(void* to, std::int64_t number) {
    const auto narrow = static_cast<Rep>(number);
    std::memcpy(to, &narrow, sizeof narrow);
}

}  // namespace

std::int64_t load_number(const ValueType& type, const void* from) {
    const bool is_signed = type.low < 0;
    switch (type.size) {
        case sizeof(std::int8_t):
            return is_signed ? load_as<std::int8_t>(from) : load_as<std::uint8_t>(from);
        case sizeof(std::int16_t):
            return is_signed ? load_as<std::int16_t>(from) : load_as<std::uint16_t>(from);
        case sizeof(std::int32_t):
            return is_signed ? load_as<std::int32_t>(from) : load_as<std::uint32_t>(from);
        default:
            return load_as<std::int64_t>(from);
    }
}

void store_number(const ValueType& type, void* to, std::int64_t number) {
    switch (type.size) {
        case sizeof(std::uint8_t):
            return store_as<std::uint8_t>(to, number);
        case sizeof(std::uint16_t):
            return store_as<std::uint16_t>(to, number);
        case sizeof(std::uint32_t):
            return store_as<std::uint32_t>(to, number);
        default:
            return store_as<std::int64_t>(to, number);
    }
}

std::span<const Alternative> event_alternatives() {
    static constexpr auto alternatives = alternatives_of<rules::Event>();
    return alternatives;
}

}  // namespace torchwake::save
