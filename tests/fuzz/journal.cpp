// Any bytes are refused as a journal with a sentence, or their good part is read and written so that it reads
// back equal. To test more than the checksums, all lines are read again with right checksums.

#include "fuzz/fuzz.hpp"
#include "fuzz/small_level.hpp"
#include "fuzz/sound_lines.hpp"

#include <torchwake/save/journal.hpp>

namespace fuzz = torchwake::fuzz;
namespace save = torchwake::save;
using fuzz::require;
using torchwake::fuzz::small_level_catalog;

namespace {

void require_reads_back(const save::ReadJournal& journal) {
    save::JournalWriter writer;
    std::string text = writer.header(journal.header);
    for (const save::Record& record : journal.records) {
        text += writer.line(record);
    }
    const auto again = save::read_journal(small_level_catalog(), text, "again");
    require(again.has_value() && !again->damage && again->good_bytes == text.size());
    require(again->header == journal.header && again->records == journal.records);
}

void try_file(std::string_view text) {
    const auto journal = save::read_journal(small_level_catalog(), text, "fuzz");
    if (journal.has_error()) {
        require(!journal.error().message.empty());
        return;
    }
    require(journal->good_bytes <= text.size());
    require(journal->damage.has_value() == (journal->good_bytes < text.size()));
    require_reads_back(*journal);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    try_file(text);
    try_file(fuzz::with_sound_checksums(text));
    return 0;
}
