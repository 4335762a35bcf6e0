// Any text is refused as the words of a language, or is one whose every sentence can be said of every noun,
// behind every article, in every case, with any number; and what is said of its faults names them.

#include "fuzz/fuzz.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/view/language_check.hpp>
#include <torchwake/view/words.hpp>

#include <array>
#include <string>

namespace fuzz = torchwake::fuzz;
namespace view = torchwake::view;

namespace {

/// No form is longer than a sentence with each placeholder filled.
constexpr std::size_t longest = 100'000;

void say_all(const view::Words& words, const std::string& noun) {
    for (const view::Article article : {view::Article::None, view::Article::The, view::Article::A}) {
        for (std::size_t in_case = 0; in_case < words.grammar().tables().cases.size(); ++in_case) {
            fuzz::require(!words.grammar().decline(noun, article, in_case).noun.empty() || noun.empty() ||
                          words.grammar().find(noun) != nullptr);
        }
        const std::array<view::Argument, 3> arguments{view::Argument{"actor", noun, {}, article},
                                                      view::Argument{"item", noun, {}, article},
                                                      view::Argument{"count", "2", {}}};
        for (const auto& [key, sentence] : words.sentences()) {
            for (const view::Subject subject : {view::Subject::You, view::Subject::Other}) {
                const std::string said = view::plain_text(words.say(key, arguments, subject));
                fuzz::require(said.size() < longest);
            }
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto words = view::read_words(fuzz::text_of(data, size), "language.json");
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
    for (const torchwake::json::Error& fault : view::sentence_faults(*words, *words, "language.json")) {
        fuzz::require(!fault.found.empty() && !fault.expected.empty() && fault.pointer.starts_with('/'));
    }
    fuzz::require(view::untranslated(*words, *words, "language.json").empty());
    fuzz::require(view::with_fallback(*words, *words).sentences() == words->sentences());
    return 0;
}
