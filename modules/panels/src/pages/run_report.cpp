#include "pages/run_report.hpp"

#include "boxes/pages.hpp"

#include <torchwake/panels/text_map.hpp>
#include <torchwake/words/describe.hpp>

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::panels {
namespace {

class RunReportWriter {
  public:
    void line(std::string_view text = {}) {
        text_ += text;
        while (text_.ends_with(' ')) {
            text_.pop_back();
        }
        text_ += '\n';
    }
    void heading(std::string_view text) {
        line();
        line(text);
        line(std::string(text.size(), '-'));
    }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    std::string text_;
};

bool is_heros_death(const save::ChronicleEntry& entry, const content::Catalog& catalog) {
    const auto* const died = std::get_if<rules::ActorDied>(entry.event());
    return died != nullptr && died->actor.kind == catalog.hero();
}

/// Writes the items that fell from the dead hero. The chronicle after the death holds them.
void write_fallen(RunReportWriter& out, const RunReportSource& source) {
    const content::Catalog& catalog = source.knowledge.catalog();
    const auto entries = source.chronicle.entries();
    const auto death = std::ranges::find_if(
        entries.rbegin(), entries.rend(), [&](const auto& entry) { return is_heros_death(entry, catalog); });
    for (auto entry = death.base(); entry != entries.end(); ++entry) {
        if (const auto* const fell = std::get_if<rules::ItemFell>(entry->event())) {
            out.line(catalog.item(fell->item).name);
        } else if (const auto* const below = std::get_if<rules::ItemFellBelow>(entry->event())) {
            out.line(catalog.item(below->item).name);
        }
    }
}

void write_pack(RunReportWriter& out, const RunReportSource& source) {
    if (!source.knowledge.hero().alive) {
        write_fallen(out, source);
        return;
    }
    for (const forecast::PackEntry& entry : source.knowledge.pack()) {
        if (entry.item) {
            const char letter = static_cast<char>('a' + entry.slot.value);
            out.line(std::string(1, letter) + ") " + source.knowledge.catalog().item(*entry.item).name);
        }
    }
}

}  // namespace

std::string run_report_text(const RunReportSource& source, const MenuWords& words) {
    constexpr std::size_t value_column = 14;
    const words::Words& say = *words.words;
    RunReportWriter out;
    out.line(say.get("title-name") + ": " + words::hero_called(source.name, *words.catalog));
    out.line();
    for (const auto& [label, value] : facts_of(source.recap, words)) {
        const std::string text = plain_text(value);
        if (text.empty()) {
            continue;
        }
        std::string row = label;
        row.resize(std::max(value_column, label.size() + 1), ' ');
        out.line(row + text);
    }
    out.heading(say.get("record-pack"));
    write_pack(out, source);
    out.heading(say.get("messages-heading"));
    for (const std::string& message : source.messages) {
        out.line(message);
    }
    out.heading(say.get("record-level"));
    for (const std::string& row : map_rows(source.knowledge)) {
        out.line(row);
    }
    return out.take();
}

}  // namespace torchwake::panels
