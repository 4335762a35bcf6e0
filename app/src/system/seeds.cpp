#include "system/seeds.hpp"

#include "platform/platform.hpp"

#include <torchwake/rules/lesson.hpp>

#include <span>
#include <stdexcept>

namespace torchwake::app {

std::uint64_t SystemSeeds::next_seed() {
    constexpr unsigned surplus_bits = 64 - 53;
    std::uint64_t bits = 0;
    if (!platform::random_bytes(std::as_writable_bytes(std::span(&bits, 1)))) {
        throw std::runtime_error("the system gives no random numbers; name a seed with --seed");
    }
    return (bits >> surplus_bits) % rules::first_lesson_seed;
}

}  // namespace torchwake::app
