#include <boost/json/value.hpp>
