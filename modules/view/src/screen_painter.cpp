#include "screen_painter.hpp"

#include "game_panels.hpp"
#include "pages.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/view/labels.hpp>
#include <torchwake/view/text_map.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace torchwake::view {
namespace {

constexpr Colour full_light{255, 255, 255};
constexpr Colour menu_light{120, 127, 140};
constexpr Colour death_light{118, 52, 52};

template <class Model>
const Model* layer_as(const screen::Layer& layer) {
    const auto* model = std::get_if<const Model*>(&layer);
    return model == nullptr ? nullptr : *model;
}

/// Covers all that is below it.
bool is_page(const screen::Layer& layer) {
    return layer_as<screen::TitleModel>(layer) != nullptr || layer_as<screen::RecapModel>(layer) != nullptr ||
           layer_as<screen::HelpModel>(layer) != nullptr || layer_as<screen::MessagesModel>(layer) != nullptr;
}

/// The screens that are seen: the last page, or the first screen, and what lies over it.
std::span<const screen::Entry> uncovered(std::span<const screen::Entry> screens) {
    for (std::size_t i = screens.size(); i > 0; --i) {
        if (is_page(screens[i - 1].layer)) {
            return screens.subspan(i - 1);
        }
    }
    return screens;
}

/// Whether an offer of the bare game is worth a label here: get where an item lies, and so on. What it hides
/// is still legal to ask for, and refused with a reason.
class WorthALabel {
  public:
    explicit WorthALabel(const rules::Knowledge& knowledge)
        : knowledge_(&knowledge), at_(knowledge.hero().at) {}

    [[nodiscard]] bool operator()(const screen::Offer& offer) const {
        switch (offer.action) {
            case screen::Action::Get:
                return item_lies_here();
            case screen::Action::Descend:
                return stands_on(content::Stairs::Down);
            case screen::Action::Ascend:
                return stands_on(content::Stairs::Up);
            case screen::Action::CloseDoor:
                return open_door_beside();
            default:
                return true;
        }
    }

  private:
    [[nodiscard]] const content::TileDef* tile(core::Point at) const {
        const auto known = knowledge_->size().contains(at) ? knowledge_->tile(at) : std::nullopt;
        return known ? &knowledge_->catalog().tile(*known) : nullptr;
    }
    [[nodiscard]] bool item_lies_here() const {
        const auto object = knowledge_->object(at_);
        return object && object->what == rules::ObjectKind::Item;
    }
    [[nodiscard]] bool stands_on(content::Stairs stairs) const {
        const content::TileDef* here = tile(at_);
        return here != nullptr && here->stairs == stairs;
    }
    [[nodiscard]] bool open_door_beside() const {
        return std::any_of(core::all_directions.begin(), core::all_directions.end(), [this](auto direction) {
            const content::TileDef* beside = tile(core::step(at_, direction));
            return beside != nullptr && beside->closes_to.has_value();
        });
    }

    const rules::Knowledge* knowledge_;
    core::Point at_;
};

bool has_help_row(const screen::Layer& layer) {
    return layer_as<screen::HelpModel>(layer) == nullptr && layer_as<screen::MessagesModel>(layer) == nullptr;
}

}  // namespace

Scenery scenery_of(std::span<const screen::Entry> screens) {
    Scenery scenery;
    for (const screen::Entry& entry : uncovered(screens)) {
        if (const auto* play = layer_as<screen::PlayModel>(entry.layer)) {
            scenery.play = play->world != nullptr ? play : nullptr;
        }
        scenery.menu_open = scenery.menu_open || layer_as<screen::MenuModel>(entry.layer) != nullptr;
        scenery.dead = scenery.dead || layer_as<screen::DeathModel>(entry.layer) != nullptr;
    }
    return scenery;
}

Colour map_light(const Scenery& scenery) {
    return scenery.dead ? death_light : scenery.menu_open ? menu_light : full_light;
}

rules::Knowledge ScreenPainter::knowledge(const screen::PlayModel& play) const {
    return {*source_->catalog, *play.world, source_->omniscient};
}

MenuWords ScreenPainter::menu_words(bool can_be_cancelled) const {
    MenuWords words{source_->words, source_->catalog, {}};
    const std::vector<screen::Key> cancel = source_->keys->keys(screen::Action::Cancel);
    if (can_be_cancelled && !cancel.empty()) {
        words.cancel_key = key_label(cancel.front());
    }
    return words;
}

core::Rect ScreenPainter::menu_area(const screen::Layer& layer, const Scenery& scenery) const {
    if (layer_as<screen::TitleModel>(layer) != nullptr) {
        return title_menu_area(layout_.screen);
    }
    if (layer_as<screen::RecapModel>(layer) != nullptr) {
        return recap_menu_area(layout_.screen);
    }
    return scenery.play != nullptr ? layout_.map : title_menu_area(layout_.screen);
}

std::optional<MenuPlace> ScreenPainter::menu_place(std::span<const screen::Entry> screens) const {
    const screen::MenuModel* menu = open_menu(screens);
    if (menu == nullptr) {
        return std::nullopt;
    }
    const screen::Layer& layer = screens.back().layer;
    const bool own_menu = layer_as<screen::MenuModel>(layer) != nullptr;
    return place_menu(*menu, menu_area(layer, scenery_of(screens)), menu_words(own_menu));
}

void ScreenPainter::paint(std::span<const screen::Entry> screens, Canvas& canvas) const {
    const std::span<const screen::Entry> seen = uncovered(screens);
    const Scenery scenery = scenery_of(screens);
    if (scenery.play != nullptr) {
        paint_game(*scenery.play, scenery, canvas);
    }
    for (const screen::Entry& entry : seen) {
        const bool innermost = &entry == &seen.back();
        if (innermost && layer_as<screen::MenuModel>(entry.layer) != nullptr) {
            draw_menu(canvas, *open_menu(screens), menu_area(entry.layer, scenery), menu_words(true),
                      source_->menu_alpha);
        } else {
            paint_layer(entry.layer, innermost, canvas);
        }
    }
    if (!seen.empty() && has_help_row(seen.back().layer)) {
        paint_help_row(screens, canvas);
    }
}

void ScreenPainter::paint_game(const screen::PlayModel& play, const Scenery& scenery, Canvas& canvas) const {
    const rules::Knowledge known = knowledge(play);
    if (!canvas.is_window()) {
        draw_text_map(canvas.text(), layout_.map, known, map_light(scenery));
    }
    draw_sidebar(canvas, layout_.sidebar, known, *source_->words, source_->trailing);
    draw_log(canvas, layout_.log, *source_->log);
}

void ScreenPainter::paint_layer(const screen::Layer& layer, bool innermost, Canvas& canvas) const {
    if (const auto* title = layer_as<screen::TitleModel>(layer)) {
        draw_title(canvas, *title, menu_words(false), innermost);
    } else if (const auto* recap = layer_as<screen::RecapModel>(layer)) {
        draw_recap(canvas, *recap, menu_words(false), innermost);
    } else if (const auto* help = layer_as<screen::HelpModel>(layer)) {
        draw_help(canvas, *help, *source_->keys, menu_words(true));
    } else if (const auto* messages = layer_as<screen::MessagesModel>(layer)) {
        draw_messages(canvas, *messages, *source_->log, menu_words(true));
    } else if (const auto* death = layer_as<screen::DeathModel>(layer)) {
        draw_death(canvas, *death, layout_.map, menu_words(false));
    }
}

void ScreenPainter::paint_help_row(std::span<const screen::Entry> screens, Canvas& canvas) const {
    draw_help_row(canvas, layout_.help, beside_labels(screens), labels(screens));
}

std::vector<HelpLabel> ScreenPainter::labels(std::span<const screen::Entry> screens) const {
    if (screens.empty() || screens.back().prompt == nullptr) {
        return {};
    }
    std::vector<screen::Offer> offers = screens.back().prompt->offers;
    if (const auto* play = layer_as<screen::PlayModel>(screens.back().layer);
        play != nullptr && play->world != nullptr) {
        const rules::Knowledge known = knowledge(*play);
        std::erase_if(offers, std::not_fn(WorthALabel(known)));
    }
    return help_labels(offers, *source_->keys, *source_->words, layout_.help);
}

TextLine ScreenPainter::beside_labels(std::span<const screen::Entry> screens) const {
    const screen::Layer& innermost = screens.back().layer;
    if (layer_as<screen::DirectionModel>(innermost) != nullptr) {
        return {{source_->words->get("ask-direction"), key_ink}};
    }
    const Scenery scenery = scenery_of(screens);
    if (const screen::MenuModel* menu = open_menu(screens)) {
        const auto& line = menu->lines[static_cast<std::size_t>(menu->cursor)];
        const auto* item = std::get_if<screen::ItemLine>(&line.what);
        if (item == nullptr) {
            return {};
        }
        return {{source_->catalog->item(item->item).description, quiet_ink}};
    }
    if (scenery.play == nullptr) {
        return {};
    }
    const rules::Knowledge known = knowledge(*scenery.play);
    const auto* cell = std::get_if<screen::PointedCell>(&source_->over);
    return seen_at(known, cell != nullptr ? cell->at : known.hero().at);
}

TextLine ScreenPainter::seen_at(const rules::Knowledge& known, core::Point at) const {
    const content::Catalog& catalog = known.catalog();
    if (!known.size().contains(at) || !known.tile(at)) {
        return {};
    }
    if (const auto actor = known.actor(at); actor && at != known.hero().at) {
        const content::MonsterDef& kind = catalog.monster(actor->kind);
        return {{kind.name, kind.appearance.foreground}};
    }
    const auto object = known.object(at);
    if (object && object->what == rules::ObjectKind::Item) {
        const content::ItemDef& kind = catalog.item(object->item);
        return {{kind.name, kind.appearance.foreground}};
    }
    if (object) {
        const std::array<Argument, 1> of{Argument{"name", catalog.monster(object->monster).name, {}}};
        return compose(source_->words->get("corpse-of"), of);
    }
    return {{catalog.tile(*known.tile(at)).name, quiet_ink}};
}

screen::Pointed ScreenPainter::pick(std::span<const screen::Entry> screens, core::Point cell,
                                    bool text_mode) const {
    if (const std::optional<MenuPlace> place = menu_place(screens)) {
        if (const auto line = line_at(*open_menu(screens), *place, cell)) {
            return screen::PointedLine{*line};
        }
        if (place->box.contains(cell)) {
            return screen::PointedNothing{};
        }
    }
    for (const HelpLabel& label : labels(screens)) {
        if (label.offer && label.area.contains(cell)) {
            return screen::PointedOffer{*label.offer};
        }
    }
    const Scenery scenery = scenery_of(screens);
    if (text_mode && scenery.play != nullptr) {
        if (const auto at = level_cell_at(knowledge(*scenery.play), layout_.map, cell)) {
            return screen::PointedCell{*at};
        }
    }
    return screen::PointedNothing{};
}

}  // namespace torchwake::view
