#pragma once

#include "table.hpp"

namespace torchwake::app {

/// While one exists, a process that aborts writes a capsule of the run first, and says where: after a broken
/// contract, an uncaught exception, or a check of the standard library or the compiler. The capsule names the
/// fault. Only one may exist at a time, made by the thread that plays.
class AbortRescue {
  public:
    /// Requires: the table outlives this.
    explicit AbortRescue(Table& table);
    ~AbortRescue();
    AbortRescue(const AbortRescue&) = delete;
    AbortRescue& operator=(const AbortRescue&) = delete;
};

}  // namespace torchwake::app
