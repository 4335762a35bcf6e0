// The reasons why an automatic action stopped, in words.

#include "things/article.hpp"

#include <torchwake/content/trick.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/message_writer.hpp>
#include <torchwake/words/quest.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::words {
namespace {

/// Says why an enemy is better struck from afar.
std::string_view from_afar_key(const content::Catalog& catalog, content::MonsterId enemy) {
    const std::vector<content::Trick>& tricks = catalog.monster(enemy).tricks;
    return content::find_trick<content::BurstTrick>(tricks) != nullptr    ? "stop-from-afar-bursts"
           : content::find_trick<content::RecoilTrick>(tricks) != nullptr ? "stop-from-afar-recoils"
                                                                          : "stop-from-afar-corrodes";
}

/// An enemy's direction, an item and the tricks of an enemy have sentences of their own.
std::string stop_key(const content::Catalog& catalog, const autopilot::Stop& stop) {
    if (stop.reason == autopilot::StopReason::FromAfar) {
        return std::string(from_afar_key(catalog, stop.enemy));
    }
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
    constexpr std::array about_that_enemy{autopilot::StopReason::OutOfReach, autopilot::StopReason::Announced,
                                          autopilot::StopReason::FromAfar};
    if (stop.enemy.valid() && std::ranges::find(about_that_enemy, stop.reason) != about_that_enemy.end()) {
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
    return {words_->say(stop_key(*catalog_, stop), arguments), quiet_ink};
}

}  // namespace torchwake::words
