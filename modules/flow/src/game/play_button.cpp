#include "game/play_button.hpp"

#include <torchwake/screen/layer.hpp>

#include <cstddef>

namespace torchwake::flow {
namespace {

using screen::Action;

/// True if what is aimed is that of a place of the quickbar.
bool aims_slot(const screen::AimModel& aim, const forecast::KnownQuickSlot& slot) {
    if (slot.spell.valid() || aim.spell.valid()) {
        return slot.spell == aim.spell;
    }
    return slot.item.valid() && slot.item == (aim.weapon.valid() ? aim.weapon : aim.item);
}

/// True for the place of the quickbar whose thing is aimed now.
bool aims(GameContext& context, const screen::Offer& button) {
    const auto* const aim = screen::model_in<screen::AimModel>(context.stack().layers().back().layer);
    if (aim == nullptr || !screen::is_quick_slot(button.action)) {
        return false;
    }
    const auto place = static_cast<std::size_t>(screen::quick_slot_of(button.action) - 1);
    return aims_slot(*aim, context.knowledge().quickbar().at(place));
}

}  // namespace

std::optional<screen::Offer> clicked_button(const screen::Input& input) {
    const auto* const label = clicked<screen::PointedOffer>(input);
    const bool plays = label != nullptr && screen::is_legal_in(label->offer.action, screen::in_play);
    return plays ? std::optional(label->offer) : std::nullopt;
}

bool take_button(GameContext& context, const screen::Input& input) {
    const std::optional<screen::Offer> button = clicked_button(input);
    if (!button || context.stack().empty()) {
        return false;
    }
    if (aims(context, *button)) {
        return context.asker().post({Action::Confirm});
    }
    const screen::Entry* const opened = screen::opened_over_play(context.stack().layers());
    const bool closes = opened != nullptr && opened->name == screen::action_id(button->action);
    constexpr int most_screens = 16;
    int left = 0;
    while (left < most_screens && screen::lead_back_to_play(context.stack().layers())) {
        context.asker().post({Action::Cancel});
        ++left;
    }
    return left > 0 && (closes || context.asker().post(*button));
}

}  // namespace torchwake::flow
