#include "app/moment.hpp"

#include "app/members.hpp"

#include <torchwake/json/writer.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace torchwake::testing {
namespace {

/// The open menu and the moved cursor, where there are any.
std::string choice_in(const json::Object& reply) {
    json::Object choice;
    for (const std::string_view name : {"menu", "cursor"}) {
        const json::Value* const value =
            reply.find("state") != nullptr ? object_at(reply, "state").find(name) : nullptr;
        if (value != nullptr) {
            choice.set(name, *value);
        }
    }
    return json::write_line(choice);
}

}  // namespace

Moment moment_of(const json::Object& reply) {
    // The log lies at the bottom, above the help line.
    constexpr std::size_t log_rows = 7;
    Moment moment{text_at(reply, "awaiting"), text_at(reply, "hash"), choice_in(reply), {}};
    const bool tells_messages = moment.awaiting.find("messages") != std::string::npos;
    if (!tells_messages && reply.find("screen") != nullptr) {
        moment.screen = texts_at(reply, "screen");
        moment.screen.resize(moment.screen.size() > log_rows ? moment.screen.size() - log_rows : 0);
    }
    return moment;
}

}  // namespace torchwake::testing
