#include "player.hpp"
#include "request.hpp"
#include "state_report.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/headless/session.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/view/labels.hpp>

#include <istream>
#include <ostream>
#include <utility>

namespace torchwake::headless {
namespace {

using json::Array;
using json::Object;

constexpr std::size_t messages_told = 20;

/// The keys that ask for an offer: its line's letter, or what the key map binds.
Array keys_of(const screen::Offer& offer, const Table& table) {
    Array keys;
    const screen::MenuModel* menu = view::open_menu(table.game->screens());
    if (offer.action == screen::Action::Choose && menu != nullptr) {
        const auto line = static_cast<std::size_t>(offer.argument);
        if (line < menu->lines.size() && menu->lines[line].key != 0) {
            keys.push_back(screen::to_string(screen::Key{.character = menu->lines[line].key}));
        }
    }
    for (const screen::Key& key : table.keys->keys(offer.action)) {
        keys.push_back(screen::to_string(key));
    }
    return keys;
}

Array actions(const Table& table) {
    Array listed;
    if (const screen::Prompt* prompt = table.game->prompt()) {
        for (const screen::Offer& offer : prompt->offers) {
            listed.push_back(Object{
                {"id", screen::offer_id(offer)},
                {"keys", keys_of(offer, table)},
                {"text", view::offer_text(offer, table.game->screens(), *table.words, *table.catalog)}});
        }
    }
    return listed;
}

/// The fields that every reply has.
Object standard(const Table& table, const SessionSettings& settings) {
    const rules::World* world = table.game->world();
    const std::uint64_t hash = world == nullptr ? 0 : rules::state_hash(*table.catalog, *world);
    return {{"awaiting", table.game->awaiting()},
            {"actions", actions(table)},
            {"turn", world == nullptr ? 0 : world->run.turn},
            {"depth", world == nullptr ? 0 : world->level.depth},
            {"hash", core::to_hex(hash)},
            {"seed", world == nullptr ? settings.seed : world->run.seed}};
}

Array screen_rows(const Table& table, core::Size size) {
    view::TextScreen page(size);
    table.director->draw_text(table.game->screens(), page);
    Array rows;
    for (std::string& row : page.rows()) {
        rows.push_back(std::move(row));
    }
    return rows;
}

Object state(const Table& table, bool omniscient) {
    Object told;
    if (const rules::World* world = table.game->world()) {
        report_knowledge(told, rules::Knowledge(*table.catalog, *world, omniscient));
    }
    Array messages;
    for (std::string& message : table.director->messages(messages_told)) {
        messages.push_back(std::move(message));
    }
    told.set("messages", std::move(messages));
    if (const screen::MenuModel* menu = view::open_menu(table.game->screens())) {
        told.set("menu", report_menu(*menu, *table.words, *table.catalog));
    }
    return told;
}

}  // namespace

std::string Session::greeting() const {
    return json::write_line(standard(table_, settings_));
}

std::string Session::reply(std::string_view line) {
    const auto request = read_request(line);
    std::optional<RequestError> error;
    if (!request) {
        error = request.error();
    } else {
        error = perform(*request, table_, settings_.screen);
    }
    Object answer = standard(table_, settings_);
    if (error) {
        answer.set("error", Object{{"message", error->message}, {"at", error->at}});
    }
    if (request && request->wants_screen) {
        answer.set("screen", screen_rows(table_, settings_.screen));
    }
    if (request && request->wants_state) {
        answer.set("state", state(table_, settings_.omniscient));
    }
    return json::write_line(answer);
}

void run(Session& session, flow::Game& game, std::istream& in, std::ostream& out) {
    out << session.greeting() << std::endl;
    std::string line;
    while (!session.ended() && out && std::getline(in, line)) {
        out << session.reply(line) << std::endl;
    }
    if (!session.ended()) {
        game.close();
    }
}

}  // namespace torchwake::headless
