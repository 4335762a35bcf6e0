#include "game_panels.hpp"

#include <torchwake/content/decimal.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::view {
namespace {

constexpr std::int32_t attribute_base = 10;

/// Writes the sidebar row by row; what finds no row is left out.
class SidebarWriter {
  public:
    SidebarWriter(Canvas& canvas, const core::Rect& inner, const rules::Knowledge& knowledge,
                  const Words& words)
        : canvas_(&canvas),
          inner_(inner),
          knowledge_(&knowledge),
          words_(&words),
          hero_(knowledge.hero()),
          y_(inner.top()) {}

    void write(std::int32_t trailing) {
        heading();
        pool("sidebar-health", hero_.hit_points, hero_.max_hit_points, trailing, health_colours);
        if (hero_.max_mana > 0) {
            pool("sidebar-mana", hero_.mana, hero_.max_mana, 0, mana_colours);
        }
        attributes();
        burden();
        ++y_;
        in_view();
    }

  private:
    [[nodiscard]] bool has_room() const { return y_ < inner_.bottom(); }
    [[nodiscard]] core::Rect row() const { return {{inner_.left(), y_}, {inner_.size.width, 1}}; }

    void heading() {
        const content::MonsterDef& kind = knowledge_->catalog().monster(knowledge_->catalog().hero());
        canvas_->put(row().origin, capitalised(kind.name), bright_ink, true);
        canvas_->put_right(row(), words_->get("sidebar-depth") + " " + std::to_string(knowledge_->depth()),
                           key_ink);
        y_ += 2;
    }

    void pool(std::string_view key, std::int32_t now, std::int32_t most, std::int32_t trailing,
              const BarColours& colours) {
        constexpr std::int32_t label = 3;
        constexpr std::int32_t numbers = 8;
        canvas_->put(row().origin, words_->get(key), quiet_ink);
        const core::Rect bar{{inner_.left() + label, y_}, {inner_.size.width - label - numbers, 1}};
        canvas_->bar(bar, most > 0 ? now * whole / most : 0, trailing, colours);
        canvas_->put_right(row(), std::to_string(now) + "/" + std::to_string(most), bright_ink);
        ++y_;
    }

    void attributes() {
        const content::Attributes& of = hero_.attributes;
        const std::array<std::pair<std::string_view, std::int32_t>, 4> shown{
            {{"sidebar-strength", of.might},
             {"sidebar-dexterity", of.quickness},
             {"sidebar-intelligence", of.intelligence},
             {"sidebar-constitution", of.fitness}}};
        constexpr std::int32_t narrow = 7;
        const std::int32_t columns = inner_.size.width >= 4 * narrow ? 4 : 2;
        for (std::int32_t i = 0; i < 4; ++i) {
            const auto& [key, value] = shown[static_cast<std::size_t>(i)];
            core::Point at{inner_.left() + i % columns * (inner_.size.width / columns), y_ + i / columns};
            at = canvas_->put(at, words_->get(key) + " ", quiet_ink);
            canvas_->put(at, std::to_string(value - attribute_base), plain_ink);
        }
        y_ += 4 / columns;
    }

    void burden() {
        const std::array<Argument, 2> carried{
            Argument{"weight", content::to_string(hero_.weight), plain_ink},
            Argument{"capacity", content::to_string(hero_.capacity), plain_ink}};
        canvas_->put(row().origin, compose(words_->get("sidebar-weight"), carried), quiet_ink);
        if (hero_.penalty.value != 0) {
            const char* sign = hero_.penalty.value > 0 ? "+" : "";
            canvas_->put_right(row(), sign + content::to_string(hero_.penalty), bad_ink);
        }
        ++y_;
        canvas_->put(row().origin, words_->get("sidebar-turn") + " ", quiet_ink);
        canvas_->put_right(row(), std::to_string(knowledge_->turn()), plain_ink);
        ++y_;
    }

    void in_view() {
        const std::vector<rules::KnownActor> actors = knowledge_->actors_in_view();
        const std::vector<rules::KnownObject> objects = knowledge_->objects_in_view();
        if (actors.empty() && objects.empty()) {
            return;
        }
        canvas_->put_centred(row(), "-- " + words_->get("sidebar-in-view") + " --", quiet_ink);
        ++y_;
        for (const rules::KnownActor& actor : actors) {
            one(actor);
        }
        for (const rules::KnownObject& object : objects) {
            one(object);
        }
    }

    void one(const rules::KnownActor& actor) {
        if (!has_room()) {
            return;
        }
        constexpr std::int32_t bar_width = 6;
        const content::MonsterDef& kind = knowledge_->catalog().monster(actor.kind);
        name(kind.appearance, kind.name, bright_ink);
        const core::Rect bar{{inner_.right() - bar_width - 2, y_}, {bar_width, 1}};
        canvas_->bar(bar, actor.hit_points * whole / std::max(actor.max_hit_points, 1), 0, health_colours);
        canvas_->put_right(row(), actor.hunting ? "!" : "z", actor.hunting ? bad_ink : quiet_ink);
        ++y_;
    }

    void one(const rules::KnownObject& object) {
        if (!has_room()) {
            return;
        }
        if (object.what == rules::ObjectKind::Item) {
            const content::ItemDef& kind = knowledge_->catalog().item(object.item);
            name(kind.appearance, kind.name, plain_ink);
        } else {
            const content::MonsterDef& kind = knowledge_->catalog().monster(object.monster);
            const std::array<Argument, 1> of{Argument{"name", kind.name, {}}};
            const Colour ink = scaled(kind.appearance.foreground, whole * 2 / 3);
            name({U'%', ink, night, {}, 0}, plain_text(compose(words_->get("corpse-of"), of)), quiet_ink);
        }
        ++y_;
    }

    void name(const content::Appearance& appearance, const std::string& text, Colour ink) {
        const core::Point at = canvas_->put(row().origin, appearance.glyph, appearance.foreground, true);
        canvas_->put({at.x + 1, at.y}, text, ink);
    }

    Canvas* canvas_;
    core::Rect inner_;
    const rules::Knowledge* knowledge_;
    const Words* words_;
    rules::HeroFacts hero_;
    std::int32_t y_;
};

}  // namespace

void draw_sidebar(Canvas& canvas, const core::Rect& area, const rules::Knowledge& knowledge,
                  const Words& words, std::int32_t trailing) {
    canvas.panel(area, Border::None);
    const core::Rect inner{{area.left() + 1, area.top() + (canvas.is_window() ? 1 : 0)},
                           {area.size.width - 2, area.size.height - 1}};
    SidebarWriter(canvas, inner, knowledge, words).write(trailing);
}

void draw_log(Canvas& canvas, const core::Rect& area, const MessageLog& log) {
    canvas.panel(area, Border::None);
    const std::vector<LogRow> rows = log.rows(area.size.width - 2, area.size.height);
    std::int32_t y = area.bottom() - static_cast<std::int32_t>(rows.size());
    for (const LogRow& row : rows) {
        canvas.put({area.left() + 1, y++}, row.line, row.ink, row.brightness);
    }
}

void draw_help_row(Canvas& canvas, const core::Rect& area, const TextLine& left,
                   std::span<const HelpLabel> labels) {
    canvas.panel(area, Border::None);
    const std::int32_t room = (labels.empty() ? area.right() : labels.front().area.left()) - area.left() - 2;
    if (text_width(plain_text(left)) <= room) {
        canvas.put({area.left() + 1, area.top()}, left, plain_ink);
    }
    for (const HelpLabel& label : labels) {
        const core::Point at = canvas.key_cap(label.area.origin, label.key);
        canvas.put({at.x + 1, at.y}, label.text, plain_ink);
    }
}

}  // namespace torchwake::view
