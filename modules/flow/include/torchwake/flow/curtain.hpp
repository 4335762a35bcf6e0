#pragma once

#include <torchwake/flow/ports.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchwake::flow {

/// Stands before the real stage. While it is closed nothing is seen or heard, but questions are answered.
class Curtain final : public Stage {
  public:
    /// Requires: the real stage outlives this.
    explicit Curtain(Stage& real) : real_(&real) {}
    void close() { closed_ = true; }
    void open() { closed_ = false; }

    void enter(const rules::World& world, const rules::Chronicle& chronicle) override;
    core::Milliseconds begin(std::span<const rules::Event> events, const rules::World& world) override;
    void skip() override;
    void refuse(const rules::Refusal& refusal) override;
    void tell(const screen::Notice& notice) override;
    void menu_sound(bool confirmed) override;
    std::int32_t scroll_range(const screen::Layer& page) override;
    void mark_unsaved(bool unsaved) override;
    void stopped(const autopilot::Stop& stop) override;
    std::vector<std::string> log_tail(std::size_t count) override;
    std::string record(const screen::RecapModel& recap, const save::SavedRun& run) override;
    void apply_keys(const screen::KeyMap& keys) override;
    void apply_options(const save::Options& options) override;

  private:
    Stage* real_;
    bool closed_ = false;
};

}  // namespace torchwake::flow
