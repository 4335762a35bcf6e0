#include "sound/silenced_errors.hpp"

#if defined(__unix__) || defined(__APPLE__)

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace torchwake::desktop {

SilencedErrors::SilencedErrors() {
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) {
        return;
    }
    std::fflush(stderr);
    kept_ = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
    if (kept_ >= 0) {
        dup2(nowhere, STDERR_FILENO);
    }
    close(nowhere);
}

SilencedErrors::~SilencedErrors() {
    if (kept_ >= 0) {
        std::fflush(stderr);
        dup2(kept_, STDERR_FILENO);
        close(kept_);
    }
}

}  // namespace torchwake::desktop

#else

namespace torchwake::desktop {

SilencedErrors::SilencedErrors() = default;
SilencedErrors::~SilencedErrors() = default;

}  // namespace torchwake::desktop

#endif
