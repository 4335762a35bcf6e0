// The reasons why a command is refused, in words.

#include <torchwake/core/contract.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/message_writer.hpp>

#include <string_view>
#include <vector>

namespace torchwake::view {

std::string_view refusal_key(rules::RefusalReason reason) {
    using enum rules::RefusalReason;
    switch (reason) {
        case RunIsOver:
            return "refused-run-is-over";
        case WallInTheWay:
            return "refused-wall";
        case CornerInTheWay:
            return "refused-corner";
        case EnemyBehindCorner:
            return "refused-behind-corner";
        case FriendInTheWay:
            return "refused-friend";
        case NothingToPickUp:
            return "refused-nothing-here";
        case PackFull:
            return "refused-pack-full";
        case NoSuchSlot:
            return "refused-no-such-slot";
        case SlotEmpty:
            return "refused-slot-empty";
        case ItemHasNoUse:
            return "refused-no-use";
        case CantBeEquipped:
            return "refused-cant-equip";
        case AlreadyEquipped:
            return "refused-equipped";
        case NotEquipped:
            return "refused-not-equipped";
        case ItemLiesHere:
            return "refused-no-space";
        case StairsHere:
            return "refused-stairs-here";
        case NoOpenDoorThere:
            return "refused-no-open-door";
        case DoorwayOccupied:
            return "refused-doorway-occupied";
        case NoStairsDownHere:
            return "refused-no-stairs-down";
        case NoStairsUpHere:
            return "refused-no-stairs-up";
        case NoLevelBelow:
            return "refused-no-level-below";
        case PrizeMissing:
            return "refused-prize-missing";
        case ChoiceNeeded:
            return "refused-choice-needed";
        case NoChoiceOwed:
            return "refused-no-choice-owed";
        case TargetNeeded:
            return "refused-target-needed";
        case TargetUnseen:
            return "refused-target-unseen";
        case TargetTooFar:
            return "refused-target-too-far";
        case TargetIsSelf:
            return "refused-target-is-self";
        case SpellNotKnown:
            return "refused-spell-unknown";
        case SpellKnownAlready:
            return "refused-spell-known";
        case TooLittleMana:
            return "refused-too-little-mana";
        case NothingToShootWith:
            return "refused-nothing-to-shoot-with";
        case NoAmmunition:
            return "refused-no-ammunition";
        case NoOtherWeapon:
            return "refused-no-other-weapon";
        case NoVendorThere:
            return "refused-no-vendor";
        case NotForSale:
            return "refused-not-for-sale";
        case TooPoor:
            return "refused-too-poor";
        case VendorInTheWay:
            return "refused-vendor";
        case CursedStays:
            return "refused-cursed";
        case AnswerNeeded:
            return "refused-answer-first";
        case NothingAsked:
            return "refused-nothing-asked";
        case NoAnswer:
            return "refused-no-answer";
        case FeatureInTheWay:
            return "refused-feature";
        case TrapInTheWay:
            return "refused-trap";
        case NoTrapThere:
            return "refused-no-trap";
        case InTownAlready:
            return "refused-in-town";
        case PrizeHolds:
            return "refused-prize-holds";
    }
    core::contract_failed("precondition", "a known reason");
}

Message MessageWriter::tell(const rules::Refusal& refusal) const {
    std::vector<Argument> arguments;
    if (refusal.item.valid()) {
        arguments.push_back(name("item", refusal.item));
    }
    if (refusal.spell.valid()) {
        arguments.push_back(name("spell", refusal.spell));
    }
    if (refusal.tile.valid()) {
        arguments.push_back(name("feature", refusal.tile));
    }
    if (refusal.trap.valid()) {
        arguments.push_back(name("trap", refusal.trap));
    }
    return {compose(words_->get(refusal_key(refusal.reason)), arguments), quiet_ink};
}

}  // namespace torchwake::view
