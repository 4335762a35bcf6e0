#include "aim/forecast_cursor.hpp"

#include <torchwake/flow/cursor.hpp>
#include <torchwake/flow/scenes.hpp>
#include <torchwake/forecast/matter_forecast.hpp>

namespace torchwake::flow {

screen::Prompt forecast_prompt(core::Size level) {
    screen::Prompt prompt = cursor_prompt(level);
    prompt.offers.push_back({screen::Action::Forecast});
    prompt.offers.push_back({screen::Action::Help});
    return prompt;
}

void switch_forecast(GameContext& context) {
    save::Options changed = context.options();
    changed.all_beats = !changed.all_beats;
    context.options_keeper().change(changed);
    if (forecast::forecast_matter(context.knowledge()).harmful.empty()) {
        context.stage().show(screen::Notice{"forecast-nothing", ""});
    }
}

bool only_shows(const screen::Offer& answer) {
    return answer.action == screen::Action::Help || answer.action == screen::Action::Forecast;
}

Task<void> show_on_map(GameContext* context, screen::Action asked) {
    if (asked == screen::Action::Help) {
        co_await help(context, screen::RulePage::Keys);
    } else {
        switch_forecast(*context);
    }
}

}  // namespace torchwake::flow
