#include <all.hpp>
