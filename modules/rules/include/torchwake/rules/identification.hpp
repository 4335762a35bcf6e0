#pragma once

// The hero's knowledge of items, and the questions that effects ask about them.
//
// A kind may be unknown at first: until the hero learns it, a look that the run's seed chose stands in its
// place. The hero learns it when it is used in its sight, bought, or identified. A single item may have a
// trait that shows only when the hero holds, wears or identifies it: until then the unidentified kind stands
// in its place (content/catalog.hpp). Looks and unidentified kinds are definitions like others, so everything
// that is shown, said, forecast or priced uses the id that apparent_kind.hpp answers, and no other.

#include <torchwake/content/ids.hpp>
#include <torchwake/rules/described.hpp>

#include <boost/describe/enum.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// The kinds that the hero has learnt.
struct Identified {
    std::vector<content::ItemId> kinds;  ///< once unknown, now known; ascending
};
BOOST_DESCRIBE_STRUCT(Identified, (), (kinds))

/// The question that an effect asks the hero, or that a run begins with.
BOOST_DEFINE_FIXED_ENUM_CLASS(ChoiceKind, std::uint8_t,
                              None,         ///< nothing
                              Identify,     ///< which item to identify
                              RemoveCurse,  ///< which item to free of its curse
                              Gift)         ///< which gift to take (gifts.hpp)

/// A question that waits for its answer; until then the hero can do nothing else.
struct PendingChoice {
    ChoiceKind kind = ChoiceKind::None;  ///< None: nothing is asked
};
BOOST_DESCRIBE_STRUCT(PendingChoice, (), (kind))

}  // namespace torchwake::rules
