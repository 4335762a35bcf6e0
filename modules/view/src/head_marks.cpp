#include "head_marks.hpp"

#include <algorithm>
#include <string>

namespace torchwake::view {
namespace {

using content::ConditionKind;

struct MarkLook {
    const char* sprite;
    std::int32_t frames;
};
/// By HeadMark.
constexpr std::array<MarkLook, head_mark_count> looks{{{"sleeping", 2},
                                                       {"confused", 2},
                                                       {"afraid", 2},
                                                       {"poisoned", 2},
                                                       {"slowed", 2},
                                                       {"hasted", 2},
                                                       {"regrowing", 2},
                                                       {"strengthened", 2},
                                                       {"hunting", 1}}};

bool has(const rules::KnownActor& actor, ConditionKind kind) {
    return std::ranges::any_of(actor.conditions, [kind](const rules::KnownCondition& condition) {
        return condition.kind == kind && condition.amount >= 0;
    });
}

bool shows(const rules::KnownActor& actor, HeadMark mark) {
    switch (mark) {
        case HeadMark::Asleep:
            return actor.asleep;
        case HeadMark::Confused:
            return actor.confused > 0;
        case HeadMark::Fleeing:
            return actor.fleeing;
        case HeadMark::Poisoned:
            return has(actor, ConditionKind::Poison);
        case HeadMark::Slowed:
            return has(actor, ConditionKind::Slow);
        case HeadMark::Hasted:
            return has(actor, ConditionKind::Haste);
        case HeadMark::Regrowing:
            return has(actor, ConditionKind::Regrowth);
        case HeadMark::Strengthened:
            return has(actor, ConditionKind::Strength);
        case HeadMark::Hunting:
            break;
    }
    return actor.hunting;
}

}  // namespace

std::vector<HeadMark> head_marks_of(const rules::KnownActor& actor) {
    std::vector<HeadMark> marks;
    for (std::size_t place = 0; place < head_mark_count && marks.size() < most_head_marks; ++place) {
        const auto mark = static_cast<HeadMark>(place);
        if (shows(actor, mark)) {
            marks.push_back(mark);
        }
    }
    return marks;
}

HeadMarkSprites head_mark_sprites(SpriteNames& names) {
    HeadMarkSprites sprites{};
    for (std::size_t mark = 0; mark < head_mark_count; ++mark) {
        for (std::int32_t frame = 0; frame < 2; ++frame) {
            sprites[mark][static_cast<std::size_t>(frame)] =
                names.index(looks[mark].sprite, std::min(frame, looks[mark].frames - 1));
        }
    }
    return sprites;
}

}  // namespace torchwake::view
