#include "boxes/help_row.hpp"

#include "boxes/map_notes.hpp"
#include "boxes/screens.hpp"
#include "rows/help_labels.hpp"
#include "rows/play_actions.hpp"
#include "rows/quick_row.hpp"

#include <torchwake/screen/action_turns.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/examine.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/matter_words.hpp>
#include <torchwake/words/ways.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::panels {
namespace {

/// Tells of an automatic action; all runs share a sentence.
std::string auto_action_text(screen::Action purpose, const words::Words& words) {
    return words.get(words::key_of("auto-", screen::is_run(purpose) ? "run" : screen::action_id(purpose)));
}

/// The question for a direction. Where only one thing can be set on fire, it names that thing.
words::TextLine question_of(const screen::DirectionModel& direction, const forecast::Knowledge& known,
                            const words::Words& words) {
    if (direction.purpose != screen::Action::Interact || direction.cells.size() != 1) {
        return {{words.get("ask-direction"), words::key_ink}};
    }
    const core::Point at = direction.cells.front();
    const words::TextLine matter = matter_name(known.catalog(), known.matter(at), words);
    const content::TileDef* const tile = known.tile_def(at);
    const std::string name = matter.empty() && tile != nullptr ? tile->name : plain_text(matter);
    return {{words.get("ask-fire", {{"thing", name, {}, words::Article::The}}), words::key_ink}};
}

words::TextLine underfoot(const forecast::Knowledge& known) {
    const core::Point at = known.hero().at;
    if (const auto object = known.object(at); object && object->what == forecast::ObjectKind::Item) {
        const content::ItemDef& kind = known.catalog().item(object->item);
        return {{kind.name, kind.appearance.foreground}};
    }
    return {{known.catalog().tile(*known.tile(at)).name, words::quiet_ink}};
}

/// The first thing of the pack that the hero knows to heal.
std::optional<forecast::PackEntry> healing_thing(const forecast::Knowledge& known) {
    const std::vector<forecast::PackEntry> pack = known.pack();
    const auto heals = [&known](const forecast::PackEntry& entry) {
        return entry.item &&
               content::has_effect<content::HealEffect>(known.catalog().item(*entry.item).effects);
    };
    const auto found = std::ranges::find_if(pack, heals);
    return found != pack.end() ? std::optional(*found) : std::nullopt;
}

/// True if an enemy is in view and no more than a quarter of the health is left.
bool in_peril(const forecast::Knowledge& known) {
    const forecast::HeroFacts hero = known.hero();
    return hero.alive && words::is_health_low(hero) && enemy_in_view(known);
}

/// The word list's key for what a click on the hero does: the game takes the first of these that it can.
std::string_view click_on_hero(const forecast::Knowledge& known) {
    const core::Point at = known.hero().at;
    const auto object = known.object(at);
    const content::TileDef& tile = known.catalog().tile(*known.tile(at));
    return object && object->what == forecast::ObjectKind::Item  ? "click-get"
           : tile.portal || tile.stairs == content::Stairs::Down ? "click-descend"
           : tile.stairs == content::Stairs::Up                  ? "click-ascend"
                                                                 : "click-wait";
}

/// How little health is left.
std::string warning(const forecast::Knowledge& known, const words::Words& words) {
    const forecast::HeroFacts hero = known.hero();
    return words.get(
        "peril", {{"now", std::to_string(hero.hit_points)}, {"most", std::to_string(hero.max_hit_points)}});
}

/// The thing that heals, behind the keys that use it: " i g: health potion heals."; empty if there is none.
std::string remedy(const forecast::Knowledge& known, const words::Words& words, const screen::KeyMap& keys) {
    const auto thing = healing_thing(known);
    const std::vector<screen::Key> opens = keys.keys(screen::Action::Use);
    if (!thing || opens.empty()) {
        return {};
    }
    const std::string letter(1, static_cast<char>('a' + thing->slot.value));
    return " " + words.get("peril-heals", {{"item", known.catalog().item(*thing->item).name},
                                           {"keys", words::prompt_label(opens.front()) + " " + letter}});
}

/// The name of what is in a cell, with the odds of a fight against an enemy.
words::TextLine seen_at(const forecast::Knowledge& known, core::Point at, const words::Words& words,
                        bool with_odds = true) {
    if (!known.size().contains(at)) {
        return {};  // the cell was on another level
    }
    words::TextLine line = name_at(known, at, words);
    if (const auto actor = known.actor(at); with_odds && actor && actor->hostile) {
        const forecast::FightForecast fight = forecast::forecast_fight(known, *actor);
        line.push_back({"  " + plain_text(fight_in_short(fight, words)), words::quiet_ink});
    }
    return line;
}

/// Finds the text beside the labels, and the room that the labels leave to it.
class HelpRow {
  public:
    /// `tells_beside_pointer`: the odds against an enemy stand beside the pointer already, as in a window.
    HelpRow(std::span<const screen::Entry> screens, const PaintContext& with, bool tells_beside_pointer)
        : screens_(screens),
          innermost_(&screens.back().layer),
          with_(&with),
          words_(with.source.words),
          menu_(open_menu(screens)),
          tells_beside_pointer_(tells_beside_pointer) {}

    void paint(Canvas& canvas) const {
        if (with_->open_screens.play != nullptr) {
            paint_buttons(canvas);
        }
        const core::Rect& row = with_->layout.help;
        const bool told_above = with_->layout.log.bottom() < with_->layout.buttons.top();
        if (told_above) {
            paint_told_above(canvas);
        }
        const words::TextLine told = told_above ? words::TextLine() : beside_labels();
        std::vector<ActionLabel> labels =
            help_labels(label_source(), row, told_above ? 0 : room_beside_labels());
        give_way(labels, told_above ? 0 : row.left() + 1 + words::text_width(told));
        const std::int32_t end = labels.empty() ? row.right() : labels.front().area.left() - 1;
        canvas.panel(row, Border::None);
        canvas.put({row.left() + 1, row.top()}, cut_to(told, end - row.left() - 1), words::plain_ink);
        draw_labels(canvas, labels);
    }

    /// The rows above the buttons: one in a wide window, or those that the longest text about a line of the
    /// menu takes; none if all texts have room beside the labels.
    [[nodiscard]] std::int32_t rows_above_buttons() const {
        const std::int32_t least = has_row_above() ? 1 : 0;
        if (with_->open_screens.play == nullptr || menu_ == nullptr || widest_told() == 0) {
            return least;
        }
        const core::Rect& row = with_->layout.help;
        const HelpSource source = label_source();
        const std::vector<ActionLabel> labels = help_labels(source, row, room_beside_labels());
        const std::int32_t end = labels.empty() ? row.right() : labels.front().area.left() - 1;
        const bool has_room =
            labels.size() == help_labels(source, row, 0).size() && widest_told() <= end - row.left() - 1;
        if (has_room && least == 0) {
            return 0;
        }
        std::ptrdiff_t rows = least;
        for (const screen::MenuLine& line : menu_->lines) {
            rows = std::max(rows, std::ssize(wrapped(told_of_line(line, with_->source), width_above())));
        }
        return static_cast<std::int32_t>(rows);
    }

  private:
    [[nodiscard]] HelpSource label_source() const {
        HelpSource source{screens_, with_->source.keys, words_};
        if (with_->open_screens.play != nullptr) {
            source.knowledge = with_->knowledge();
        }
        return source;
    }

    /// Leaves out labels that the text about what the pointer is on reaches. It hides any for a cell of the
    /// level, and those that are not urgent for a button, a sign or another label.
    void give_way(std::vector<ActionLabel>& labels, std::int32_t end_of_text) const {
        const bool on_map = map_under_pointer();
        const auto* const over = std::get_if<screen::PointedOffer>(&with_->source.over);
        if (!on_map && over == nullptr && !sign_under_pointer()) {
            return;
        }
        std::erase_if(labels, [&](const ActionLabel& label) {
            const bool pointed = over != nullptr && label.offer == over->offer;
            return label.area.left() <= end_of_text && (on_map || (label.rank > urgent_rank && !pointed));
        });
    }

    /// True for a window that is wide enough to give labels their places: then text has a row of its own.
    [[nodiscard]] bool has_row_above() const {
        return tells_beside_pointer_ && with_->layout.help.size.width >= narrowest_wide_row &&
               with_->open_screens.play != nullptr && with_->open_screens.watch == nullptr;
    }

    /// The width of a text above the buttons: that of the log, beside the small map.
    [[nodiscard]] std::int32_t width_above() const { return with_->layout.log.size.width - 2; }

    /// Tells of the menu's line between the log and the buttons.
    void paint_told_above(Canvas& canvas) const {
        const core::Rect& log = with_->layout.log;
        const core::Rect area{{log.left(), log.bottom()},
                              {log.size.width, with_->layout.buttons.top() - log.bottom()}};
        canvas.panel(area, Border::None);
        canvas.put({area.origin + core::Point{1, 0}, area.size}, wrapped(beside_labels(), width_above()),
                   words::plain_ink);
    }

    /// The cells of the longest text about a line of the menu.
    [[nodiscard]] std::int32_t widest_told() const {
        std::int32_t widest = 0;
        if (menu_ == nullptr) {
            return widest;
        }
        for (const screen::MenuLine& line : menu_->lines) {
            widest = std::max(widest, words::text_width(told_of_line(line, with_->source)));
        }
        return widest;
    }

    /// True while nothing but the game is open: an animation and an automatic action leave the buttons as
    /// they are.
    [[nodiscard]] bool is_played() const {
        return screen::model_in<screen::PlayModel>(*innermost_) != nullptr ||
               screen::model_in<screen::AnimationModel>(*innermost_) != nullptr ||
               screen::model_in<screen::AutoActionModel>(*innermost_) != nullptr;
    }

    /// True while a click takes the buttons: also while screens are open that it leaves first.
    [[nodiscard]] bool buttons_react() const {
        return with_->open_screens.watch == nullptr && (is_played() || screen::lead_back_to_play(screens_));
    }

    /// Draws the buttons; a run that is watched has none.
    void paint_buttons(Canvas& canvas) const {
        const core::Rect& row = with_->layout.buttons;
        canvas.panel(row, Border::None);
        if (with_->open_screens.watch != nullptr) {
            return;
        }
        std::vector<ActionLabel> buttons = place_buttons(row, *with_->source.keys, *words_);
        const bool react = buttons_react();
        const forecast::Knowledge known = with_->knowledge();
        const PlayRanks ranks(known);
        for (ActionLabel& button : buttons) {
            button.useful = react && ranks.is_useful(button.offer->action);
            button.taken_by_key = is_played();
            button.offer = react ? button.offer : std::nullopt;
        }
        draw_labels(canvas, buttons);
    }

    /// True if the pointer is on a sign of the sidebar, which explains itself.
    [[nodiscard]] bool sign_under_pointer() const {
        const auto* sign = std::get_if<screen::PointedSign>(&with_->source.over);
        return (sign != nullptr && !sign->about.empty()) ||
               std::holds_alternative<screen::PointedThing>(with_->source.over);
    }

    /// True if the pointer is on a cell of the level, or on an entry of the sidebar that stands for one.
    [[nodiscard]] bool map_under_pointer() const {
        return std::holds_alternative<screen::PointedCell>(with_->source.over) ||
               std::holds_alternative<screen::PointedEntry>(with_->source.over);
    }

    /// The cells that the labels leave free. They don't depend on the pointer or on the cursor of a menu, so
    /// that no label moves. A longer text about a cell of the level hides labels, one about a button of the
    /// other row or a sign of the sidebar those that are not urgent.
    [[nodiscard]] std::int32_t room_beside_labels() const {
        if (menu_ != nullptr) {
            return std::min(widest_told(), with_->layout.help.size.width / 2);
        }
        if (screen::model_in<screen::WatchModel>(*innermost_) != nullptr) {
            return 0;  // the labels of the bar's keys need the room
        }
        const bool named = screen::model_in<screen::PlayModel>(*innermost_) != nullptr &&
                           with_->open_screens.play != nullptr;
        if (named) {
            return tells_beside_pointer_ ? words::text_width(text_at_rest(with_->knowledge()))
                                         : room_to_name(with_->knowledge());
        }
        return words::text_width(beside_labels());
    }

    /// The text while nothing is pointed at: a warning, or what is underfoot.
    [[nodiscard]] words::TextLine text_at_rest(const forecast::Knowledge& known) const {
        if (!in_peril(known)) {
            return underfoot(known);
        }
        const std::string warned = warning(known, *words_);
        const std::string helps = warned + remedy(known, *words_, *with_->source.keys);
        return {{words::text_width(helps) <= room_beside_keys() ? helps : warned, words::bad_ink}};
    }

    /// The cells of the row that a text may take from the labels.
    [[nodiscard]] std::int32_t room_beside_keys() const {
        constexpr std::int32_t room_of_keys = 75;
        return has_row_above() ? width_above() : with_->layout.help.size.width - room_of_keys;
    }

    /// Room for the name of what is underfoot and for each enemy in view, as far as the keys keep their own
    /// room. It is independent of the pointer, so that the keys stay in their places.
    [[nodiscard]] std::int32_t room_to_name(const forecast::Knowledge& known) const {
        const std::int32_t width = with_->layout.help.size.width;
        const std::int32_t most = room_beside_keys();
        std::int32_t widest = std::max(width / 4, words::text_width(text_at_rest(known)));
        for (const forecast::KnownActor& actor : known.actors_in_view()) {
            if (widest >= most) {
                break;  // further forecasts of fights could not change the result
            }
            const std::int32_t named = words::text_width(seen_at(known, actor.at, *words_));
            widest = std::max(widest, std::min(named, most));
        }
        return widest;
    }

    [[nodiscard]] words::TextLine beside_labels() const {
        if (const auto* direction = screen::model_in<screen::DirectionModel>(*innermost_)) {
            return question_of(*direction, with_->knowledge(), *words_);
        }
        if (menu_ != nullptr) {
            return told_of_line(menu_->lines[static_cast<std::size_t>(menu_->cursor)], with_->source);
        }
        const bool over = traits_of(*innermost_).dims != screen::Dimming::None &&
                          traits_of(*innermost_).covers == screen::Cover::Nothing;
        if (with_->open_screens.play == nullptr || over) {
            return {};
        }
        if (const auto* auto_action = screen::model_in<screen::AutoActionModel>(*innermost_)) {
            return {{auto_action_text(auto_action->purpose, *words_), words::key_ink}};
        }
        if (with_->open_screens.on_map) {
            return {{map_heading(*innermost_, with_->source), words::key_ink}};
        }
        return of_the_game(with_->knowledge());
    }

    /// True for the action of a button or a label that would do nothing now.
    [[nodiscard]] bool is_grey(screen::Action action) const {
        if (is_button(action)) {
            const forecast::Knowledge known = with_->knowledge();
            return buttons_react() && !PlayRanks(known).is_useful(action);
        }
        const std::vector<ActionLabel> labels = help_labels(label_source(), with_->layout.help, 0);
        return std::ranges::any_of(labels, [action](const ActionLabel& label) {
            return label.offer && label.offer->action == action && !label.useful;
        });
    }

    /// The explanation of an action under the pointer. If its button is grey, the reason comes first.
    [[nodiscard]] words::TextLine explained(screen::Action action) const {
        if (screen::is_quick_slot(action)) {
            const auto place = static_cast<std::size_t>(screen::quick_slot_of(action) - 1);
            const forecast::Knowledge known = with_->knowledge();
            return quick_note(known.quickbar().at(place), known.hero().shooter, known.catalog(), *words_);
        }
        const std::string id(screen::action_id(action));
        const std::string what = "explain-" + id;
        words::TextLine line;
        if (words_->has("grey-" + id) && is_grey(action)) {
            const bool by_enemy = action == screen::Action::Rest && enemy_in_view(with_->knowledge());
            line.push_back(
                {words_->get(by_enemy ? "enemy-in-view-bars" : "grey-" + id) + " ", words::key_ink});
        }
        if (words_->has(what)) {
            const std::int32_t turns = screen::turns_of(action, with_->knowledge().hero());
            line.push_back({words::with_turns(words_->get(what), turns, *words_), words::quiet_ink});
        }
        return line;
    }

    /// The name of what is under the pointer, behind a warning; or else the warning alone, or the name of
    /// what is underfoot.
    [[nodiscard]] words::TextLine of_the_game(const forecast::Knowledge& known) const {
        if (with_->source.early_facts != nullptr) {
            return {};  // the window does not show the present state yet
        }
        std::optional<words::TextLine> pointed = under_pointer(known);
        if (!pointed) {
            return with_->open_screens.watch != nullptr ? words::TextLine() : text_at_rest(known);
        }
        if (with_->open_screens.watch == nullptr && in_peril(known)) {
            pointed->insert(pointed->begin(), {warning(known, *words_) + " ", words::bad_ink});
        }
        return *std::move(pointed);
    }

    /// The name or the explanation of what the pointer is on; nothing where it is on nothing that has one.
    [[nodiscard]] std::optional<words::TextLine> under_pointer(const forecast::Knowledge& known) const {
        if (const auto* cell = std::get_if<screen::PointedCell>(&with_->source.over)) {
            words::TextLine line = seen_at(known, cell->at, *words_, !tells_beside_pointer_);
            if (tells_beside_pointer_ && cell->at == known.hero().at && is_played()) {
                line.push_back({"  " + words_->get(click_on_hero(known)), words::quiet_ink});
            }
            return line;
        }
        if (const auto* entry = std::get_if<screen::PointedEntry>(&with_->source.over)) {
            return seen_at(known, entry->at, *words_);
        }
        if (const auto* offer = std::get_if<screen::PointedOffer>(&with_->source.over)) {
            return explained(offer->offer.action);
        }
        if (const auto* sign = std::get_if<screen::PointedSign>(&with_->source.over);
            sign != nullptr && !sign->about.empty()) {
            return words::TextLine{{words_->get(sign->about), words::quiet_ink}};
        }
        if (const auto* thing = std::get_if<screen::PointedThing>(&with_->source.over)) {
            const content::ItemDef& item = known.catalog().item(thing->item);
            return words::TextLine{{item.name, words::readable(item.appearance.foreground)},
                                   {"  " + plain_text(words::gear_figure(item)), words::bright_ink},
                                   {"  " + item.description, words::quiet_ink}};
        }
        return std::nullopt;
    }

    std::span<const screen::Entry> screens_;
    const screen::Layer* innermost_;
    const PaintContext* with_;
    const words::Words* words_;
    const screen::MenuModel* menu_;
    bool tells_beside_pointer_;
};

}  // namespace

words::TextLine told_of_line(const screen::MenuLine& line, const PaintSource& source) {
    const content::Catalog& catalog = *source.catalog;
    if (const auto* spell = std::get_if<screen::SpellLine>(&line.what)) {
        return {{catalog.spell(spell->spell).description, words::quiet_ink}};
    }
    if (const auto* item = std::get_if<screen::ItemLine>(&line.what)) {
        return {{catalog.item(item->item).description, words::quiet_ink}};
    }
    if (const auto* trade = std::get_if<screen::TradeLine>(&line.what)) {
        return {{catalog.item(trade->item).description, words::quiet_ink}};
    }
    if (const auto* gift = std::get_if<screen::GiftLine>(&line.what)) {
        return {{catalog.gift(gift->gift).description, words::quiet_ink}};
    }
    return {{line_note(line, *source.words), words::quiet_ink}};
}

ScreenSpeech tell_screen(const screen::DirectionModel& direction, const forecast::Knowledge& known,
                         const PaintContext& with) {
    ScreenSpeech speech{plain_text(question_of(direction, known, *with.source.words))};
    for (const core::Point at : direction.cells) {
        speech.lines.push_back({{told_cell(known, at, *with.source.words), std::nullopt}});
    }
    return speech;
}

ScreenSpeech tell_screen(const screen::AutoActionModel& action, const PaintContext& with) {
    return {auto_action_text(action.purpose, *with.source.words)};
}

std::int32_t rows_told_above_buttons(const Canvas& canvas, std::span<const screen::Entry> screens,
                                     const PaintContext& with) {
    if (screens.empty() || scrolls(screens.back().layer)) {
        return 0;
    }
    return HelpRow(screens, with, canvas.is_window()).rows_above_buttons();
}

void paint_help_row(Canvas& canvas, std::span<const screen::Entry> screens, const PaintContext& with) {
    if (!scrolls(screens.back().layer)) {
        HelpRow(screens, with, canvas.is_window()).paint(canvas);
    }
}

}  // namespace torchwake::panels
