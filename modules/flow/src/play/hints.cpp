#include "play/hints.hpp"

#include <torchwake/flow/cursor.hpp>
#include <torchwake/forecast/odds.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::flow {
namespace {

using screen::Action;

bool item_in_view(const forecast::Knowledge& knowledge) {
    return std::ranges::any_of(knowledge.objects_in_view(), [](const forecast::KnownObject& object) {
        return object.what == forecast::ObjectKind::Item;
    });
}

bool enemy_in_view(const forecast::Knowledge& knowledge) {
    return !enemies_in_view(knowledge).empty();
}

bool enemy_beside(const forecast::Knowledge& knowledge) {
    const core::Point hero = knowledge.hero().at;
    return std::ranges::any_of(enemies_in_view(knowledge), [hero](core::Point enemy) {
        return core::chebyshev_distance(hero, enemy) == 1;
    });
}

bool badly_hurt(const forecast::Knowledge& knowledge) {
    const forecast::HeroFacts hero = knowledge.hero();
    return hero.hit_points * 2 < hero.max_hit_points;
}

/// True if the hero carries what it could hold or wear in a place that is free.
bool carries_gear(const forecast::Knowledge& knowledge) {
    return std::ranges::any_of(knowledge.pack(), [&knowledge](const forecast::PackEntry& entry) {
        return entry.item && !entry.worn && content::equip_slot_of(knowledge.catalog().item(*entry.item)) &&
               !forecast::worn_instead_of(knowledge, *entry.item);
    });
}

struct Hint {
    std::string_view notice;
    Action action;  ///< the action whose key the hint names
    bool (*holds)(const forecast::Knowledge&);
};

/// The index of a hint is its bit among the hints that were shown, so a new hint comes last.
constexpr std::array hints{
    Hint{"hint-items", Action::Get, item_in_view}, Hint{"hint-enemy", Action::Examine, enemy_in_view},
    Hint{"hint-hurt", Action::Rest, badly_hurt}, Hint{"hint-attack", Action::Attack, enemy_beside},
    Hint{"hint-gear", Action::Pack, carries_gear}};

/// True if the run's log has the notice.
bool was_told(const GameContext& context, std::string_view key) {
    return std::ranges::any_of(context.run()->chronicle.entries(), [key](const save::ChronicleEntry& entry) {
        const auto* const notice = std::get_if<save::Notice>(entry.remark());
        return notice != nullptr && notice->key == key;
    });
}

}  // namespace

void give_hints(GameContext& context) {
    if (!context.knowledge().hero().alive) {
        return;
    }
    for (std::uint32_t place = 0; place < hints.size(); ++place) {
        const Hint& hint = hints[place];
        if (context.options_keeper().was_hinted(place) || !hint.holds(context.knowledge())) {
            continue;
        }
        // Shown before it is marked: a process that ends between the two must not lose it.
        if (!was_told(context, hint.notice)) {
            const std::optional<screen::Key> key = context.key_to_name(hint.action);
            context.stage().show(screen::Notice{std::string(hint.notice), key ? to_string(*key) : ""});
        }
        context.options_keeper().mark_hinted(place);
    }
}

}  // namespace torchwake::flow
