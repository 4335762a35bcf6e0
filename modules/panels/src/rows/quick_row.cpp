#include "rows/quick_row.hpp"

#include <torchwake/forecast/shooting.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/words/looks.hpp>
#include <torchwake/words/sentence.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace torchwake::panels {
namespace {

constexpr std::int32_t half = 5;  ///< the places in a row, where there are two rows

/// A place of text: a digit, and a sign two cells wide; with a gap where there is room.
constexpr std::int32_t least_place = 3;
constexpr std::int32_t widest_place = 4;
/// A large place: a picture with the digit and the number of things in its corners.
constexpr core::Size large_place{4, 2};
constexpr std::int32_t least_height_for_large = 30;  ///< of the sidebar, in rows

std::int32_t places_in_row(std::int32_t width) {
    return width >= rules::quick_slots * least_place ? rules::quick_slots : half;
}

bool is_ready(const forecast::KnownQuickSlot& slot) {
    return slot.at && (!slot.spell.valid() || slot.affordable);
}

void draw_look(Canvas& canvas, core::Point at, const forecast::KnownQuickSlot& slot,
               const content::Catalog& catalog, std::int32_t scale) {
    if (slot.free()) {
        return;
    }
    const content::Appearance look =
        slot.spell.valid() ? words::look_of_spell(slot.spell, catalog) : catalog.item(slot.item).appearance;
    const bool bright = is_ready(slot);
    if (look.sprite.empty()) {
        canvas.put(at, look.glyph, bright ? look.foreground : words::grey_ink, bright);
    } else {
        canvas.icon(at, look, bright, scale);
    }
}

/// Draws a place: its digit, its picture, and where it is large the number of its things.
void draw_place(Canvas& canvas, const core::Rect& area, std::int32_t number,
                const forecast::KnownQuickSlot& slot, const content::Catalog& catalog) {
    canvas.put(area.origin, std::to_string(number), is_ready(slot) ? words::key_ink : words::grey_ink);
    if (area.size.height == 1) {
        draw_look(canvas, {area.left() + 1, area.top()}, slot, catalog, 1);
        return;
    }
    draw_look(canvas, area.origin, slot, catalog, large_place.height);
    if (slot.count > 1) {
        const std::string count = std::to_string(slot.count);
        canvas.put({area.right() - words::text_width(count), area.bottom() - 1}, count, words::bright_ink);
    }
}

}  // namespace

std::int32_t quick_rows(const Canvas& canvas, core::Size room,
                        const std::vector<forecast::KnownQuickSlot>& slots) {
    if (std::ranges::all_of(slots, &forecast::KnownQuickSlot::free)) {
        return 0;
    }
    const bool large =
        canvas.is_window() && room.height >= least_height_for_large && room.width >= half * large_place.width;
    return large ? 2 * large_place.height : places_in_row(room.width) == rules::quick_slots ? 1 : 2;
}

void draw_quickbar(Canvas& canvas, const core::Rect& area, const std::vector<forecast::KnownQuickSlot>& slots,
                   const content::Catalog& catalog, bool live) {
    if (area.size.height == 0) {
        return;
    }
    const bool large = area.size.height > 2;
    const std::int32_t in_row = large ? half : places_in_row(area.size.width);
    const core::Size size =
        large ? large_place : core::Size{std::clamp(area.size.width / in_row, least_place, widest_place), 1};
    std::int32_t place = 0;
    for (const forecast::KnownQuickSlot& slot : slots) {
        const core::Rect its{
            area.origin + core::Point{place % in_row * size.width, place / in_row * size.height}, size};
        ++place;
        draw_place(canvas, its, place, slot, catalog);
        if (live) {
            canvas.areas().add(its, screen::PointedOffer{{screen::quick_slot(place)}});
        }
    }
}

words::TextLine quick_note(const forecast::KnownQuickSlot& slot, content::ItemId shooter,
                           const content::Catalog& catalog, const words::Words& words) {
    if (slot.free()) {
        return {{words.get("quick-free"), words::quiet_ink}};
    }
    if (slot.spell.valid()) {
        const content::SpellDef& spell = catalog.spell(slot.spell);
        return words.say(slot.at ? "quick-spell" : "refused-spell-forgotten",
                         {{"spell", spell.name, words::readable(spell.colour)}});
    }
    const content::ItemDef& item = catalog.item(slot.item);
    const std::array<words::Argument, 2> name{
        words::Argument{"item", item.name, words::readable(item.appearance.foreground)},
        words::Argument{"count", std::to_string(slot.count), words::plain_ink}};
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

}  // namespace torchwake::panels
