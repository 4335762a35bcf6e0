#include "boxes/sidebar.hpp"

#include "rows/quick_row.hpp"
#include "rows/row_list.hpp"

#include <torchwake/content/decimal.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/forecast/shooting.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lesson.hpp>
#include <torchwake/words/condition_words.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/signs.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {
namespace {

/// The most acts in the turn order, and the cells for each.
constexpr std::size_t most_acts = 8;
constexpr std::int32_t act_width = 2;
/// The sprites by rules::HungerStage; empty: none.
constexpr std::array<std::string_view, 4> hunger_sprites{"hunger_full", "", "hunger_hungry",
                                                         "hunger_starving"};

/// The most enemies in view that come before all but the hit points.
constexpr std::size_t nearest_in_view = 6;

/// The purposes of the rows, in the order in which rows are left out where room is short.
enum class Need : std::int32_t {
    Space,
    Gear,
    Attributes,
    Heading,
    Things,
    Belongings,
    Aim,
    Light,
    Level,
    Mana,
    Crowd,  ///< those in view beyond the nearest
    Order,
    Place,
    Condition,
    Fight,
    Nearest,
    Health
};

/// The look of a beat of matter in the turn order.
content::Appearance beat_look() {
    content::Appearance look;
    look.glyph = flame_glyph;
    look.foreground = words::flame_ink;
    look.sprite = "beat";
    return look;
}

/// The sign of an actor's state; a blank if it has none.
words::StateSign state_of(const forecast::KnownActor& actor) {
    if (turns_left(actor.conditions, content::ConditionKind::Confusion) > 0) {
        return words::confused_sign;
    }
    if (turns_left(actor.conditions, content::ConditionKind::Held) > 0) {
        return words::held_sign;
    }
    if (actor.announced.valid()) {
        return words::announcing_sign;
    }
    if (actor.asleep) {
        return words::sleeping_sign;
    }
    if (actor.fleeing) {
        return words::fleeing_sign;
    }
    if (actor.hunting) {
        return actor.plated ? words::plated_sign : words::hunting_sign;
    }
    return {};
}

RowPart part(words::TextLine line) {
    return {.what = std::move(line)};
}
RowPart part(std::string text, content::Colour ink = words::quiet_ink) {
    return part(words::TextLine{{std::move(text), ink}});
}

/// What a row explains under the pointer, and the screen that a click on it opens.
screen::Pointed sign(std::string_view about, std::optional<screen::Action> opens = {}) {
    return screen::PointedSign{about, opens};
}

/// What a row explains, and the page of the rule book that a click on it opens.
screen::Pointed sign(std::string_view about, screen::RulePage page) {
    return screen::PointedSign{about, screen::Action::Help, static_cast<std::int32_t>(page)};
}

/// Lists the rows of the sidebar from top to bottom.
class SidebarRows {
  public:
    SidebarRows(const SidebarFacts& facts, const SidebarSource& source, std::int32_t width)
        : facts_(&facts), source_(&source), words_(source.words), hero_(facts.hero), width_(width) {}

    RowList list() {
        heading();
        pool(Need::Health, "sidebar-health", hero_.hit_points, hero_.max_hit_points, health_colours);
        if (hero_.max_mana > 0) {
            pool(Need::Mana, "sidebar-mana", hero_.mana, hero_.max_mana, mana_colours);
        }
        experience();
        blank();
        attributes();
        fight();
        burden();
        notice();
        effects();
        gear();
        blank();
        turn_order();
        actors_in_view();
        others_in_view();
        return std::move(rows_);
    }

  private:
    void add(Need need, Row row) {
        row.weight = static_cast<std::int32_t>(need);
        rows_.add(std::move(row));
    }

    /// Leaves a blank row between parts where there is room.
    void blank() { add(Need::Space, {}); }

    /// A row with a figure or a mark at its right.
    void fact(Need need, words::TextLine label, const std::string& value, content::Colour value_ink,
              screen::Pointed about, std::string_view symbol = {}) {
        add(need, {.left = {part(std::move(label))},
                   .right = {part(value, value_ink)},
                   .stands_for = std::move(about),
                   .symbol = symbol});
    }

    void heading() {
        const std::string depth = facts_->depth < 1
                                      ? words_->get("sidebar-town")
                                      : words_->get("sidebar-depth") + " " + std::to_string(facts_->depth);
        RowPart name = part(words::hero_called(source_->hero_name, *source_->catalog), words::bright_ink);
        name.bold = true;
        add(Need::Place, {.left = {std::move(name)},
                          .right = {part(depth, words::key_ink)},
                          .stands_for = sign("sign-depth", screen::Action::Map)});
        if (const std::string& place = source_->catalog->level_at(facts_->depth).name; !place.empty()) {
            add(Need::Aim, {.left = {part(place, words::key_ink)}});
        }
        if (facts_->seeks_prize) {
            add(Need::Aim, {.left = {part(quest_in_short(hero_, *source_->catalog, *words_))}});
        }
        if (facts_->hunter) {
            const content::MonsterDef& kind = source_->catalog->monster(facts_->hunter->kind);
            const bool comes = facts_->hunter->deeds > 0;
            const std::string left = std::to_string(comes ? facts_->hunter->deeds : facts_->hunter->steps);
            add(Need::Condition,
                {.left = {part(kind.name, kind.appearance.foreground)},
                 .right = {part(
                     words_->get(comes ? "sidebar-hunter-comes" : "sidebar-hunter-near", {{"amount", left}}),
                     words::bad_ink)}});
        }
        if (source_->unsaved) {
            add(Need::Condition, {.left = {part(words_->get("sidebar-unsaved"), words::bad_ink)},
                                  .stands_for = sign("sign-unsaved")});
        } else {
            blank();
        }
    }

    void pool(Need need, std::string_view key, std::int32_t now, std::int32_t most,
              const BarColours& colours) {
        constexpr std::int32_t label = 3;
        constexpr std::int32_t usual = 7;  // cells of numbers
        const bool health = need == Need::Health;
        const std::string numbers = std::to_string(now) + "/" + std::to_string(most);
        const std::int32_t width = width_ - label - std::max(words::text_width(numbers), usual) - 1;
        Row row{.left = {part(words_->get(key))},
                .right = {part(numbers,
                               health && words::is_health_low(hero_) ? words::bad_ink : words::bright_ink)},
                .stands_for = sign(health ? "sign-health" : "sign-mana", screen::Action::Character)};
        row.left.front().width = label;
        if (width > 0) {
            const std::int32_t filled = most > 0 ? now * words::whole / most : 0;
            row.left.push_back(
                {.what = RowBar{filled, health ? source_->trailing : 0, colours}, .width = width});
        }
        add(need, std::move(row));
    }

    void experience() {
        const bool owed = hero_.owed_choices > 0;
        fact(Need::Level,
             words_->say("sidebar-level", {{"level", std::to_string(hero_.level), words::bright_ink},
                                           {"now", std::to_string(hero_.experience), words::plain_ink},
                                           {"next", std::to_string(rules::experience_past_level(hero_.level)),
                                            words::plain_ink}}),
             owed ? "+" + std::to_string(hero_.owed_choices) : "", words::key_ink,
             sign("sign-level", owed ? screen::Action::Grow : screen::Action::Character));
    }

    void attributes() {
        const content::Attributes& of = hero_.attributes;
        const std::array<std::pair<std::string_view, std::int32_t>, 4> shown{
            {{"sidebar-strength", of.strength},
             {"sidebar-dexterity", of.dexterity},
             {"sidebar-intelligence", of.intelligence},
             {"sidebar-constitution", of.constitution}}};
        constexpr std::int32_t narrow = 7;
        const std::int32_t columns = width_ >= 4 * narrow ? 4 : 2;
        Row row{.stands_for = sign("sign-attributes", screen::Action::Character)};
        for (const auto& [key, value] : shown) {
            row.left.push_back(figure(words_->get(key), std::to_string(rules::excess(value))));
            row.left.back().width = width_ / columns;
        }
        add(Need::Attributes, std::move(row));
    }

    static RowPart figure(const std::string& label, const std::string& value) {
        return part({{label + " ", words::quiet_ink}, {value, words::plain_ink}});
    }

    /// Armour and damage: beside each other, or else below each other.
    void fight() {
        const words::FightFigures figures = words::fight_figures(hero_, *source_->catalog);
        const std::string armour = words_->get("gear-armour");
        const std::string worn = std::to_string(figures.armour);
        const std::string damage = words_->get(figures.shoots ? "gear-shots" : "gear-damage");
        const screen::Pointed of_armour = sign("sign-armour", screen::Action::Character);
        const screen::Pointed of_damage =
            sign(figures.shoots ? "sign-shots" : "sign-damage", screen::Action::Character);
        Row row{.left = {figure(armour, worn)},
                .right = {figure(damage, figures.damage)},
                .stands_for = of_armour,
                .gap = 2};
        row.right.front().stands_for = of_damage;
        if (cells_of(row.left) + row.gap + cells_of(row.right) <= width_) {
            add(Need::Fight, std::move(row));
            return;
        }
        fact(Need::Fight, {{armour, words::quiet_ink}}, worn, words::plain_ink, of_armour);
        fact(Need::Fight, {{damage, words::quiet_ink}}, figures.damage, words::plain_ink, of_damage);
    }

    void burden() {
        const core::Tenths none{};
        const std::string mark = hero_.penalty == none
                                     ? std::string()
                                     : (hero_.penalty > none ? "+" : "") + content::to_string(hero_.penalty);
        fact(Need::Belongings,
             words_->say("sidebar-weight",
                         {{"weight", content::to_string(hero_.weight), words::plain_ink},
                          {"capacity", content::to_string(hero_.capacity), words::plain_ink}}),
             mark, hero_.penalty > none ? words::bad_ink : words::good_ink,
             sign("sign-weight", screen::Action::Pack));
        fact(Need::Belongings, {{words_->get("sidebar-gold"), {}}}, words::coins_text(hero_.coins),
             words::key_ink, sign("sign-gold", screen::RulePage::Carrying));
        fact(Need::Belongings, {{words_->get("sidebar-turn"), {}}}, std::to_string(facts_->turn),
             words::plain_ink, sign("sign-turn", screen::Action::Messages));
    }

    /// The actors that act next, from left to right, and when the hero's next turn is. An act that is only
    /// likely is dim.
    void turn_order() {
        if (facts_->steps.empty()) {
            return;
        }
        Row row{.left = {part(words_->get("sidebar-next") + " ")},
                .stands_for = sign("sign-order", screen::RulePage::Turns)};
        for (const forecast::UpcomingAct& act : facts_->steps) {
            if (cells_of(row.left) + act_width > width_) {
                break;
            }
            if (act.beat) {
                row.left.push_back({.what = RowIcon{beat_look(), act.certain}});
            } else {
                row.left.push_back(
                    {.what = RowIcon{source_->catalog->monster(act.kind).appearance, act.certain},
                     .stands_for = screen::PointedEntry{act.at}});
            }
        }
        add(Need::Order, std::move(row));
        fact(Need::Order, {{words_->get("next-turn"), {}}}, plain_text(wait_in_words(hero_.wait, *words_)),
             words::plain_ink, sign("sign-next-turn", screen::RulePage::Turns));
    }

    /// The stage of hunger: green if well fed, grey if neutral, then amber and red.
    void hunger() {
        constexpr std::array<content::Colour, 4> inks{words::good_ink, words::quiet_ink, words::key_ink,
                                                      words::bad_ink};
        const auto stage = static_cast<std::size_t>(*hero_.hunger);
        fact(Need::Condition, {{words_->get(words::key_of("hunger-", *hero_.hunger)), inks.at(stage)}}, "",
             words::quiet_ink, sign("sign-hunger", screen::Action::Character), hunger_sprites.at(stage));
    }

    /// The hero's conditions with their remaining turns.
    void effects() {
        const auto effect = [this](const std::string& name, const std::string& left, content::Colour ink,
                                   std::string_view about) {
            fact(Need::Condition, {{name, ink}}, left, ink, sign(about, screen::Action::Character));
        };
        if (facts_->struck_in) {
            effect(words_->get("sidebar-struck"), std::to_string(*facts_->struck_in), words::bad_ink,
                   "sign-struck");
        }
        if (hero_.overburdened) {
            effect(words_->get("sidebar-overburdened"), "", words::bad_ink, "sign-overburdened");
        }
        if (hero_.hunger) {
            hunger();
        }
        if (hero_.burning > 0) {
            effect(words_->get("sidebar-burning"), std::to_string(hero_.burning), words::bad_ink,
                   "sign-burning");
        }
        if (hero_.wet > 0) {
            effect(words_->get("sidebar-wet"), std::to_string(hero_.wet), words::good_ink, "sign-wet");
        }
        for (const forecast::KnownCondition& condition : hero_.conditions) {
            effect(words::capitalised(condition_name(condition.kind, condition.amount, *words_)),
                   std::to_string(condition.turns),
                   is_welcome(condition.kind, condition.amount) ? words::good_ink : words::bad_ink,
                   "sign-condition");
        }
        if (hero_.cheated) {
            fact(Need::Aim, {{words_->get("sidebar-cheated"), {}}},
                 hero_.undying ? words_->get("sidebar-undying") : std::string(), words::key_ink,
                 sign(words::cheated_sign));
        }
    }

    /// The sight of the sharpest of those in view who have not noticed the hero; 0 cells: there are none.
    [[nodiscard]] core::Cells sharpest_unaware() const {
        core::Cells sharpest{};
        for (const forecast::KnownActor& actor : facts_->actors) {
            if (actor.hostile && !actor.aware) {
                sharpest = std::max(sharpest, source_->catalog->monster(actor.kind).vision);
            }
        }
        return sharpest;
    }

    /// The sight of the sharpest of all monsters.
    [[nodiscard]] core::Cells sharpest_of_all() const {
        const content::MonsterDef* const hero = &source_->catalog->monster(source_->catalog->hero());
        core::Cells sharpest{};
        for (const content::MonsterDef& kind : source_->catalog->monsters()) {
            sharpest = &kind == hero ? sharpest : std::max(sharpest, kind.vision);
        }
        return sharpest;
    }

    /// If the hero stands in the light, and from how far those in view who have not noticed it would; if
    /// there are none, and there is room, from how far any monster would.
    void notice() {
        if (facts_->daylight) {
            return;
        }
        const bool lit = facts_->light >= rules::enough_light;
        const core::Cells unaware = sharpest_unaware();
        const bool of_any = unaware == core::Cells{};
        const core::Cells sharpest = of_any ? sharpest_of_all() : unaware;
        const std::int32_t farthest =
            rules::noticing_range(sharpest, facts_->light, hero_.powers[content::Power::Gloom]).value;
        const words::TextLine seen =
            words_->say("sidebar-seen-from", {{"cells", std::to_string(farthest), words::bright_ink}});
        const content::Colour seen_ink = lit ? words::key_ink : words::good_ink;
        Row row{.left = {part(words_->get(lit ? "sidebar-lit" : "sidebar-dark"),
                              lit ? words::quiet_ink : words::good_ink)},
                .right = {part(plain_text(seen), seen_ink)},
                .stands_for = sign("sign-light", screen::RulePage::Light),
                .symbol = lit ? "eye_open" : "eye_shut"};
        add(Need::Light, std::move(row));
    }

    /// The row that stands for those of a series that have no room. A click there opens what has all.
    [[nodiscard]] auto rest(content::Colour ink, screen::Pointed about) const {
        return [this, ink, about](std::size_t left_out) {
            return Row{
                .left = {part(words_->say("sidebar-more", {{"count", std::to_string(left_out), ink}}))},
                .stands_for = about};
        };
    }

    /// A glyph and a name, which stand for a cell of the level to the pointer.
    static Row named(Need need, core::Point at, const content::Appearance& look, const std::string& name,
                     content::Colour ink) {
        std::string glyph;
        core::append_utf8(glyph, look.glyph);
        Row row{.left = {part(std::move(glyph), look.foreground), part(name, ink)},
                .stands_for = screen::PointedEntry{at},
                .weight = static_cast<std::int32_t>(need)};
        row.left.front().width = name_indent;
        row.left.front().bold = true;
        return row;
    }

    /// Those in view, each with a bar of its hit points and its state.
    void actors_in_view() {
        if (!facts_->actors.empty() || !facts_->objects.empty() || !facts_->stairs.empty()) {
            const std::string text = "-- " + words_->get("sidebar-in-view") + " --";
            add(Need::Heading, {.left = {{.width = (width_ - words::text_width(text)) / 2}, part(text)}});
        }
        std::vector<Row> actors;
        for (const forecast::KnownActor& actor : facts_->actors) {
            const content::MonsterDef& kind = source_->catalog->monster(actor.kind);
            const std::int32_t filled = actor.hit_points * words::whole / std::max(actor.max_hit_points, 1);
            const words::StateSign state = state_of(actor);
            RowPart letter =
                part(std::string(state.letter), actor.hunting ? words::bad_ink : words::quiet_ink);
            if (!state.about.empty()) {
                letter.stands_for = sign(state.about);
            }
            const Need need = actors.size() < nearest_in_view ? Need::Nearest : Need::Crowd;
            actors.push_back(named(need, actor.at, kind.appearance, kind.name, words::bright_ink));
            actors.back().right = {{.what = RowBar{filled, 0, health_colours}, .width = bar_width()},
                                   part(" "),
                                   std::move(letter)};
        }
        rows_.add_series(std::move(actors),
                         rest(words::bad_ink, sign("sign-more-enemies", screen::Action::Examine)));
    }

    /// The stairs and the things in view.
    void others_in_view() {
        std::vector<Row> others;
        for (const SeenStairs& stairs : facts_->stairs) {
            const content::TileDef& tile = source_->catalog->tile(stairs.tile);
            others.push_back(named(Need::Things, stairs.at, tile.appearance, tile.name, words::plain_ink));
        }
        for (const forecast::KnownObject& object : facts_->objects) {
            others.push_back(row_of(object));
        }
        rows_.add_series(std::move(others),
                         rest(words::plain_ink, sign("sign-more-things", screen::Action::Find)));
    }

    [[nodiscard]] Row row_of(const forecast::KnownObject& object) const {
        if (object.what == forecast::ObjectKind::Item) {
            const content::ItemDef& kind = source_->catalog->item(object.item);
            return named(Need::Things, object.at, kind.appearance, kind.name, words::plain_ink);
        }
        const content::MonsterDef& kind = source_->catalog->monster(object.monster);
        const content::Colour ink = words::scaled(kind.appearance.foreground, words::whole * 2 / 3);
        return named(Need::Things, object.at, {U'%', ink, words::night, {}, 0},
                     corpse_name(object.monster, *source_->catalog, *words_, source_->hero_name),
                     words::plain_ink);
    }

    /// The pictures of what is held, worn and ready to be shot, where there is room.
    void gear() {
        if (facts_->gear.empty() && !facts_->ready) {
            return;
        }
        const auto picture = [this](const forecast::PackEntry& entry) {
            return RowPart{.what = RowIcon{source_->catalog->item(*entry.item).appearance, true},
                           .stands_for = screen::PointedThing{*entry.item}};
        };
        Row row;
        for (const forecast::PackEntry& entry : facts_->gear) {
            row.left.push_back(picture(entry));
        }
        if (facts_->ready) {
            row.left.push_back(picture(*facts_->ready));
            RowPart count = part("x" + std::to_string(facts_->ready->count));
            count.width = cells_of({count});
            row.left.push_back(std::move(count));
        }
        add(Need::Gear, std::move(row));
    }

    /// The width of the bars beside names: shorter where one of the names has no room for more.
    [[nodiscard]] std::int32_t bar_width() const {
        constexpr std::int32_t wide = 6;
        constexpr std::int32_t narrow = 3;
        constexpr std::int32_t around = 3;  // the cells around the bar, with the state
        const bool all_fit = std::ranges::all_of(facts_->actors, [this](const forecast::KnownActor& actor) {
            const std::string& name = source_->catalog->monster(actor.kind).name;
            return name_indent + words::text_width(name) + wide + around <= width_;
        });
        return all_fit ? wide : narrow;
    }

    static constexpr std::int32_t name_indent = 2;

    const SidebarFacts* facts_;
    const SidebarSource* source_;
    const words::Words* words_;
    forecast::HeroFacts hero_;
    std::int32_t width_;
    RowList rows_;
};

std::vector<SeenStairs> stairs_in_view(const forecast::Knowledge& knowledge) {
    std::vector<SeenStairs> seen;
    for (const content::Stairs way : {content::Stairs::Down, content::Stairs::Up}) {
        for (const core::Point at : knowledge.stairs(way)) {
            if (knowledge.visibility(at) == forecast::Visibility::Visible) {
                seen.push_back({*knowledge.tile(at), at});
            }
        }
    }
    return seen;
}

}  // namespace

SidebarFacts sidebar_facts(const forecast::Knowledge& knowledge) {
    SidebarFacts facts{knowledge.hero(),           knowledge.depth(),           knowledge.turn(),
                       knowledge.actors_in_view(), knowledge.objects_in_view(), stairs_in_view(knowledge)};
    facts.quickbar = knowledge.quickbar();
    for (const forecast::PackEntry& entry : knowledge.pack()) {
        if (entry.worn) {
            facts.gear.push_back(entry);
        }
    }
    facts.ready = forecast::ammunition_at_hand(knowledge);
    facts.seeks_prize = rules::seeks_prize(knowledge.catalog(), knowledge.seed());
    facts.hunter = knowledge.hunter();
    facts.daylight = knowledge.catalog().level_at(knowledge.depth()).daylight;
    facts.light = knowledge.light();
    for (const forecast::KnownAnnouncement& announced : knowledge.announcements()) {
        if (!facts.struck_in && std::ranges::binary_search(announced.cells, facts.hero.at)) {
            facts.struck_in = announced.ticks;
        }
    }
    const bool changes = !knowledge.matter().active.at_rest();
    if (facts.hero.alive && (changes || !facts.actors.empty() || !knowledge.followers().empty())) {
        facts.steps = forecast::upcoming_acts(knowledge, most_acts);
    }
    return facts;
}

core::Rect draw_sidebar(Canvas& canvas, const core::Rect& area, const SidebarFacts& facts,
                        const SidebarSource& source) {
    canvas.panel(area, Border::None);
    const core::Rect inside{{area.left() + 1, area.top() + (canvas.is_window() ? 1 : 0)},
                            {area.size.width - 2, area.size.height - 1}};
    const std::int32_t rows = quick_rows(canvas, inside.size, facts.quickbar);
    const core::Rect inner{inside.origin, {inside.size.width, inside.size.height - rows}};
    draw_quickbar(canvas, {{inside.left(), inner.bottom()}, {inside.size.width, rows}}, facts.quickbar,
                  *source.catalog, source.played);
    const std::int32_t lines = SidebarRows(facts, source, inner.size.width).list().paint(canvas, inner);
    return {{inner.left(), inner.top() + lines}, {inner.size.width, inner.size.height - lines}};
}

}  // namespace torchwake::panels
