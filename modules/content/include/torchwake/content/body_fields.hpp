#pragma once

// The member lists of an actor's attributes and skills, for the data hash and for stored state.

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/monster_def.hpp>

#include <boost/describe/class.hpp>

namespace torchwake::content {

BOOST_DESCRIBE_STRUCT(Attributes, (), (strength, constitution, dexterity, intelligence))
BOOST_DESCRIBE_STRUCT(Skills, (), (melee, defence, magic))

}  // namespace torchwake::content
