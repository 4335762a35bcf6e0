#include "frame_log.hpp"

#include <locale>

namespace torchwake::desktop {

FrameLog::FrameLog(const std::filesystem::path& path) : file_(path) {
    file_.imbue(std::locale::classic());
}

std::ostream& FrameLog::begin_line() {
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    return file_ << pass_ << ' ' << passed.count() << ' ';
}

void FrameLog::note_press() {
    begin_line() << "press\n";
}

void FrameLog::note_frame(std::int32_t turn) {
    begin_line() << "frame " << turn << '\n';
}

}  // namespace torchwake::desktop
