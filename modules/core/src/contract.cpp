#include <torchwake/core/contract.hpp>

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace torchwake::core {
namespace {

std::atomic<ContractHandler> contract_handler = nullptr;

}  // namespace

ContractHandler set_contract_handler(ContractHandler handler) noexcept {
    return contract_handler.exchange(handler);
}

void contract_failed(const char* kind, const char* condition, const char* file, int line,
                     const char* function) {
    std::fprintf(stderr, "torchwake: broken %s: %s\n  at %s:%d in %s\n", kind, condition, file, line,
                 function);
    if (const ContractHandler handler = contract_handler.exchange(nullptr)) {
        handler({kind, condition, file, line, function});
    }
    std::abort();
}

}  // namespace torchwake::core
