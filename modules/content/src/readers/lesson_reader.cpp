#include "readers/definition_readers.hpp"
#include "readers/drawn_rows.hpp"
#include "readers/field_decoders.hpp"
#include "readers/named_alternative.hpp"
#include "readers/wording.hpp"

#include <torchwake/core/rect.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace torchwake::content {
namespace {

constexpr core::Size least_lesson{3, 3};
constexpr std::int32_t most_of_a_stack = 100;
constexpr std::int32_t most_hit_points = 1000;

bool is_common(char drawn) {
    return lesson_characters.find(drawn) != std::string_view::npos;
}

/// Decodes the character of a place.
std::optional<LessonPlace> place(const json::Node& node) {
    const auto text = node.value().if_string();
    if (!text || text->size() != 1) {
        node.refuse("a character of the drawing");
        return std::nullopt;
    }
    return LessonPlace{text->front()};
}

/// Reads a member of a goal by its type.
class GoalMemberReader : public ReferenceReader {
  public:
    using ReferenceReader::ReferenceReader;
    using ReferenceReader::operator();
    void operator()(std::string_view name, LessonPlace& at) const { in_->required(name, at, place); }
    void operator()(std::string_view name, bool& is) const { in_->required(name, is, json::boolean); }
    void operator()(std::string_view name, std::int32_t& number) const {
        in_->required(name, number, json::integer(1, most_hit_points));
    }
};

auto goal(const AllIds& ids) {
    return [&ids](const json::Node& node) {
        return read_named<LessonGoal>(node, "goal", [&ids](json::Fields& in, LessonGoal& out) {
            read_alternatives(in, out, [&ids](json::Fields& fields, auto& read) {
                visit_members(read, GoalMemberReader(fields, ids));
            });
        });
    };
}

void read_thing(json::Fields& in, LessonThing& out, const AllIds& ids) {
    in.required("item", out.item, reference<ItemId>(ids.items));
    in.optional("count", out.count, json::integer(1, most_of_a_stack));
    in.optional("worn", out.worn, json::boolean);
}

/// Reads the characters that the lesson gives a meaning.
void read_legend(json::Fields& in, LessonDef& out, const AllIds& ids) {
    std::vector<std::pair<std::string, DrawnCell>> entries;
    in.optional("legend", entries, json::dictionary(json::object<DrawnCell>(read_drawn_cell, ids)));
    for (auto& [name, cell] : entries) {
        if (name.size() != 1 || is_common(name.front())) {
            in.refuse("legend", '"' + name + '"', "single characters other than # . + @");
            continue;
        }
        cell.drawn = name.front();
        out.legend.push_back(cell);
    }
}

/// The reason why a character can't stand in a cell; nothing if it can.
std::optional<std::string_view> expected_in(const LessonDef& lesson, core::Point at, char drawn) {
    const core::Size size = lesson.cells.size();
    const bool edge = at.x == 0 || at.y == 0 || at.x == size.width - 1 || at.y == size.height - 1;
    if (edge && drawn != '#') {
        return "a wall, #, at the edge";
    }
    const bool known = is_common(drawn) || legend_of(lesson, drawn) != nullptr;
    return known ? std::nullopt : std::optional<std::string_view>("one of # . + @, or of the legend");
}

void read_rows(json::Fields& in, LessonDef& out) {
    std::vector<std::string> rows;
    if (!in.required("rows", rows, json::list(json::Text{longest_drawn_row}, 1)) || rows.empty() ||
        !are_drawing(in, rows, {least_lesson, largest_lesson})) {
        return;
    }
    out.cells.reset({static_cast<std::int32_t>(rows.front().size()), static_cast<std::int32_t>(rows.size())});
    for (const core::Point at : core::cells_of(out.cells.size())) {
        const char drawn = rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        out.cells[at] = drawn;
        if (const auto expected = expected_in(out, at, drawn)) {
            in.refuse("rows", std::string("'") + drawn + "' in row " + std::to_string(at.y + 1), *expected);
            return;
        }
    }
    if (const auto starts = std::ranges::count(out.cells.span(), '@'); starts != 1) {
        in.refuse("rows", std::to_string(starts) + " cells with @", "one, in which the hero starts");
    }
}

void read_step(json::Fields& in, LessonStep& out, const AllIds& ids) {
    in.required("goals", out.goals, json::list(goal(ids), 1));
    in.optional("mark", out.mark, place);
}

}  // namespace

void read_lesson(json::Fields& in, LessonDef& out, const AllIds& ids) {
    in.required("id", out.id, json::identifier);
    refuse_words(in, "lessons", out.id, {"name", "description"});
    in.required("depth", out.depth, json::integer(1, max_depth));
    read_legend(in, out, ids);
    read_rows(in, out);
    in.optional("pack", out.pack, json::list(json::object<LessonThing>(read_thing, ids)));
    in.optional("hit_points", out.hit_points, json::integer(1, most_hit_points));
    in.required("steps", out.steps, json::list(json::object<LessonStep>(read_step, ids), 1));
}

}  // namespace torchwake::content
