#include "choreographer.hpp"

#include <torchwake/rules/flight.hpp>
#include <torchwake/spatial/line.hpp>
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
constexpr std::int64_t burst_wait = 150;   ///< how long the next prompt waits for what a missile did
constexpr std::int32_t spread_time = 30;   ///< that a blast takes for each cell from its middle
constexpr std::array<Colour, 3> heal_hues{Colour{152, 207, 86}, Colour{87, 160, 68}, Colour{226, 255, 170}};
constexpr std::array<Colour, 2> dust_hues{Colour{133, 86, 53}, Colour{118, 130, 154}};
constexpr std::array<Colour, 3> gold_hues{Colour{255, 207, 74}, Colour{247, 183, 76}, Colour{255, 248, 220}};
constexpr std::array<Colour, 2> dizzy_hues{Colour{176, 108, 240}, Colour{224, 176, 255}};
constexpr std::array<Colour, 1> air_hues{Colour{160, 170, 190}};
constexpr Colour pale_hit{255, 248, 220};

core::Point along(core::Point from, core::Point to) {
    const auto sign = [](std::int32_t value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
    return {sign(to.x - from.x), sign(to.y - from.y)};
}

std::array<Colour, 3> shades_of(Colour own) {
    return {own, scaled(own, whole * 6 / 10), mixed(own, pale_hit, whole / 2)};
}

/// How the ground sounds there.
std::string_view footstep_at(core::Point at, const rules::Knowledge& knowledge) {
    const auto tile = knowledge.size().contains(at) ? knowledge.tile(at) : std::nullopt;
    const std::string_view own =
        tile ? std::string_view(knowledge.catalog().tile(*tile).footstep) : std::string_view();
    return own.empty() ? "footstep_stone" : own;
}

template <class Effect>
bool has_effect(const content::ItemDef& item) {
    return std::ranges::any_of(item.effects, [](const content::ItemEffect& effect) {
        return std::holds_alternative<Effect>(effect);
    });
}

bool hurts_hero(const rules::Event& event) {
    const auto* blow = std::get_if<rules::BlowLanded>(&event);
    const auto* hurt = std::get_if<rules::ActorHurt>(&event);
    return (blow != nullptr && blow->victim.id == rules::hero_id) ||
           (hurt != nullptr && hurt->victim.id == rules::hero_id);
}

/// The cells of a missile's way, from the one that it left.
std::vector<core::Point> way_of(const rules::MissileFlew& flight) {
    const spatial::Line line(flight.from, flight.target,
                             flight.upper_ties ? spatial::Ties::Upper : spatial::Ties::Lower);
    std::vector<core::Point> cells;
    for (std::int32_t step = 0; step <= std::min(flight.steps, line.size() - 1); ++step) {
        cells.push_back(line[step]);
    }
    return cells;
}

bool any_seen(std::span<const core::Point> cells, const rules::Knowledge& knowledge) {
    return std::ranges::any_of(cells, [&](core::Point at) {
        return knowledge.size().contains(at) && knowledge.visibility(at) == rules::Visibility::Visible;
    });
}

/// The cells that a strike reaches, as far as the hero sees them.
std::vector<core::Point> seen_area(const rules::AreaStruck& strike, const rules::Knowledge& after) {
    std::vector<core::Point> area = strike.radius > 0
                                        ? rules::preview_struck_cells(after, strike.at, strike.radius)
                                        : std::vector<core::Point>(1, strike.at);
    std::erase_if(area, [&](core::Point at) { return after.visibility(at) != rules::Visibility::Visible; });
    return area;
}

}  // namespace

/// One case for each kind of event.
class Choreographer::Visitor {
  public:
    Visitor(Choreographer& own, const Beat& beat) : own_(&own), motions_(&own.motions_), beat_(&beat) {}

    void operator()(const rules::ActorWalked& event) const {
        own_->turn_towards(event.actor.id, event.from, event.actor.at);
        if (!event.actor.seen) {
            return;
        }
        motions_->glide(event.actor.id, event.from, event.actor.at);
        constexpr std::int32_t own_volume = 70;
        constexpr std::int32_t others_volume = 40;
        own_->hear_at(beat_->footstep, event.actor.at, true,
                      is_hero(event.actor) ? own_volume : others_volume);
    }
    void operator()(const rules::ActorWaited&) const {}
    void operator()(const rules::DoorOpened& event) const { door(event.actor, event.door); }
    void operator()(const rules::DoorClosed& event) const { door(event.actor, event.door); }

    void operator()(const rules::BlowLanded& event) const {
        strike(event.attacker, event.victim);
        own_->hear_at(is_hero(event.attacker) ? "hit_blade" : "hit_blunt", event.victim.at,
                      event.victim.seen);
        hurt(event.victim, event.damage, along(event.attacker.at, event.victim.at));
    }
    void operator()(const rules::BlowDodged& event) const {
        strike(event.attacker, event.victim);
        own_->hear_at("dodge", event.victim.at, event.victim.seen);
        if (event.victim.seen) {
            constexpr std::int32_t wisps = 3;
            motions_->burst(
                {event.victim.at, along(event.attacker.at, event.victim.at), air_hues, wisps, 40, 0, 240},
                own_->random_);
        }
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
        motions_->burst({event.actor.at, {0, 0}, hues, pieces, 70, 150, 480}, own_->random_);
        motions_->fade({event.actor.at, own_->sprites_->actors[event.actor.kind.value].idle[0],
                        own_->faces_left(event.actor.id)});
    }
    void operator()(const rules::ActorNoticed& event) const {
        const std::string& voice = own_->catalog_->monster(event.actor.kind).voice;
        if (!voice.empty()) {
            own_->hear_at(voice, event.actor.at, event.actor.seen);
        }
        if (event.actor.seen) {
            motions_->rise(event.actor.at, "!", key_ink);
        }
    }
    void operator()(const rules::ItemPickedUp& event) const {
        const bool prize = own_->catalog_->item(event.item).prize && is_hero(event.actor);
        own_->hear_at(prize ? "prize" : "pickup", event.actor.at, event.actor.seen);
        if (prize) {
            motes(event.actor.at, gold_hues, 28);
        }
    }
    void operator()(const rules::ItemDropped& event) const {
        own_->hear_at("drop", event.actor.at, event.actor.seen);
    }
    void operator()(const rules::ItemFell& event) const { own_->hear_at("drop", event.at, event.seen, 60); }
    void operator()(const rules::ItemUsed& event) const {
        const bool drunk = has_effect<content::HealEffect>(own_->catalog_->item(event.item));
        own_->hear_at(drunk ? "potion" : "scroll", event.actor.at, event.actor.seen);
    }
    void operator()(const rules::ActorHealed& event) const {
        if (!event.actor.seen) {
            return;
        }
        if (event.amount <= 0) {
            own_->hear_at("no_effect", event.actor.at, true);
            return;
        }
        motes(event.actor.at, heal_hues, 10);
        motions_->rise(event.actor.at, "+" + std::to_string(event.amount), good_ink);
    }
    void operator()(const rules::MissileFlew& event) const {
        own_->turn_towards(event.actor.id, event.from, event.target);
        own_->hear_at(own_->looks_.of(event.item).launch_sound, event.from, event.actor.seen);
    }
    void operator()(const rules::AreaStruck& event) const {
        const content::ItemDef& item = own_->catalog_->item(event.item);
        const MissileLook& look = own_->looks_.of(event.item);
        own_->hear_at(look.burst_sound, event.at, event.seen);
        if (beat_->area.empty()) {
            return;
        }
        const std::array<Colour, 3> hues = shades_of(item.appearance.foreground);
        for (const core::Point cell : beat_->area) {
            constexpr std::int32_t sparks = 7;
            fill(cell, core::chebyshev_distance(cell, event.at) * spread_time, look);
            motions_->burst({cell, along(event.at, cell), hues, sparks, 56, 60, 420}, own_->random_);
        }
        motions_->glow(event.at, (event.radius + 4) * sprite_pixels, item.appearance.foreground);
        if (event.radius > 0 && has_effect<content::DamageEffect>(item)) {
            motions_->shake();
        }
    }
    void operator()(const rules::ActorHurt& event) const {
        hurt(event.victim, event.damage, along(event.attacker.at, event.victim.at));
    }
    void operator()(const rules::ActorConfused& event) const {
        if (event.actor.seen) {
            motes(event.actor.at, dizzy_hues, 10);
            motions_->rise(event.actor.at, "?", dizzy_hues.back());
        }
    }
    void operator()(const rules::ConfusionPassed& event) const {
        if (event.actor.seen) {
            motes(event.actor.at, air_hues, 5);
        }
    }
    void operator()(const rules::ActorStumbled& event) const {
        if (event.actor.seen) {
            own_->turn_towards(event.actor.id, event.actor.at, event.against);
            motions_->lunge(event.actor.id, along(event.actor.at, event.against));
            constexpr std::int32_t grains = 4;
            motions_->burst({event.actor.at, {0, 0}, dust_hues, grains, 30, 60, 260}, own_->random_);
        }
    }
    void operator()(const rules::ActorWoke& event) const {
        own_->hear_at("wake", event.actor.at, event.actor.seen);
        if (event.actor.seen) {
            motions_->rise(event.actor.at, "?", quiet_ink);
        }
    }
    void operator()(const rules::LevelMapped& event) const {
        own_->hear_at("mapping", event.actor.at, event.actor.seen);
    }
    void operator()(const rules::LevelGained& event) const {
        if (is_hero(event.actor)) {
            own_->hear("level_up");
            motes(event.actor.at, gold_hues, 36);
            motions_->glow(event.actor.at, 6 * sprite_pixels, gold_hues.front());
        }
    }
    void operator()(const rules::AttributeRaised& event) const {
        if (event.actor.seen) {
            motes(event.actor.at, gold_hues, 14);
        }
    }
    void operator()(const rules::HeroEscaped&) const { own_->hear("win"); }
    void operator()(const rules::CheatHappened&) const {}
    void operator()(const rules::LevelEntered&) const {
        own_->facing_left_.clear();
        own_->motions_.clear();
    }

  private:
    [[nodiscard]] bool is_hero(const rules::ActorRef& actor) const { return actor.id == rules::hero_id; }

    void strike(const rules::ActorRef& attacker, const rules::ActorRef& victim) const {
        own_->turn_towards(attacker.id, attacker.at, victim.at);
        if (attacker.seen) {
            motions_->lunge(attacker.id, along(attacker.at, victim.at));
        }
    }
    void hurt(const rules::ActorRef& victim, std::int32_t damage, core::Point way) const {
        if (is_hero(victim)) {
            own_->hear_at("hurt", victim.at, true);
        }
        if (!victim.seen) {
            return;
        }
        const std::array<Colour, 3> hues = hues_of(victim.kind);
        motions_->flash(victim.id);
        motions_->burst({victim.at, way, hues}, own_->random_);
        motions_->rise(victim.at, std::to_string(damage), is_hero(victim) ? bad_ink : bright_ink);
    }
    /// Two blasts, not quite in the middle of the cell, so that an area does not look tiled.
    void fill(core::Point cell, std::int32_t delay, const MissileLook& look) const {
        for (std::int32_t i = 0; i < 2; ++i) {
            constexpr std::int32_t astray = 4;
            constexpr std::int32_t late = 70;
            const std::int32_t x = own_->random_.between(-astray, astray);
            const std::int32_t y = own_->random_.between(-astray, astray);
            const std::int32_t wait = i * own_->random_.between(late / 2, late);
            motions_->blast(
                {{cell.x * sprite_pixels + x, cell.y * sprite_pixels + y}, look.burst, delay + wait});
        }
    }
    /// They rise slowly from all of a cell.
    void motes(core::Point cell, std::span<const Colour> hues, std::int32_t count) const {
        constexpr std::int32_t width = 7;
        motions_->burst({cell, {0, 0}, hues, count, 14, -60, 800, width}, own_->random_);
    }
    void door(const rules::ActorRef& actor, core::Point at) const {
        own_->hear_at("door", at, actor.seen);
        if (actor.seen) {
            constexpr std::int32_t grains = 4;
            motions_->burst({at, {0, 0}, dust_hues, grains, 24, 60, 260}, own_->random_);
        }
    }
    [[nodiscard]] std::array<Colour, 3> hues_of(content::MonsterId kind) const {
        return shades_of(own_->catalog_->monster(kind).appearance.foreground);
    }

    Choreographer* own_;
    Motions* motions_;
    const Beat* beat_;
};

/// Lays a turn's events out in time.
class Choreographer::Scheduler {
  public:
    Scheduler(Choreographer& own, const rules::Knowledge& after)
        : own_(&own), after_(&after), start_(own.spectacle_.now()), time_(start_), end_(start_) {
        acts_.push_back({time_, {}});
    }

    void add(const rules::Event& event) {
        if (const auto* entered = std::get_if<rules::LevelEntered>(&event)) {
            leave_level(*entered);
        }
        Beat& beat = acts_.back().beats.emplace_back(Beat{event, {}, {}});
        const auto* strike = std::get_if<rules::AreaStruck>(&event);
        if (strike != nullptr) {
            beat.area = seen_area(*strike, *after_);
        } else if (const auto* step = std::get_if<rules::ActorWalked>(&event)) {
            beat.footstep = footstep_at(step->actor.at, *after_);
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
    [[nodiscard]] std::vector<Act> take() { return std::move(acts_); }

  private:
    void leave_level(const rules::LevelEntered& entered) {
        own_->hear(entered.depth < own_->depth_ ? "stairs_up" : "stairs");
        own_->depth_ = entered.depth;
        own_->spectacle_.fade(time_);
        end_ = std::max(end_, time_ + Spectacle::fade_time);
        wait(Spectacle::fade_time / 2);
    }
    void fly(const rules::MissileFlew& flight) {
        MissilePath path{way_of(flight), own_->looks_.of(flight.item).flying,
                         own_->catalog_->item(flight.item).appearance.foreground};
        const std::int64_t steps = path.steps();
        if (steps > 0 && any_seen(path.cells, *after_)) {
            own_->spectacle_.fly(std::move(path), time_);
            wait(steps * Spectacle::cell_time);
        }
    }
    void unfold(const rules::LevelMapped& mapped) {
        if (mapped.actor.id == rules::hero_id) {
            const std::int32_t rows = after_->size().height;
            own_->spectacle_.reveal(rows, time_);
            end_ = std::max(end_, time_ + Spectacle::reveal_time(rows));
        }
    }
    void wait(std::int64_t time) {
        time_ += time;
        acts_.push_back({time_, {}});
    }

    Choreographer* own_;
    const rules::Knowledge* after_;
    std::int64_t start_;
    std::int64_t time_;  ///< of the act that events are added to
    std::int64_t end_;   ///< of what is watched
    std::vector<Act> acts_;
};

void Choreographer::enter(const rules::Knowledge& knowledge) {
    facing_left_.clear();
    motions_.clear();
    spectacle_.clear();
    acts_.clear();
    sounds_.clear();
    depth_ = knowledge.depth();
    listen(knowledge);
}

void Choreographer::listen(const rules::Knowledge& after) {
    const rules::HeroFacts hero = after.hero();
    ear_ = hero.at;
    badly_hurt_ = hero.alive && hero.hit_points * 4 < hero.max_hit_points;
}

Choreographer::Showing Choreographer::show(std::span<const rules::Event> events,
                                           const rules::Knowledge& after) {
    if (holding()) {
        finish();
    }
    listen(after);
    Scheduler scheduler(*this, after);
    for (const rules::Event& event : events) {
        scheduler.add(event);
    }
    acts_ = scheduler.take();
    const std::size_t at_once = acts_.front().beats.size();
    if (style_ == MotionStyle::None) {
        finish();
        return {{}, events.size()};
    }
    play_due();
    return {scheduler.time(), at_once};
}

void Choreographer::play(const Act& act) {
    for (const Beat& beat : act.beats) {
        std::visit(Visitor(*this, beat), beat.event);
    }
    const auto hurts = [](const Beat& beat) { return hurts_hero(beat.event); };
    if (badly_hurt_ && std::ranges::any_of(act.beats, hurts)) {
        hear("heartbeat");
    }
}

void Choreographer::play_due() {
    const auto due = [this](const Act& act) { return act.start <= spectacle_.now(); };
    while (!acts_.empty() && due(acts_.front())) {
        play(acts_.front());
        acts_.erase(acts_.begin());
    }
}

void Choreographer::finish() {
    motions_.clear();
    spectacle_.clear();
    for (const Act& act : std::exchange(acts_, {})) {
        play(act);
    }
}

void Choreographer::set_style(MotionStyle style) {
    style_ = style;
    motions_.set_style(style);
    if (style == MotionStyle::None) {
        finish();
    }
}

void Choreographer::advance(core::Milliseconds time, bool waits) {
    while (time.value > 0) {
        core::Milliseconds step = time;
        if (!waits && !acts_.empty()) {
            step = std::min(step, core::Milliseconds{acts_.front().start - spectacle_.now()});
        }
        motions_.advance(step);
        if (!waits) {
            spectacle_.advance(step);
            play_due();
        }
        time -= step;
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
