// The power fails at any operation on the files beside the runs: options, scores, records of finished runs,
// and files that a person named. Each is whole afterwards, as it was or as it was to be, and can be written.

#include "save/simulated_disk.hpp"

#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/options_file.hpp>
#include <torchwake/save/scores.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

const fs::path user_folder = fs::current_path().root_path() / "home" / "ann";
const fs::path user_options = user_folder / "options.json";
const fs::path user_scores = user_folder / "scores.json";
const fs::path user_records = user_folder / "records";
const fs::path user_capsule = user_folder / "bug.json";
constexpr std::string_view damage = "{\"half\":";

Options with_volume(std::int32_t volume) {
    Options options;
    options.master_volume = volume;
    return options;
}

ScoreEntry score_of(std::int64_t score) {
    ScoreEntry entry;
    entry.name = "Ann";
    entry.fate = {"rat"};
    entry.score = score;
    entry.seed = static_cast<std::uint64_t>(score);
    return entry;
}

/// A file's text; nothing if there is none.
std::optional<std::string> text_in(SimulatedDisk& disk, const fs::path& path) {
    const auto read = disk.read(path, 1U << 20U);
    return read ? *read : std::nullopt;
}

/// True if some file of the user's folder has that text.
bool has_text(SimulatedDisk& disk, std::string_view text) {
    const auto names = disk.list(user_folder);
    return names && std::ranges::any_of(*names, [&](const std::string& name) {
               return text_in(disk, user_folder / name) == text;
           });
}

/// Changes files of a disk on which it was prepared. What a loss of power leaves of that has a fault, or "".
struct Deed {
    std::string_view name;
    void (*prepare)(SimulatedDisk& disk);
    void (*change)(SimulatedDisk& disk);
    std::string (*fault)(SimulatedDisk& left);
};

std::string fault_of_options(SimulatedDisk& left) {
    OptionsFile file(left, user_options);
    const LoadedOptions loaded = file.load();
    if (loaded.message) {
        return *loaded.message;
    }
    const std::int32_t volume = loaded.options.master_volume;
    if (volume != 1 && volume != 2) {
        return "the volume is " + std::to_string(volume);
    }
    const bool stored = file.store(with_volume(3)).has_value();
    left.lose_power();
    const Options again = OptionsFile(left, user_options).load().options;
    return stored && again.master_volume == 3 ? "" : "options can't be stored any more";
}

/// Whatever else is there, the damaged bytes are, and a file can be stored.
std::string fault_of_damaged_options(SimulatedDisk& left) {
    if (!has_text(left, damage)) {
        return "the damaged file is gone";
    }
    OptionsFile file(left, user_options);
    static_cast<void>(file.load());
    const bool stored = file.store(with_volume(3)).has_value();
    left.lose_power();
    if (!has_text(left, damage)) {
        return "the damaged file was written over";
    }
    const LoadedOptions again = OptionsFile(left, user_options).load();
    return stored && again.options.master_volume == 3 ? "" : "options can't be stored any more";
}

std::string fault_of_scores(SimulatedDisk& left) {
    const LoadedScores loaded = load_scores(left, user_scores);
    if (loaded.message) {
        return *loaded.message;
    }
    const std::vector<ScoreEntry> before{score_of(500), score_of(100)};
    const std::vector<ScoreEntry> after{score_of(500), score_of(300), score_of(100)};
    if (loaded.entries != before && loaded.entries != after) {
        return "there are " + std::to_string(loaded.entries.size()) + " scores";
    }
    const auto added = add_score(left, user_scores, score_of(300));
    left.lose_power();
    return added && load_scores(left, user_scores).entries == after ? "" : "no score can be added any more";
}

std::string fault_of_damaged_scores(SimulatedDisk& left) {
    if (!has_text(left, damage)) {
        return "the damaged file is gone";
    }
    const auto added = add_score(left, user_scores, score_of(300));
    left.lose_power();
    if (!has_text(left, damage)) {
        return "the damaged file was written over";
    }
    const std::vector<ScoreEntry> after{score_of(300)};
    return added && load_scores(left, user_scores).entries == after ? "" : "no score can be added any more";
}

std::string fault_of_records(SimulatedDisk& left) {
    if (text_in(left, user_records / "ann-1.txt") != "the first record\n") {
        return "the older record is lost";
    }
    const auto written = write_run_report(left, user_records, "Ann", 1, "the second record\n");
    left.lose_power();
    return written && text_in(left, *written) == "the second record\n" ? "" : "no record can be written";
}

std::string fault_of_capsule(SimulatedDisk& left) {
    const auto text = text_in(left, user_capsule);
    if (text != "old" && text != "new") {
        return "the file has " + text.value_or("nothing");
    }
    const auto written = write_named_file(left, user_capsule, "newer");
    left.lose_power();
    return written && text_in(left, user_capsule) == "newer" ? "" : "the file can't be written";
}

void store_options(SimulatedDisk& disk) {
    OptionsFile file(disk, user_options);
    static_cast<void>(file.load());
    CHECK(file.store(with_volume(2)).has_value());
}

void add_middle_score(SimulatedDisk& disk) {
    CHECK(add_score(disk, user_scores, score_of(300)).has_value());
}

const std::array deeds{
    Deed{
        "options are stored",
        [](SimulatedDisk& disk) { CHECK(OptionsFile(disk, user_options).store(with_volume(1)).has_value()); },
        [](SimulatedDisk& disk) {
            OptionsFile file(disk, user_options);
            static_cast<void>(file.load());
            CHECK(file.store(with_volume(2)).has_value());
        },
        fault_of_options},
    Deed{"damaged options are set aside",
         [](SimulatedDisk& disk) { disk.put(user_options, std::string(damage)); }, store_options,
         fault_of_damaged_options},
    Deed{"a score is added",
         [](SimulatedDisk& disk) {
             CHECK(add_score(disk, user_scores, score_of(100)).has_value());
             CHECK(add_score(disk, user_scores, score_of(500)).has_value());
         },
         add_middle_score, fault_of_scores},
    Deed{"a score is added to a damaged file",
         [](SimulatedDisk& disk) { disk.put(user_scores, std::string(damage)); }, add_middle_score,
         fault_of_damaged_scores},
    Deed{"a second record of a name is written",
         [](SimulatedDisk& disk) {
             CHECK(write_run_report(disk, user_records, "Ann", 1, "the first record\n").has_value());
         },
         [](SimulatedDisk& disk) {
             CHECK(write_run_report(disk, user_records, "Ann", 1, "the second record\n").has_value());
         },
         fault_of_records},
    Deed{"a file that a person named is replaced", [](SimulatedDisk& disk) { disk.put(user_capsule, "old"); },
         [](SimulatedDisk& disk) { CHECK(write_named_file(disk, user_capsule, "new").has_value()); },
         fault_of_capsule}};

/// The disk as it is before each operation of a deed, and after the last.
std::vector<DiskImage> moments_of(const Deed& deed) {
    SimulatedDisk disk;
    deed.prepare(disk);
    disk.sync_all();
    std::vector<DiskImage> moments;
    disk.before_each([&] { moments.push_back(disk.image()); });
    deed.change(disk);
    disk.before_each({});
    moments.push_back(disk.image());
    return moments;
}

/// Checks so many images of each moment. Returns the number of all images.
std::size_t check_losses(int images_each) {
    core::RandomStream random = core::derive_stream(7, "power cuts");
    std::size_t images = 0;
    for (const Deed& deed : deeds) {
        const std::vector<DiskImage> moments = moments_of(deed);
        CHECK(moments.size() > 3);
        for (std::size_t moment = 0; moment < moments.size(); ++moment) {
            for (int image = 0; image < images_each; ++image) {
                SimulatedDisk left(moments[moment].after_power_loss(random));
                const std::string fault = deed.fault(left);
                if (!fault.empty()) {
                    FAIL_CHECK(deed.name << ", operation " << moment << ": " << fault);
                }
                ++images;
            }
        }
    }
    return images;
}

}  // namespace

TEST_CASE("options, scores, records and named files are whole wherever the power is lost",
          "[save][files][power][robustness]") {
    CHECK(check_losses(50) >= 2000);
}

TEST_CASE("a million losses of power leave options, scores, records and named files whole",
          "[save][files][power][robustness][.nightly]") {
    CHECK(check_losses(22'000) >= 1'000'000);
}

}  // namespace torchwake::save
