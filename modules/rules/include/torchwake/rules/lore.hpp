#pragma once

// What the hero knows of things, and what it is asked about them.
//
// A kind may be unknown at first: until it is learnt a look stands in its place, one that the run's seed has
// given it. It is learnt when it is used in the hero's sight, bought, or identified. A single thing may have
// a trait that shows only when the hero holds or wears it, or identifies it: until then the veiled kind
// stands in its place (content/catalog.hpp). Looks and veiled kinds are definitions like others, so that
// whatever is shown, said, forecast or asked for a price goes by the id that shown.hpp answers, and by no
// other.

#include <torchwake/content/ids.hpp>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// What the hero has learnt about things.
struct Lore {
    std::vector<content::ItemId> known;  ///< kinds that are unknown at first and no longer are; ascending
    friend bool operator==(const Lore&, const Lore&) = default;
};
BOOST_DESCRIBE_STRUCT(Lore, (), (known))

/// What an effect asks the hero.
BOOST_DEFINE_FIXED_ENUM_CLASS(ChoiceKind, std::uint8_t,
                              None,         ///< nothing
                              Identify,     ///< which thing to know
                              RemoveCurse)  ///< which thing to free

/// A question that waits for its answer: until it has one the hero can do nothing else.
struct PendingChoice {
    ChoiceKind kind = ChoiceKind::None;
    friend bool operator==(const PendingChoice&, const PendingChoice&) = default;
};
BOOST_DESCRIBE_STRUCT(PendingChoice, (), (kind))

}  // namespace torchwake::rules
