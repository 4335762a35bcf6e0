#include "journal/chronicle_json.hpp"

#include "journal/record_json.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/json/reader.hpp>

#include <cstddef>
#include <limits>
#include <string>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

constexpr std::int32_t last_turn = std::numeric_limits<std::int32_t>::max();

/// True for events that always name an item, a spell, a trap, a tile, a gift or matter, if their facts have
/// one: most tricks take nothing, and nobody may have caused what matter does.
bool always_names(const rules::Event& event) {
    return !std::holds_alternative<rules::TrickUsed>(event) &&
           !std::holds_alternative<rules::MatterHurt>(event);
}

/// True if an event's facts can be told: of its ids of definitions but monsters, if it has such, at least one
/// is valid, and its slots have a letter.
bool can_be_told(const rules::Event& event, const ValueType& type, const void* facts) {
    bool sound = true;
    bool has_source = false;
    bool named = false;
    for (const Field& field : type.fields) {
        const void* const value = field.value_in(facts);
        if (field.type->form == Form::Definition && field.type != &value_type<content::MonsterId>) {
            has_source = true;
            named = named || load_number(*field.type, value) != field.type->high;
        } else if (field.type == &value_type<rules::Slot>) {
            sound = sound && static_cast<const rules::Slot*>(value)->value < rules::Pack::max_slots;
        }
    }
    return sound && (named == has_source || !always_names(event));
}

/// The fault of facts that the catalog can't tell; null: none.
const char* find_fault(const content::Catalog& catalog, const rules::ActorSpoke& spoke) {
    const content::MonsterId speaker = spoke.actor.kind;
    const std::size_t count = speaker.valid() ? catalog.monster(speaker).quips.size() : 0;
    const bool is_known = spoke.quip >= 0 && std::cmp_less(spoke.quip, count);
    return is_known ? nullptr : "the number of a quip of the speaker's kind";
}

const char* find_fault(const content::Catalog& catalog, const rules::LevelEntered& entered) {
    if (entered.depth < catalog.first_depth() || entered.depth > catalog.last_depth()) {
        return "a depth of the game";
    }
    const std::size_t landmarks = catalog.level_at(entered.depth).landmarks.size();
    const bool is_known =
        entered.landmark >= rules::no_landmark && std::cmp_less(entered.landmark, landmarks);
    return is_known ? nullptr : "the number of a landmark of the level";
}

const char* find_fault(const content::Catalog& catalog, const rules::LordPhaseBegan& began) {
    const content::MonsterId kind = began.actor.kind;
    const auto& monsters = catalog.monsters();
    const bool is_lord = kind.valid() && monsters[kind.value].lord.has_value();
    const bool is_known = is_lord && began.phase >= 1 &&
                          std::cmp_less_equal(began.phase, monsters[kind.value].lord->lines.size());
    return is_known ? nullptr : "the number of a phase of the lord";
}

/// Reads facts of that alternative into an event.
bool read_facts(const ValueReader& reader, const json::Node& node, const Alternative& kind,
                rules::Event& event) {
    void* const facts = kind.emplace(&event);
    if (!reader.read(node, *kind.type, facts)) {
        return false;
    }
    const char* fault = nullptr;
    if (!can_be_told(event, *kind.type, facts)) {
        fault = "the id of an item, a spell, a trap or a gift, and a slot from 0 to 25, where there is one";
    } else if (const auto* const spoke = std::get_if<rules::ActorSpoke>(&event)) {
        fault = find_fault(reader.catalog(), *spoke);
    } else if (const auto* const entered = std::get_if<rules::LevelEntered>(&event)) {
        fault = find_fault(reader.catalog(), *entered);
    } else if (const auto* const began = std::get_if<rules::LordPhaseBegan>(&event)) {
        fault = find_fault(reader.catalog(), *began);
    }
    if (fault != nullptr) {
        node.refuse(fault);
    }
    return fault == nullptr;
}

rules::Event read_event(const ValueReader& reader, json::Fields& in) {
    rules::Event event;
    std::size_t kind = 0;
    const auto known = [](const json::Node& node) { return json::known_name(node, rules::event_names); };
    if (in.required("event", kind, known)) {
        bool is_read = false;
        in.required("facts", is_read, [&](const json::Node& node) {
            return read_facts(reader, node, event_alternatives()[kind], event) ? std::optional(true)
                                                                               : std::nullopt;
        });
    }
    return event;
}

std::optional<Remark> read_remark(const ValueReader& reader, const json::Node& node) {
    const std::optional<Record> record = read_record(reader.catalog(), node);
    std::optional<Remark> remark = record ? remark_in(*record) : std::nullopt;
    if (record && !remark) {
        node.refuse("a refusal, a stop or a notice");
    }
    return remark;
}

auto entry_decoder(const ValueReader& reader) {
    return json::object<ChronicleEntry>([&reader](json::Fields& in, ChronicleEntry& out) {
        in.required("turn", out.turn, json::integer(0, last_turn));
        Remark remark;
        const auto decoder = [&reader](const json::Node& node) { return read_remark(reader, node); };
        if (in.optional("remark", remark, decoder)) {
            out.told = std::move(remark);
        } else {
            out.told = read_event(reader, in);
        }
    });
}

json::Value write_remark(const Remark& remark) {
    const auto written = json::read(write_record(as_record(remark)), "");
    TORCHWAKE_ENSURES(written.has_value());
    return *written;
}

json::Object write_entry(const ValueWriter& writer, const ChronicleEntry& entry) {
    json::Object written{{"turn", entry.turn}};
    if (const rules::Event* const event = entry.event()) {
        written.set("event", rules::event_names.at(event->index()));
        const Alternative& kind = event_alternatives()[event->index()];
        written.set("facts", writer.write(*kind.type, kind.value_in(event)));
    } else {
        written.set("remark", write_remark(*entry.remark()));
    }
    return written;
}

}  // namespace

json::Value write_chronicle(const ValueWriter& writer, const Chronicle& chronicle) {
    json::Array entries;
    for (const ChronicleEntry& entry : chronicle.entries()) {
        entries.emplace_back(write_entry(writer, entry));
    }
    return entries;
}

std::optional<Chronicle> read_chronicle(const ValueReader& reader, const json::Node& node) {
    const auto entries = json::list(entry_decoder(reader))(node);
    if (!entries) {
        return std::nullopt;
    }
    Chronicle chronicle;
    for (const ChronicleEntry& entry : *entries) {
        std::visit([&](const auto& told) { chronicle.add(entry.turn, told); }, entry.told);
    }
    return chronicle;
}

std::optional<Encounters> read_encounters(const ValueReader& reader, const json::Node& node) {
    std::optional<Encounters> encounters = reader.decoder<Encounters>()(node);
    if (encounters && !is_sound(*encounters)) {
        node.refuse("kinds and entities in order, with as many met as seen");
        return std::nullopt;
    }
    return encounters;
}

}  // namespace torchwake::save
