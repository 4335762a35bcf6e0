#include <torchwake/core/utf8.hpp>
#include <torchwake/save/remark.hpp>

#include <utility>

namespace torchwake::save {
namespace {

/// The beginning of a printable text that fits, without a part of a character at its end.
std::string kept_text(std::string_view text) {
    std::string kept = core::printable(text);
    if (kept.size() > longest_notice) {
        kept.resize(longest_notice);
        while (!core::is_utf8(kept)) {
            kept.pop_back();
        }
    }
    return kept;
}

template <class Id, class Definitions>
bool has(const Definitions& definitions, Id id) {
    return !id.valid() || id.value < definitions.size();
}

struct TellableIn {
    const content::Catalog* catalog;

    bool operator()(const rules::Refusal& refusal) const {
        return has(catalog->all_items(), refusal.item) && has(catalog->spells(), refusal.spell) &&
               has(catalog->tiles(), refusal.tile) && has(catalog->traps(), refusal.trap);
    }
    bool operator()(const autopilot::Stop& stop) const {
        return has(catalog->monsters(), stop.enemy) && has(catalog->all_items(), stop.item);
    }
    bool operator()(const Notice& /*notice*/) const { return true; }
};

}  // namespace

Remark kept_remark(Remark remark) {
    if (auto* const notice = std::get_if<Notice>(&remark)) {
        notice->key = kept_text(notice->key);
        notice->argument = kept_text(notice->argument);
    }
    return remark;
}

bool can_be_told(const content::Catalog& catalog, const Remark& remark) {
    return std::visit(TellableIn{&catalog}, remark);
}

}  // namespace torchwake::save
