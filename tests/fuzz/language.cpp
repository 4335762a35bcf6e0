// Any text is refused as the words of a language, or is one whose every sentence can be said of every noun,
// behind every article, in every case, with any number; and what is said of its faults names them.

#include "fuzz/fuzz.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/words/language_check.hpp>
#include <torchwake/words/words.hpp>

#include <array>
#include <string>

namespace fuzz = torchwake::fuzz;
namespace words = torchwake::words;

namespace {

/// No form is longer than a sentence with each placeholder filled.
constexpr std::size_t longest = 100'000;

void say_all(const words::Words& words, const std::string& noun) {
    for (const words::Article article : {words::Article::None, words::Article::The, words::Article::A}) {
        for (std::size_t in_case = 0; in_case < words.grammar().tables().cases.size(); ++in_case) {
            fuzz::require(!words.grammar().decline(noun, article, in_case).noun.empty() || noun.empty() ||
                          words.grammar().find(noun) != nullptr);
        }
        const std::array<words::Argument, 3> arguments{words::Argument{"actor", noun, {}, article},
                                                       words::Argument{"item", noun, {}, article},
                                                       words::Argument{"count", "2", {}}};
        for (const auto& [key, sentence] : words.sentences()) {
            for (const words::Subject subject : {words::Subject::You, words::Subject::Other}) {
                const std::string said = words::plain_text(words.say(key, arguments, subject));
                fuzz::require(said.size() < longest);
            }
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto words = words::read_words(fuzz::text_of(data, size), "language.json");
    if (words.has_error()) {
        fuzz::require(!words.error().empty());
        return 0;
    }
    say_all(*words, "Schwert der Wespe");
    std::size_t most = 8;
    for (const auto& [name, noun] : words->grammar().tables().nouns) {
        if (most-- == 0) {
            break;
        }
        say_all(*words, name);
    }
    for (const torchwake::json::Error& fault : words::sentence_faults(*words, *words, "language.json")) {
        fuzz::require(!fault.found.empty() && !fault.expected.empty() && fault.pointer.starts_with('/'));
    }
    fuzz::require(words::untranslated(*words, *words, "language.json").empty());
    fuzz::require(words::with_fallback(*words, *words).sentences() == words->sentences());
    return 0;
}
