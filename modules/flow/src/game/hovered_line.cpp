#include "game/hovered_line.hpp"

namespace torchwake::flow {

void HoveredLine::enter(std::int32_t line, core::Milliseconds now) {
    if (line_ != line) {
        leave(now);
        line_ = line;
        since_ = now;
    }
}

void HoveredLine::leave(core::Milliseconds now) {
    constexpr core::Milliseconds rest{250};
    if (line_ && since_ + rest <= now) {
        rested_ = line_;
    }
    line_.reset();
}

void HoveredLine::forget() {
    line_.reset();
    rested_.reset();
}

}  // namespace torchwake::flow
