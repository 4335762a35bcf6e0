#include <torchwake/core/contract.hpp>

#include <cstdio>
#include <cstdlib>

namespace torchwake::core {

void contract_failed(const char* kind, const char* condition, const char* file, int line,
                     const char* function) {
    std::fprintf(stderr, "torchwake: broken %s: %s\n  at %s:%d in %s\n", kind, condition, file, line,
                 function);
    std::abort();
}

}  // namespace torchwake::core
