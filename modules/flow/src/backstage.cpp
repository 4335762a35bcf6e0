#include <torchwake/core/contract.hpp>
#include <torchwake/flow/backstage.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/turn.hpp>

#include <utility>

namespace torchwake::flow {

Backstage::Backstage(const rules::Ruleset& ruleset, const screen::KeyMap& keys, Ports ports,
                     const GameSettings& settings)
    : ruleset_(&ruleset),
      keys_(&keys),
      ports_(ports),
      options_(settings.options),
      stored_options_(settings.options),
      first_seed_(settings.seed),
      desk_(stack_, clock_) {
    TORCHWAKE_EXPECTS(ports.stage != nullptr && ports.storage != nullptr && ports.seeds != nullptr);
}

rules::Knowledge Backstage::knowledge() const {
    TORCHWAKE_EXPECTS(run_.has_value());
    return {*ruleset_->catalog, run_->world};
}

std::uint64_t Backstage::next_seed() {
    if (const std::optional<std::uint64_t> named = std::exchange(first_seed_, std::nullopt)) {
        return *named;
    }
    return ports_.seeds->next_seed();
}

void Backstage::begin_run(std::uint64_t seed) {
    run_ = save::SavedRun{rules::new_run(*ruleset_, seed), {}};
    run_->chronicle.add(0, rules::LevelEntered{knowledge().depth()});
    stage().enter(run_->world, run_->chronicle);
}

bool Backstage::resume_run() {
    auto loaded = storage().load_run();
    if (!loaded) {
        notice_ = screen::Notice{"load-failed", loaded.error().message};
        return false;
    }
    run_ = *std::move(loaded);
    stage().enter(run_->world, run_->chronicle);
    return true;
}

bool Backstage::store_run() {
    if (!run_ || !knowledge().hero().alive) {
        return true;
    }
    const auto stored = storage().save_run(*run_);
    if (!stored) {
        stage().tell({"save-failed", stored.error().message});
        return false;
    }
    return true;
}

void Backstage::change_options(const save::Options& options) {
    options_ = options;
    stage().apply_options(options_);
}

void Backstage::store_options() {
    if (options_ == stored_options_) {
        return;
    }
    const auto stored = storage().save_options(options_);
    if (stored) {
        stored_options_ = options_;
    } else {
        stage().tell({"options-failed", stored.error().message});
    }
}

std::optional<screen::Notice> Backstage::take_notice() {
    return std::exchange(notice_, std::nullopt);
}

void Backstage::close(boost::system::error_code reason) {
    clock_.close(reason);
    desk_.close(reason);
}

}  // namespace torchwake::flow
