#include "content/game_data.hpp"
#include <torchwake/bots/explorer.hpp>
#include <torchwake/bots/play_out.hpp>
#include <torchwake/worldgen/generate.hpp>
#include <torchwake/rules/event_fields.hpp>
#include <catch2/catch_test_macros.hpp>
#include <torchwake/rules/forecast.hpp>
#include <cstdlib>
#include <iostream>
#include <deque>
#include <sstream>
namespace torchwake::bots {
struct Spy : Bot {
    std::unique_ptr<Bot> inner = make_bot(std::getenv("BOT")); std::deque<std::string> log; const rules::World* world = nullptr;
    rules::Command next(const rules::Knowledge& k) override {
        rules::Command c = inner->next(k);
        std::ostringstream o; const auto h = k.hero();
        o << "turn " << k.turn() << " at " << h.at.x << ',' << h.at.y << " hp " << h.hit_points << " burning " << h.burning << " cmd " << c.index();
        if (auto* w = std::get_if<rules::Walk>(&c)) o << " walk " << int(w->direction);
        if (auto* w = std::get_if<rules::SetFire>(&c)) o << " setfire " << int(w->direction);
        if (auto* w = std::get_if<rules::UseItem>(&c)) { for (auto& e : k.pack()) if (e.slot == w->slot && e.item) o << " use " << k.catalog().item(*e.item).id; if (w->target) o << " @" << w->target->x << ',' << w->target->y; }
        for (auto& a : k.actors_in_view()) o << " [" << k.catalog().monster(a.kind).id << ' ' << a.at.x << ',' << a.at.y << " hp" << a.hit_points << " b" << a.burning << ']';
        o << "\n";
        for (int y = h.at.y - 4; y <= h.at.y + 4; ++y) { for (int x = h.at.x - 8; x <= h.at.x + 8; ++x) { core::Point p{x, y}; char ch = ' ';
            if (k.size().contains(p)) { auto m = k.matter(p); auto t = k.tile(p); if (!t) ch = ' '; else if (k.catalog().tile(*t).blocks) ch = '#'; else if (m.burns) ch = '^'; else if (m.gas.valid()) ch = '*'; else if (m.liquid.valid()) ch = '~'; else if (m.cover.valid()) ch = k.catalog().matter(m.cover).ignition > 0 ? '"' : ','; else ch = '.'; if (p == h.at) ch = '@'; }
            o << ch; } o << "\n"; }
        auto f = rules::foresee_matter(k); o << "ticks " << f.ticks << " beats " << f.harmful.size();
        for (auto& b : f.harmful) o << " harm " << b.count();
        for (int y = h.at.y - 3; y <= h.at.y + 3; ++y) for (int x = h.at.x - 3; x <= h.at.x + 3; ++x) { core::Point p{x, y}; if (!k.size().contains(p)) continue; auto m = k.matter(p); if (m.gas.valid()) o << " gas " << k.catalog().matter(m.gas).id << m.amount << '@' << x << ',' << y; if (m.cover.valid()) o << " cov " << k.catalog().matter(m.cover).id << '@' << x << ',' << y; }
        o << "\n";
        log.push_back(o.str()); if (log.size() > 14) log.pop_front();
        return c;
    }
};
TEST_CASE("zz debug", "[.zz]") {
    const rules::Ruleset ruleset{&content::game_data(), worldgen::level_source()};
    Spy spy; const auto seed = std::strtoull(std::getenv("SEED"), nullptr, 10);
    auto run = play_out(ruleset, seed, spy, 100000);
    for (auto& l : spy.log) std::cout << l << "\n";
    if (std::getenv("MAP")) { rules::Knowledge k(content::game_data(), run.world); for (int y = 0; y < k.size().height; ++y) { for (int x = 0; x < k.size().width; ++x) { core::Point p{x, y}; auto t = k.tile(p); auto m = k.matter(p); char ch = ' '; if (t) { auto& d = k.catalog().tile(*t); ch = d.opens_to ? '+' : d.stairs != content::Stairs::None ? '>' : d.blocks ? '#' : m.liquid.valid() ? '~' : m.cover.valid() ? (k.catalog().matter(m.cover).holds ? '%' : '"') : '.'; } if (p == k.hero().at) ch = '@'; std::cout << ch; } std::cout << "\n"; } for (auto& t : k.traps()) std::cout << "trap " << t.at.x << ',' << t.at.y << ' ' << t.armed << "\n"; std::cout << "depth " << k.depth() << "\n"; }
    std::cout << run.cause << "\n";
}
}
