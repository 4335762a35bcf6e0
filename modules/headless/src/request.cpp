#include "request.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/json/reader.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

namespace torchwake::headless {
namespace {

using json::Object;
using json::Value;
template <class T>
using Read = boost::system::result<T, RequestError>;
using Deed = decltype(Request::deed);

/// The longest advance of time in one request: a day, in milliseconds.
constexpr std::int64_t longest_advance = 24LL * 60 * 60 * 1000;

constexpr json::Limits line_limits{.max_depth = 4};

RequestError wrong(std::string_view member, std::string message) {
    return {std::move(message), "/" + std::string(member)};
}

/// A flag; false if it is missing.
Read<bool> flag(const Object& line, std::string_view name) {
    const Value* value = line.find(name);
    if (value == nullptr) {
        return false;
    }
    const bool* set = value->if_bool();
    return set != nullptr ? Read<bool>(*set) : Read<bool>(wrong(name, "expected true or false"));
}

/// A key with its modifiers; shift turns a small letter into its capital.
screen::Key held(screen::Key key, bool shift, bool ctrl, bool alt) {
    key.ctrl = key.ctrl || ctrl;
    key.alt = key.alt || alt;
    if (key.code != screen::KeyCode::Character) {
        key.shift = key.shift || shift;
    } else if (shift && key.character >= U'a' && key.character <= U'z') {
        key.character = key.character - U'a' + U'A';
    }
    return key;
}

Read<Deed> read_key(const Object& line, const Value& value) {
    const std::optional<std::string_view> name = value.if_string();
    const std::optional<screen::Key> key = name ? screen::parse_key(*name) : std::nullopt;
    if (!key) {
        return wrong("key", "expected the name of a key or one character");
    }
    std::array<bool, 3> with{};
    constexpr std::array<std::string_view, 3> names{"shift", "ctrl", "alt"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Read<bool> set = flag(line, names[i]);
        if (!set) {
            return set.error();
        }
        with[i] = *set;
    }
    return Deed(PressKey{held(*key, with[0], with[1], with[2])});
}

Read<Deed> read_text(const Object& /*line*/, const Value& value) {
    const std::optional<std::string_view> text = value.if_string();
    if (!text) {
        return wrong("text", "expected a string");
    }
    TypeText typed;
    for (std::string_view rest = *text; !rest.empty();) {
        const auto next = core::first_code_point(rest);
        if (!next) {
            return wrong("text", "expected UTF-8");
        }
        typed.characters.push_back(next->value);
        rest.remove_prefix(next->bytes);
    }
    return Deed(std::move(typed));
}

std::optional<std::int32_t> small_integer(const Value& value) {
    const std::int64_t* number = value.if_integer();
    constexpr std::int64_t most = std::numeric_limits<std::int16_t>::max();
    const bool fits = number != nullptr && *number >= -most && *number <= most;
    return fits ? std::optional(static_cast<std::int32_t>(*number)) : std::nullopt;
}

Read<UseMouse> read_position(const Value& value) {
    const json::Array* pair = value.if_array();
    if (pair == nullptr || pair->size() != 2) {
        return wrong("mouse", "expected [column, row]");
    }
    const auto column = small_integer((*pair)[0]);
    const auto row = small_integer((*pair)[1]);
    if (!column || !row) {
        return wrong("mouse", "expected [column, row]");
    }
    return UseMouse{{*column, *row}, std::nullopt, 0};
}

Read<Deed> read_mouse(const Object& line, const Value& value) {
    Read<UseMouse> mouse = read_position(value);
    if (!mouse) {
        return mouse.error();
    }
    if (const Value* button = line.find("button")) {
        const std::optional<std::string_view> name = button->if_string();
        if (!name || (*name != "left" && *name != "right")) {
            return wrong("button", "expected \"left\" or \"right\"");
        }
        mouse->button = *name == "left" ? screen::MouseButton::Left : screen::MouseButton::Right;
    }
    if (const Value* wheel = line.find("wheel")) {
        const auto lines = small_integer(*wheel);
        if (!lines) {
            return wrong("wheel", "expected a small integer");
        }
        mouse->wheel = *lines;
    }
    return Deed(*mouse);
}

/// Reads the button of a gamepad, which is a key.
Read<Deed> read_pad(const Object& /*line*/, const Value& value) {
    const std::optional<std::string_view> name = value.if_string();
    const std::optional<screen::Key> key =
        name ? screen::parse_key("Pad" + std::string(*name)) : std::nullopt;
    if (!key || !screen::is_pad(key->code)) {
        return wrong(
            "pad", "expected A B X Y L R Start Back Up Down Left Right UpLeft UpRight DownLeft or DownRight");
    }
    return Deed(PressKey{*key});
}

Read<With> read_cell(const Value* value) {
    const auto cell = value != nullptr ? read_position(*value) : Read<UseMouse>(wrong("with", ""));
    return cell ? Read<With>(With(cell->cell))
                : Read<With>(wrong("with", "expected a cell of the level, [x, y]"));
}

Read<With> read_character(const Value* value) {
    const auto text = value != nullptr ? value->if_string() : std::nullopt;
    const auto point = text ? core::first_code_point(*text) : std::nullopt;
    return point && point->bytes == text->size() ? Read<With>(With(point->value))
                                                 : Read<With>(wrong("with", "expected one character"));
}

Read<With> read_named_key(const Value* value) {
    const auto text = value != nullptr ? value->if_string() : std::nullopt;
    const auto key = text ? screen::parse_key(*text) : std::nullopt;
    return key ? Read<With>(With(*key)) : Read<With>(wrong("with", "expected the name of a key"));
}

/// Reads the argument of an action; most actions take none.
Read<With> read_with(const Object& line, screen::Action action) {
    const Value* const value = line.find("with");
    if (screen::takes_cell(action)) {
        return read_cell(value);
    }
    if (action == screen::Action::Type) {
        return read_character(value);
    }
    if (action == screen::Action::BindKey) {
        return read_named_key(value);
    }
    return value == nullptr ? Read<With>(With()) : Read<With>(wrong("with", "unknown here"));
}

Read<Deed> read_action(const Object& line, const Value& value) {
    const std::optional<std::string_view> id = value.if_string();
    const std::optional<screen::Offer> offer = id ? screen::find_offer(*id) : std::nullopt;
    if (!offer) {
        return wrong("action", "expected the id of an action");
    }
    const Read<With> with = read_with(line, offer->action);
    return with ? Read<Deed>(Deed(TakeOffer{*offer, *with})) : Read<Deed>(with.error());
}

Read<Deed> read_advance(const Object& /*line*/, const Value& value) {
    const std::int64_t* time = value.if_integer();
    if (time == nullptr || *time < 0 || *time > longest_advance) {
        return wrong("advance", "expected milliseconds from 0 to " + std::to_string(longest_advance));
    }
    return Deed(Advance{{*time}});
}

Read<Deed> read_close(const Object& line, const Value& /*value*/) {
    const Read<bool> set = flag(line, "close");
    if (!set) {
        return set.error();
    }
    return *set ? Deed(Close{}) : Deed(Look{});
}

/// A member that says what to do, and the members that may stand beside it.
struct DeedRow {
    std::string_view name;
    Read<Deed> (*read)(const Object& line, const Value& value);
    std::array<std::string_view, 3> beside{};
};

constexpr std::array<DeedRow, 7> deeds{{{"key", read_key, {"shift", "ctrl", "alt"}},
                                        {"text", read_text},
                                        {"mouse", read_mouse, {"button", "wheel"}},
                                        {"pad", read_pad},
                                        {"action", read_action, {"with"}},
                                        {"advance", read_advance},
                                        {"close", read_close}}};

/// The one deed of a line; null if there is none. Errors: there are several.
Read<const DeedRow*> find_deed(const Object& line) {
    const DeedRow* found = nullptr;
    for (const DeedRow& deed : deeds) {
        if (line.find(deed.name) == nullptr) {
            continue;
        }
        if (found != nullptr) {
            return wrong(deed.name,
                         "expected one request a line, and there is \"" + std::string(found->name) + "\"");
        }
        found = &deed;
    }
    return found;
}

/// The members that ask for more in the reply.
constexpr std::array<std::string_view, 3> reply_members{"screen", "state", "speak"};

/// The first unknown member; empty if all are known.
std::string_view unknown_member(const Object& line, const DeedRow* deed) {
    const auto is_among = [](std::span<const std::string_view> names, std::string_view name) {
        return !name.empty() && std::ranges::find(names, name) != names.end();
    };
    for (const json::Member& member : line.members()) {
        const std::string_view name = member.name;
        const bool is_of_deed = deed != nullptr && (name == deed->name || is_among(deed->beside, name));
        if (!is_of_deed && !is_among(reply_members, name)) {
            return name;
        }
    }
    return {};
}

Read<Request> read_members(const Object& line) {
    const Read<const DeedRow*> found = find_deed(line);
    if (!found) {
        return found.error();
    }
    const DeedRow* const row = *found;
    if (const std::string_view unknown = unknown_member(line, row); !unknown.empty()) {
        return wrong(unknown, "unknown here");
    }
    const Read<bool> screen = flag(line, "screen");
    const Read<bool> state = flag(line, "state");
    const Read<bool> speech = flag(line, "speak");
    for (const Read<bool>* const asked : {&screen, &state, &speech}) {
        if (!*asked) {
            return asked->error();
        }
    }
    const bool asks = std::ranges::any_of(
        reply_members, [&line](std::string_view member) { return line.find(member) != nullptr; });
    if (row == nullptr && !asks) {
        return RequestError{"expected a request", ""};
    }
    Read<Deed> deed = row == nullptr ? Read<Deed>(Deed(Look{})) : row->read(line, *line.find(row->name));
    if (!deed) {
        return deed.error();
    }
    return Request{std::move(*deed), *screen, *state, *speech};
}

}  // namespace

boost::system::result<Request, RequestError> read_request(std::string_view line) {
    if (line.size() > longest_request) {
        return RequestError{
            "found a longer line, expected at most " + std::to_string(longest_request) + " bytes", ""};
    }
    const auto document = json::read(line, "request", line_limits);
    if (!document) {
        const json::Errors errors = document.error();
        const json::Error& first = errors.front();
        return RequestError{"found " + first.found + ", expected " + first.expected, first.pointer};
    }
    const Object* object = document->if_object();
    return object != nullptr ? read_members(*object) : Read<Request>(RequestError{"expected an object", ""});
}

}  // namespace torchwake::headless
