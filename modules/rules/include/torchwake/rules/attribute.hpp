#pragma once

#include <torchwake/content/attributes.hpp>

namespace torchwake::rules {

/// The attributes of an actor: a hero can raise one, and a weapon names the one behind its blows.
using content::Attribute;
using content::attribute_of;

}  // namespace torchwake::rules
