#pragma once

// The game's stage as a view: what flow tells of goes to a Director. The window and the headless game share
// it.

#include <torchwake/content/catalog.hpp>
#include <torchwake/flow/ports.hpp>
#include <torchwake/view/director.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::headless {

class DirectorStage final : public flow::Stage {
  public:
    /// Requires: both outlive the stage.
    DirectorStage(const content::Catalog& catalog, view::Director& director, bool omniscient = false);

    /// A sentence that the player is told whenever a run begins: that nothing can be saved, say.
    void warn(std::string sentence) { warnings_.push_back(std::move(sentence)); }

    void enter(const rules::World& world, const rules::Chronicle& chronicle) override;
    core::Milliseconds begin(std::span<const rules::Event> events, const rules::World& world) override;
    void skip() override;
    void refuse(const rules::Refusal& refusal) override;
    void tell(const screen::Notice& notice) override;
    void menu_sound(bool confirmed) override;
    void mark_unsaved(bool unsaved) override;
    void apply_options(const save::Options& options) override;
    void apply_keys(const screen::KeyMap& keys) override;
    std::int32_t scroll_range(const screen::Layer& page) override;
    void stopped(const autopilot::Stop& stop) override;
    std::vector<std::string> log_tail(std::size_t count) override;
    std::string record(const screen::RecapModel& recap, const save::SavedRun& run) override;

  private:
    [[nodiscard]] rules::Knowledge knowledge(const rules::World& world) const;

    const content::Catalog* catalog_;
    view::Director* director_;
    bool omniscient_;
    std::vector<std::string> warnings_;
};

}  // namespace torchwake::headless
