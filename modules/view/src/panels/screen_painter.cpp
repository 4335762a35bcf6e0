#include "panels/screen_painter.hpp"

#include "panels/pages.hpp"
#include "panels/sheets.hpp"
#include "panels/shop_facts.hpp"
#include "words/describe.hpp"
#include "words/discoveries.hpp"

#include <torchwake/view/labels.hpp>
#include <torchwake/view/text_map.hpp>

#include <algorithm>
#include <array>
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
           layer_as<screen::HelpModel>(layer) != nullptr ||
           layer_as<screen::MessagesModel>(layer) != nullptr ||
           layer_as<screen::DiscoveriesModel>(layer) != nullptr ||
           layer_as<screen::ScoresModel>(layer) != nullptr;
}

/// A menu over whatever is behind it.
bool is_menu(const screen::Layer& layer) {
    return layer_as<screen::MenuModel>(layer) != nullptr || layer_as<screen::ShopModel>(layer) != nullptr;
}

/// A box over the map, as a menu is.
bool is_sheet(const screen::Layer& layer) {
    return layer_as<screen::CharacterModel>(layer) != nullptr ||
           layer_as<screen::ItemModel>(layer) != nullptr;
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

std::string_view errand_key(screen::Action purpose) {
    switch (purpose) {
        case screen::Action::Rest:
            return "errand-rest";
        case screen::Action::TravelTo:
        case screen::Action::Travel:
            return "errand-travel";
        case screen::Action::Explore:
            return "errand-explore";
        default:
            return "errand-run";
    }
}

/// The words for what worldgen calls the steps of a level's making.
constexpr std::string_view making_prefix = "making-";
constexpr std::array<std::string_view, 30> making_keys{
    "making-rock",    "making-rooms",     "making-corridors", "making-doors",   "making-noise",
    "making-caverns", "making-smoothing", "making-tunnels",   "making-aisles",  "making-shortcuts",
    "making-halls",   "making-passages",  "making-walks",     "making-growth",  "making-maze",
    "making-loops",   "making-chambers",  "making-gaps",      "making-erosion", "making-burrows",
    "making-vaults",  "making-streets",   "making-houses",    "making-stairs",  "making-monsters",
    "making-items",   "making-green",     "making-weave",     "making-props",   "making-traps"};

/// A step without words is shown by its name.
std::string making_text(std::string_view step, const Words& words) {
    const auto found = std::ranges::find_if(
        making_keys, [step](std::string_view key) { return key.substr(making_prefix.size()) == step; });
    return found != making_keys.end() ? words.get(*found) : std::string(step);
}

/// Pages that are only read tell in their edge how they are left.
bool has_help_row(const screen::Layer& layer) {
    return layer_as<screen::HelpModel>(layer) == nullptr &&
           layer_as<screen::MessagesModel>(layer) == nullptr &&
           layer_as<screen::DiscoveriesModel>(layer) == nullptr &&
           layer_as<screen::ScoresModel>(layer) == nullptr;
}

}  // namespace

Scenery scenery_of(std::span<const screen::Entry> screens) {
    Scenery scenery;
    for (const screen::Entry& entry : uncovered(screens)) {
        if (const auto* play = layer_as<screen::PlayModel>(entry.layer)) {
            scenery.play = play->world != nullptr ? play : nullptr;
        }
        if (const auto* watch = layer_as<screen::WatchModel>(entry.layer)) {
            scenery.watch = watch;
        }
        scenery.menu_open = scenery.menu_open || is_menu(entry.layer) || is_sheet(entry.layer);
        scenery.on_map = layer_as<screen::LookModel>(entry.layer) != nullptr ||
                         layer_as<screen::AimModel>(entry.layer) != nullptr ||
                         layer_as<screen::TravelModel>(entry.layer) != nullptr;
        scenery.won = scenery.won || layer_as<screen::VictoryModel>(entry.layer) != nullptr;
        scenery.dead = scenery.dead || layer_as<screen::DeathModel>(entry.layer) != nullptr;
    }
    return scenery;
}

Colour map_light(const Scenery& scenery) {
    if (scenery.dead) {
        return death_light;
    }
    const bool dimmed = (scenery.menu_open && !scenery.on_map) || scenery.won;
    return dimmed ? menu_light : full_light;
}

rules::Knowledge ScreenPainter::knowledge(const screen::PlayModel& play) const {
    return {*source_->catalog, *play.world, source_->omniscient};
}

MenuWords ScreenPainter::menu_words(bool can_be_cancelled) const {
    MenuWords words{source_->words, source_->catalog, {}, source_->keys};
    const std::vector<screen::Key> cancel = source_->keys->keys(screen::Action::Cancel);
    if (can_be_cancelled && !cancel.empty()) {
        words.cancel_key = key_label(cancel.front());
    }
    return words;
}

MenuWords ScreenPainter::words_of(const screen::Layer& layer, const Scenery& scenery) const {
    const auto* const shop = layer_as<screen::ShopModel>(layer);
    if (shop != nullptr && scenery.play != nullptr) {
        return shop_words(menu_words(true), *shop, knowledge(*scenery.play));
    }
    return menu_words(is_menu(layer));
}

core::Rect ScreenPainter::menu_area(const screen::Layer& layer, const Scenery& scenery) const {
    if (layer_as<screen::TitleModel>(layer) != nullptr) {
        return title_menu_area(layout_.screen);
    }
    if (const auto* recap = layer_as<screen::RecapModel>(layer)) {
        return recap_menu_area(layout_.screen, recap->menu.lines.size());
    }
    return scenery.play != nullptr ? box_area() : title_menu_area(layout_.screen);
}

core::Rect ScreenPainter::box_area() const {
    constexpr core::Size large_enough{56, 18};
    core::Rect area = layout_.map;
    if (area.size.width < large_enough.width) {
        area.size.width = layout_.screen.width;
    }
    if (area.size.height < large_enough.height) {
        area.size.height = layout_.help.top();
    }
    return area;
}

std::int32_t ScreenPainter::scroll_range(const screen::Layer& page, bool in_window) const {
    const core::Rect room = page_room(layout_.screen, in_window);
    if (layer_as<screen::HelpModel>(page) != nullptr) {
        return help_range(room, *source_->keys, *source_->words);
    }
    if (const auto* messages = layer_as<screen::MessagesModel>(page)) {
        return messages_range(room, messages->filter, *source_->log);
    }
    if (const auto* discoveries = layer_as<screen::DiscoveriesModel>(page)) {
        return discoveries_range(room, *discoveries, menu_words(true));
    }
    const auto* scores = layer_as<screen::ScoresModel>(page);
    return scores != nullptr ? scores_range(room, scores->entries.size()) : 0;
}

std::optional<MenuPlace> ScreenPainter::menu_place(std::span<const screen::Entry> screens) const {
    const screen::MenuModel* menu = open_menu(screens);
    if (menu == nullptr) {
        return std::nullopt;
    }
    const screen::Layer& layer = screens.back().layer;
    const Scenery scenery = scenery_of(screens);
    return place_menu(*menu, menu_area(layer, scenery), words_of(layer, scenery));
}

void ScreenPainter::paint(std::span<const screen::Entry> screens, Canvas& canvas) const {
    const std::span<const screen::Entry> seen = uncovered(screens);
    const Scenery scenery = scenery_of(screens);
    if (scenery.play != nullptr) {
        paint_game(*scenery.play, scenery, canvas);
    }
    for (const screen::Entry& entry : seen) {
        const bool innermost = &entry == &seen.back();
        if (innermost && is_menu(entry.layer)) {
            draw_menu(canvas, *open_menu(screens), menu_area(entry.layer, scenery),
                      words_of(entry.layer, scenery), source_->menu_alpha);
        } else {
            paint_layer(entry.layer, innermost, canvas);
            if (scenery.play != nullptr) {
                paint_over_map(entry.layer, scenery, canvas);
            }
        }
    }
    if (!seen.empty() && has_help_row(seen.back().layer)) {
        paint_help_row(screens, canvas);
    }
}

void ScreenPainter::paint_game(const screen::PlayModel& play, const Scenery& scenery, Canvas& canvas) const {
    const rules::Knowledge known = knowledge(play);
    if (source_->making != nullptr) {
        paint_making(scenery, canvas);
    } else if (!canvas.is_window()) {
        draw_text_map(canvas.text(), layout_.map, known, map_light(scenery));
    }
    paint_sidebar(play, scenery, canvas);
    draw_log(canvas, layout_.log, *source_->log);
}

std::vector<SidebarEntry> ScreenPainter::paint_sidebar(const screen::PlayModel& play, const Scenery& scenery,
                                                       Canvas& canvas) const {
    const SidebarSource source{source_->catalog,  source_->words,   hero_name(scenery),
                               source_->trailing, source_->unsaved, play.world->run.undying};
    if (source_->early_facts != nullptr) {
        return draw_sidebar(canvas, layout_.sidebar, *source_->early_facts, source);
    }
    return draw_sidebar(canvas, layout_.sidebar, sidebar_facts(knowledge(play)), source);
}

void ScreenPainter::paint_making(const Scenery& scenery, Canvas& canvas) const {
    const core::Rect& map = layout_.map;
    if (!canvas.is_window()) {
        source_->making->draw_text(source_->making_step, canvas.text(), map);
    }
    const std::string& step = source_->making->step_name(source_->making_step);
    const std::optional<WatchPlace> watched = watch_place(scenery);
    const bool covered = watched && watched->panel.bottom() == map.bottom();
    const std::int32_t end = covered ? watched->panel.top() : map.bottom();
    canvas.put_centred({{map.left(), end - 2}, {map.size.width, 1}}, making_text(step, *source_->words),
                       bright_ink);
}

void ScreenPainter::paint_layer(const screen::Layer& layer, bool innermost, Canvas& canvas) const {
    if (const auto* title = layer_as<screen::TitleModel>(layer)) {
        draw_title(canvas, *title, menu_words(false), innermost);
    } else if (const auto* recap = layer_as<screen::RecapModel>(layer)) {
        draw_recap(canvas, *recap, *source_->log, menu_words(false), innermost);
    } else if (const auto* help = layer_as<screen::HelpModel>(layer)) {
        draw_help(canvas, *help, *source_->keys, menu_words(true));
    } else if (const auto* messages = layer_as<screen::MessagesModel>(layer)) {
        draw_messages(canvas, *messages, *source_->log, menu_words(true));
    } else if (const auto* discoveries = layer_as<screen::DiscoveriesModel>(layer)) {
        draw_discoveries(canvas, *discoveries, menu_words(true));
    } else if (const auto* death = layer_as<screen::DeathModel>(layer)) {
        draw_death(canvas, *death, layout_.map, menu_words(false));
    } else if (const auto* victory = layer_as<screen::VictoryModel>(layer)) {
        draw_victory(canvas, *victory, layout_.map, menu_words(false));
    } else if (const auto* scores = layer_as<screen::ScoresModel>(layer)) {
        draw_scores(canvas, *scores, menu_words(true));
    } else if (const auto* capture = layer_as<screen::CaptureModel>(layer)) {
        draw_capture(canvas, *capture, menu_words(true));
    }
}

void ScreenPainter::paint_over_map(const screen::Layer& layer, const Scenery& scenery, Canvas& canvas) const {
    const rules::Knowledge known = knowledge(*scenery.play);
    const Words& words = *source_->words;
    if (layer_as<screen::WatchModel>(layer) != nullptr) {
        paint_watch(scenery, canvas);
    } else if (layer_as<screen::CharacterModel>(layer) != nullptr) {
        draw_character(canvas, box_area(), known, hero_name(scenery), menu_words(true));
    } else if (const auto* item = layer_as<screen::ItemModel>(layer)) {
        draw_item(canvas, box_area(), *item, known, menu_words(true));
    } else if (const auto* look = layer_as<screen::LookModel>(layer)) {
        draw_note(canvas, layout_.map, map_heading(layer), examine_at(known, look->at, words),
                  covers_top_left(known, look->at));
    } else if (const auto* aim = layer_as<screen::AimModel>(layer)) {
        draw_note(canvas, layout_.map, map_heading(layer), aim_lines(*aim, known),
                  covers_top_left(known, aim->at));
    } else if (const auto* travel = layer_as<screen::TravelModel>(layer)) {
        const bool lost = travel->way.empty() && travel->at != known.hero().at;
        std::vector<TextLine> lines{place_name(known, *travel)};
        if (lost) {
            lines = {{{words.get("travel-no-way"), bad_ink}}};
        }
        if (!travel->shops.empty()) {
            lines.push_back(shop_names(*travel));
        }
        draw_note(canvas, layout_.map, map_heading(layer), lines, covers_top_left(known, travel->at));
    }
}

void ScreenPainter::paint_watch(const Scenery& scenery, Canvas& canvas) const {
    const std::optional<WatchPlace> place = watch_place(scenery);
    if (!place) {
        return;
    }
    WatchedMoment moment{scenery.play->world->run.turn, scenery.play->world->level.depth};
    if (source_->early_facts != nullptr) {
        moment = {source_->early_facts->turn, source_->early_facts->depth};
    }
    draw_watch(canvas, *scenery.watch, *place, moment, *source_->words);
}

std::optional<WatchPlace> ScreenPainter::watch_place(const Scenery& scenery) const {
    if (scenery.watch == nullptr || scenery.play == nullptr || scenery.on_map || scenery.menu_open) {
        return std::nullopt;
    }
    const core::Size view = source_->map_cells.area() > 0 ? source_->map_cells : layout_.map.size;
    return place_watch(*scenery.watch, layout_.map, view, knowledge(*scenery.play));
}

const std::string& ScreenPainter::hero_name(const Scenery& scenery) const {
    return scenery.watch != nullptr ? scenery.watch->hero_name : source_->hero_name;
}

bool ScreenPainter::covers_top_left(const rules::Knowledge& known, core::Point at) {
    // The view is around the hero, so that corner shows what is far to its left and far above it.
    constexpr std::int32_t near = 2;
    const core::Point hero = known.hero().at;
    return at.y < hero.y - near && at.x < hero.x - near;
}

std::string ScreenPainter::map_heading(const screen::Layer& layer) const {
    if (const auto* aim = layer_as<screen::AimModel>(layer)) {
        const std::string& name = aim->spell.valid() ? source_->catalog->spell(aim->spell).name
                                                     : source_->catalog->item(aim->item).name;
        const std::array<Argument, 1> what{Argument{"item", name, {}}};
        return plain_text(compose(source_->words->get("aim-heading"), what));
    }
    return source_->words->get(layer_as<screen::TravelModel>(layer) != nullptr ? "travel-heading"
                                                                               : "examine-heading");
}

std::vector<TextLine> ScreenPainter::aim_lines(const screen::AimModel& aim,
                                               const rules::Knowledge& known) const {
    if (aim.refusal) {
        return {{{source_->words->get(refusal_key(aim.refusal->reason)), bad_ink}}};
    }
    return tell_outlook(known, aim.outlook, aim.at, *source_->words);
}

TextLine ScreenPainter::place_name(const rules::Knowledge& known, const screen::TravelModel& travel) const {
    const auto shop = std::ranges::find(travel.shops, travel.at, &rules::KnownVendor::at);
    if (shop == travel.shops.end()) {
        return name_at(known, travel.at, *source_->words);
    }
    const content::MonsterDef& vendor = source_->catalog->monster(shop->kind);
    return {{vendor.name, vendor.appearance.foreground}};
}

TextLine ScreenPainter::shop_names(const screen::TravelModel& travel) const {
    const std::vector<screen::Key> next = source_->keys->keys(screen::Action::NextTarget);
    TextLine line{{(next.empty() ? std::string() : key_label(next.front()) + " "), key_ink}};
    for (const rules::KnownVendor& shop : travel.shops) {
        const bool chosen = shop.at == travel.at;
        const std::string gap = &shop == &travel.shops.front() ? "" : ", ";
        line.push_back({gap, quiet_ink});
        line.push_back({source_->catalog->monster(shop.kind).name, chosen ? bright_ink : quiet_ink});
    }
    return line;
}

void ScreenPainter::paint_help_row(std::span<const screen::Entry> screens, Canvas& canvas) const {
    draw_help_row(canvas, layout_.help, beside_labels(screens), labels(screens));
}

std::vector<HelpLabel> ScreenPainter::labels(std::span<const screen::Entry> screens) const {
    if (screens.empty() || !has_help_row(screens.back().layer)) {
        return {};
    }
    HelpSource source{screens, source_->keys, source_->words};
    if (const Scenery scenery = scenery_of(screens); scenery.play != nullptr) {
        source.knowledge = knowledge(*scenery.play);
    }
    return help_labels(source, layout_.help, room_beside_labels(screens));
}

std::int32_t ScreenPainter::room_beside_labels(std::span<const screen::Entry> screens) const {
    if (const screen::MenuModel* menu = open_menu(screens)) {
        std::int32_t widest = 0;
        for (const screen::MenuLine& line : menu->lines) {
            widest = std::max(widest, text_width(plain_text(told_of_line(line))));
        }
        return std::min(widest, layout_.help.size.width / 2);
    }
    const screen::Layer& innermost = screens.back().layer;
    const Scenery scenery = scenery_of(screens);
    if (layer_as<screen::WatchModel>(innermost) != nullptr) {
        return 0;  // the bar's keys need the room
    }
    if (layer_as<screen::PlayModel>(innermost) != nullptr && scenery.play != nullptr) {
        return room_to_name(knowledge(*scenery.play));
    }
    return text_width(plain_text(beside_labels(screens)));
}

/// Enough for what is underfoot, and for each enemy in view as far as the keys keep theirs, whichever is
/// pointed at: the keys stay in their places.
std::int32_t ScreenPainter::room_to_name(const rules::Knowledge& known) const {
    constexpr std::int32_t room_of_keys = 75;
    const std::int32_t width = layout_.help.size.width;
    const std::int32_t most = width - room_of_keys;
    std::int32_t widest = std::max(width / 4, text_width(plain_text(underfoot(known))));
    for (const rules::KnownActor& actor : known.actors_in_view()) {
        if (widest >= most) {
            break;  // the odds of a fight are not worked out for nothing
        }
        widest = std::max(widest, std::min(text_width(plain_text(seen_at(known, actor.at))), most));
    }
    return widest;
}

TextLine ScreenPainter::told_of_line(const screen::MenuLine& line) const {
    const content::Catalog& catalog = *source_->catalog;
    if (const auto* spell = std::get_if<screen::SpellLine>(&line.what)) {
        return {{catalog.spell(spell->spell).description, quiet_ink}};
    }
    if (const auto* item = std::get_if<screen::ItemLine>(&line.what)) {
        return {{catalog.item(item->item).description, quiet_ink}};
    }
    if (const auto* trade = std::get_if<screen::TradeLine>(&line.what)) {
        return {{catalog.item(trade->item).description, quiet_ink}};
    }
    return {{line_note(line, *source_->words), quiet_ink}};
}

TextLine ScreenPainter::beside_labels(std::span<const screen::Entry> screens) const {
    const screen::Layer& innermost = screens.back().layer;
    if (layer_as<screen::DirectionModel>(innermost) != nullptr) {
        return {{source_->words->get("ask-direction"), key_ink}};
    }
    const Scenery scenery = scenery_of(screens);
    if (const screen::MenuModel* menu = open_menu(screens)) {
        return told_of_line(menu->lines[static_cast<std::size_t>(menu->cursor)]);
    }
    if (scenery.play == nullptr || scenery.dead || scenery.won) {
        return {};
    }
    if (const auto* errand = layer_as<screen::ErrandModel>(innermost)) {
        return {{source_->words->get(errand_key(errand->purpose)), key_ink}};
    }
    if (scenery.on_map) {
        return {{map_heading(innermost), key_ink}};
    }
    if (source_->early_facts != nullptr) {
        return {};  // what is there now is not seen yet
    }
    const rules::Knowledge known = knowledge(*scenery.play);
    if (const auto* cell = std::get_if<screen::PointedCell>(&source_->over)) {
        return seen_at(known, cell->at);
    }
    if (const auto* entry = std::get_if<screen::PointedEntry>(&source_->over)) {
        return seen_at(known, entry->at);
    }
    if (scenery.watch != nullptr) {
        return {};
    }
    return underfoot(known);
}

TextLine ScreenPainter::underfoot(const rules::Knowledge& known) const {
    const core::Point at = known.hero().at;
    if (const auto object = known.object(at); object && object->what == rules::ObjectKind::Item) {
        const content::ItemDef& kind = known.catalog().item(object->item);
        return {{kind.name, kind.appearance.foreground}};
    }
    return {{known.catalog().tile(*known.tile(at)).name, quiet_ink}};
}

TextLine ScreenPainter::seen_at(const rules::Knowledge& known, core::Point at) const {
    if (!known.size().contains(at)) {
        return {};  // it was a cell of another level
    }
    TextLine line = name_at(known, at, *source_->words);
    if (const auto actor = known.actor(at); actor && actor->hostile) {
        const rules::FightOutlook fight = rules::preview_fight(known, *actor);
        line.push_back({"  " + plain_text(fight_in_short(fight, *source_->words)), quiet_ink});
    }
    return line;
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
    if (const std::optional<WatchPlace> place = watch_place(scenery); place && place->panel.contains(cell)) {
        const std::optional<std::int32_t> moment = moment_at(*scenery.watch, *place, cell);
        return moment ? screen::Pointed{screen::PointedOffer{{screen::Action::JumpTo, *moment}}}
                      : screen::Pointed{screen::PointedNothing{}};
    }
    if (scenery.play != nullptr && layout_.sidebar.contains(cell)) {
        return entry_at(*scenery.play, scenery, cell, text_mode);
    }
    if (text_mode && scenery.play != nullptr) {
        if (const auto at = level_cell_at(knowledge(*scenery.play), layout_.map, cell)) {
            return screen::PointedCell{*at};
        }
    }
    return screen::PointedNothing{};
}

screen::Pointed ScreenPainter::entry_at(const screen::PlayModel& play, const Scenery& scenery,
                                        core::Point cell, bool text_mode) const {
    PanelPicture unseen;
    unseen.text.reset(layout_.screen);
    Canvas window(unseen);
    Canvas text(unseen.text);
    for (const SidebarEntry& entry : paint_sidebar(play, scenery, text_mode ? text : window)) {
        if (entry.area.contains(cell)) {
            return screen::PointedEntry{entry.at};
        }
    }
    return screen::PointedNothing{};
}

}  // namespace torchwake::view
