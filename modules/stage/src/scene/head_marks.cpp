#include "scene/head_marks.hpp"

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/enumerate.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/map.hpp>
#include <range/v3/view/take.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::stage {
namespace {

using forecast::KnownActor;

struct Mark {
    std::string_view sprite;
    bool (*shows)(const KnownActor& actor) = nullptr;             ///< null: the mark of a condition
    content::ConditionKind kind = content::ConditionKind::Haste;  ///< the condition, if `shows` is null
    std::int32_t frames = 2;
};

template <class Wanted>
void add_conditions(std::vector<Mark>& marks, const Wanted& wanted) {
    for (const content::ConditionTraits& traits : content::condition_table) {
        if (!traits.mark.empty() && wanted(traits)) {
            marks.push_back({traits.mark, nullptr, traits.kind});
        }
    }
}

/// All marks, the gravest first: the actor can't act, acts at random, flees, is harmed, is helped.
std::vector<Mark> make_marks() {
    std::vector<Mark> marks{{"sleeping", [](const KnownActor& actor) { return actor.asleep; }}};
    using Traits = content::ConditionTraits;
    add_conditions(marks, [](const Traits& traits) { return traits.disables; });
    marks.push_back({"afraid", [](const KnownActor& actor) { return actor.fleeing; }});
    add_conditions(marks, [](const Traits& traits) { return traits.harmful && !traits.disables; });
    add_conditions(marks, [](const Traits& traits) { return !traits.harmful; });
    marks.push_back({"hunting", [](const KnownActor& actor) { return actor.hunting; }, {}, 1});
    return marks;
}

const std::vector<Mark>& all_marks() {
    static const std::vector<Mark> marks = make_marks();
    return marks;
}

bool shows(const KnownActor& actor, const Mark& mark) {
    if (mark.shows != nullptr) {
        return mark.shows(actor);
    }
    return std::ranges::any_of(actor.conditions, [&mark](const forecast::KnownCondition& condition) {
        return condition.kind == mark.kind && condition.amount >= 0;
    });
}

}  // namespace

std::vector<HeadMark> head_marks_of(const KnownActor& actor) {
    return all_marks() | ranges::views::enumerate |
           ranges::views::filter([&actor](const auto& row) { return shows(actor, row.second); }) |
           ranges::views::keys | ranges::views::take(most_head_marks) | ranges::to<std::vector<HeadMark>>();
}

HeadMarkSprites head_mark_sprites(panels::SpriteNames& names) {
    HeadMarkSprites sprites;
    for (const Mark& mark : all_marks()) {
        const std::string name(mark.sprite);
        sprites.push_back({names.index(name, 0), names.index(name, mark.frames - 1)});
    }
    return sprites;
}

}  // namespace torchwake::stage
