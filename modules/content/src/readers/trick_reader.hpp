#pragma once

#include "readers/definition_readers.hpp"

#include <torchwake/content/trick.hpp>

namespace torchwake::content {

/// Reads the member `tricks`: a list of objects with one member, named for the trick, each trick once.
void read_tricks(json::Fields& in, std::vector<Trick>& tricks, const AllIds& ids);

}  // namespace torchwake::content
