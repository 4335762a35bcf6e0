#include "play/abort_rescue.hpp"

#include "platform/platform.hpp"
#include "system/console.hpp"

#include <torchwake/core/contract.hpp>

#include <exception>
#include <filesystem>
#include <string>
#include <utility>

namespace torchwake::app {
namespace {

GameSetup* endangered = nullptr;
void (*before_rescue)() = nullptr;
core::BrokenContract broken;

/// Without the folders of the source, which may be of a person's home.
std::string told_fault() {
    if (broken.line == 0) {
        return "aborted";
    }
    return std::string("broken ") + broken.kind + ": " + broken.condition + ", at " +
           std::filesystem::path(broken.file).filename().string() + ':' + std::to_string(broken.line) +
           " in " + broken.function;
}

void write_capsule(GameSetup& setup) {
    const std::string& run = setup.game().shown_run();
    if (run.empty()) {
        return;
    }
    const auto written =
        setup.files().add_capsule_of(run, {{},
                                           {},
                                           setup.game().options(),
                                           setup.game().awaiting(),
                                           setup.presenter().log_tail(save::capsule_log_lines),
                                           told_fault()});
    complain(written ? "what led to this is in " + written->path + ": please send it to the developers"
                     : "no capsule of this could be written: " + written.error().message);
}

/// Runs where the process stands at its error: memory and locks may be in any state.
void rescue() {
    GameSetup* const setup = std::exchange(endangered, nullptr);
    if (setup == nullptr) {
        return;
    }
    try {
        if (before_rescue != nullptr) {
            before_rescue();
        }
        write_capsule(*setup);
    } catch (const std::exception& fault) {
        complain(fault.what());
    }
}

}  // namespace

AbortRescue::AbortRescue(GameSetup& setup, void (*before)()) {
    before_rescue = before;
    endangered = &setup;
    core::set_contract_handler([](const core::BrokenContract& contract) { broken = contract; });
    platform::on_abort(rescue);
}

AbortRescue::~AbortRescue() {
    platform::no_longer_on_abort();
    core::set_contract_handler(nullptr);
    endangered = nullptr;
}

}  // namespace torchwake::app
