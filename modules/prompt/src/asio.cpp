// Asio's own sources, compiled once for all that link this module.
#include <boost/asio/impl/src.hpp>
