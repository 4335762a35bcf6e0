#include <boost/json/value.hpp>
#include <torchwake/low/open.hpp>
