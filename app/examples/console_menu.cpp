// A menu that a coroutine awaits, in a console: the same code that runs a window's menus, without a window.
// Type u or d to move, Enter alone to choose, a line's letter, or x to leave.

#include <torchwake/flow/menu.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/screen/models.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/system/errc.hpp>

#include <iostream>
#include <optional>
#include <string>
#include <string_view>

namespace {

using torchwake::screen::Action;
using torchwake::screen::ActionLine;
using torchwake::screen::MenuModel;
using torchwake::screen::Offer;
namespace flow = torchwake::flow;

/// The objects that the coroutines of this program use.
struct Console {
    flow::ScreenStack stack;
    flow::VirtualClock clock;
    flow::Asker asker{stack, clock};
};

/// Asks by the menu, then prints the choice.
flow::Task<void> ask(Console* console) {
    MenuModel menu{torchwake::screen::MenuPurpose::Pause,
                   {{ActionLine{Action::Resume}, U'r'},
                    {ActionLine{Action::Help}, U'h'},
                    {ActionLine{Action::Quit}, U'q'}},
                   0};
    const flow::LayerScope scope(console->stack, "menu", &menu, menu);
    const flow::MenuPlace place{&console->asker};
    const Action chosen = co_await flow::choose_action(place, &menu);
    std::cout << "chosen: " << torchwake::screen::action_id(chosen) << '\n';
}

void draw(const MenuModel& menu) {
    for (std::size_t line = 0; line < menu.lines.size(); ++line) {
        const Offer offer = flow::line_offer(menu, static_cast<std::int32_t>(line));
        std::cout << (static_cast<std::size_t>(menu.cursor) == line ? "> " : "  ")
                  << static_cast<char>(menu.lines[line].key) << ' ' << offer_id(offer) << '\n';
    }
}

std::optional<Offer> understand(const MenuModel& menu, std::string_view text) {
    if (text.empty()) {
        return Offer{Action::Confirm};
    }
    if (const auto line = flow::find_letter(menu, static_cast<char32_t>(text.front()))) {
        return flow::line_offer(menu, *line);
    }
    switch (text.front()) {
        case 'u':
            return Offer{Action::Up};
        case 'd':
            return Offer{Action::Down};
        case 'x':
            return Offer{Action::Cancel};
        default:
            return std::nullopt;
    }
}

}  // namespace

int main() {
    Console console;
    boost::asio::io_context context;
    boost::asio::co_spawn(context, ask(&console), [](const std::exception_ptr& reason) {
        if (reason) {
            std::cout << "the menu was closed\n";
        }
    });
    context.poll();
    std::string text;
    while (console.asker.prompt() != nullptr) {
        draw(*flow::open_menu(console.stack));
        if (!std::getline(std::cin, text)) {
            console.asker.close(make_error_code(boost::system::errc::operation_canceled));
        } else if (const auto offer = understand(*flow::open_menu(console.stack), text)) {
            console.asker.post(*offer);
        }
    }
    context.restart();
    context.poll();
}
