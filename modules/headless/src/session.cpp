#include "player.hpp"
#include "request.hpp"
#include "state_report.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/flow/interpreter.hpp>
#include <torchwake/flow/menu.hpp>
#include <torchwake/headless/session.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>
#include <vector>

namespace torchwake::headless {
namespace {

using json::Array;
using json::Object;

constexpr std::size_t messages_told = 20;

/// All keys that may give an offer: the letter of its line, and the keys of the key map.
std::vector<screen::Key> keys_for(const screen::Offer& offer, const flow::Situation& situation) {
    std::vector<screen::Key> keys;
    const screen::MenuModel* const menu = situation.menu;
    const auto line = menu == nullptr                          ? std::nullopt
                      : offer.action == screen::Action::LookAt ? std::optional(offer.argument)
                                                               : flow::find_line(*menu, offer);
    if (line && menu->lines[static_cast<std::size_t>(*line)].key != 0) {
        keys.push_back({.character = menu->lines[static_cast<std::size_t>(*line)].key});
    }
    for (const screen::Key& key : situation.keys->keys(offer.action)) {
        if (std::ranges::find(keys, key) == keys.end()) {
            keys.push_back(key);
        }
    }
    if (offer.action == screen::Action::Erase) {
        keys.push_back({screen::KeyCode::Backspace});
    }
    return keys;
}

/// The keys that give an offer now: while text is typed, for example, the space bar writes a space.
Array keys_of(const screen::Offer& offer, const SessionContext& context) {
    const flow::Situation situation = situation_of(context);
    Array keys;
    for (const screen::Key& key : keys_for(offer, situation)) {
        const screen::KeyPressed press{key};
        if (flow::interpret(press, situation) == offer) {
            keys.push_back(screen::to_string(key));
        }
    }
    return keys;
}

Object action(const screen::Offer& offer, const SessionContext& context) {
    return {{"id", screen::offer_id(offer)},
            {"keys", keys_of(offer, context)},
            {"text", words::offer_text(offer, context.game->screens(), *context.words, *context.catalog)}};
}

/// The report of an action that takes an argument; `with` names the kind of the argument.
Object action_with(screen::Action taken, const char* with, const SessionContext& context) {
    Object listed = action({taken, 0}, context);
    listed.set("with", with);
    return listed;
}

Array actions(const SessionContext& context) {
    Array listed;
    const screen::Prompt* prompt = context.game->prompt();
    if (prompt == nullptr) {
        return listed;
    }
    for (const screen::Offer& offer : prompt->offers) {
        listed.push_back(action(offer, context));
    }
    for (const screen::Offer& offer : flow::offers_of_every_screen(situation_of(context))) {
        if (!prompt->accepts(offer)) {
            listed.push_back(action(offer, context));
        }
    }
    for (const screen::Action taken : prompt->cell_actions) {
        listed.push_back(action_with(taken, "cell", context));
    }
    if (prompt->text) {
        listed.push_back(action_with(screen::Action::Type, "character", context));
    }
    if (prompt->any_key) {
        listed.push_back(action_with(screen::Action::BindKey, "key", context));
    }
    return listed;
}

/// The fields of every reply.
Object standard(const SessionContext& context, const SessionSettings& settings) {
    const rules::World* world = context.game->world();
    const std::uint64_t hash = world == nullptr ? 0 : rules::state_hash({*context.catalog, *world});
    return {{"awaiting", context.game->awaiting()},
            {"actions", actions(context)},
            {"turn", world == nullptr ? 0 : world->run.turn},
            {"depth", world == nullptr ? 0 : world->level.depth},
            {"hash", core::to_hex(hash)},
            {"seed", world == nullptr ? settings.seed : world->run.seed}};
}

Array screen_rows(const SessionContext& context, core::Size size) {
    panels::TextScreen page(size);
    context.presenter->draw_text(context.game->screens(), page);
    Array rows;
    for (const std::string& row : page.rows()) {
        rows.push_back(row);
    }
    return rows;
}

/// The lines that a screen reader says next.
Array said(const SessionContext& context) {
    Array lines;
    for (const std::string& line :
         context.presenter->speak(context.game->screens(), context.game->revision())) {
        lines.push_back(line);
    }
    return lines;
}

Object state(const SessionContext& context, bool omniscient) {
    Object told;
    if (const rules::World* world = context.game->world()) {
        report_knowledge(told, forecast::Knowledge(*context.catalog, *world, omniscient));
    }
    Array messages;
    for (const std::string& message : context.presenter->log_tail(messages_told)) {
        messages.push_back(message);
    }
    told.set("messages", std::move(messages));
    if (const screen::MenuModel* menu = screen::open_menu(context.game->screens())) {
        told.set("menu", report_menu(*menu, *context.words, *context.catalog));
    }
    const std::span<const screen::Entry> screens = context.game->screens();
    if (const auto cursor = screens.empty() ? std::nullopt : cursor_in(screens.back().layer)) {
        told.set("cursor", Array{cursor->x, cursor->y});
    }
    return told;
}

/// Reads a line, and keeps at most one byte more of it than a request may have. Returns false at the end of
/// the input.
bool read_line(std::istream& in, std::string& line) {
    line.clear();
    char byte = 0;
    while (in.get(byte)) {
        if (byte == '\n') {
            return true;
        }
        if (line.size() <= longest_request) {
            line.push_back(byte);
        }
    }
    return !line.empty();
}

}  // namespace

std::string Session::greeting() const {
    return json::write_line(standard(context_, settings_));
}

std::string Session::reply(std::string_view line) {
    const auto request = read_request(line);
    std::optional<RequestError> error;
    if (!request) {
        error = request.error();
    } else {
        error = perform(*request, context_, settings_.screen);
    }
    Object answer = standard(context_, settings_);
    if (error) {
        answer.set("error", Object{{"message", error->message}, {"at", error->at}});
    }
    if (request && request->wants_screen) {
        answer.set("screen", screen_rows(context_, settings_.screen));
    }
    if (request && request->wants_state) {
        answer.set("state", state(context_, settings_.omniscient));
    }
    if (request && request->wants_speech) {
        answer.set("said", said(context_));
    }
    return json::write_line(answer);
}

void run(Session& session, flow::Game& game, std::istream& in, std::ostream& out) {
    out << session.greeting() << '\n' << std::flush;
    std::string line;
    while (!session.ended() && out && read_line(in, line)) {
        out << session.reply(line) << '\n' << std::flush;
    }
    if (!session.ended()) {
        game.close();
    }
}

}  // namespace torchwake::headless
