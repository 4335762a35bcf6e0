#include "documents/options_json.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/options_file.hpp>

#include <boost/system/errc.hpp>

#include <chrono>
#include <memory>
#include <thread>

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

LoadedOptions read_file(FilePort& files, const std::filesystem::path& path) {
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

/// The options in the file as JSON; none if they can't be read.
json::Object written_options(FilePort& files, const std::filesystem::path& path) {
    const auto bytes = files.read(path, json::options_limits.max_bytes);
    if (!bytes || !*bytes) {
        return {};
    }
    const auto options = read_options_text(**bytes, path.string());
    return options ? options_to_json(*options) : json::Object();
}

bool is_equal(const json::Value* a, const json::Value* b) {
    return a == nullptr || b == nullptr ? a == b : *a == *b;
}

/// The options of the file with those that `ours` has changed since `known`. All of ours if the file has
/// none.
json::Object merged(const json::Object& ours, const json::Object& known, const json::Object& in_file) {
    json::Object result;
    for (const json::Member& member : ours.members()) {
        const json::Value* const theirs = in_file.find(member.name);
        const bool changed = !is_equal(&member.value, known.find(member.name));
        if (changed || in_file.empty()) {
            result.set(member.name, member.value);
        } else if (theirs != nullptr) {
            result.set(member.name, *theirs);
        }
    }
    for (const json::Member& member : in_file.members()) {
        if (ours.find(member.name) == nullptr && known.find(member.name) == nullptr) {
            result.set(member.name, member.value);
        }
    }
    return result;
}

/// The lock for writing the file; null if it can't be made, or if another process holds it for long, since
/// that may have been stopped.
std::unique_ptr<FileLock> lock_to_write(FilePort& files, const std::filesystem::path& path) {
    const std::filesystem::path lock_path = std::filesystem::path(path).replace_extension(".lock");
    constexpr int tries = 20;
    constexpr std::chrono::milliseconds pause{5};
    for (int attempt = 0; attempt < tries; ++attempt) {
        auto lock = files.lock(lock_path);
        if (lock) {
            return std::move(*lock);
        }
        if (lock.error().reason != boost::system::errc::resource_unavailable_try_again) {
            break;  // writing tells why
        }
        std::this_thread::sleep_for(pause);
    }
    return nullptr;
}

boost::system::result<void, std::string> write(FilePort& files, const std::filesystem::path& path,
                                               const json::Object& options) {
    if (const auto written = write_file_durably(files, path, json::write_pretty(options)); !written) {
        return to_string(written.error());
    }
    return {};
}

}  // namespace

LoadedOptions OptionsFile::load() {
    LoadedOptions loaded = read_file(*files_, path_);
    known_ = loaded.options;
    return loaded;
}

boost::system::result<void, std::string> OptionsFile::store(const Options& options) {
    const std::unique_ptr<FileLock> lock = lock_to_write(*files_, path_);
    const json::Object known = options_to_json(known_);
    auto written =
        write(*files_, path_, merged(options_to_json(options), known, written_options(*files_, path_)));
    if (written) {
        known_ = options;
    }
    return written;
}

boost::system::result<void, std::string> OptionsFile::reset() {
    const std::unique_ptr<FileLock> lock = lock_to_write(*files_, path_);
    known_ = {};
    return write(*files_, path_, options_to_json(known_));
}

}  // namespace torchwake::save
