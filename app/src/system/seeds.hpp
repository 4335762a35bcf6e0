#pragma once

#include <torchwake/flow/ports.hpp>

#include <cstdint>

namespace torchwake::app {

/// Seeds from the system's random source.
class SystemSeeds final : public flow::SeedSource {
  public:
    [[nodiscard]] std::uint64_t next_seed() override;
};

}  // namespace torchwake::app
