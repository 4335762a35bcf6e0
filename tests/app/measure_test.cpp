// Tables of what means and gifts decide, as the program makes them.

#include "app/simulation.hpp"

#include <torchwake/json/reader.hpp>

#include <catch2/catch_message.hpp>

#include <filesystem>

using namespace torchwake::testing;
namespace json = torchwake::json;

namespace {

/// The object that is the whole of a text.
json::Object object_of(const std::string& text) {
    const auto value = json::read(text, "text");
    REQUIRE(value.has_value());
    return *value->if_object();
}

}  // namespace

TEST_CASE("a table of what each family and each gift decides is played in one command", "[app][simulate]") {
    const ScratchFolder folder;
    const std::string table = (folder.path() / "table.json").string();
    const std::string picture = (folder.path() / "table.svg").string();
    const Told told = run({"measure", "--games", "2", "--bot", "fighter", "--turns", "40", "--out", table,
                           "--picture", picture});
    REQUIRE(told.code == 0);
    CHECK(has(told.output, "fighter: 0 of 2 won, 0.0 % (0.0 to 65.8); 0 of 0 at depth 11\n"));
    CHECK(has(told.output, "fighter without growth: 0 of 2 won"));
    CHECK(has(told.output, "fighter with gift_scrolls: 0 of 2 won"));
    const json::Object written = object_of(read_text(table));
    const json::Array& batches = *written.find("batches")->if_array();
    REQUIRE(batches.size() == 15);
    const json::Object& all_means = *batches.front().if_object();
    CHECK(text_at(all_means, "without").empty());
    CHECK(number_at(all_means, "games") == 2);
    CHECK(number_at(object_at(all_means, "won_permille"), "most") == 658);
    CHECK(all_means.find("arrivals")->if_array()->size() == 12);
    CHECK(written.find("gifts")->if_array()->size() == 7);
    const std::string svg = read_text(picture);
    CHECK(has(svg, ">without growth<"));
    CHECK(has(svg, ">fighter, by gift<"));
    CHECK(svg.ends_with("</svg>\n"));
}

TEST_CASE("a table is made of files of simulations, shards among them, as of games that are played",
          "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string without = shards.other_file("without.jsonl");
    const std::vector<std::string> games{"--games", "10", "--seed", "70", "--turns", "150", "--out", without};
    std::vector<std::string> left_out = games;
    left_out.insert(left_out.end(), {"--without", "light"});
    REQUIRE(simulate(left_out).code == 0);
    const std::string table = shards.other_file("table.json");
    const Told told =
        run({"measure", without, shards.file(3), shards.file(1), shards.file(2), "--out", table});
    CHECK(told.code == 0);
    CHECK(told.output.starts_with("explorer: 0 of 10 won"));
    CHECK(has(told.output, "explorer without light: 0 of 10 won"));
    CHECK(object_of(read_text(table)).find("batches")->if_array()->size() == 2);
}

TEST_CASE("a game whose hero leaves the prize behind is neither won nor lost", "[app][simulate]") {
    const Shards& shards = some_shards();
    const auto measured = [&shards](const std::string& cause) {
        const std::string file = shards.other_file("one.jsonl");
        REQUIRE(simulate({"--games", "1", "--turns", "10", "--out", file}).code == 0);
        std::string text = read_text(file);
        const std::string given_up = R"("cause":"turns")";
        REQUIRE(has(text, given_up));
        text.replace(text.find(given_up), given_up.size(), R"("cause":")" + cause + '"');
        const std::string table = shards.other_file(cause + ".json");
        const Told told = run({"measure", shards.written("ended.jsonl", text), "--out", table});
        CAPTURE(told.errors);
        REQUIRE(told.code == 0);
        const json::Object written = object_of(read_text(table));
        return *written.find("batches")->if_array()->front().if_object();
    };
    const json::Object left_behind = measured("left-behind");
    CHECK(number_at(left_behind, "won") == 0);
    CHECK(left_behind.find("deaths_by")->if_object()->size() == 0);
    CHECK(number_at(measured("given-to-fire"), "won") == 1);
    CHECK(number_at(measured("escaped"), "won") == 1);
}

TEST_CASE("files that make no table are refused, and nothing is written", "[app][simulate]") {
    const Shards& shards = some_shards();
    const std::string table = shards.other_file("no-table.json");
    const auto check = [&](const std::vector<std::string>& files, const std::string& error) {
        std::vector<std::string> arguments{"measure", "--out", table};
        arguments.insert(arguments.end(), files.begin(), files.end());
        const Told told = run(arguments);
        CAPTURE(told.errors);
        CHECK(told.code == 1);
        CHECK(told.output.empty());
        CHECK(has(told.errors, error));
        CHECK_FALSE(std::filesystem::exists(table));
    };
    check({shards.file(1), shards.file(3)}, "3 games of shard 2/3 are missing, the first of seed 71");
    check({shards.file(1), shards.file(1)}, "found shard 1/3, which ");
    check({shards.written("measured.jsonl", "")}, "found no summary");
    const std::string others = shards.other_file("others.jsonl");
    REQUIRE(simulate({"--games", "2", "--turns", "10", "--out", others}).code == 0);
    check({others, shards.file(1)}, "its games are by the explorer, like those of ");
    const std::string text = read_text(others);
    const std::size_t data = text.find(R"("data":")") + 8;
    std::string changed = text;
    changed[data] = changed[data] == '0' ? '1' : '0';
    check({shards.file(1), shards.written("data.jsonl", changed)},
          "its games are of other data than those of ");
    CHECK(run({"measure", "--bot", "nobody"}).code == 2);
}
