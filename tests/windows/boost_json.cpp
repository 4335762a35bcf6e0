// Boost.JSON, which Debian has for its own system only.

#include <boost/json/src.hpp>
