#include "seeds.hpp"

#include <torchwake/rules/lesson.hpp>

#include <stdexcept>
#include <sys/random.h>

namespace torchwake::app {

std::uint64_t SystemSeeds::next_seed() {
    constexpr unsigned surplus_bits = 64 - 53;
    std::uint64_t bits = 0;
    if (getentropy(&bits, sizeof bits) != 0) {
        throw std::runtime_error("the system gives no random numbers; name a seed with --seed");
    }
    return (bits >> surplus_bits) % rules::first_lesson_seed;
}

}  // namespace torchwake::app
