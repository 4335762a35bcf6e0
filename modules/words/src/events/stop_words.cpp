// The reasons why an automatic action stopped, in words.

#include "things/article.hpp"

#include <torchwake/words/colours.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/message_writer.hpp>
#include <torchwake/words/quest.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::words {
namespace {

/// An enemy's direction and an item have sentences of their own.
std::string stop_key(const autopilot::Stop& stop) {
    if (stop.reason == autopilot::StopReason::SomethingHere && stop.item.valid()) {
        return "stop-item";
    }
    const bool there = stop.reason == autopilot::StopReason::EnemyInView && stop.towards;
    return key_of("stop-", autopilot::stop_ids.at(static_cast<std::size_t>(stop.reason)),
                  there ? "-there" : "");
}

}  // namespace

Message MessageWriter::tell(const autopilot::Stop& stop) const {
    std::vector<Argument> arguments;
    const bool is_known =
        stop.reason == autopilot::StopReason::OutOfReach || stop.reason == autopilot::StopReason::Announced;
    if (stop.enemy.valid() && is_known) {
        arguments.push_back(
            name("enemy", rules::ActorRef{.id = {}, .kind = stop.enemy, .at = {}, .seen = true}));
    } else if (stop.enemy.valid()) {
        const content::MonsterDef& kind = catalog_->monster(stop.enemy);
        arguments.push_back(
            {"enemy", kind.name, kind.appearance.foreground, article_of(*catalog_, stop.enemy)});
    }
    if (stop.towards) {
        arguments.push_back({"direction", direction_name(*stop.towards, *words_), std::nullopt});
    }
    if (stop.item.valid()) {
        arguments.push_back(name("item", stop.item));
    }
    return {words_->say(stop_key(stop), arguments), quiet_ink};
}

}  // namespace torchwake::words
