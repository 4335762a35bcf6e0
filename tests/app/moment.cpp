#include "app/moment.hpp"

#include "app/members.hpp"

namespace torchwake::testing {

Moment moment_of(const json::Object& reply) {
    // The log lies at the bottom, above the help line.
    constexpr std::size_t log_rows = 7;
    Moment moment{text_at(reply, "awaiting"), text_at(reply, "hash"), {}};
    const bool tells_messages = moment.awaiting.find("messages") != std::string::npos;
    if (!tells_messages && reply.find("screen") != nullptr) {
        moment.screen = texts_at(reply, "screen");
        moment.screen.resize(moment.screen.size() > log_rows ? moment.screen.size() - log_rows : 0);
    }
    return moment;
}

}  // namespace torchwake::testing
