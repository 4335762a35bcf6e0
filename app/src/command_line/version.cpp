#include "command_line/version.hpp"

#include "command_line/window_library.hpp"

#include <torchwake/save/snapshot.hpp>

#include <boost/version.hpp>

namespace torchwake::app {
namespace {

std::string compiler() {
#if defined(__clang__)
    return "clang " __clang_version__;
#elif defined(__GNUC__)
    return "g++ " __VERSION__;
#else
    return "unknown";
#endif
}

/// Source: boost/version.hpp, which packs the three numbers into one.
std::string boost_version() {
    return std::to_string(BOOST_VERSION / 100000) + "." + std::to_string(BOOST_VERSION / 100 % 1000) + "." +
           std::to_string(BOOST_VERSION % 100);
}

}  // namespace

std::string version_number() {
    return TORCHWAKE_VERSION;
}

std::string version_text() {
    return "torchwake " + version_number() + "\ncommit " TORCHWAKE_COMMIT "\ncompiler " + compiler() + "\n" +
           window_library() + "\nBoost " + boost_version() + "\nsave format " +
           std::to_string(save::snapshot_version);
}

}  // namespace torchwake::app
