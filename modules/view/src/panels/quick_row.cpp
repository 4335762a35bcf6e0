#include "panels/quick_row.hpp"

#include "words/looks.hpp"

#include <torchwake/rules/shooting.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/view/sentence.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace torchwake::view {
namespace {

/// A digit, and a sign two cells wide.
constexpr std::int32_t least_place = 3;
/// The same with a gap.
constexpr std::int32_t widest_place = 4;

std::int32_t places_in_row(std::int32_t width) {
    constexpr std::int32_t half = 5;
    return width >= rules::quick_slots * least_place ? rules::quick_slots : half;
}

void draw_place(Canvas& canvas, core::Point at, const rules::KnownQuickSlot& slot,
                const content::Catalog& catalog) {
    if (slot.free()) {
        return;
    }
    const content::Appearance look =
        slot.spell.valid() ? look_of_spell(slot.spell, catalog) : catalog.item(slot.item).appearance;
    const bool bright = slot.at && (!slot.spell.valid() || slot.affordable);
    if (look.sprite.empty()) {
        canvas.put(at, look.glyph, bright ? look.foreground : grey_ink, bright);
    } else {
        canvas.icon(at, look, bright);
    }
}

}  // namespace

std::int32_t quick_rows(std::int32_t width) {
    return places_in_row(width) == rules::quick_slots ? 1 : 2;
}

void draw_quickbar(Canvas& canvas, const core::Rect& area, const std::vector<rules::KnownQuickSlot>& slots,
                   const content::Catalog& catalog, bool live) {
    const std::int32_t row = places_in_row(area.size.width);
    const std::int32_t place_width = std::clamp(area.size.width / row, least_place, widest_place);
    for (std::int32_t place = 0; place < static_cast<std::int32_t>(slots.size()); ++place) {
        const rules::KnownQuickSlot& slot = slots[static_cast<std::size_t>(place)];
        const core::Point at{area.left() + place % row * place_width, area.top() + place / row};
        const bool ready = slot.at.has_value() && (!slot.spell.valid() || slot.affordable);
        canvas.put(at, std::to_string(place + 1), ready ? key_ink : grey_ink);
        draw_place(canvas, {at.x + 1, at.y}, slot, catalog);
        if (live) {
            canvas.areas().add({at, {place_width, 1}}, screen::PointedOffer{{screen::quick_slot(place + 1)}});
        }
    }
}

TextLine quick_note(const rules::KnownQuickSlot& slot, content::ItemId shooter,
                    const content::Catalog& catalog, const Words& words) {
    if (slot.free()) {
        return {{words.get("quick-free"), quiet_ink}};
    }
    if (slot.spell.valid()) {
        const content::SpellDef& spell = catalog.spell(slot.spell);
        const std::array<Argument, 1> name{Argument{"spell", spell.name, readable(spell.colour)}};
        return words.say(slot.at ? "quick-spell" : "refused-spell-forgotten", name);
    }
    const content::ItemDef& item = catalog.item(slot.item);
    const std::array<Argument, 2> name{Argument{"item", item.name, readable(item.appearance.foreground)},
                                       Argument{"count", std::to_string(slot.count), plain_ink}};
    if (!slot.at) {
        return words.say("refused-none-left", name);
    }
    const bool thrown = rules::is_throwing_weapon(item) || (item.breaks && item.aim);
    const std::optional<content::EquipSlot> worn = content::equip_slot_of(item);
    return words.say(slot.item == shooter                ? "quick-shoot"
                     : thrown                            ? "quick-throw"
                     : worn == content::EquipSlot::Melee ? "quick-hold"
                     : worn                              ? "quick-wear"
                                                         : "quick-item",
                     name);
}

}  // namespace torchwake::view
