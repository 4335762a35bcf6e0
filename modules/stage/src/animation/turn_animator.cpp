#include "animation/turn_animator.hpp"

#include "animation/sound_choice.hpp"

#include <torchwake/forecast/flight.hpp>
#include <torchwake/spatial/line.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::stage {
namespace {

constexpr std::int32_t earshot = 9;  ///< the greatest distance of an unseen sound that is heard, in cells
constexpr std::int32_t fading_by_cell = 7;  ///< percent of volume lost per cell
constexpr std::int32_t quietest = 20;
constexpr std::int32_t muffled = 50;       ///< percent of volume for a source out of sight
constexpr std::size_t most_sounds = 32;    ///< waiting at once; further ones are left out
constexpr std::int32_t pitch_spread = 50;  ///< permille: +-5 %
constexpr std::int64_t burst_wait = 150;   ///< how long the next prompt waits for the effect of a missile

/// True if a step there goes through a liquid, over no bridge.
bool is_waded(core::Point at, const forecast::Knowledge& knowledge) {
    const content::MatterDef* const liquid =
        rules::liquid_underfoot(knowledge.catalog(), knowledge.matter(at));
    return liquid != nullptr && noise_of(*liquid) == MatterNoise::Splashes;
}

/// The footstep sound of the ground at a place.
std::string_view footstep_at(core::Point at, const forecast::Knowledge& knowledge) {
    if (knowledge.size().contains(at) && is_waded(at, knowledge)) {
        return sound_of(MatterNoise::Wades).name;
    }
    const content::TileDef* const tile = knowledge.tile_def(at);
    const std::string_view own = tile != nullptr ? std::string_view(tile->footstep) : std::string_view();
    return own.empty() ? "footstep_stone" : own;
}

/// A monster of an event, as the hero sees it after the event; nothing if it is out of view or gone.
std::optional<forecast::KnownActor> seen(const rules::ActorRef& actor, const forecast::Knowledge& knowledge) {
    const std::vector<forecast::KnownActor> actors = knowledge.actors_in_view();
    const auto found = std::ranges::find(actors, actor.id, &forecast::KnownActor::id);
    return found != actors.end() ? std::optional(*found) : std::nullopt;
}

/// The weapon of an actor, as far as the hero sees it; invalid if there is none.
content::ItemId weapon_seen_of(const rules::ActorRef& actor, const forecast::Knowledge& knowledge) {
    if (actor.id == rules::hero_id) {
        return knowledge.hero().weapon;
    }
    const std::optional<forecast::KnownActor> known = seen(actor, knowledge);
    return known ? known->weapon : content::ItemId();
}

/// The sound of an actor's body under a blow. One who fell is taken to have worn what its kind wears.
std::string_view body_sound_of(const rules::ActorRef& actor, const forecast::Knowledge& knowledge) {
    const content::Catalog& catalog = knowledge.catalog();
    const content::MonsterDef& kind = catalog.monster(actor.kind);
    const bool present = actor.id == rules::hero_id || seen(actor, knowledge).has_value();
    const std::vector<content::ItemId> worn = present ? knowledge.equipment(actor.id) : kind.equipment;
    return sound_of_body(
        kind, std::ranges::any_of(worn, [&](content::ItemId item) { return is_metal(catalog.item(item)); }));
}

std::int32_t unhurt_hit_points(const rules::ActorRef& actor, const forecast::Knowledge& knowledge) {
    if (actor.id == rules::hero_id) {
        return knowledge.hero().max_hit_points;
    }
    const std::optional<forecast::KnownActor> known = seen(actor, knowledge);
    return known ? known->max_hit_points : knowledge.catalog().monster(actor.kind).hit_points.value_or(1);
}

/// The damage of an event, in percent of its victim's hit points when unhurt; 0 for events without damage.
std::int32_t share_of_damage(const rules::Event& event, const forecast::Knowledge& after) {
    return std::visit(
        [&after](const auto& each) {
            if constexpr (requires { each.victim, each.damage; }) {
                return each.damage * 100 / std::max(unhurt_hit_points(each.victim, after), 1);
            } else {
                return 0;
            }
        },
        event);
}

/// The cells of a missile's path, beginning with the one that it left.
std::vector<core::Point> way_of(const rules::MissileFlew& flight) {
    const spatial::Line line(flight.from, flight.target,
                             flight.upper_ties ? spatial::Ties::Upper : spatial::Ties::Lower);
    std::vector<core::Point> cells;
    for (std::int32_t step = 0; step <= std::min(flight.steps, line.size() - 1); ++step) {
        cells.push_back(line[step]);
    }
    return cells;
}

bool any_seen(std::span<const core::Point> cells, const forecast::Knowledge& knowledge) {
    return std::ranges::any_of(cells, [&](core::Point at) {
        return knowledge.size().contains(at) && knowledge.visibility(at) == forecast::Visibility::Visible;
    });
}

/// The visible cells among those that a strike reaches.
std::vector<core::Point> seen_area(const rules::AreaStruck& strike, const forecast::Knowledge& after) {
    std::vector<core::Point> area = strike.radius > 0
                                        ? forecast::forecast_struck_cells(after, strike.at, strike.radius)
                                        : std::vector<core::Point>(1, strike.at);
    std::erase_if(area,
                  [&](core::Point at) { return after.visibility(at) != forecast::Visibility::Visible; });
    return area;
}

}  // namespace

/// Assigns the events of a turn to moments.
class TurnAnimator::Scheduler {
  public:
    Scheduler(TurnAnimator& own, const forecast::Knowledge& after, core::Milliseconds dark_time)
        : own_(&own),
          after_(&after),
          dark_time_(dark_time.value),
          start_(own.map_effects_.now()),
          time_(start_),
          end_(start_) {
        steps_.push_back({time_, {}});
    }

    void add(const rules::Event& event) {
        if (const auto* entered = std::get_if<rules::LevelEntered>(&event)) {
            leave_level(*entered);
        }
        ShownEvent& shown_event = steps_.back().events.emplace_back(ShownEvent{event});
        shown_event.share = share_of_damage(event, *after_);
        const auto* strike = std::get_if<rules::AreaStruck>(&event);
        if (strike != nullptr) {
            shown_event.area = seen_area(*strike, *after_);
        } else if (const auto* step = std::get_if<rules::ActorWalked>(&event)) {
            shown_event.sound = footstep_at(step->actor.at, *after_);
        } else if (const auto* swap = std::get_if<rules::ActorsSwapped>(&event)) {
            shown_event.sound = footstep_at(swap->actor.at, *after_);
        } else if (const auto* opening = std::get_if<rules::DoorOpened>(&event)) {
            shown_event.sound = sound_of_door(after_->tile_def(opening->door), true);
        } else if (const auto* closing = std::get_if<rules::DoorClosed>(&event)) {
            shown_event.sound = sound_of_door(after_->tile_def(closing->door), false);
        }
        if (const auto* blow = std::get_if<rules::BlowLanded>(&event)) {
            look_at_weapon(blow->attacker, shown_event);
            shown_event.sound = sound_of_blow(shown_event.blow);
            shown_event.body_sound = body_sound_of(blow->victim, *after_);
        } else if (const auto* shot = std::get_if<rules::ShotLanded>(&event)) {
            shown_event.body_sound = body_sound_of(shot->victim, *after_);
        } else if (const auto* miss = std::get_if<rules::BlowDodged>(&event)) {
            look_at_weapon(miss->attacker, shown_event);
        } else if (const auto* blast = std::get_if<rules::GasExploded>(&event)) {
            explode(*blast, shown_event);
        }
        if (strike != nullptr && strike->seen) {
            end_ = std::max(end_, time_ + burst_wait);
        } else if (const auto* flight = std::get_if<rules::MissileFlew>(&event)) {
            fly(*flight);
        } else if (const auto* mapped = std::get_if<rules::LevelMapped>(&event)) {
            unfold(*mapped);
        }
    }
    [[nodiscard]] core::Milliseconds time() const {
        return core::Milliseconds{std::max(end_, time_) - start_};
    }
    void add(std::vector<MatterListener::Heard> noises) { steps_.back().noises = std::move(noises); }
    [[nodiscard]] std::vector<AnimationStep> take() { return std::move(steps_); }

  private:
    void look_at_weapon(const rules::ActorRef& attacker, ShownEvent& shown_event) const {
        constexpr content::Colour bare_hands{255, 240, 214};
        constexpr std::int32_t gleam = 600;
        const content::ItemId weapon = weapon_seen_of(attacker, *after_);
        shown_event.blow = blow_kind(*own_->catalog_, attacker.kind, weapon);
        shown_event.blade = weapon.valid() ? words::mixed(own_->catalog_->item(weapon).appearance.foreground,
                                                          words::bright_ink, gleam)
                                           : bare_hands;
    }
    /// Gas that explodes in many cells at one moment is shown as one explosion, by its first event.
    void explode(const rules::GasExploded& blast, ShownEvent& shown_event) {
        if (!blast.seen) {
            return;
        }
        for (ShownEvent& earlier : steps_.back().events) {
            if (std::holds_alternative<rules::GasExploded>(earlier.event) && !earlier.area.empty()) {
                earlier.area.push_back(blast.at);
                return;
            }
        }
        shown_event.area.push_back(blast.at);
    }
    void leave_level(const rules::LevelEntered& entered) {
        own_->hear(entered.depth < own_->depth_ ? "stairs_up" : "stairs");
        own_->depth_ = entered.depth;
        own_->map_effects_.fade(time_, dark_time_);
        end_ = std::max(end_, time_ + MapEffects::fade_time + dark_time_);
        wait(MapEffects::fade_time / 2 + dark_time_);
    }
    void fly(const rules::MissileFlew& flight) {
        MissilePath path{
            way_of(flight),
            flying_sprites(own_->looks_.of(flight.item, flight.spell), flight.target - flight.from),
            flight.spell.valid() ? own_->catalog_->spell(flight.spell).colour
                                 : own_->catalog_->item(flight.item).appearance.foreground};
        const std::int64_t steps = path.steps();
        if (steps > 0 && any_seen(path.cells, *after_)) {
            own_->map_effects_.fly(std::move(path), time_);
            wait(steps * MapEffects::cell_time);
        }
    }
    void unfold(const rules::LevelMapped& mapped) {
        if (mapped.actor.id == rules::hero_id) {
            const std::int32_t rows = after_->size().height;
            own_->map_effects_.reveal(rows, time_);
            end_ = std::max(end_, time_ + MapEffects::reveal_time(rows));
        }
    }
    void wait(std::int64_t time) {
        time_ += time;
        steps_.push_back({time_, {}});
    }

    TurnAnimator* own_;
    const forecast::Knowledge* after_;
    std::int64_t dark_time_;  ///< between two levels
    std::int64_t start_;
    std::int64_t time_;  ///< the start of the step that takes the next events
    std::int64_t end_;   ///< the end of the animations that the player waits for
    std::vector<AnimationStep> steps_;
};

void TurnAnimator::enter(const forecast::Knowledge& knowledge) {
    facing_left_.clear();
    motions_.clear();
    air_effects_.clear();
    camera_lead_.clear();
    map_effects_.clear();
    steps_.clear();
    sounds_.clear();
    static_cast<void>(listener_.listen(knowledge));
    depth_ = knowledge.depth();
    listen(knowledge);
}

void TurnAnimator::listen(const forecast::Knowledge& after) {
    const forecast::HeroFacts hero = after.hero();
    ear_ = hero.at;
    badly_hurt_ = hero.alive && hero.hit_points * 4 < hero.max_hit_points;
}

TurnAnimator::Showing TurnAnimator::show(std::span<const rules::Event> events,
                                         const forecast::Knowledge& after, core::Milliseconds dark_time) {
    if (holding()) {
        finish();
    }
    listen(after);
    Scheduler scheduler(*this, after, dark_time);
    for (const rules::Event& event : events) {
        scheduler.add(event);
    }
    scheduler.add(listener_.listen(after));
    steps_ = scheduler.take();
    const std::size_t at_once = steps_.front().events.size();
    if (style_ == MotionStyle::None) {
        finish();
        return {{}, events.size()};
    }
    play_due();
    return {scheduler.time(), at_once};
}

void TurnAnimator::play_due() {
    const auto due = [this](const AnimationStep& act) { return act.start <= map_effects_.now(); };
    while (!steps_.empty() && due(steps_.front())) {
        play(steps_.front());
        steps_.erase(steps_.begin());
    }
}

void TurnAnimator::finish() {
    motions_.clear();
    air_effects_.clear();
    map_effects_.clear();
    for (const AnimationStep& act : std::exchange(steps_, {})) {
        play(act);
    }
}

void TurnAnimator::set_style(MotionStyle style) {
    style_ = style;
    motions_.set_style(style);
    air_effects_.set_style(style);
    camera_lead_.clear();
    if (style == MotionStyle::None) {
        finish();
    }
}

void TurnAnimator::advance(core::Milliseconds time, bool waits) {
    while (time.value > 0) {
        core::Milliseconds step = time;
        if (!waits && !steps_.empty()) {
            step = std::min(step, core::Milliseconds{steps_.front().start - map_effects_.now()});
        }
        motions_.advance(step);
        air_effects_.advance(step);
        camera_lead_.advance(step);
        if (!waits) {
            map_effects_.advance(step);
            play_due();
        }
        time -= step;
    }
}

bool TurnAnimator::faces_left(rules::EntityId who) const {
    const auto found = facing_left_.find(who);
    return found != facing_left_.end() && found->second;
}

void TurnAnimator::turn_towards(rules::EntityId who, core::Point from, core::Point to) {
    if (from.x != to.x) {
        facing_left_[who] = to.x < from.x;
    }
}

void TurnAnimator::hear(std::string_view name) {
    add_sound(name, 100);
}

void TurnAnimator::add_sound(std::string_view name, std::int32_t volume) {
    const std::int32_t pitch = words::whole + random_.between(-pitch_spread, pitch_spread);
    if (sounds_.size() < most_sounds) {
        sounds_.push_back({std::string(name), volume, pitch});
    }
}

void TurnAnimator::hear_at(std::string_view name, core::Point at, bool seen, std::int32_t volume) {
    const std::int32_t distance = core::chebyshev_distance(ear_, at);
    if (!seen && distance > earshot) {
        return;
    }
    const std::int32_t carried = volume * (seen ? 100 : muffled) / 100 - distance * fading_by_cell;
    add_sound(name, std::max(carried, quietest));
}

void TurnAnimator::hear_matter(MatterNoise noise, core::Point at, bool seen) {
    const MatterSound& sound = sound_of(noise);
    hear_at(sound.name, at, seen, sound.volume);
}

std::vector<SoundCue> TurnAnimator::take_sounds() {
    return std::exchange(sounds_, {});
}

}  // namespace torchwake::stage
