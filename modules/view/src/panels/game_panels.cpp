#include "panels/game_panels.hpp"

#include "panels/rows/quick_row.hpp"
#include "words/condition_words.hpp"
#include "words/describe.hpp"
#include "words/figures.hpp"
#include "words/keys.hpp"
#include "words/quest.hpp"
#include "words/signs.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lesson.hpp>
#include <torchwake/rules/shooting.hpp>
#include <torchwake/view/text_map.hpp>
#include <torchwake/view/text_screen.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::view {
namespace {

/// The most acts in the turn order, and the cells for each.
constexpr std::size_t most_acts = 8;
constexpr std::int32_t act_width = 2;
/// The sprites by rules::HungerStage; empty: none.
constexpr std::array<std::string_view, 4> hunger_sprites{"hunger_full", "", "hunger_hungry",
                                                         "hunger_starving"};

/// The look of a beat of matter in the turn order.
content::Appearance beat_look() {
    content::Appearance look;
    look.glyph = flame_glyph;
    look.foreground = flame_ink;
    look.sprite = "beat";
    return look;
}

/// Writes the sidebar row by row; parts that don't fit are left out.
class SidebarWriter {
  public:
    SidebarWriter(Canvas& canvas, const core::Rect& inner, const SidebarFacts& facts,
                  const SidebarSource& source)
        : canvas_(&canvas),
          inner_(inner),
          facts_(&facts),
          source_(&source),
          words_(source.words),
          hero_(facts.hero),
          y_(inner.top()) {}

    /// Returns the first row that stays free.
    std::int32_t write() {
        heading();
        pool("sidebar-health", hero_.hit_points, hero_.max_hit_points, source_->trailing, health_colours);
        if (hero_.max_mana > 0) {
            pool("sidebar-mana", hero_.mana, hero_.max_mana, 0, mana_colours);
        }
        experience();
        if (is_tight() && !facts_->actors.empty()) {
            // Where not all has room, those in view matter more than what the sheet tells too.
            turn_order();
            heading_of_view();
            actors_in_view();
            using Part = void (SidebarWriter::*)();
            constexpr std::int32_t most_rows = 4;  // of one of these parts
            for (const Part part :
                 {&SidebarWriter::effects, &SidebarWriter::fight, &SidebarWriter::attributes,
                  &SidebarWriter::burden, &SidebarWriter::notice, &SidebarWriter::gear}) {
                if (y_ + most_rows <= inner_.bottom()) {
                    (this->*part)();
                }
            }
            others_in_view();
            return y_;
        }
        blank();
        attributes();
        fight();
        burden();
        notice();
        effects();
        gear();
        blank();
        turn_order();
        if (!facts_->actors.empty() || !facts_->objects.empty() || !facts_->stairs.empty()) {
            heading_of_view();
        }
        actors_in_view();
        others_in_view();
        return y_;
    }

  private:
    [[nodiscard]] bool has_room() const { return y_ < inner_.bottom(); }
    [[nodiscard]] core::Rect row() const { return {{inner_.left(), y_}, {inner_.size.width, 1}}; }

    /// Makes the next rows explain themselves to the pointer, and open a screen at a click.
    void explain(std::string_view about, std::optional<screen::Action> opens = {}, std::int32_t rows = 1) {
        if (y_ + rows <= inner_.bottom()) {
            canvas_->areas().add({row().origin, {inner_.size.width, rows}},
                                 screen::PointedSign{about, opens});
        }
    }

    void heading() {
        const std::string name = hero_called(source_->hero_name, *source_->catalog);
        const std::string depth = facts_->depth < 1
                                      ? words_->get("sidebar-town")
                                      : words_->get("sidebar-depth") + " " + std::to_string(facts_->depth);
        const std::vector<TextLine> rows = wrapped({{name, bright_ink}}, inner_.size.width);
        for (const TextLine& part : rows) {
            canvas_->put(row().origin, part, bright_ink, whole, true);
            ++y_;
        }
        if (text_width(plain_text(rows.back())) + 1 + text_width(depth) <= inner_.size.width) {
            --y_;
        }
        explain("sign-depth", screen::Action::Map);
        canvas_->put_right(row(), depth, key_ink);
        ++y_;
        place();
        if (source_->unsaved) {
            explain("sign-unsaved");
            canvas_->put(row().origin, words_->get("sidebar-unsaved"), bad_ink);
            ++y_;
        } else {
            blank();
        }
    }

    /// Writes the level's name and, below it, what is sought; as many rows as they need.
    void place() {
        const std::string& name = source_->catalog->level_at(facts_->depth).name;
        if (!name.empty()) {
            fact_rows({{name, key_ink}});
        }
        if (facts_->seeks_prize) {
            fact_rows(quest_in_short(hero_.carries_prize, *source_->catalog, *words_));
        }
    }

    void fact_rows(const TextLine& line) {
        for (const TextLine& part : wrapped(line, inner_.size.width)) {
            canvas_->put(row().origin, part, quiet_ink);
            ++y_;
        }
    }

    [[nodiscard]] bool is_tight() const {
        constexpr std::int32_t tight = 20;
        return inner_.size.height < tight;
    }

    /// Leaves a blank row between parts where there is room.
    void blank() {
        if (!is_tight()) {
            ++y_;
        }
    }

    void pool(std::string_view key, std::int32_t now, std::int32_t most, std::int32_t trailing,
              const BarColours& colours) {
        if (!has_room()) {
            return;
        }
        constexpr std::int32_t label = 3;
        const std::string numbers = std::to_string(now) + "/" + std::to_string(most);
        const std::int32_t width = inner_.size.width - label - std::max(text_width(numbers), 7) - 1;
        explain(key == "sidebar-health" ? "sign-health" : "sign-mana", screen::Action::Character);
        canvas_->put(row().origin, words_->get(key), quiet_ink);
        if (width > 0) {
            canvas_->bar({{inner_.left() + label, y_}, {width, 1}}, most > 0 ? now * whole / most : 0,
                         trailing, colours);
        }
        const bool low = key == "sidebar-health" && is_health_low(hero_);
        canvas_->put_right(row(), numbers, low ? bad_ink : bright_ink);
        ++y_;
    }

    /// Writes a line with a mark at its right. If both don't fit in one row, the mark gets a row of its own.
    /// What would stand below the last row is left out. `width`: that of the row.
    void marked(const TextLine& line, const std::string& mark, Colour mark_ink, std::int32_t width) {
        if (!has_room()) {
            return;
        }
        canvas_->put(row().origin, cut_to(line, width), quiet_ink);
        const bool beside = text_width(plain_text(line)) + 1 + text_width(mark) <= width;
        if (!mark.empty() && !beside) {
            ++y_;
        }
        if (has_room()) {
            canvas_->put_right({row().origin, {width, 1}}, mark, mark_ink);
        }
        ++y_;
    }
    void marked(const TextLine& line, const std::string& mark, Colour mark_ink) {
        marked(line, mark, mark_ink, inner_.size.width);
    }

    void experience() {
        const std::array<Argument, 3> of{
            Argument{"level", std::to_string(hero_.level), bright_ink},
            Argument{"now", std::to_string(hero_.experience), plain_ink},
            Argument{"next", std::to_string(rules::experience_past_level(hero_.level)), plain_ink}};
        explain("sign-level", hero_.owed_choices > 0 ? screen::Action::Grow : screen::Action::Character);
        const std::string owed = hero_.owed_choices > 0 ? "+" + std::to_string(hero_.owed_choices) : "";
        marked(words_->say("sidebar-level", of), owed, key_ink);
    }

    void attributes() {
        const content::Attributes& of = hero_.attributes;
        const std::array<std::pair<std::string_view, std::int32_t>, 4> shown{
            {{"sidebar-strength", of.strength},
             {"sidebar-dexterity", of.dexterity},
             {"sidebar-intelligence", of.intelligence},
             {"sidebar-constitution", of.constitution}}};
        constexpr std::int32_t narrow = 7;
        const std::int32_t columns = inner_.size.width >= 4 * narrow ? 4 : 2;
        if (y_ + 4 / columns > inner_.bottom()) {
            return;
        }
        explain("sign-attributes", screen::Action::Character, 4 / columns);
        for (std::int32_t i = 0; i < 4; ++i) {
            const auto& [key, value] = shown[static_cast<std::size_t>(i)];
            core::Point at{inner_.left() + i % columns * (inner_.size.width / columns), y_ + i / columns};
            at = canvas_->put(at, words_->get(key) + " ", quiet_ink);
            canvas_->put(at, std::to_string(rules::excess(value)), plain_ink);
        }
        y_ += 4 / columns;
    }

    /// Writes armour and damage: beside each other, or else below each other where what follows has room.
    void fight() {
        const FightFigures figures = fight_figures(hero_, *source_->catalog);
        const std::string armour = words_->get("gear-armour");
        const std::string worn = std::to_string(figures.armour);
        const std::string damage = words_->get(figures.shoots ? "gear-shots" : "gear-damage");
        const std::string_view about = figures.shoots ? "sign-shots" : "sign-damage";
        const std::int32_t left = text_width(armour) + 1 + text_width(worn);
        const std::int32_t right = text_width(damage) + 1 + text_width(figures.damage);
        const bool beside = left + 2 + right <= inner_.size.width;
        if (y_ + (beside ? 1 : 2) + rows_below_fight() > inner_.bottom()) {
            return;
        }
        if (!beside) {
            explain("sign-armour", screen::Action::Character);
            put_fact(armour, worn, quiet_ink, plain_ink);
            explain(about, screen::Action::Character);
            put_fact(damage, figures.damage, quiet_ink, plain_ink);
            return;
        }
        const core::Point at{inner_.right() - right, y_};
        canvas_->areas().add({row().origin, {at.x - 1 - inner_.left(), 1}},
                             screen::PointedSign{"sign-armour", screen::Action::Character});
        canvas_->areas().add({at, {right, 1}}, screen::PointedSign{about, screen::Action::Character});
        canvas_->put(canvas_->put(row().origin, armour + " ", quiet_ink), worn, plain_ink);
        canvas_->put(canvas_->put(at, damage + " ", quiet_ink), figures.damage, plain_ink);
        ++y_;
    }

    /// The most rows that what stands below armour and damage takes, down to the last actor in view.
    [[nodiscard]] std::int32_t rows_below_fight() const {
        constexpr std::int32_t of_burden = 3;
        constexpr std::int32_t of_notice = 2;
        constexpr std::int32_t of_turn_order = 3;
        const std::array<bool, 5> states{hero_.overburdened, hero_.hunger.has_value(), hero_.burning > 0,
                                         hero_.wet > 0, hero_.cheated};
        auto rows = static_cast<std::int32_t>(of_burden + std::ranges::count(states, true) +
                                              std::ssize(hero_.conditions));
        rows += facts_->daylight ? 0 : of_notice;
        rows += facts_->steps.empty() ? 0 : of_turn_order;
        rows += facts_->actors.empty() ? 0 : 1;
        for (const rules::KnownActor& actor : facts_->actors) {
            rows += rows_of(actor);
        }
        return rows;
    }

    void burden() {
        const std::array<Argument, 2> carried{
            Argument{"weight", content::to_string(hero_.weight), plain_ink},
            Argument{"capacity", content::to_string(hero_.capacity), plain_ink}};
        explain("sign-weight", screen::Action::Pack);
        const core::Tenths none{};
        const std::string mark = hero_.penalty == none
                                     ? std::string()
                                     : (hero_.penalty > none ? "+" : "") + content::to_string(hero_.penalty);
        marked(words_->say("sidebar-weight", carried), mark, hero_.penalty > none ? bad_ink : good_ink);
        explain("sign-gold");
        fact("sidebar-gold", coins_text(hero_.coins), quiet_ink, key_ink);
        explain("sign-turn", screen::Action::Messages);
        fact("sidebar-turn", std::to_string(facts_->turn), quiet_ink, plain_ink);
    }

    void fact(std::string_view key, const std::string& value, Colour ink, Colour value_ink) {
        put_fact(words_->get(key), value, ink, value_ink);
    }

    void put_fact(const std::string& label, const std::string& value, Colour ink, Colour value_ink) {
        marked({{label, ink}}, value, value_ink);
    }

    /// Writes the actors that act next, from left to right, and when the hero's next turn is. An act that is
    /// only likely is dim.
    void turn_order() {
        if (facts_->steps.empty() || !has_room()) {
            return;
        }
        explain("sign-order");
        core::Point at = canvas_->put(row().origin, words_->get("sidebar-next") + " ", quiet_ink);
        for (const rules::UpcomingAct& act : facts_->steps) {
            if (at.x + act_width > inner_.right()) {
                break;
            }
            if (act.beat) {
                canvas_->icon(at, beat_look(), act.certain);
            } else {
                canvas_->areas().add({at, {act_width, 1}}, screen::PointedEntry{act.at});
                canvas_->icon(at, source_->catalog->monster(act.kind).appearance, act.certain);
            }
            at.x += act_width;
        }
        ++y_;
        explain("sign-next-turn");
        put_fact(words_->get("next-turn"), plain_text(wait_in_words(hero_.wait, *words_)), quiet_ink,
                 plain_ink);
    }

    /// Writes the stage of hunger: green if well fed, grey if neutral, then amber and red.
    void hunger() {
        if (!hero_.hunger) {
            return;
        }
        constexpr std::array<Colour, 4> inks{good_ink, quiet_ink, key_ink, bad_ink};
        const Colour ink = inks.at(static_cast<std::size_t>(*hero_.hunger));
        if (has_room()) {
            explain("sign-hunger", screen::Action::Character);
            canvas_->symbol({inner_.right() - 1, y_},
                            hunger_sprites.at(static_cast<std::size_t>(*hero_.hunger)));
        }
        fact(key_of("hunger-", *hero_.hunger), "", ink, ink);
    }

    /// Writes the hero's conditions with their remaining turns.
    void effects() {
        if (hero_.overburdened) {
            explain("sign-overburdened", screen::Action::Character);
            fact("sidebar-overburdened", "", bad_ink, bad_ink);
        }
        hunger();
        if (hero_.burning > 0) {
            explain("sign-burning", screen::Action::Character);
            fact("sidebar-burning", std::to_string(hero_.burning), bad_ink, bad_ink);
        }
        if (hero_.wet > 0) {
            explain("sign-wet", screen::Action::Character);
            fact("sidebar-wet", std::to_string(hero_.wet), good_ink, good_ink);
        }
        for (const rules::KnownCondition& condition : hero_.conditions) {
            const Colour ink = is_welcome(condition.kind, condition.amount) ? good_ink : bad_ink;
            explain("sign-condition", screen::Action::Character);
            put_fact(capitalised(condition_name(condition.kind, condition.amount, *words_)),
                     std::to_string(condition.turns), ink, ink);
        }
        if (hero_.cheated) {
            explain(cheated_sign);
            const std::string more = hero_.undying ? words_->get("sidebar-undying") : std::string();
            fact("sidebar-cheated", more, quiet_ink, key_ink);
        }
    }

    /// Writes if the hero stands in the light, and from how far those in view who have not noticed it would;
    /// if there are none, and there is room, from how far any monster would.
    void notice() {
        if (facts_->daylight || !has_room()) {
            return;
        }
        explain("sign-light");
        const bool lit = facts_->light >= rules::enough_light;
        core::Cells sharpest{};
        for (const rules::KnownActor& actor : facts_->actors) {
            if (actor.hostile && !actor.aware) {
                sharpest = std::max(sharpest, source_->catalog->monster(actor.kind).vision);
            }
        }
        const bool of_any = sharpest == core::Cells{};
        if (of_any) {
            const content::MonsterDef* const hero = &source_->catalog->monster(source_->catalog->hero());
            for (const content::MonsterDef& kind : source_->catalog->monsters()) {
                sharpest = &kind == hero ? sharpest : std::max(sharpest, kind.vision);
            }
        }
        const std::int32_t farthest = rules::noticing_range(sharpest, facts_->light).value;
        const std::array<Argument, 1> from{Argument{"cells", std::to_string(farthest), bright_ink}};
        std::string seen = plain_text(words_->say("sidebar-seen-from", from));
        if (canvas_->is_window()) {
            canvas_->symbol({inner_.right() - 1, y_}, lit ? "eye_open" : "eye_shut");
        }
        constexpr std::int32_t eye = 2;
        const Colour ink = lit ? quiet_ink : good_ink;
        const std::int32_t width = inner_.size.width - (canvas_->is_window() ? eye : 0);
        const std::string& light = words_->get(lit ? "sidebar-lit" : "sidebar-dark");
        if (of_any && is_tight() && text_width(light) + 1 + text_width(seen) > width) {
            seen.clear();
        }
        marked({{light, ink}}, seen, lit ? key_ink : good_ink, width);
    }

    void heading_of_view() {
        if (has_room()) {
            canvas_->put_centred(row(), "-- " + words_->get("sidebar-in-view") + " --", quiet_ink);
            ++y_;
        }
    }

    /// Lists those in view; if not all have room, the last row tells how many are left.
    void actors_in_view() {
        for (std::size_t place = 0; place < facts_->actors.size(); ++place) {
            const std::size_t left = facts_->actors.size() - place;
            if (rows_of(facts_->actors[place]) + (left > 1 ? 1 : 0) > inner_.bottom() - y_) {
                tell_more(left, bad_ink, {"sign-more-enemies", screen::Action::Examine});
                return;
            }
            one(facts_->actors[place]);
        }
    }

    /// Tells in the last row how many are left out, if that row is free. A click there opens what has all.
    void tell_more(std::size_t left, Colour ink, screen::PointedSign sign) {
        if (has_room()) {
            const std::array<Argument, 1> more{Argument{"count", std::to_string(left), ink}};
            canvas_->put(row().origin, words_->say("sidebar-more", more), quiet_ink);
            canvas_->areas().add(row(), std::move(sign));
        }
        y_ = inner_.bottom();
    }

    [[nodiscard]] std::int32_t rows_of(const rules::KnownActor& actor) const {
        const std::string& kind = source_->catalog->monster(actor.kind).name;
        return static_cast<std::int32_t>(name_rows({{kind, bright_ink}}, bar_width() + bar_gap).size());
    }

    /// Lists the stairs and the things in view; if not all have room, the last row tells how many are left.
    void others_in_view() {
        std::vector<NamedCell> others;
        for (const SeenStairs& stairs : facts_->stairs) {
            const content::TileDef& tile = source_->catalog->tile(stairs.tile);
            others.push_back({stairs.at, tile.appearance, {{tile.name, plain_ink}}});
        }
        std::ranges::transform(facts_->objects, std::back_inserter(others),
                               [this](const rules::KnownObject& object) { return named(object); });
        for (std::size_t place = 0; place < others.size(); ++place) {
            const std::size_t left = others.size() - place;
            const NamedCell& other = others[place];
            if (std::ssize(name_rows(other.name, 0)) + (left > 1 ? 1 : 0) > inner_.bottom() - y_) {
                tell_more(left, plain_ink, {"sign-more-things", screen::Action::Find});
                return;
            }
            name(other.at, other.look, other.name, 0);
        }
    }

    /// Requires: it has room.
    void one(const rules::KnownActor& actor) {
        const content::MonsterDef& kind = source_->catalog->monster(actor.kind);
        const std::int32_t width = bar_width();
        name(actor.at, kind.appearance, {{kind.name, bright_ink}}, width + bar_gap);
        --y_;
        const core::Rect bar{{inner_.right() - width - 2, y_}, {width, 1}};
        canvas_->bar(bar, actor.hit_points * whole / std::max(actor.max_hit_points, 1), 0, health_colours);
        const StateSign state = state_of(actor);
        if (!state.about.empty()) {
            canvas_->areas().add({{inner_.right() - 1, y_}, {1, 1}}, screen::PointedSign{state.about});
        }
        canvas_->put_right(row(), state.letter, actor.hunting ? bad_ink : quiet_ink);
        ++y_;
    }

    /// The sign of an actor's state; a blank if it has none.
    [[nodiscard]] static StateSign state_of(const rules::KnownActor& actor) {
        if (turns_left(actor.conditions, content::ConditionKind::Confusion) > 0) {
            return confused_sign;
        }
        if (turns_left(actor.conditions, content::ConditionKind::Held) > 0) {
            return held_sign;
        }
        if (actor.asleep) {
            return sleeping_sign;
        }
        if (actor.fleeing) {
            return fleeing_sign;
        }
        return actor.hunting ? hunting_sign : StateSign{};
    }

    /// Shows the pictures of what is held, worn and ready to be shot, in a high sidebar.
    void gear() {
        constexpr std::int32_t high_enough = 28;
        if (inner_.size.height < high_enough || (facts_->gear.empty() && !facts_->ready)) {
            return;
        }
        core::Point at = row().origin;
        for (const rules::PackEntry& entry : facts_->gear) {
            thing(entry, at);
        }
        if (facts_->ready) {
            const std::string count = "x" + std::to_string(facts_->ready->count);
            thing(*facts_->ready, at);
            if (at.x + text_width(count) <= inner_.right()) {
                canvas_->put(at, count, quiet_ink);
            }
        }
        y_ = at.y + 1;
    }

    /// Shows the picture of a thing, two cells wide, in the next row where this one is full.
    void thing(const rules::PackEntry& entry, core::Point& at) {
        if (at.x + act_width > inner_.right()) {
            at = {inner_.left(), at.y + 1};
        }
        canvas_->areas().add({at, {act_width, 1}}, screen::PointedThing{*entry.item});
        canvas_->icon(at, source_->catalog->item(*entry.item).appearance, true);
        at.x += act_width;
    }

    /// A name that stands for a cell of the level.
    struct NamedCell {
        core::Point at;
        content::Appearance look;
        TextLine name;
    };

    [[nodiscard]] NamedCell named(const rules::KnownObject& object) const {
        if (object.what == rules::ObjectKind::Item) {
            const content::ItemDef& kind = source_->catalog->item(object.item);
            return {object.at, kind.appearance, {{kind.name, plain_ink}}};
        }
        const content::MonsterDef& kind = source_->catalog->monster(object.monster);
        const Colour ink = scaled(kind.appearance.foreground, whole * 2 / 3);
        return {object.at,
                {U'%', ink, night, {}, 0},
                {{corpse_name(object.monster, *source_->catalog, *words_, source_->hero_name), plain_ink}}};
    }

    /// Writes a glyph and a name, over as many rows as it needs, which stand for a cell of the level to the
    /// pointer; nothing if there is no room. `taken`: how many cells stay free at the right of the last row.
    void name(core::Point at, const content::Appearance& appearance, const TextLine& text,
              std::int32_t taken) {
        const std::vector<TextLine> rows = name_rows(text, taken);
        if (y_ + std::ssize(rows) > inner_.bottom()) {
            y_ = inner_.bottom();
            return;
        }
        canvas_->put(row().origin, appearance.glyph, appearance.foreground, true);
        for (const TextLine& part : rows) {
            canvas_->areas().add(row(), screen::PointedEntry{at});
            canvas_->put({inner_.left() + name_indent, y_}, part, plain_ink);
            ++y_;
        }
    }

    /// The rows of a name beside a glyph; the last has so many cells free.
    [[nodiscard]] std::vector<TextLine> name_rows(const TextLine& text, std::int32_t taken) const {
        std::vector<TextLine> rows = wrapped(text, std::max(inner_.size.width - name_indent, 1));
        if (text_width(plain_text(rows.back())) + name_indent + taken > inner_.size.width) {
            rows.emplace_back();
        }
        return rows;
    }

    /// The width of the bars beside names: shorter where one of the names has no room for more.
    [[nodiscard]] std::int32_t bar_width() const {
        constexpr std::int32_t wide = 6;
        constexpr std::int32_t narrow = 3;
        const bool all_fit = std::ranges::all_of(facts_->actors, [this](const rules::KnownActor& actor) {
            const std::string& name = source_->catalog->monster(actor.kind).name;
            return name_indent + text_width(name) + wide + bar_gap <= inner_.size.width;
        });
        return all_fit ? wide : narrow;
    }

    static constexpr std::int32_t name_indent = 2;
    static constexpr std::int32_t bar_gap = 3;  ///< the cells around the bar of an actor, with its state

    Canvas* canvas_;
    core::Rect inner_;
    const SidebarFacts* facts_;
    const SidebarSource* source_;
    const Words* words_;
    rules::HeroFacts hero_;
    std::int32_t y_;
};

std::vector<SeenStairs> stairs_in_view(const rules::Knowledge& knowledge) {
    std::vector<SeenStairs> seen;
    for (const content::Stairs way : {content::Stairs::Down, content::Stairs::Up}) {
        for (const core::Point at : knowledge.stairs(way)) {
            if (knowledge.visibility(at) == rules::Visibility::Visible) {
                seen.push_back({*knowledge.tile(at), at});
            }
        }
    }
    return seen;
}

}  // namespace

SidebarFacts sidebar_facts(const rules::Knowledge& knowledge) {
    SidebarFacts facts{knowledge.hero(),           knowledge.depth(),           knowledge.turn(),
                       knowledge.actors_in_view(), knowledge.objects_in_view(), stairs_in_view(knowledge)};
    facts.quickbar = knowledge.quickbar();
    for (const rules::PackEntry& entry : knowledge.pack()) {
        if (entry.worn) {
            facts.gear.push_back(entry);
        }
    }
    facts.ready = rules::ammunition_at_hand(knowledge);
    facts.seeks_prize = rules::seeks_prize(knowledge.catalog(), knowledge.seed());
    facts.daylight = knowledge.catalog().level_at(knowledge.depth()).daylight;
    facts.light = knowledge.light();
    const bool changes = !knowledge.matter().active.at_rest();
    if (facts.hero.alive && (changes || !facts.actors.empty() || !knowledge.followers().empty())) {
        facts.steps = rules::upcoming_acts(knowledge, most_acts);
    }
    return facts;
}

core::Rect draw_sidebar(Canvas& canvas, const core::Rect& area, const SidebarFacts& facts,
                        const SidebarSource& source) {
    canvas.panel(area, Border::None);
    const core::Rect inside{{area.left() + 1, area.top() + (canvas.is_window() ? 1 : 0)},
                            {area.size.width - 2, area.size.height - 1}};
    const std::int32_t rows = quick_rows(canvas, inside.size);
    const core::Rect inner{inside.origin, {inside.size.width, inside.size.height - rows}};
    draw_quickbar(canvas, {{inside.left(), inner.bottom()}, {inside.size.width, rows}}, facts.quickbar,
                  *source.catalog, source.played);
    const std::int32_t end = SidebarWriter(canvas, inner, facts, source).write();
    return {{inner.left(), end}, {inner.size.width, std::max(inner.bottom() - end, 0)}};
}

void draw_log(Canvas& canvas, const core::Rect& area, const MessageLog& log) {
    canvas.panel(area, Border::None);
    canvas.areas().add(area, screen::PointedSign{{}, screen::Action::Messages});
    const std::vector<LogRow> rows = log.rows(area.size.width - 2, area.size.height);
    std::int32_t y = area.bottom() - static_cast<std::int32_t>(rows.size());
    for (const LogRow& row : rows) {
        if (row.mark != 0) {
            canvas.put({area.left(), y}, row.mark, scaled(row.ink, row.brightness));
        }
        canvas.put({area.left() + 1, y++}, row.line, row.ink, row.brightness);
    }
}

void draw_help_row(Canvas& canvas, const core::Rect& area, const TextLine& left,
                   std::span<const HelpLabel> labels) {
    canvas.panel(area, Border::None);
    const std::int32_t end = labels.empty() ? area.right() : labels.front().area.left() - 1;
    canvas.put({area.left() + 1, area.top()}, cut_to(left, end - area.left() - 1), plain_ink);
    for (const HelpLabel& label : labels) {
        core::Point at = label.area.origin;
        if (!label.key.empty()) {
            at = canvas.key_cap(at, label.key, label.useful);
            ++at.x;
        }
        canvas.put(at, label.text, label.useful ? plain_ink : grey_ink);
        if (label.offer) {
            canvas.areas().add(label.area, screen::PointedOffer{*label.offer});
        }
    }
}

}  // namespace torchwake::view
