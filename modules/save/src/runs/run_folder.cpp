#include "runs/run_folder.hpp"

#include "runs/run_files.hpp"

#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/snapshot.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// The highest number of the runs in a folder, apart from those behind which new runs would have no room.
std::int64_t last_run_number(const std::vector<std::string>& names) {
    constexpr std::int64_t room = 1'000'000;
    std::int64_t last = 0;
    for (const std::string& name : names) {
        const std::int64_t number = is_run_name(name) ? run_number(name) : 0;
        last = std::max(last, number < highest_number - room ? number : 0);
    }
    return last;
}

}  // namespace

FileResult<void> claim_folder(const RunPlace& place, const std::string& hero_name, HeldFolder& held) {
    constexpr std::int64_t most_tries = 1000;
    const auto names = place.files->list(place.folder);
    if (!names) {
        return names.error();
    }
    const std::int64_t first = last_run_number(*names) + 1;
    for (std::int64_t number = first; number < first + most_tries; ++number) {
        held.name = run_name(hero_name, number);
        const fs::path folder = place.folder / held.name;
        if (auto made = place.files->make_folder(folder); !made) {
            return made;
        }
        auto lock = place.files->lock(folder / lock_name);
        if (!lock && !is_held(lock.error())) {
            return lock.error();
        }
        if (lock && !place.files->exists(folder / part_name(1))) {
            held.lock = *std::move(lock);
            return {};
        }
    }
    return FileError{"make the folder", place.folder / held.name,
                     boost::system::errc::make_error_code(boost::system::errc::file_exists)};
}

FileResult<void> store_snapshot(const RunPlace& place, const fs::path& folder, const SavedRun& run,
                                std::int64_t records) {
    const fs::path path = folder / snapshot_name(records);
    const std::string bytes = encode_run(*place.catalog, run);
    if (auto written = write_file_durably(*place.files, path, bytes); !written) {
        return written;
    }
    const auto read = place.files->read(path, max_snapshot_bytes);
    if (!read) {
        return read.error();
    }
    if (*read != bytes) {
        static_cast<void>(place.files->remove(path));
        return FileError{"write", path, boost::system::errc::make_error_code(boost::system::errc::io_error)};
    }
    return {};
}

}  // namespace torchwake::save
