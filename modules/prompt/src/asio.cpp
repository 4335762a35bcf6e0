// Asio's own sources, compiled once for all who link this module.
#include <boost/asio/impl/src.hpp>
