#include <torchwake/json/reader.hpp>
#include <torchwake/view/words.hpp>

#include <utility>

namespace torchwake::view {
namespace {

json::Error wrong(const std::filesystem::path& file, std::string pointer, const json::Value& value,
                  std::string expected) {
    return {file.string(), std::move(pointer), "another kind of value", std::move(expected), value.line()};
}

}  // namespace

std::string Words::get(std::string_view key) const {
    const auto found = sentences_.find(key);
    return found != sentences_.end() ? found->second : std::string(key);
}

bool Words::has(std::string_view key) const {
    return sentences_.contains(key);
}

boost::system::result<Words, json::Errors> load_words(const std::filesystem::path& file) {
    const auto document = json::read_file(file);
    if (!document) {
        return document.error();
    }
    const json::Object* object = document->if_object();
    if (object == nullptr) {
        return json::Errors{wrong(file, "", *document, "an object of sentences by key")};
    }
    std::map<std::string, std::string, std::less<>> sentences;
    json::Errors errors;
    for (const json::Member& member : object->members()) {
        if (const auto sentence = member.value.if_string()) {
            sentences.emplace(member.name, *sentence);
        } else {
            errors.push_back(wrong(file, "/" + std::string(member.name), member.value, "a sentence"));
        }
    }
    if (!errors.empty()) {
        return errors;
    }
    return Words(std::move(sentences));
}

}  // namespace torchwake::view
