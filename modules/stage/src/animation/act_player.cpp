// Plays an animation step: the motion and the sound for each kind of event.

#include "animation/sound_choice.hpp"
#include "animation/turn_animator.hpp"

#include <torchwake/rules/harm.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/event_row.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::stage {
namespace {

// The weight of a blow by its damage, in percent of the victim's hit points when unhurt.
constexpr std::int32_t firm_blow = 12;
constexpr std::int32_t heavy_blow = 30;
constexpr std::array<content::Colour, 2> dizzy_hues{content::Colour{176, 108, 240},
                                                    content::Colour{224, 176, 255}};
constexpr std::array<content::Colour, 2> mana_hues{content::Colour{95, 150, 240},
                                                   content::Colour{180, 210, 255}};
constexpr content::Colour pale_hit{255, 248, 220};

core::Point along(core::Point from, core::Point to) {
    return core::signs_of(to - from);
}

}  // namespace

/// Shows one event: by the overload of its kind, or else by its row.
class TurnAnimator::Visitor {
  public:
    Visitor(TurnAnimator& own, const ShownEvent& shown_event)
        : own_(&own), motions_(&own.motions_), beat_(&shown_event) {}

    template <class Kind>
    void operator()(const Kind& event) const {
        constexpr const words::EventRow& row = words::event_row<Kind>;
        const bool seen = words::was_seen(event);
        if (!row.sound.empty()) {
            own_->hear_at(row.sound, cell_of(event), seen, volume_of(row.sound));
        }
        if (seen && row.motes > 0) {
            motes(cell_of(event), row.hues, row.motes);
        }
    }

    void operator()(const rules::ActorWalked& event) const { walk(event.actor, event.from); }
    void operator()(const rules::ActorsSwapped& event) const {
        walk(event.other, event.actor.at);
        walk(event.actor, event.other.at);
    }
    void operator()(const rules::DoorOpened& event) const { door(event.actor, event.door); }
    void operator()(const rules::DoorClosed& event) const { door(event.actor, event.door); }

    void operator()(const rules::BlowLanded& event) const {
        strike(event.attacker, event.victim);
        hear_hit(beat_->sound, event.victim);
        hurt(event.victim, event.damage, along(event.attacker.at, event.victim.at));
    }
    void operator()(const rules::BlowDodged& event) const {
        strike(event.attacker, event.victim);
        dodge(event.attacker, event.victim);
    }
    void operator()(const rules::ShotLanded& event) const {
        hear_hit(sound_of_missile(own_->catalog_->item(event.item)), event.victim);
        hurt(event.victim, event.damage, along(event.attacker.at, event.victim.at));
    }
    void operator()(const rules::ShotDodged& event) const { dodge(event.attacker, event.victim); }
    void operator()(const rules::ItemBroke& event) const {
        if (event.seen) {
            constexpr std::int32_t splinters = 5;
            motions_->burst({event.at, {0, 0}, words::dust_hues, splinters, 34, 60, 260}, own_->random_);
        }
        const content::ItemDef& item = own_->catalog_->item(event.item);
        if (item.breaks) {
            own_->hear_at(sound_of_break(item), event.at, event.seen, sound_of(MatterNoise::Shatters).volume);
        }
    }
    void operator()(const rules::ActorDied& event) const {
        if (is_hero(event.actor)) {
            own_->hear_at("death", event.actor.at, true);
        }
        if (!event.actor.seen) {
            return;
        }
        const std::array<content::Colour, 3> hues = hues_of(event.actor.kind);
        constexpr std::int32_t pieces = 18;
        motions_->burst({event.actor.at, {0, 0}, hues, pieces, 70, 150, 480}, own_->random_);
        motions_->fade({event.actor.at, own_->sprites_->actors[event.actor.kind.value].idle[0],
                        own_->faces_left(event.actor.id)});
        motions_->cover(event.actor.at);
    }
    void operator()(const rules::ActorNoticed& event) const {
        const std::string& voice = own_->catalog_->monster(event.actor.kind).voice;
        if (!voice.empty()) {
            own_->hear_at(voice, event.actor.at, event.actor.seen);
        }
        rise_if(event.actor.seen, event.actor.at, "!", words::key_ink);
    }
    void operator()(const rules::ActorSpoke& event) const {
        if (event.actor.seen) {
            const content::MonsterDef& kind = own_->catalog_->monster(event.actor.kind);
            motions_->rise(event.actor.at, "...", kind.appearance.foreground);
        }
    }
    void operator()(const rules::ItemPickedUp& event) const {
        const bool prize = own_->catalog_->item(event.item).prize && is_hero(event.actor);
        own_->hear_at(prize ? "prize" : "pickup", event.actor.at, event.actor.seen);
        motes_if(prize, event.actor.at, words::gold_hues, 28);
        if (event.actor.seen) {
            const core::Point ground{event.actor.at.x * panels::sprite_pixels,
                                     event.actor.at.y * panels::sprite_pixels};
            constexpr core::Point to_pack{0, -6};
            own_->air_effects_.toss({ground, ground + to_pack, own_->sprites_->items[event.item.value]});
        }
    }
    void operator()(const rules::BurdenChanged& event) const {
        if (event.overburdened && is_hero(event.actor)) {
            own_->hear("no_effect");
        }
    }
    void operator()(const rules::ItemBought&) const { own_->hear("coin"); }
    void operator()(const rules::ItemSold&) const { own_->hear("coin"); }
    void operator()(const rules::GiftTaken& event) const {
        const bool coins = own_->catalog_->gift(event.gift).items.empty();
        own_->hear(coins ? "coin" : "pickup");
    }
    void operator()(const rules::ItemRecognized& event) const {
        if (event.actor.seen) {
            const bool cursed = own_->catalog_->item(event.item).cursed;
            own_->hear(cursed ? "curse" : "insight");
            motes(event.actor.at, cursed ? std::span<const content::Colour>(dizzy_hues) : words::gold_hues,
                  8);
        }
    }
    void operator()(const rules::CurseLifted& event) const {
        own_->hear("insight");
        motes(event.actor.at, words::heal_hues, 12);
    }
    void operator()(const rules::ChoiceWasted&) const { own_->hear("no_effect"); }
    void operator()(const rules::ItemFell& event) const {
        own_->hear_at("drop", event.at, event.seen, 60);
        motions_->cover(event.at);
    }
    void operator()(const rules::ItemUsed& event) const {
        const content::ItemDef& item = own_->catalog_->item(event.item);
        const bool drunk =
            content::has_effect<content::HealEffect>(item.effects) || item.appearance.glyph == U'!';
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
        motes(event.actor.at, words::heal_hues, 10);
        motions_->rise(event.actor.at, "+" + std::to_string(event.amount), words::good_ink);
    }
    void operator()(const rules::MissileFlew& event) const {
        own_->turn_towards(event.actor.id, event.from, event.target);
        own_->hear_at(own_->looks_.of(event.item, event.spell).launch_sound, event.from, event.actor.seen);
    }
    void operator()(const rules::AreaStruck& event) const {
        const MissileLook& look = own_->looks_.of(event.item, event.spell);
        own_->hear_at(look.burst_sound, event.at, event.seen);
        if (beat_->area.empty()) {
            return;
        }
        const bool flashes =
            motions_->glow(event.at, (event.radius + 4) * panels::sprite_pixels, look.hues[1]);
        if (event.radius > 0) {
            own_->air_effects_.explode(Explosion(event.at, beat_->area, look.hues, flashes));
        } else {
            motions_->blast(
                {{event.at.x * panels::sprite_pixels, event.at.y * panels::sprite_pixels}, look.burst});
        }
        for (const core::Point cell : beat_->area) {
            constexpr std::int32_t sparks = 5;
            motions_->burst({cell, along(event.at, cell), look.hues, sparks, 56, 60, 420}, own_->random_);
        }
        const auto& effects = own_->catalog_->effects_of({event.item, event.spell});
        if (event.radius > 0 && content::has_effect<content::DamageEffect>(effects)) {
            motions_->shake();
        }
    }
    void operator()(const rules::ActorHurt& event) const {
        hurt(event.victim, event.damage, along(event.attacker.at, event.victim.at));
    }
    void operator()(const rules::ActorStumbled& event) const {
        if (event.actor.seen) {
            own_->turn_towards(event.actor.id, event.actor.at, event.against);
            motions_->lunge(event.actor.id, along(event.actor.at, event.against));
            constexpr std::int32_t grains = 4;
            motions_->burst({event.actor.at, {0, 0}, words::dust_hues, grains, 30, 60, 260}, own_->random_);
        }
    }
    void operator()(const rules::ActorWoke& event) const {
        own_->hear_at("wake", event.actor.at, event.actor.seen);
        rise_if(event.actor.seen, event.actor.at, "?", words::quiet_ink);
    }
    void operator()(const rules::LevelGained& event) const {
        if (is_hero(event.actor)) {
            own_->hear("level_up");
            motes(event.actor.at, words::gold_hues, 36);
            motions_->glow(event.actor.at, 6 * panels::sprite_pixels, words::gold_hues.front());
        }
    }
    void operator()(const rules::HeroEscaped&) const { own_->hear("win"); }
    void operator()(const rules::HuntBegan& event) const {
        own_->hear("trap_alarm");
        rise_if(event.actor.seen, event.actor.at, "!", words::bad_ink);
    }
    void operator()(const rules::PrizeTakenBack&) const { own_->hear("quench"); }
    void operator()(const rules::PrizeDestroyed& event) const {
        own_->hear("lava");
        motes_if(event.seen, event.at, words::fire_hues, 36);
    }
    void operator()(const rules::LevelChanged&) const { own_->hear("trap_rune"); }
    void operator()(const rules::LevelEntered&) const {
        own_->facing_left_.clear();
        own_->motions_.clear();
        own_->air_effects_.clear();
        own_->camera_lead_.clear();
    }

    void operator()(const rules::ConditionBegan& event) const {
        const content::ConditionTraits& traits = content::traits_of(event.kind);
        if (event.actor.seen && traits.disables) {
            motions_->rise(event.actor.at, "?", traits.hue);
        }
        motes_if(event.actor.seen, event.actor.at, std::span(&traits.hue, 1), 12);
    }
    void operator()(const rules::PoisonHurt& event) const {
        if (event.victim.seen) {
            motes(event.victim.at, words::poison_hues, 4);
            motions_->rise(event.victim.at, std::to_string(event.damage), words::poison_hues.front());
        }
    }
    void operator()(const rules::ManaRegained& event) const {
        if (event.actor.seen && event.amount > 0) {
            motes(event.actor.at, mana_hues, 10);
            motions_->rise(event.actor.at, "+" + std::to_string(event.amount), mana_hues.front());
        }
    }
    void operator()(const rules::ActorTeleported& event) const {
        own_->hear_at("mapping", event.actor.at, event.actor.seen || event.left_in_sight);
        motes_if(event.left_in_sight, event.from, dizzy_hues, 16);
        motes_if(event.actor.seen, event.actor.at, dizzy_hues, 16);
    }
    void operator()(const rules::HungerChanged& event) const {
        if (is_hero(event.actor) && event.stage >= rules::HungerStage::Hungry) {
            own_->hear("no_effect");
        }
    }
    void operator()(const rules::HungerHurt& event) const {
        rise_if(event.actor.seen, event.actor.at, std::to_string(event.damage), words::bad_ink);
    }
    void operator()(const rules::SpellCast& event) const {
        const std::string_view voice = own_->catalog_->monster(event.actor.kind).voice;
        const content::SpellDef& spell = own_->catalog_->spell(event.spell);
        const bool cast = spell.manner == content::Manner::Cast || voice.empty();
        own_->hear_at(cast ? sound_of_spell(spell) : voice, event.actor.at, event.actor.seen);
        motes_if(event.actor.seen, event.actor.at, std::span(&spell.colour, 1), 8);
    }
    void operator()(const rules::ActorTurned& event) const {
        const std::string& voice = own_->catalog_->monster(event.actor.kind).voice;
        if (event.actor.seen) {
            own_->hear_at(voice.empty() ? "wake" : voice, event.actor.at, true);
            motions_->rise(event.actor.at, "!", words::bad_ink);
        }
    }
    void operator()(const rules::TrapSpotted& event) const {
        own_->hear_at("wake", event.at, true);
        motions_->rise(event.at, "!", words::key_ink);
    }
    void operator()(const rules::TrapSprung& event) const {
        const content::TrapDef& kind = own_->catalog_->trap(event.trap);
        own_->hear_at(sound_of_trap(kind), event.at, event.actor.seen);
        if (event.actor.seen) {
            const content::Colour hue = kind.appearance.foreground;
            motes(event.at, std::span(&hue, 1), 18);
            motions_->glow(event.at, (kind.radius.value + 3) * panels::sprite_pixels, hue);
        }
    }
    void operator()(const rules::TrickUsed& event) const {
        const bool called =
            event.trick == content::TrickKind::Call || event.trick == content::TrickKind::Summon;
        const std::string_view voice = own_->catalog_->monster(event.actor.kind).voice;
        own_->hear_at(called && !voice.empty() ? voice : "wake", event.actor.at, event.actor.seen || called);
        motes_if(event.actor.seen, event.actor.at,
                 called ? std::span<const content::Colour>(words::gold_hues) : words::dust_hues, 10);
        if (event.other.seen && event.other.at != event.actor.at) {
            motes(event.other.at, words::dust_hues, 6);
        }
    }
    void operator()(const rules::PropOpened& event) const {
        own_->turn_towards(event.actor.id, event.actor.at, event.at);
        own_->hear_at(sound_of_prop(own_->catalog_->tile(event.prop)), event.at, event.actor.seen);
        motes_if(event.actor.seen, event.at, words::dust_hues, 6);
    }
    void operator()(const rules::TorchSwitched& event) const {
        switch_light(event.actor.at, event.lit, event.actor.seen);
    }
    void operator()(const rules::LampSwitched& event) const {
        own_->turn_towards(event.actor.id, event.actor.at, event.at);
        switch_light(event.at, !own_->catalog_->tile(event.lamp).light, event.actor.seen);
    }
    void operator()(const rules::FireSet& event) const {
        own_->turn_towards(event.actor.id, event.actor.at, event.at);
        own_->hear_matter(MatterNoise::Kindles, event.at, event.actor.seen);
        motes_if(event.actor.seen, event.at, words::fire_hues, 8);
    }
    void operator()(const rules::PropRolled& event) const {
        own_->turn_towards(event.actor.id, event.actor.at, event.at);
        own_->hear_at("roll", event.at, event.actor.seen);
        motes_if(event.actor.seen, event.at, words::dust_hues, 6);
    }
    void operator()(const rules::PortalPassed& event) const {
        own_->hear_at("mapping", event.actor.at, true);
        motes(event.actor.at, mana_hues, 24);
        motions_->glow(event.actor.at, 6 * panels::sprite_pixels, mana_hues.back());
    }
    void operator()(const rules::ActorFollowed& event) const {
        own_->hear_at(event.down ? "stairs" : "stairs_up", event.actor.at, event.actor.seen);
        motes_if(event.actor.seen, event.actor.at, words::dust_hues, 6);
    }
    void operator()(const rules::ActorThrown& event) const {
        if (event.actor.seen) {
            motions_->glide(event.actor.id, event.from, event.actor.at);
            motes(event.from, words::dust_hues, 6);
        }
        own_->hear_at("dodge", event.actor.at, event.actor.seen);
    }
    void operator()(const rules::PowerHurt& event) const {
        own_->hear_at("hit_blade", event.victim.at, event.victim.seen, 60);
        hurt(event.victim, event.damage, along(event.attacker.at, event.victim.at));
    }
    void operator()(const rules::NoiseMade& event) const {
        own_->hear("trap_alarm");
        rise_if(event.seen, event.at, "!", words::key_ink);
    }
    void operator()(const rules::DangerSensed& event) const {
        own_->hear("heartbeat");
        motions_->rise(event.actor.at, "!", words::bad_ink);
    }
    void operator()(const rules::MatterHurt& event) const {
        own_->hear_matter(noise_of_harm(*own_->catalog_, event.matter), event.victim.at, event.victim.seen);
        hurt(event.victim, event.damage, {0, 0});
        motes_if(event.victim.seen, event.victim.at,
                 event.matter.valid() ? std::span<const content::Colour>(words::air_hues) : words::fire_hues,
                 6);
    }
    void operator()(const rules::ActorFell& event) const {
        hurt(event.victim, event.damage, {0, 0});
        own_->hear_matter(MatterNoise::Plunges, event.victim.at, event.victim.seen);
    }
    void operator()(const rules::LiquidTurned& event) const { motes(event.at, words::air_hues, 6); }
    void operator()(const rules::MatterBrought& event) const {
        own_->hear_matter(noise_of(own_->catalog_->matter(event.matter)), event.at, event.seen);
    }
    void operator()(const rules::GasExploded& event) const {
        own_->hear_matter(MatterNoise::Blasts, event.at, true);
        if (!beat_->area.empty()) {
            constexpr std::int32_t reach = 5 * panels::sprite_pixels;
            const bool flashes = motions_->glow(event.at, reach, words::fire_hues.front());
            own_->air_effects_.explode(Explosion(event.at, beat_->area, fire_blast, flashes));
            motions_->shake();
        }
        motes_if(event.seen, event.at, words::fire_hues, 8);
    }
    void operator()(const rules::ActorSlid& event) const { walk(event.actor, event.from); }

  private:
    template <class Kind>
    [[nodiscard]] static core::Point cell_of(const Kind& event) {
        if constexpr (requires { event.at; }) {
            return event.at;
        } else {
            return words::actor_of(event)->at;
        }
    }
    [[nodiscard]] bool is_hero(const rules::ActorRef& actor) const { return actor.id == rules::hero_id; }

    void walk(const rules::ActorRef& actor, core::Point from) const {
        own_->turn_towards(actor.id, from, actor.at);
        if (!actor.seen) {
            return;
        }
        motions_->glide(actor.id, from, actor.at);
        if (is_hero(actor) && own_->style_ == MotionStyle::Full) {
            own_->camera_lead_.step(along(from, actor.at));
        }
        constexpr std::int32_t own_volume = 70;
        constexpr std::int32_t others_volume = 40;
        own_->hear_at(beat_->sound, actor.at, true, is_hero(actor) ? own_volume : others_volume);
    }
    void strike(const rules::ActorRef& attacker, const rules::ActorRef& victim) const {
        own_->turn_towards(attacker.id, attacker.at, victim.at);
        const core::Point way = along(attacker.at, victim.at);
        if (attacker.seen) {
            motions_->lunge(attacker.id, way);
        }
        if (attacker.seen && victim.seen && way != core::Point{}) {
            own_->air_effects_.swing({beat_->blow, attacker.at, way, beat_->blade});
        }
    }
    /// The sound of a weapon, and under it that of the body that it hits.
    void hear_hit(std::string_view sound, const rules::ActorRef& victim) const {
        constexpr std::int32_t body_volume = 60;
        own_->hear_at(sound, victim.at, victim.seen);
        own_->hear_at(beat_->body_sound, victim.at, victim.seen, body_volume);
    }
    void dodge(const rules::ActorRef& attacker, const rules::ActorRef& victim) const {
        own_->hear_at("dodge", victim.at, victim.seen);
        if (victim.seen) {
            constexpr std::int32_t wisps = 3;
            motions_->burst({victim.at, along(attacker.at, victim.at), words::air_hues, wisps, 40, 0, 240},
                            own_->random_);
        }
    }
    void hurt(const rules::ActorRef& victim, std::int32_t damage, core::Point way) const {
        if (is_hero(victim)) {
            own_->hear_at("hurt", victim.at, true);
        }
        if (!victim.seen) {
            return;
        }
        const std::array<content::Colour, 3> hues = hues_of(victim.kind);
        const bool firm = beat_->share >= firm_blow;
        const bool heavy = beat_->share >= heavy_blow;
        motions_->flash(victim.id);
        motions_->recoil(victim.id, way, heavy ? 5 : firm ? 3 : 1);
        motions_->burst({victim.at, way, hues, heavy ? 16 : firm ? 9 : 5}, own_->random_);
        const bool own_wound = is_hero(victim) && own_->coloured_numbers_;
        motions_->rise(victim.at, std::to_string(damage), own_wound ? words::bad_ink : words::bright_ink,
                       heavy);
        if (heavy && is_hero(victim)) {
            motions_->shake();
        }
    }
    /// Adds motes that rise slowly from the whole cell.
    void motes(core::Point cell, std::span<const content::Colour> hues, std::int32_t count) const {
        constexpr std::int32_t width = 7;
        motions_->burst({cell, {0, 0}, hues, count, 14, -60, 800, width}, own_->random_);
    }
    void motes_if(bool seen, core::Point cell, std::span<const content::Colour> hues,
                  std::int32_t count) const {
        if (seen) {
            motes(cell, hues, count);
        }
    }
    void rise_if(bool seen, core::Point cell, std::string text, content::Colour ink) const {
        if (seen) {
            motions_->rise(cell, std::move(text), ink);
        }
    }
    void switch_light(core::Point at, bool lit, bool seen) const {
        constexpr std::int32_t sparks = 10;
        own_->hear_at(lit ? "flint" : "quench", at, seen);
        motes_if(seen, at, lit ? std::span<const content::Colour>(words::fire_hues) : words::air_hues,
                 sparks);
    }
    void door(const rules::ActorRef& actor, core::Point at) const {
        own_->hear_at(beat_->sound, at, actor.seen);
        if (actor.seen) {
            constexpr std::int32_t grains = 4;
            motions_->burst({at, {0, 0}, words::dust_hues, grains, 24, 60, 260}, own_->random_);
            own_->air_effects_.swing_door(at);
        }
    }
    [[nodiscard]] std::array<content::Colour, 3> hues_of(content::MonsterId kind) const {
        const content::Colour own = own_->catalog_->monster(kind).appearance.foreground;
        return {own, words::scaled(own, words::whole * 6 / 10),
                words::mixed(own, pale_hit, words::whole / 2)};
    }

    TurnAnimator* own_;
    Motions* motions_;
    const ShownEvent* beat_;
};

void TurnAnimator::play(const AnimationStep& act) {
    for (const ShownEvent& shown_event : act.events) {
        std::visit(Visitor(*this, shown_event), shown_event.event);
    }
    for (const MatterListener::Heard& heard : act.noises) {
        hear_matter(heard.noise, heard.at, true);
    }
    const auto hurts = [](const ShownEvent& shown_event) { return rules::hurts_hero(shown_event.event); };
    if (badly_hurt_ && std::ranges::any_of(act.events, hurts)) {
        hear("heartbeat");
    }
}

}  // namespace torchwake::stage
