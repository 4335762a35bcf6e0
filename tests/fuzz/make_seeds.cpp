// torchwake_fuzz_make_seeds FOLDER: writes seeds that the next change of rules or data would make stale:
// FOLDER/catalog, FOLDER/snapshot, FOLDER/journal (of replay too) and FOLDER/capsule.

#include "content/sample.hpp"
#include "fuzz/fuzz.hpp"
#include "fuzz/small_level.hpp"

#include <torchwake/save/capsule.hpp>
#include <torchwake/save/compression.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/snapshot.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace rules = torchwake::rules;
namespace save = torchwake::save;
using torchwake::core::Direction;

namespace {

/// The commands that set oil and grass on fire.
const std::vector<rules::Command>& fire_setting() {
    static const std::vector<rules::Command> all{rules::Walk{Direction::East},
                                                 rules::PickUp{},
                                                 rules::Walk{Direction::East},
                                                 rules::PickUp{},
                                                 rules::UseItem{rules::Slot{1}, {{4, 2}}},
                                                 rules::UseItem{rules::Slot{0}, {{2, 2}}},
                                                 rules::Wait{}};
    return all;
}

save::SavedRun burning_run() {
    const rules::Ruleset ruleset = torchwake::fuzz::small_level_rules();
    save::SavedRun run{rules::new_run(ruleset, 1), {}};
    for (const rules::Command& command : fire_setting()) {
        const rules::Turn turn = rules::take_turn(ruleset, run.world, command);
        run.chronicle.add(run.world.run.turn, turn.events);
    }
    torchwake::fuzz::require(!run.world.level.matter.active.at_rest());
    return run;
}

/// The text that is packed in a snapshot.
std::string text_of(const std::string& snapshot) {
    constexpr std::string_view name = "\"plain\":";
    const std::size_t plain = std::stoul(snapshot.substr(snapshot.find(name) + name.size()));
    const auto text = save::decompress(std::string_view(snapshot).substr(snapshot.find('\n') + 1), plain);
    torchwake::fuzz::require(text.has_value());
    return *text;
}

save::JournalHeader header() {
    return {.hero_name = "Ann", .data = torchwake::fuzz::small_level_catalog().data_hash(), .game = "0.1.0"};
}

std::string journal_of(const std::vector<save::Record>& records) {
    save::JournalWriter writer;
    std::string text = writer.header(header());
    for (const save::Record& record : records) {
        text += writer.line(record);
    }
    return text;
}

const std::vector<save::Record>& commands() {
    static const std::vector<save::Record> all{save::CommandBegan{rules::Walk{Direction::NorthWest}},
                                               save::CommandEnded{0x0123'4567'89AB'CDEF},
                                               save::CommandBegan{rules::UseItem{rules::Slot{2}, {{3, 4}}}},
                                               save::CommandEnded{1},
                                               save::CommandBegan{rules::PickUp{}},
                                               save::CommandBegan{rules::DropItem{rules::Slot{0}}},
                                               save::CommandBegan{rules::CloseDoor{Direction::South}},
                                               save::CommandBegan{rules::Cast{rules::Slot{1}, {{3, 4}}}},
                                               save::CommandEnded{2},
                                               save::CommandBegan{rules::Descend{}},
                                               save::CommandBegan{rules::Wait{}}};
    return all;
}

std::vector<save::Record> fire_records() {
    std::vector<save::Record> records;
    for (const rules::Command& command : fire_setting()) {
        records.emplace_back(save::CommandBegan{command});
        records.emplace_back(save::CommandEnded{0});
    }
    return records;
}

const std::vector<save::Record>& answers() {
    static const std::vector<save::Record> all{save::Pointed{{{5, 1}}, 2},
                                               save::Answered{"use", 0, true},
                                               save::Answered{"choose", 3, false},
                                               save::Targeted{},
                                               save::Targeted{rules::EntityId{7}},
                                               save::Left{},
                                               save::Scored{3, "a.txt"},
                                               save::Closed{},
                                               save::Closed{7, 2, rules::Fate{"giant_rat"}},
                                               save::KeysWere{"get g PadA"},
                                               save::ScrollEnd{12}};
    return all;
}

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string capsule_of(const save::Capsule& capsule) {
    return save::write_capsule(capsule).value();
}

void write_catalog(const std::filesystem::path& folder) {
    const torchwake::content::DataTexts texts = torchwake::content::sample_texts();
    write(folder / "tiles.json", texts.tiles);
    write(folder / "monsters.json", texts.monsters);
    write(folder / "items.json", texts.items);
    write(folder / "tables.json", texts.tables);
    write(folder / "levels.json", texts.levels);
    write(folder / "vaults.json", texts.vaults);
    write(folder / "factions.json", texts.factions);
}

}  // namespace

int main(int argc, char** argv) {
    torchwake::fuzz::require(argc == 2);
    const std::filesystem::path folder(argv[1]);
    std::filesystem::remove_all(folder);
    write_catalog(folder / "catalog");
    const auto& catalog = torchwake::fuzz::small_level_catalog();
    const std::string snapshot = save::encode_run(catalog, burning_run());
    write(folder / "snapshot/file", snapshot);
    write(folder / "snapshot/text", text_of(snapshot));
    write(folder / "journal/commands", journal_of(commands()));
    write(folder / "journal/fire", journal_of(fire_records()));
    write(folder / "journal/answers", journal_of(answers()));
    write(folder / "capsule/commands", capsule_of({header(), commands(), {}, "", {}}));
    write(folder / "capsule/answers", capsule_of({header(), answers(), {}, "play/menu", {"a", "b"}}));
}
