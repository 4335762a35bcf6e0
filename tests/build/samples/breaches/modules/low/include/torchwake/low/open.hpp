#pragma once

#include <boost/json/value.hpp>
