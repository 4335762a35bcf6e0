#include "menus/last_deed.hpp"

#include <algorithm>
#include <span>
#include <variant>

namespace torchwake::flow {
namespace {

template <class Event>
const Event* by_hero(const save::ChronicleEntry& entry, content::MonsterId hero) {
    const rules::Event* const event = entry.event();
    const auto* const wanted = event != nullptr ? std::get_if<Event>(event) : nullptr;
    return wanted != nullptr && wanted->actor.kind == hero ? wanted : nullptr;
}

/// True if the hero used an item in that turn, which then flew by itself. A missile without a weapon was
/// thrown by hand otherwise.
bool used_item(std::span<const save::ChronicleEntry> entries, std::int32_t turn, content::MonsterId hero) {
    return std::ranges::any_of(entries, [turn, hero](const save::ChronicleEntry& entry) {
        return entry.turn == turn && by_hero<rules::ItemUsed>(entry, hero) != nullptr;
    });
}

/// The last aimed deed of the hero that is of interest; nothing if there is none.
std::optional<LastDeed> last_deed_that(const save::Chronicle& chronicle, const forecast::Knowledge& knowledge,
                                       bool (*is_of_interest)(const LastDeed&)) {
    const content::MonsterId hero = knowledge.catalog().hero();
    const std::span<const save::ChronicleEntry> entries = chronicle.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const auto* const flew = by_hero<rules::MissileFlew>(*entry, hero);
        if (flew == nullptr) {
            continue;
        }
        const bool flies_by_itself = flew->spell.valid() || flew->weapon.valid();
        const bool thrown = !flies_by_itself && !used_item(entries, entry->turn, hero);
        const content::ItemId item =
            flew->spell.valid() ? content::ItemId{} : knowledge.apparent_kind(flew->item);
        const LastDeed deed{.deed = {{item, flew->spell}, flew->weapon, thrown, flew->target},
                            .from = flew->from,
                            .turn = entry->turn};
        if (is_of_interest(deed)) {
            return deed;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<LastDeed> last_deed(const save::Chronicle& chronicle, const forecast::Knowledge& knowledge) {
    return last_deed_that(chronicle, knowledge, [](const LastDeed&) { return true; });
}

content::ItemId last_thrown(const save::Chronicle& chronicle, const forecast::Knowledge& knowledge) {
    const std::optional<LastDeed> last =
        last_deed_that(chronicle, knowledge, [](const LastDeed& each) { return each.deed.thrown; });
    return last ? last->deed.source.item : content::ItemId{};
}

}  // namespace torchwake::flow
