#include "app/moment.hpp"

#include "app/members.hpp"

namespace torchwake::testing {

Moment moment_of(const json::Object& reply) {
    Moment moment{text_at(reply, "awaiting"), text_at(reply, "hash"), {}};
    if (reply.find("screen") != nullptr) {
        moment.screen = texts_at(reply, "screen");
    }
    return moment;
}

}  // namespace torchwake::testing
