// Files that changed on the disk: every single bit of a journal and of a snapshot, and every shorter length.

#include "save/recorded_run.hpp"

#include <torchwake/save/journal.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

namespace torchwake::save {
namespace {

using scenario::test_catalog;

struct SampleJournal {
    std::vector<Record> records;
    std::string text;
};

/// A journal of at most that many bytes.
SampleJournal sample_journal(std::size_t most) {
    const RecordedRun run = recorded_run(3, 40, 100);
    JournalWriter writer;
    SampleJournal sample{{}, writer.header(run.header)};
    for (const Record& record : run.records) {
        const std::string line = writer.line(record);
        if (sample.text.size() + line.size() > most) {
            break;
        }
        sample.text += line;
        sample.records.push_back(record);
    }
    return sample;
}

std::size_t lines_before(const std::string& text, std::size_t place) {
    return static_cast<std::size_t>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
}

/// True if exactly the records before a line (0 is the header) are still read, and the rest is damage.
bool is_good_up_to(const SampleJournal& sample, const std::string& changed, std::size_t line) {
    const auto read = read_journal(test_catalog(), changed, "journal-1.log");
    if (line == 0 || !read) {
        return line == 0 && !read && read.error().fault == JournalFault::Damaged;
    }
    return read->damage && read->records.size() == line - 1 && begins_with(sample.records, read->records);
}

/// The number of single-bit changes within the first bytes that are not noticed.
int unnoticed_flips(const SampleJournal& sample) {
    int unnoticed = 0;
    std::string changed = sample.text;
    for (std::size_t place = 0; place < changed.size(); ++place) {
        const std::size_t line = lines_before(sample.text, place);
        for (unsigned bit = 0; bit < 8; ++bit) {
            changed[place] = static_cast<char>(static_cast<unsigned char>(sample.text[place]) ^ (1U << bit));
            unnoticed += is_good_up_to(sample, changed, line) ? 0 : 1;
        }
        changed[place] = sample.text[place];
    }
    return unnoticed;
}

}  // namespace

TEST_CASE("every flip of a single bit of a journal is noticed, and all before it is kept", "[save][rot]") {
    CHECK(unnoticed_flips(sample_journal(4096)) == 0);
}

TEST_CASE("a journal that ends early is noticed, or is what it was at an earlier moment", "[save][rot]") {
    const SampleJournal sample = sample_journal(4096);
    int wrong = 0;
    for (std::size_t length = 0; length < sample.text.size(); ++length) {
        const std::string cut = sample.text.substr(0, length);
        const std::size_t line = lines_before(sample.text, length);
        if (!cut.ends_with('\n')) {
            wrong += is_good_up_to(sample, cut, line) ? 0 : 1;
            continue;
        }
        const auto read = read_journal(test_catalog(), cut, "journal-1.log");
        const bool is_earlier = read && !read->damage && read->records.size() == line - 1 &&
                                begins_with(sample.records, read->records);
        wrong += is_earlier ? 0 : 1;
    }
    CHECK(wrong == 0);
}

TEST_CASE("a line that is missing, repeated or moved is noticed", "[save][rot]") {
    const SampleJournal sample = sample_journal(4096);
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < sample.text.size();) {
        const std::size_t end = sample.text.find('\n', start) + 1;
        lines.push_back(sample.text.substr(start, end - start));
        start = end;
    }
    const auto joined = [](const std::vector<std::string>& parts) {
        std::string text;
        for (const std::string& part : parts) {
            text += part;
        }
        return text;
    };
    for (std::size_t line = 1; line + 1 < lines.size(); ++line) {
        const auto place = static_cast<std::ptrdiff_t>(line);
        std::vector<std::string> missing = lines;
        missing.erase(missing.begin() + place);
        CHECK(is_good_up_to(sample, joined(missing), line));
        std::vector<std::string> repeated = lines;
        repeated.insert(repeated.begin() + place, lines[line]);
        CHECK(is_good_up_to(sample, joined(repeated), line + 1));
        std::vector<std::string> moved = lines;
        std::swap(moved[line], moved[line + 1]);
        CHECK(is_good_up_to(sample, joined(moved), line));
    }
}

}  // namespace torchwake::save
