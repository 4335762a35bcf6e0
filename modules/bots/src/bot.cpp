#include <torchwake/bots/bot.hpp>
#include <torchwake/bots/explorer.hpp>
#include <torchwake/bots/fighter.hpp>
#include <torchwake/bots/planner.hpp>

#include <algorithm>
#include <array>

namespace torchwake::bots {
namespace {

constexpr std::array<std::string_view, 3> names{"explorer", "fighter", "planner"};

template <class Kind>
std::unique_ptr<Bot> make(const Conduct& conduct) {
    return std::make_unique<Kind>(conduct);
}

/// By the places of their names.
constexpr std::array makers{&make<Explorer>, &make<Fighter>, &make<Planner>};
static_assert(makers.size() == names.size());

}  // namespace

std::span<const std::string_view> bot_names() {
    return names;
}

std::unique_ptr<Bot> make_bot(std::string_view name, const Conduct& conduct) {
    const auto found = std::ranges::find(names, name);
    return found != names.end() ? makers[static_cast<std::size_t>(found - names.begin())](conduct) : nullptr;
}

}  // namespace torchwake::bots
