#include "window/frame_log.hpp"

namespace torchwake::desktop {

void FrameLog::add(std::string_view what) {
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    const std::string line =
        std::to_string(pass_) + ' ' + std::to_string(passed.count()) + ' ' + std::string(what) + '\n';
    const auto appended = file_->append(line);
    if (!appended && fault_.empty()) {
        fault_ = to_string(appended.error());
    }
}

}  // namespace torchwake::desktop
