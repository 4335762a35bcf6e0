#include "options/options_json.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/options_file.hpp>

#include <boost/system/errc.hpp>

namespace torchwake::save {
namespace {

boost::system::result<Options, json::Errors> read_options_text(std::string_view text,
                                                               const std::string& file) {
    const auto document = json::read(text, file, json::options_limits);
    if (!document) {
        return document.error();
    }
    return json::decode(*document, file, read_options);
}

LoadedOptions put_away(FilePort& files, const std::filesystem::path& path, const std::string& why) {
    const auto aside = set_aside(files, path, "damaged");
    const std::string kept =
        aside ? "the file is kept as " + aside->filename().string() : to_string(aside.error());
    return {{}, why + "; the options start anew, and " + kept};
}

}  // namespace

LoadedOptions load_options(FilePort& files, const std::filesystem::path& path) {
    const auto bytes = files.read(path, json::options_limits.max_bytes);
    if (!bytes && bytes.error().reason == boost::system::errc::file_too_large) {
        return put_away(files, path, to_string(bytes.error()));
    }
    if (!bytes) {
        return {{}, to_string(bytes.error())};
    }
    if (!*bytes) {
        return {};
    }
    const auto options = read_options_text(**bytes, path.string());
    if (!options) {
        return put_away(files, path, json::to_string(options.error().front()));
    }
    return {*options, std::nullopt};
}

boost::system::result<void, std::string> store_options(FilePort& files, const std::filesystem::path& path,
                                                       const Options& options) {
    if (const auto written = write_file_durably(files, path, json::write_pretty(options_to_json(options)));
        !written) {
        return to_string(written.error());
    }
    return {};
}

}  // namespace torchwake::save
