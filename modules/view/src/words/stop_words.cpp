// The reasons why an automatic action stopped, in words.

#include <torchwake/core/contract.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/message_writer.hpp>

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace torchwake::view {
namespace {

/// In the order of core::Direction.
constexpr std::array<std::string_view, 8> direction_keys{
    "direction-north", "direction-north-east", "direction-east", "direction-south-east",
    "direction-south", "direction-south-west", "direction-west", "direction-north-west"};

std::string_view stop_key(const autopilot::Stop& stop) {
    using enum autopilot::StopReason;
    switch (stop.reason) {
        case Interrupted:
            return "stop-interrupted";
        case EnemyInView:
            return stop.towards ? "stop-enemy-there" : "stop-enemy";
        case Hurt:
            return "stop-hurt";
        case Explored:
            return "stop-explored";
        case Rested:
            return "stop-rested";
        case NothingToRest:
            return "stop-nothing-to-rest";
        case Arrived:
            return "stop-arrived";
        case NoPath:
            return "stop-no-way";
        case SomethingHere:
            return stop.item.valid() ? "stop-item" : "stop-something";
        case PackFull:
            return "stop-pack-full";
        case Refused:
            return "stop-refused";
        case TooLong:
            return "stop-too-long";
        case Hungry:
            return "stop-hungry";
        case HungerBegan:
            return "stop-hunger-began";
    }
    core::contract_failed("precondition", "a known reason");
}

}  // namespace

Message MessageWriter::tell(const autopilot::Stop& stop) const {
    std::vector<Argument> arguments;
    if (stop.enemy.valid()) {
        const content::MonsterDef& kind = catalog_->monster(stop.enemy);
        arguments.push_back({"enemy", with_article(kind.name), kind.appearance.foreground});
    }
    if (stop.towards) {
        const std::string_view key = direction_keys.at(static_cast<std::size_t>(*stop.towards));
        arguments.push_back({"direction", words_->get(key), std::nullopt});
    }
    if (stop.item.valid()) {
        arguments.push_back(name("item", stop.item));
    }
    return {compose(words_->get(stop_key(stop)), arguments), quiet_ink};
}

}  // namespace torchwake::view
