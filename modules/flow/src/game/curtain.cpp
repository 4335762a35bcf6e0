#include <torchwake/flow/curtain.hpp>

namespace torchwake::flow {

void Curtain::enter(const rules::World& world, const rules::Chronicle& chronicle) {
    if (!closed_) {
        real_->enter(world, chronicle);
    }
}

core::Milliseconds Curtain::begin(std::span<const rules::Event> events, const rules::World& world) {
    return closed_ ? core::Milliseconds{} : real_->begin(events, world);
}

void Curtain::skip() {
    if (!closed_) {
        real_->skip();
    }
}

void Curtain::refuse(const rules::Refusal& refusal) {
    if (!closed_) {
        real_->refuse(refusal);
    }
}

void Curtain::tell(const screen::Notice& notice) {
    if (!closed_) {
        real_->tell(notice);
    }
}

void Curtain::menu_sound(bool confirmed) {
    if (!closed_) {
        real_->menu_sound(confirmed);
    }
}

std::int32_t Curtain::scroll_range(const screen::Layer& page) {
    return real_->scroll_range(page);
}

void Curtain::mark_unsaved(bool unsaved) {
    if (!closed_) {
        real_->mark_unsaved(unsaved);
    }
}

void Curtain::stopped(const autopilot::Stop& stop) {
    if (!closed_) {
        real_->stopped(stop);
    }
}

std::vector<std::string> Curtain::log_tail(std::size_t count) {
    return real_->log_tail(count);
}

std::string Curtain::record(const screen::RecapModel& recap, const save::SavedRun& run) {
    return real_->record(recap, run);
}

void Curtain::apply_keys(const screen::KeyMap& keys) {
    if (!closed_) {
        real_->apply_keys(keys);
    }
}

void Curtain::apply_options(const save::Options& options) {
    if (!closed_) {
        real_->apply_options(options);
    }
}

}  // namespace torchwake::flow
