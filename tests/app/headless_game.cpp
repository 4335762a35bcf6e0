#include "app/headless_game.hpp"

#include "app/members.hpp"

#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace torchwake::testing {
namespace {

constexpr json::Limits reply_limits{.max_bytes = std::size_t{4} * 1024 * 1024};

/// Columns before a place of a row; each character is one wide.
std::int32_t column_of(const std::string& row, std::size_t place) {
    return static_cast<std::int32_t>(
        std::count_if(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(place),
                      [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// The first place of a text on the screen; nothing if it is not there.
std::optional<core::Point> find_text(const std::vector<std::string>& screen, std::string_view text) {
    for (std::size_t y = 0; y < screen.size(); ++y) {
        if (const std::size_t place = screen[y].find(text); place != std::string::npos) {
            return core::Point{column_of(screen[y], place), static_cast<std::int32_t>(y)};
        }
    }
    return std::nullopt;
}

core::Point place_of(const json::Object& thing) {
    return {static_cast<std::int32_t>(number_at(thing, "x")),
            static_cast<std::int32_t>(number_at(thing, "y"))};
}

std::string pair_of(core::Point at) {
    return "[" + std::to_string(at.x) + "," + std::to_string(at.y) + "]";
}

bool any_has(const std::vector<std::string>& texts, std::string_view part) {
    return std::ranges::any_of(
        texts, [part](const std::string& text) { return text.find(part) != std::string::npos; });
}

}  // namespace

HeadlessGame::HeadlessGame(const std::vector<std::string>& arguments, const std::string& subcommand,
                           std::map<std::string, std::string> environment) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        throw std::runtime_error("no pair of sockets for the test");
    }
    stream_ = ends[0];
    environment.insert({{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}});
    Launch launch{{TORCHWAKE_PROGRAM, subcommand}, std::move(environment), "", ends[1]};
    launch.command.insert(launch.command.end(), arguments.begin(), arguments.end());
    program_ = std::make_unique<ChildProcess>(launch);
    ::close(ends[1]);
    read_line();
    ask(R"({"screen":true,"state":true})");
}

HeadlessGame::~HeadlessGame() {
    ::close(stream_);
}

std::string HeadlessGame::read_line() {
    std::size_t end = unread_.find('\n');
    while (end == std::string::npos) {
        pollfd waiting{stream_, POLLIN, 0};
        const int most = static_cast<int>(std::chrono::milliseconds(patience).count());
        std::array<char, 65536> bytes{};
        const ssize_t count =
            poll(&waiting, 1, most) == 1 ? recv(stream_, bytes.data(), bytes.size(), 0) : -1;
        INFO(program_->errors());
        REQUIRE(count > 0);
        unread_.append(bytes.data(), static_cast<std::size_t>(count));
        end = unread_.find('\n');
    }
    std::string line = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    return line;
}

const json::Object& HeadlessGame::ask(const std::string& line) {
    CAPTURE(line);
    send(line);
    auto reply = json::read(read_line(), "reply", reply_limits);
    REQUIRE(reply.has_value());
    last_ = *reply->if_object();
    return last_;
}

const json::Object& HeadlessGame::request(const std::string& members) {
    ask("{" + members + R"(,"screen":true,"state":true})");
    CAPTURE(members);
    REQUIRE(last_.find("error") == nullptr);
    return last_;
}

const json::Object& HeadlessGame::act(std::string_view action) {
    return request(R"("action":")" + std::string(action) + "\"");
}

const json::Object& HeadlessGame::act_at(std::string_view action, core::Point cell) {
    return request(R"("action":")" + std::string(action) + R"(","with":)" + pair_of(cell));
}

const json::Object& HeadlessGame::key(std::string_view name) {
    return request("\"key\":" + json::write_line(json::Value(name)));
}

const json::Object& HeadlessGame::keys(const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        key(name);
    }
    return last_;
}

const json::Object& HeadlessGame::pad(std::string_view name) {
    return request(R"("pad":")" + std::string(name) + "\"");
}

const json::Object& HeadlessGame::type(std::string_view text) {
    return request(R"("text":")" + std::string(text) + "\"");
}

const json::Object& HeadlessGame::advance(int milliseconds) {
    return request("\"advance\":" + std::to_string(milliseconds));
}

const json::Object& HeadlessGame::click(core::Point screen_cell) {
    return request("\"mouse\":" + pair_of(screen_cell) + R"(,"button":"left")");
}

const json::Object& HeadlessGame::right_click() {
    return request(R"("mouse":[0,0],"button":"right")");
}

const json::Object& HeadlessGame::click_on(std::string_view text) {
    CAPTURE(text, screen());
    const std::optional<core::Point> seen = find_text(screen(), text);
    REQUIRE(seen.has_value());
    // The help line has room for more as soon as the mouse is no longer on the map.
    request("\"mouse\":" + pair_of(*seen));
    const std::optional<core::Point> at = find_text(screen(), text);
    REQUIRE(at.has_value());
    return click(*at);
}

const json::Object& HeadlessGame::click_cell(core::Point cell) {
    // Nothing is drawn over the map that could have this letter but the hero itself.
    const std::optional<core::Point> hero = find_text(screen(), "@");
    REQUIRE(hero.has_value());
    const core::Point standing = hero_at();
    return click({hero->x + cell.x - standing.x, hero->y + cell.y - standing.y});
}

std::string HeadlessGame::awaiting() const {
    return text_at(last_, "awaiting");
}

std::string HeadlessGame::hash() const {
    return text_at(last_, "hash");
}

std::int64_t HeadlessGame::number(std::string_view name) const {
    return number_at(last_, name);
}

std::int64_t HeadlessGame::of_player(std::string_view name) const {
    return number_at(object_at(object_at(last_, "state"), "player"), name);
}

core::Point HeadlessGame::hero_at() const {
    return place_of(object_at(object_at(last_, "state"), "player"));
}

std::vector<std::string> HeadlessGame::map() const {
    return texts_at(object_at(last_, "state"), "map");
}

std::vector<std::string> HeadlessGame::messages() const {
    return texts_at(object_at(last_, "state"), "messages");
}

bool HeadlessGame::told(std::string_view part) const {
    return any_has(messages(), part);
}

std::vector<std::string> HeadlessGame::screen() const {
    return texts_at(last_, "screen");
}

bool HeadlessGame::shows(std::string_view part) const {
    return any_has(screen(), part);
}

std::optional<core::Point> HeadlessGame::seen(std::string_view kind, std::string_view id) const {
    const core::Point hero = hero_at();
    const auto distance = [hero](core::Point at) {
        return std::max(std::abs(at.x - hero.x), std::abs(at.y - hero.y));
    };
    std::optional<core::Point> nearest;
    for (const json::Value& value : *member(object_at(last_, "state"), "visible").if_array()) {
        const json::Object& thing = *value.if_object();
        const bool wanted = text_at(thing, "kind") == kind && text_at(thing, "id") == id;
        if (wanted && (!nearest || distance(place_of(thing)) < distance(*nearest))) {
            nearest = place_of(thing);
        }
    }
    return nearest;
}

std::optional<core::Point> HeadlessGame::on_map(char letter) const {
    return find_text(map(), std::string_view(&letter, 1));
}

std::vector<std::string> HeadlessGame::pack() const {
    std::vector<std::string> ids;
    for (const json::Value& slot : *member(object_at(last_, "state"), "inventory").if_array()) {
        const json::Object& held = *slot.if_object();
        ids.insert(ids.end(), static_cast<std::size_t>(number_at(held, "count")), text_at(held, "id"));
    }
    return ids;
}

void HeadlessGame::send(const std::string& line) const {
    const std::string sent = line + "\n";
    const ssize_t count = ::send(stream_, sent.data(), sent.size(), MSG_NOSIGNAL);
    REQUIRE(count == static_cast<ssize_t>(sent.size()));
}

void HeadlessGame::send_key(std::string_view name) const {
    send(json::write_line(json::Object{{"key", name}}));
}

std::size_t HeadlessGame::kill_and_count_replies() {
    kill();
    return count_replies_to_the_end();
}

std::size_t HeadlessGame::close_and_count_replies() {
    shutdown(stream_, SHUT_WR);
    return count_replies_to_the_end();
}

std::size_t HeadlessGame::count_replies_to_the_end() {
    std::array<char, 65536> bytes{};
    for (ssize_t count = 1; count > 0;) {
        count = recv(stream_, bytes.data(), bytes.size(), 0);
        unread_.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    return static_cast<std::size_t>(std::ranges::count(unread_, '\n'));
}

void HeadlessGame::kill() {
    program_->signal(SIGKILL);
    REQUIRE_FALSE(program_->exit_code().has_value());
}

void HeadlessGame::abort() {
    program_->signal(SIGABRT);
    REQUIRE_FALSE(program_->exit_code().has_value());
    REQUIRE_FALSE(program_->runs());
}

std::optional<int> HeadlessGame::close() {
    shutdown(stream_, SHUT_WR);
    return program_->exit_code();
}

}  // namespace torchwake::testing
