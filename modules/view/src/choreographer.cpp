#include "choreographer.hpp"

#include <torchwake/view/colours.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::view {
namespace {

constexpr std::int32_t earshot = 9;         ///< how far unseen noise carries, in cells
constexpr std::int32_t fading_by_cell = 7;  ///< percent of volume
constexpr std::int32_t quietest = 20;
constexpr std::int32_t muffled = 50;       ///< percent, where the source is out of sight
constexpr std::size_t most_sounds = 32;    ///< that wait at once; nobody hears more of them
constexpr std::int32_t pitch_spread = 50;  ///< permille: +-5 %
constexpr std::array<Colour, 3> heal_hues{Colour{152, 207, 86}, Colour{87, 160, 68}, Colour{226, 255, 170}};
constexpr std::array<Colour, 2> dust_hues{Colour{133, 86, 53}, Colour{118, 130, 154}};
constexpr Colour pale_hit{255, 248, 220};

core::Point along(core::Point from, core::Point to) {
    const auto sign = [](std::int32_t value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
    return {sign(to.x - from.x), sign(to.y - from.y)};
}

}  // namespace

/// One case for each kind of event.
class Choreographer::Visitor {
  public:
    Visitor(Choreographer& own, const rules::Knowledge& after) : own_(&own), after_(&after) {}

    void operator()(const rules::ActorWalked& event) const {
        own_->turn_towards(event.actor.id, event.from, event.actor.at);
        if (!event.actor.seen) {
            return;
        }
        own_->motions_.glide(event.actor.id, event.from, event.actor.at);
        constexpr std::int32_t others_volume = 40;
        own_->hear_at("footstep_stone", event.actor.at, true, is_hero(event.actor) ? 70 : others_volume);
    }
    void operator()(const rules::ActorWaited&) const {}
    void operator()(const rules::DoorOpened& event) const { door(event.actor, event.door); }
    void operator()(const rules::DoorClosed& event) const { door(event.actor, event.door); }

    void operator()(const rules::BlowLanded& event) const {
        strike(event.attacker, event.victim);
        own_->hear_at(is_hero(event.attacker) ? "hit_blade" : "hit_blunt", event.victim.at,
                      event.victim.seen);
        if (is_hero(event.victim)) {
            own_->hear_at("hurt", event.victim.at, true);
        }
        if (event.victim.seen) {
            const std::array<Colour, 3> hues = hues_of(event.victim.kind);
            own_->motions_.flash(event.victim.id);
            own_->motions_.burst({event.victim.at, along(event.attacker.at, event.victim.at), hues},
                                 own_->random_);
            own_->motions_.rise(event.victim.at, std::to_string(event.damage),
                                is_hero(event.victim) ? bad_ink : bright_ink);
        }
    }
    void operator()(const rules::BlowDodged& event) const {
        strike(event.attacker, event.victim);
        own_->hear_at("dodge", event.victim.at, event.victim.seen);
    }
    void operator()(const rules::ActorDied& event) const {
        if (is_hero(event.actor)) {
            own_->hear_at("death", event.actor.at, true);
        }
        if (!event.actor.seen) {
            return;
        }
        const std::array<Colour, 3> hues = hues_of(event.actor.kind);
        constexpr std::int32_t pieces = 18;
        own_->motions_.burst({event.actor.at, {0, 0}, hues, pieces, 70, 150, 480}, own_->random_);
        own_->motions_.fade({event.actor.at, own_->sprites_->actors[event.actor.kind.value].idle[0],
                             own_->faces_left(event.actor.id)});
    }
    void operator()(const rules::ActorNoticed& event) const {
        if (event.actor.seen) {
            own_->motions_.rise(event.actor.at, "!", key_ink);
        }
    }
    void operator()(const rules::ItemPickedUp& event) const {
        own_->hear_at("pickup", event.actor.at, event.actor.seen);
    }
    void operator()(const rules::ItemDropped& event) const {
        own_->hear_at("drop", event.actor.at, event.actor.seen);
    }
    void operator()(const rules::ItemFell& event) const { own_->hear_at("drop", event.at, event.seen, 60); }
    void operator()(const rules::ItemUsed& event) const {
        own_->hear_at("potion", event.actor.at, event.actor.seen);
    }
    void operator()(const rules::ActorHealed& event) const {
        if (!event.actor.seen || event.amount <= 0) {
            return;
        }
        constexpr std::int32_t motes = 10;
        own_->motions_.burst({event.actor.at, {0, 0}, heal_hues, motes, 22, -60, 650}, own_->random_);
        own_->motions_.rise(event.actor.at, "+" + std::to_string(event.amount), good_ink);
    }
    void operator()(const rules::LevelEntered&) const {
        own_->facing_left_.clear();
        own_->motions_.clear();
        own_->hear("stairs");
    }

  private:
    [[nodiscard]] bool is_hero(const rules::ActorRef& actor) const { return actor.id == rules::hero_id; }

    void strike(const rules::ActorRef& attacker, const rules::ActorRef& victim) const {
        own_->turn_towards(attacker.id, attacker.at, victim.at);
        if (attacker.seen) {
            own_->motions_.lunge(attacker.id, along(attacker.at, victim.at));
        }
    }
    void door(const rules::ActorRef& actor, core::Point at) const {
        own_->hear_at("door", at, actor.seen);
        if (actor.seen) {
            constexpr std::int32_t grains = 4;
            own_->motions_.burst({at, {0, 0}, dust_hues, grains, 24, 60, 260}, own_->random_);
        }
    }
    [[nodiscard]] std::array<Colour, 3> hues_of(content::MonsterId kind) const {
        const Colour own = after_->catalog().monster(kind).appearance.foreground;
        return {own, scaled(own, whole * 6 / 10), mixed(own, pale_hit, whole / 2)};
    }

    Choreographer* own_;
    const rules::Knowledge* after_;
};

void Choreographer::enter() {
    facing_left_.clear();
    motions_.clear();
    sounds_.clear();
}

void Choreographer::show(std::span<const rules::Event> events, const rules::Knowledge& after) {
    const rules::HeroFacts hero = after.hero();
    ear_ = hero.at;
    bool hurt = false;
    for (const rules::Event& event : events) {
        std::visit(Visitor(*this, after), event);
        const auto* blow = std::get_if<rules::BlowLanded>(&event);
        hurt = hurt || (blow != nullptr && blow->victim.id == rules::hero_id);
    }
    if (hurt && hero.alive && hero.hit_points * 4 < hero.max_hit_points) {
        hear("heartbeat");
    }
}

bool Choreographer::faces_left(rules::EntityId who) const {
    const auto found = facing_left_.find(who);
    return found != facing_left_.end() && found->second;
}

void Choreographer::turn_towards(rules::EntityId who, core::Point from, core::Point to) {
    if (from.x != to.x) {
        facing_left_[who] = to.x < from.x;
    }
}

void Choreographer::hear(std::string_view name) {
    add_sound(name, 100);
}

void Choreographer::add_sound(std::string_view name, std::int32_t volume) {
    const std::int32_t pitch = whole + random_.between(-pitch_spread, pitch_spread);
    if (sounds_.size() < most_sounds) {
        sounds_.push_back({std::string(name), volume, pitch});
    }
}

void Choreographer::hear_at(std::string_view name, core::Point at, bool seen, std::int32_t volume) {
    const std::int32_t distance = core::chebyshev_distance(ear_, at);
    if (!seen && distance > earshot) {
        return;
    }
    const std::int32_t carried = volume * (seen ? 100 : muffled) / 100 - distance * fading_by_cell;
    add_sound(name, std::max(carried, quietest));
}

std::vector<SoundCue> Choreographer::take_sounds() {
    return std::exchange(sounds_, {});
}

}  // namespace torchwake::view
