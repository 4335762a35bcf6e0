#include <torchwake/bots/bot.hpp>
#include <torchwake/bots/explorer.hpp>
#include <torchwake/bots/fighter.hpp>

#include <array>

namespace torchwake::bots {

std::span<const std::string_view> bot_names() {
    static constexpr std::array<std::string_view, 2> names{"explorer", "fighter"};
    return names;
}

std::unique_ptr<Bot> make_bot(std::string_view name, const Conduct& conduct) {
    if (name == "explorer") {
        return std::make_unique<Explorer>(conduct);
    }
    if (name == "fighter") {
        return std::make_unique<Fighter>(conduct);
    }
    return nullptr;
}

}  // namespace torchwake::bots
