#pragma once

// Each command has its check and its actions side by side in one file of this folder. `rules::check` and
// `rules::apply` (turn.hpp) choose among them by overload, so a command or an action that lacks one does not
// compile.

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The actor whose command is checked, and its cell. Refers to what it was made of.
struct CommandContext {
    const content::Catalog& catalog;
    const World& world;
    EntityId actor;
    core::Point here;

    operator GameState() const { return {catalog, world}; }

    /// The answer that the command can be carried out, by this action.
    [[nodiscard]] Checked plan(const PlannedAction& action) const { return Plan{actor, action}; }
};

/// The answer that the command can't be carried out.
[[nodiscard]] inline Checked refuse(RefusalReason reason, content::ItemId item = {}) {
    return Refusal{reason, item};
}

[[nodiscard]] Checked check(const CommandContext& context, const Walk& walk);
[[nodiscard]] Checked check(const CommandContext& context, const Wait& wait);
[[nodiscard]] Checked check(const CommandContext& context, const PickUp& pick_up);
[[nodiscard]] Checked check(const CommandContext& context, const UseItem& use);
[[nodiscard]] Checked check(const CommandContext& context, const DropItem& drop);
[[nodiscard]] Checked check(const CommandContext& context, const CloseDoor& close);
[[nodiscard]] Checked check(const CommandContext& context, const Descend& descend);
[[nodiscard]] Checked check(const CommandContext& context, const Ascend& ascend);
[[nodiscard]] Checked check(const CommandContext& context, const Grow& grow);
[[nodiscard]] Checked check(const CommandContext& context, const Cheat& cheat);
[[nodiscard]] Checked check(const CommandContext& context, const Equip& equip);
[[nodiscard]] Checked check(const CommandContext& context, const TakeOff& take_off);
[[nodiscard]] Checked check(const CommandContext& context, const Cast& cast);
[[nodiscard]] Checked check(const CommandContext& context, const Throw& thrown);
[[nodiscard]] Checked check(const CommandContext& context, const Fire& fire);
[[nodiscard]] Checked check(const CommandContext& context, const SwapWeapons& swap);
[[nodiscard]] Checked check(const CommandContext& context, const Buy& buy);
[[nodiscard]] Checked check(const CommandContext& context, const Sell& sell);
[[nodiscard]] Checked check(const CommandContext& context, const AnswerChoice& given);
[[nodiscard]] Checked check(const CommandContext& context, const Disarm& disarm);
[[nodiscard]] Checked check(const CommandContext& context, const SetQuickSlot& wanted);
/// Checks the answer to the choice of a gift.
[[nodiscard]] Checked check_gift(const CommandContext& context, const AnswerChoice& given);
[[nodiscard]] Checked check(const CommandContext& context, const UseTrick& use);
[[nodiscard]] Checked check(const CommandContext& context, const SwitchTorch& wanted);
[[nodiscard]] Checked check(const CommandContext& context, const SetFire& wanted);
[[nodiscard]] Checked check(const CommandContext& context, const Roll& wanted);

/// The actor of an action, its world, and the list that receives the events. Refers to what it was made of.
struct ActionContext {
    const Ruleset& ruleset;
    const content::Catalog& catalog;
    World& world;
    EntityId actor;
    Events& events;

    operator GameState() const { return {catalog, world}; }
    operator MutableGameState() const { return {catalog, world}; }
};

void apply(const ActionContext& context, const StepPlan& step);
void apply(const ActionContext& context, const WaitPlan& wait);
void apply(const ActionContext& context, const OpenDoorPlan& open);
void apply(const ActionContext& context, const CloseDoorPlan& close);
void apply(const ActionContext& context, const AttackPlan& attack);
void apply(const ActionContext& context, const PickUpPlan& pick_up);
void apply(const ActionContext& context, const UseItemPlan& use);
void apply(const ActionContext& context, const DropItemPlan& drop);
void apply(const ActionContext& context, const EquipPlan& equip);
void apply(const ActionContext& context, const TakeOffPlan& taking);
void apply(const ActionContext& context, const StumblePlan& stumble);
void apply(const ActionContext& context, const AnnouncePlan& announcement);
void apply(const ActionContext& context, const CastAnnouncedPlan& cast);
void apply(const ActionContext& context, const DescendPlan& down);
void apply(const ActionContext& context, const AscendPlan& up);
void apply(const ActionContext& context, const EscapePlan& out);
void apply(const ActionContext& context, const GrowPlan& choice);
void apply(const ActionContext& context, const CheatPlan& cheat);
void apply(const ActionContext& context, const SwapPlan& swap);
void apply(const ActionContext& context, const CastPlan& casting);
void apply(const ActionContext& context, const ShotPlan& shot);
void apply(const ActionContext& context, const BuyPlan& bought);
void apply(const ActionContext& context, const SellPlan& sold);
void apply(const ActionContext& context, const AnswerPlan& given);
void apply(const ActionContext& context, const StrugglePlan& struggle);
void apply(const ActionContext& context, const DisarmPlan& disarm);
void apply(const ActionContext& context, const OpenPropPlan& open);
void apply(const ActionContext& context, const FollowPlan& follow);
void apply(const ActionContext& context, const ReturnPlan& back);
void apply(const ActionContext& context, const QuickSlotPlan& plan);
void apply(const ActionContext& context, const TakeGiftPlan& taken);
void apply(const ActionContext& context, const PhasePlan& phase);
void apply(const ActionContext& context, const SummonPlan& summon);
void apply(const ActionContext& context, const BurrowPlan& burrow);
void apply(const ActionContext& context, const CallPlan& call);
void apply(const ActionContext& context, const PutOutTorchPlan& out);
void apply(const ActionContext& context, const LightTorchPlan& light);
void apply(const ActionContext& context, const SwitchLampPlan& lamp);
void apply(const ActionContext& context, const SetFirePlan& fire);
void apply(const ActionContext& context, const RollPlan& roll);

}  // namespace torchwake::rules
