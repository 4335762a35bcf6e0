#include "bench_case.hpp"

namespace torchwake::bench {

std::vector<Case>& cases() {
    static std::vector<Case> all;
    return all;
}

}  // namespace torchwake::bench
