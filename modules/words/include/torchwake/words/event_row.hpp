#pragma once

// The events: one row each, with the usual way to tell and to show it. An event that needs more has a
// function of its own beside its row: one among the writers of messages (src/events/event_writers.hpp), or
// one in act_player.cpp of stage.

#include <torchwake/rules/event.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/message_writer.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>

namespace torchwake::words {

// The colours of particles that rise from where something happened.

/// The colours for healing.
inline constexpr std::array<Colour, 3> heal_hues{Colour{152, 207, 86}, Colour{87, 160, 68},
                                                 Colour{226, 255, 170}};
/// The colours for dust.
inline constexpr std::array<Colour, 2> dust_hues{Colour{133, 86, 53}, Colour{118, 130, 154}};
/// The colours for coins and for what is gained for good.
inline constexpr std::array<Colour, 3> gold_hues{Colour{255, 207, 74}, Colour{247, 183, 76},
                                                 Colour{255, 248, 220}};
/// The colours for air that moves.
inline constexpr std::array<Colour, 1> air_hues{Colour{160, 170, 190}};
/// The colours for fire.
inline constexpr std::array<Colour, 3> fire_hues{Colour{255, 154, 46}, Colour{255, 216, 106},
                                                 Colour{216, 64, 60}};
/// The colours for poison.
inline constexpr std::array<Colour, 2> poison_hues{Colour{152, 207, 86}, Colour{87, 130, 48}};

/// The row of a kind of event. It is told and shown if the hero saw it.
struct EventRow {
    Topic topic = Topic::Other;  ///< of its message
    std::string_view told{};     ///< the key of its sentence; empty: a function tells it, or nothing does
    Colour ink = plain_ink;      ///< of the sentence
    std::optional<Colour> own_ink{};  ///< the same for what happens to the hero; nothing: `ink`
    std::string_view sound{};         ///< heard at its cell; empty: none
    std::span<const Colour> hues{};   ///< of the motes that rise there
    std::int32_t motes = 0;           ///< the number of motes
};

/// The row of that kind. A kind without one does not compile.
template <class Kind>
extern const EventRow event_row;

// clang-format off
/// Defines the row of a kind; undefined below.
#define TORCHWAKE_EVENT_ROW(Kind, ...) template <> inline constexpr EventRow event_row<rules::Kind>{__VA_ARGS__};
TORCHWAKE_EVENT_ROW(ActorWalked)
TORCHWAKE_EVENT_ROW(ActorWaited)
TORCHWAKE_EVENT_ROW(DoorOpened, .told = "door-opened")
TORCHWAKE_EVENT_ROW(DoorClosed, .told = "door-closed")
TORCHWAKE_EVENT_ROW(BlowLanded, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(BlowDodged, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(ActorDied, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(ActorNoticed, .topic = Topic::Fight, .told = "actor-noticed", .ink = key_ink)
TORCHWAKE_EVENT_ROW(ItemPickedUp, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ItemDropped, .topic = Topic::Thing, .sound = "drop")
TORCHWAKE_EVENT_ROW(ItemFell, .topic = Topic::Thing, .told = "item-fell", .ink = quiet_ink)
TORCHWAKE_EVENT_ROW(ItemUsed, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ActorHealed, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(LevelEntered)
TORCHWAKE_EVENT_ROW(MissileFlew, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(AreaStruck)
TORCHWAKE_EVENT_ROW(ActorHurt, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(ActorStumbled, .topic = Topic::Fight, .told = "actor-stumbled")
TORCHWAKE_EVENT_ROW(ActorWoke, .told = "actor-woke", .ink = key_ink)
TORCHWAKE_EVENT_ROW(LevelMapped, .told = "level-mapped", .ink = key_ink, .sound = "mapping")
TORCHWAKE_EVENT_ROW(LevelGained)
TORCHWAKE_EVENT_ROW(AttributeRaised, .hues = gold_hues, .motes = 14)
TORCHWAKE_EVENT_ROW(HeroEscaped)
TORCHWAKE_EVENT_ROW(CheatHappened)
TORCHWAKE_EVENT_ROW(ItemEquipped, .topic = Topic::Thing, .sound = "pickup")
TORCHWAKE_EVENT_ROW(ItemTakenOff, .topic = Topic::Thing, .sound = "drop")
TORCHWAKE_EVENT_ROW(BurdenChanged, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(CoinsGained, .topic = Topic::Thing, .sound = "coin", .hues = gold_hues, .motes = 6)
TORCHWAKE_EVENT_ROW(ActorsSwapped)
TORCHWAKE_EVENT_ROW(ActorSpoke)
TORCHWAKE_EVENT_ROW(ConditionBegan, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(ConditionPassed, .topic = Topic::Fight, .hues = air_hues, .motes = 5)
TORCHWAKE_EVENT_ROW(PoisonHurt, .topic = Topic::Fight, .told = "poison-hurt", .own_ink = bad_ink)
TORCHWAKE_EVENT_ROW(ManaRegained, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ActorTeleported)
TORCHWAKE_EVENT_ROW(HungerChanged, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(HungerHurt)
TORCHWAKE_EVENT_ROW(SpellCast, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(SpellLearned, .topic = Topic::Thing, .told = "spell-learned", .hues = gold_hues, .motes = 14)
TORCHWAKE_EVENT_ROW(ShotLanded, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(ShotDodged, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(ItemBroke, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ItemBought, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ItemSold, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ActorTurned, .topic = Topic::Fight, .told = "actor-turned", .ink = bad_ink)
TORCHWAKE_EVENT_ROW(ItemRecognized, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(CurseLifted, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ChoiceWasted, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(TrapSpotted, .told = "trap-spotted", .ink = key_ink)
TORCHWAKE_EVENT_ROW(TrapSprung, .topic = Topic::Fight, .told = "trap-sprung", .own_ink = bad_ink)
TORCHWAKE_EVENT_ROW(TrapDisarmed, .told = "trap-disarmed", .ink = good_ink, .sound = "disarm", .hues = heal_hues, .motes = 6)
TORCHWAKE_EVENT_ROW(DisarmFailed, .told = "disarm-failed", .sound = "no_effect")
TORCHWAKE_EVENT_ROW(ActorStruggled, .topic = Topic::Fight, .told = "struggled", .sound = "no_effect", .hues = dust_hues, .motes = 5)
TORCHWAKE_EVENT_ROW(SavingThrowMade, .topic = Topic::Fight, .hues = air_hues, .motes = 8)
TORCHWAKE_EVENT_ROW(PropOpened, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(PortalPassed)
TORCHWAKE_EVENT_ROW(ActorFollowed)
TORCHWAKE_EVENT_ROW(ActorThrown, .told = "actor-thrown", .own_ink = bad_ink)
TORCHWAKE_EVENT_ROW(PowerHurt)
TORCHWAKE_EVENT_ROW(WallsDug, .sound = "trap_pit", .hues = dust_hues, .motes = 16)
TORCHWAKE_EVENT_ROW(NoiseMade)
TORCHWAKE_EVENT_ROW(DangerSensed)
TORCHWAKE_EVENT_ROW(GiftTaken, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(TrickUsed, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(CaughtFire, .topic = Topic::Fight, .told = "caught-fire", .own_ink = bad_ink, .sound = "kindle", .hues = fire_hues, .motes = 12)
TORCHWAKE_EVENT_ROW(FlamesDied, .topic = Topic::Fight, .told = "flames-died", .own_ink = good_ink, .sound = "quench", .hues = air_hues, .motes = 6)
TORCHWAKE_EVENT_ROW(MatterHurt, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(FireSpread, .sound = "kindle")
TORCHWAKE_EVENT_ROW(GroundBurnt, .told = "ground-burnt", .sound = "flames", .hues = dust_hues, .motes = 12)
TORCHWAKE_EVENT_ROW(MatterBrought)
TORCHWAKE_EVENT_ROW(GasExploded)
TORCHWAKE_EVENT_ROW(ItemSpilt, .topic = Topic::Thing, .sound = "no_effect")
TORCHWAKE_EVENT_ROW(TorchSwitched, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(LampSwitched, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(ActorSlid, .told = "actor-slid")
TORCHWAKE_EVENT_ROW(GroundEaten, .told = "ground-eaten", .sound = "acid", .hues = dust_hues, .motes = 12)
TORCHWAKE_EVENT_ROW(GearCorroded, .topic = Topic::Fight, .sound = "acid", .hues = poison_hues, .motes = 6)
TORCHWAKE_EVENT_ROW(FireSet, .topic = Topic::Thing, .told = "fire-set")
TORCHWAKE_EVENT_ROW(ActorFell, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(ItemFellBelow, .topic = Topic::Thing, .told = "item-fell-below", .sound = "plunge")
TORCHWAKE_EVENT_ROW(ItemBurnt, .topic = Topic::Thing, .told = "item-burnt", .hues = fire_hues, .motes = 12)
TORCHWAKE_EVENT_ROW(CoverBroke, .told = "cover-broke", .hues = dust_hues, .motes = 12)
TORCHWAKE_EVENT_ROW(LiquidTurned)
TORCHWAKE_EVENT_ROW(ItemWashedAway, .topic = Topic::Thing, .told = "item-washed-away", .own_ink = bad_ink, .sound = "splash")
TORCHWAKE_EVENT_ROW(PropRolled, .topic = Topic::Thing, .told = "prop-rolled")
TORCHWAKE_EVENT_ROW(SceneSeen)
TORCHWAKE_EVENT_ROW(SpellAnnounced, .topic = Topic::Fight, .sound = "insight")
TORCHWAKE_EVENT_ROW(AnnouncementEnded, .topic = Topic::Fight)
TORCHWAKE_EVENT_ROW(LordPhaseBegan, .topic = Topic::Fight, .sound = "lord")
TORCHWAKE_EVENT_ROW(TollPaid, .topic = Topic::Thing, .sound = "gate")
TORCHWAKE_EVENT_ROW(HuntBegan)
TORCHWAKE_EVENT_ROW(HunterScattered, .topic = Topic::Fight, .sound = "barrel_break", .hues = dust_hues, .motes = 24)
TORCHWAKE_EVENT_ROW(PrizeTakenBack, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(PrizeDestroyed, .topic = Topic::Thing)
TORCHWAKE_EVENT_ROW(LevelChanged)
#undef TORCHWAKE_EVENT_ROW
// clang-format on

namespace detail {

template <class... Kinds>
constexpr std::array<EventRow, sizeof...(Kinds)> event_rows_of(
    std::type_identity<std::variant<Kinds...>> /*of*/) {
    return {event_row<Kinds>...};
}

}  // namespace detail

/// The rows, by the place of an event's kind in rules::Event.
inline constexpr auto event_rows = detail::event_rows_of(std::type_identity<rules::Event>());

/// The actor to whom an event happens, or who does it; null if it has none.
template <class Kind>
[[nodiscard]] const rules::ActorRef* actor_of(const Kind& event) {
    if constexpr (requires { event.victim; }) {
        return &event.victim;
    } else if constexpr (requires { event.actor; }) {
        return &event.actor;
    } else {
        return nullptr;
    }
}

/// True if the hero saw it: its cell, or else its actor.
template <class Kind>
[[nodiscard]] bool was_seen(const Kind& event) {
    if constexpr (requires { event.seen; }) {
        return event.seen;
    } else {
        return actor_of(event) == nullptr || actor_of(event)->seen;
    }
}

}  // namespace torchwake::words
