#include "staged/named_catalog.hpp"

#include "project_file.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/words/message_writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

namespace torchwake::staged {

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

content::Catalog named(content::CatalogParts parts) {
    const auto dress = [](auto& definitions, content::Colour ink) {
        for (auto& definition : definitions) {
            definition.name = definition.id;
            std::ranges::replace(definition.name, '_', ' ');
            definition.appearance.sprite = definition.id;
            definition.appearance.foreground = ink;
        }
    };
    dress(parts.tiles, {120, 130, 150});
    dress(parts.monsters, {90, 160, 60});
    dress(parts.items, {224, 72, 156});
    return content::Catalog(std::move(parts));
}

const content::Catalog& named_catalog() {
    static const content::Catalog catalog = named(scenario::test_parts());
    return catalog;
}

const words::Words& english() {
    static const words::Words words = [] {
        const auto loaded = words::load_words(testing::project_file("assets/words/english.json"));
        REQUIRE(loaded.has_value());
        return *loaded;
    }();
    return words;
}

std::string said(const rules::Event& event, const content::Catalog& catalog) {
    const auto message = words::MessageWriter(catalog, english()).tell(event);
    return message ? plain_text(message->line) : "";
}

rules::ActorRef hero_ref(const content::Catalog& catalog) {
    return {rules::hero_id, catalog.hero(), {1, 1}, true};
}

}  // namespace torchwake::staged
