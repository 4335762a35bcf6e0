#pragma once

#include <torchwake/content/attributes.hpp>

namespace torchwake::rules {

/// What a hero may grow in, and what a weapon goes by.
using content::Attribute;
using content::attribute_of;

}  // namespace torchwake::rules
