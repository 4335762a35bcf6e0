#include <torchwake/core/contract.hpp>
#include <torchwake/json/string.hpp>

#include <memory>

namespace torchwake::json {

String::String(std::string_view text) {
    take(text, std::allocator<char>(), owned);
}

String::String(std::string_view text, std::pmr::memory_resource& lender) {
    take(text, std::pmr::polymorphic_allocator<char>(&lender), lent);
}

template <class Allocator>
void String::take(std::string_view text, Allocator allocator, std::uint8_t place) {
    if (text.size() <= most_within) {
        text.copy(bytes_.data(), text.size());
        bytes_.back() = static_cast<char>(text.size());
        return;
    }
    TORCHWAKE_EXPECTS(std::in_range<std::uint32_t>(text.size()));
    char* const bytes = allocator.allocate(text.size());
    text.copy(bytes, text.size());
    bytes_ =
        std::bit_cast<decltype(bytes_)>(Elsewhere{bytes, static_cast<std::uint32_t>(text.size()), {}, place});
}

void String::free() noexcept {
    std::allocator<char>().deallocate(elsewhere().bytes, elsewhere().size);
}

}  // namespace torchwake::json
