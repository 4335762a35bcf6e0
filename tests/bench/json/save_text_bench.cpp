#include "../save/visited_run.hpp"
#include "bench_case.hpp"

#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/save/compression.hpp>
#include <torchwake/save/snapshot.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::size_t megabyte = 1'000'000;
constexpr json::Limits limits{.max_bytes = 2 * megabyte};

/// The JSON in a snapshot.
std::string text_of(const save::SavedRun& run) {
    const std::string bytes = save::encode_run(game_data(), run);
    const std::size_t line_end = bytes.find('\n');
    const auto header = json::read(std::string_view(bytes).substr(0, line_end), "bench");
    const auto plain = static_cast<std::size_t>(*header->if_object()->find("plain")->if_integer());
    return *save::decompress(std::string_view(bytes).substr(line_end + 1), plain);
}

/// A run as a save holds it, with its left levels again and again until it is a megabyte long.
std::string save_of_a_megabyte() {
    save::SavedRun run = visited_run(1, 10);
    const std::vector<rules::LeftLevel> levels = run.world.left_levels;
    for (;;) {
        std::string text = text_of(run);
        if (text.size() >= megabyte) {
            return text;
        }
        run.world.left_levels.insert(run.world.left_levels.end(), levels.begin(), levels.end());
    }
}

/// A call is a whole text; the result is its size, so that result / microseconds is megabytes a second.
std::function<Pass()> prepare_reading() {
    const auto text = std::make_shared<std::string>(save_of_a_megabyte());
    return [text] {
        const auto value = json::read(*text, "bench", limits);
        return Pass{1, value ? text->size() : 0};
    };
}

std::function<Pass()> prepare_writing() {
    const auto value = std::make_shared<json::Value>(*json::read(save_of_a_megabyte(), "bench", limits));
    return [value] { return Pass{1, json::write_line(*value).size()}; };
}

const bool added =
    add_case({"JSON of a save of 1 MB, read", "torchwake", Side::Ours, {0, 2'500}, prepare_reading}) &&
    add_case({"JSON of a save of 1 MB, written", "torchwake", Side::Ours, {0, 1'667}, prepare_writing});

}  // namespace
}  // namespace torchwake::bench
