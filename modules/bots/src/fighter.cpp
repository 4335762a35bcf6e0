#include <torchwake/bots/fighter.hpp>
#include <torchwake/core/direction.hpp>

#include <algorithm>

namespace torchwake::bots {
namespace {

using rules::Knowledge;

bool heals(const content::ItemDef& item) {
    return std::ranges::any_of(item.effects, [](const content::ItemEffect& effect) {
        return std::holds_alternative<content::HealEffect>(effect);
    });
}

bool is_hurt(const rules::HeroFacts& hero) {
    return hero.hit_points * 2 <= hero.max_hit_points;
}

std::optional<rules::Command> drink(const Knowledge& knowledge) {
    for (const rules::PackEntry& entry : knowledge.pack()) {
        if (entry.item && heals(knowledge.catalog().item(*entry.item))) {
            return rules::UseItem{entry.slot};
        }
    }
    return std::nullopt;
}

bool has_free_slot(const Knowledge& knowledge) {
    const std::vector<rules::PackEntry> pack = knowledge.pack();
    return std::ranges::any_of(pack, [](const rules::PackEntry& entry) { return !entry.item; });
}

bool passable(const Knowledge& knowledge, core::Point at) {
    const auto tile = knowledge.tile(at);
    if (!tile) {
        return false;
    }
    const content::TileDef& definition = knowledge.catalog().tile(*tile);
    return !definition.blocks || definition.opens_to.has_value();
}

/// Known, and beside the unknown.
bool at_the_frontier(const Knowledge& knowledge, core::Point at) {
    return std::ranges::any_of(core::all_directions, [&knowledge, at](core::Direction direction) {
        const core::Point beside = core::step(at, direction);
        return knowledge.size().contains(beside) && knowledge.visibility(beside) == rules::Visibility::Unseen;
    });
}

}  // namespace

rules::Command Fighter::next(const Knowledge& knowledge) {
    const rules::HeroFacts hero = knowledge.hero();
    if (is_hurt(hero)) {
        if (const auto command = drink(knowledge)) {
            return *command;
        }
    }
    if (const auto command = fight(knowledge)) {
        return *command;
    }
    if (const auto command = gather(knowledge)) {
        return *command;
    }
    if (hero.hit_points < hero.max_hit_points) {
        return rules::Wait{};
    }
    return explore(knowledge).value_or(rules::Wait{});
}

std::optional<rules::Command> Fighter::fight(const Knowledge& knowledge) {
    targets_.clear();
    for (const rules::KnownActor& actor : knowledge.actors_in_view()) {
        if (actor.hostile) {
            targets_.push_back(actor.at);
        }
    }
    return go(knowledge);
}

std::optional<rules::Command> Fighter::gather(const Knowledge& knowledge) {
    targets_.clear();
    for (const rules::KnownObject& object : knowledge.objects_in_view()) {
        if (object.what == rules::ObjectKind::Item) {
            targets_.push_back(object.at);
        }
    }
    if (targets_.empty() || !has_free_slot(knowledge)) {
        return std::nullopt;
    }
    return targets_.front() == knowledge.hero().at ? rules::PickUp{} : go(knowledge);
}

std::optional<rules::Command> Fighter::explore(const Knowledge& knowledge) {
    targets_.clear();
    const core::Size size = knowledge.size();
    for (core::Point at; at.y < size.height; ++at.y) {
        for (at.x = 0; at.x < size.width; ++at.x) {
            if (passable(knowledge, at) && at_the_frontier(knowledge, at)) {
                targets_.push_back(at);
            }
        }
    }
    return go(knowledge);
}

std::optional<rules::Command> Fighter::go(const Knowledge& knowledge) {
    if (targets_.empty()) {
        return std::nullopt;
    }
    const core::Size size = knowledge.size();
    passable_.reset(size);
    for (core::Point at; at.y < size.height; ++at.y) {
        for (at.x = 0; at.x < size.width; ++at.x) {
            passable_.set(at, passable(knowledge, at));
        }
    }
    open_.rebuild(passable_, spatial::CornerRule::Refuse);
    finder_.steps(open_, targets_, distances_);
    const auto direction = spatial::downhill(distances_, open_, knowledge.hero().at);
    return direction ? std::optional<rules::Command>(rules::Walk{*direction}) : std::nullopt;
}

}  // namespace torchwake::bots
