#include "tools/show_level.hpp"

#include "files/game_data.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/seeds.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <iostream>
#include <string>
#include <string_view>

namespace torchwake::app {
namespace {

/// The glyphs of a level with its matter, with the hero's on its arrival once that is known.
core::Grid<char32_t> glyphs_of(const content::Catalog& catalog, const rules::LevelPlan& plan) {
    core::Grid<char32_t> glyphs(plan.tiles.size());
    for (std::size_t i = 0; i < plan.tiles.span().size(); ++i) {
        glyphs.span()[i] = catalog.tile(plan.tiles.span()[i]).appearance.glyph;
    }
    for (std::size_t i = 0; i < plan.matter.cover.size().area(); ++i) {
        const core::Point at = plan.matter.cover.point(i);
        const rules::CellMatter here = rules::matter_at(plan.matter, at);
        const content::MatterId shown = here.cover.valid() ? here.cover : here.liquid;
        if (shown.valid()) {
            glyphs[at] = catalog.matter(shown).appearance.glyph;
        }
    }
    for (const auto& item : plan.items) {
        glyphs[item.at] = catalog.item(item.kind).appearance.glyph;
    }
    for (const auto& monster : plan.monsters) {
        glyphs[monster.at] = catalog.monster(monster.kind).appearance.glyph;
    }
    if (!plan.stairs_up.empty()) {
        glyphs[plan.arrival] = catalog.monster(catalog.hero()).appearance.glyph;
    }
    return glyphs;
}

void print(const core::Grid<char32_t>& glyphs) {
    for (std::int32_t y = 0; y < glyphs.size().height; ++y) {
        std::string row;
        for (const char32_t glyph : glyphs.row(y)) {
            core::append_utf8(row, glyph);
        }
        std::cout << core::printable(row) << '\n';
    }
}

/// An observer that prints the level after each step of its making, under the step's name.
worldgen::Observer step_printer(const content::Catalog& catalog) {
    return [&catalog](std::string_view step, const rules::LevelPlan& so_far) {
        std::cout << '\n' << step << '\n';
        print(glyphs_of(catalog, so_far));
    };
}

}  // namespace

int show_level(const Request& request) {
    const auto data = load_game_data(Assets(request.data_dir), request.mods);
    if (data.has_error()) {
        print_faults(data.error().message);
        return exit_failure;
    }
    if (request.depth > data->catalog.last_depth()) {
        complain("there is no level at depth " + std::to_string(request.depth) + "; the deepest is " +
                 std::to_string(data->catalog.last_depth()));
        return exit_usage;
    }
    if (request.depth < data->catalog.first_depth()) {
        complain("there is no town, of depth 0; the first level is of depth 1");
        return exit_usage;
    }
    const std::uint64_t seed = request.seed ? *request.seed : SystemSeeds().next_seed();
    std::cout << "seed " << seed << ", depth " << request.depth << '\n';
    const worldgen::Observer observer = request.steps ? step_printer(data->catalog) : worldgen::Observer();
    const worldgen::LevelDraft level =
        worldgen::generate_by(data->catalog, request.builder, seed, request.depth, observer);
    if (!request.steps) {
        print(glyphs_of(data->catalog, level.plan));
    }
    return exit_success;
}

}  // namespace torchwake::app
