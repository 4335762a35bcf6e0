#include <torchwake/core/contract.hpp>

#include <cstdio>
#include <cstdlib>

namespace torchwake::core {

void contract_failed(const char* kind, const char* condition, std::source_location place) {
    std::fprintf(stderr, "torchwake: broken %s: %s\n  at %s:%u in %s\n", kind, condition, place.file_name(),
                 static_cast<unsigned>(place.line()), place.function_name());
    std::abort();
}

}  // namespace torchwake::core
