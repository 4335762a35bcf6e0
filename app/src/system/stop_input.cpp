#include "system/stop_input.hpp"

#include "platform/platform.hpp"

namespace torchwake::app {

StopInput::StopInput() {
    platform::end_input_on_stop();
}

StopInput::~StopInput() {
    platform::end_process_on_stop();
}

}  // namespace torchwake::app
