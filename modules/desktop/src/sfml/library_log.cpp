#include "sfml/library_log.hpp"

#include <SFML/System/Err.hpp>

#include <ostream>

namespace torchwake::desktop::sfml {

void silence_library() {
    sf::err().rdbuf(nullptr);
}

}  // namespace torchwake::desktop::sfml
