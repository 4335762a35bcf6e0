#include "journal/chronicle_json.hpp"

#include "journal/record_json.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/json/reader.hpp>

#include <cstddef>
#include <limits>
#include <string>
#include <utility>

namespace torchwake::save {
namespace {

constexpr std::int32_t last_turn = std::numeric_limits<std::int32_t>::max();

/// True for an event that always names an item, a spell, a trap, a tile, a gift or matter, if its facts have
/// one.
template <class Facts>
inline constexpr bool always_names = true;
/// Most tricks take nothing.
template <>
inline constexpr bool always_names<rules::TrickUsed> = false;
/// Nobody may have caused it.
template <>
inline constexpr bool always_names<rules::MatterHurt> = false;

/// True if an event's facts can be told: of its item, spell, trap, tile, gift and matter ids, if it has such,
/// at least one is valid, and its slots have a letter.
template <class Facts>
bool can_be_told(const Facts& facts) {
    bool sound = true;
    bool has_source = false;
    bool named = false;
    rules::visit_fields(facts, [&](std::string_view, [[maybe_unused]] const auto& field) {
        using Field = std::remove_cvref_t<decltype(field)>;
        if constexpr (std::is_same_v<Field, content::ItemId> || std::is_same_v<Field, content::SpellId> ||
                      std::is_same_v<Field, content::TrapId> || std::is_same_v<Field, content::TileId> ||
                      std::is_same_v<Field, content::GiftId> || std::is_same_v<Field, content::MatterId>) {
            has_source = true;
            named = named || field.valid();
        } else if constexpr (std::is_same_v<Field, rules::Slot>) {
            sound = sound && field.value < rules::Pack::max_slots;
        }
    });
    return sound && (named == has_source || !always_names<Facts>);
}

template <class Facts>
std::optional<Facts> told_facts(const ValueReader& reader, const json::Node& node) {
    std::optional<Facts> facts = reader.decoder<Facts>()(node);
    if (facts && !can_be_told(*facts)) {
        node.refuse(
            "the id of an item, a spell, a trap or a gift, and a slot from 0 to 25, where there is one");
        return std::nullopt;
    }
    return facts;
}

std::optional<rules::ActorSpoke> told_quip(const ValueReader& reader, const json::Node& node) {
    const auto facts = told_facts<rules::ActorSpoke>(reader, node);
    const content::MonsterId message_writer = facts ? facts->actor.kind : content::MonsterId{};
    const std::size_t count =
        message_writer.valid() ? reader.catalog().monster(message_writer).quips.size() : 0;
    if (facts && (facts->quip < 0 || static_cast<std::size_t>(facts->quip) >= count)) {
        node.refuse("the number of a quip of the speaker's kind");
        return std::nullopt;
    }
    return facts;
}

std::optional<rules::LevelEntered> told_arrival(const ValueReader& reader, const json::Node& node) {
    const auto facts = told_facts<rules::LevelEntered>(reader, node);
    const content::Catalog& catalog = reader.catalog();
    if (facts && (facts->depth < catalog.first_depth() || facts->depth > catalog.last_depth())) {
        node.refuse("a depth of the game");
        return std::nullopt;
    }
    const auto landmarks =
        facts ? static_cast<std::int32_t>(catalog.level_at(facts->depth).landmarks.size()) : 0;
    if (facts && (facts->landmark < rules::no_landmark || facts->landmark >= landmarks)) {
        node.refuse("the number of a landmark of the level");
        return std::nullopt;
    }
    return facts;
}

template <std::size_t kind>
bool read_facts(const ValueReader& reader, json::Fields& in, rules::Event& event) {
    using Facts = std::variant_alternative_t<kind, rules::Event>;
    Facts facts;
    in.required("facts", facts, [&reader](const json::Node& node) {
        if constexpr (std::is_same_v<Facts, rules::ActorSpoke>) {
            return told_quip(reader, node);
        } else if constexpr (std::is_same_v<Facts, rules::LevelEntered>) {
            return told_arrival(reader, node);
        } else {
            return told_facts<Facts>(reader, node);
        }
    });
    event = facts;
    return true;
}

/// Reads the facts of the event kind with that number.
template <std::size_t... kinds>
void read_kind(std::size_t wanted, const ValueReader& reader, json::Fields& in, rules::Event& event,
               std::index_sequence<kinds...>) {
    static_cast<void>(((kinds == wanted && read_facts<kinds>(reader, in, event)) || ...));
}

std::optional<std::size_t> event_kind(const json::Node& node) {
    return json::known_name(node, rules::event_names, json::choice_of(rules::event_names));
}

rules::Event read_event(const ValueReader& reader, json::Fields& in) {
    rules::Event event;
    std::size_t kind = rules::event_names.size();
    in.required("event", kind, event_kind);
    constexpr auto kinds = std::make_index_sequence<rules::event_names.size()>();
    read_kind(kind, reader, in, event, kinds);
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
        written.set("facts", std::visit([&](const auto& facts) { return writer.write(facts); }, *event));
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
