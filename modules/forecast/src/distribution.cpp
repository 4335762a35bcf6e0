#include <torchwake/core/contract.hpp>
#include <torchwake/forecast/distribution.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace torchwake::forecast {
namespace {

/// True if the product of two totals overflows.
bool overflows(std::uint64_t a, std::uint64_t b) {
    return a > std::numeric_limits<std::uint64_t>::max() / b;
}

/// Totals for parts whose common total would not fit: of all of them together, within a millionth, and of
/// each part before.
constexpr std::uint64_t rough_total = std::uint64_t{1} << 40U;
constexpr std::uint64_t rough_part = std::uint64_t{1} << 20U;

/// The smallest total common to all parts, times their number; 0 if it does not fit.
std::uint64_t common_total(std::span<const Distribution> parts) {
    std::uint64_t common = 1;
    for (const Distribution& part : parts) {
        const std::uint64_t factor = part.total() / std::gcd(common, part.total());
        if (overflows(factor, common * parts.size())) {
            return 0;
        }
        common *= factor;
    }
    return common;
}

/// The weights of the sum with a uniform number: each is the sum of a window of that width.
std::vector<std::uint64_t> window_sums(std::span<const std::uint64_t> weights, std::size_t width) {
    std::vector<std::uint64_t> sums(weights.size() + width - 1, 0);
    std::uint64_t window = 0;
    for (std::size_t place = 0; place < sums.size(); ++place) {
        window += place < weights.size() ? weights[place] : 0;
        window -= place >= width ? weights[place - width] : 0;
        sums[place] = window;
    }
    return sums;
}

std::vector<std::uint64_t> sums_of(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
    std::vector<std::uint64_t> sums(a.size() + b.size() - 1, 0);
    for (std::size_t first = 0; first < a.size(); ++first) {
        for (std::size_t second = 0; second < b.size(); ++second) {
            sums[first + second] += a[first] * b[second];
        }
    }
    return sums;
}

std::size_t span_of(std::int32_t low, std::int32_t high) {
    return static_cast<std::size_t>(high - low) + 1;
}

}  // namespace

Distribution::Distribution(std::int32_t value) : weights_{1}, least_(value) {}

Distribution Distribution::uniform(std::int32_t low, std::int32_t high) {
    TORCHWAKE_EXPECTS(low <= high);
    Distribution even(low);
    even.weights_.assign(span_of(low, high), 1);
    even.total_ = even.weights_.size();
    return even;
}

Distribution Distribution::mixture(std::span<const Distribution> parts) {
    TORCHWAKE_EXPECTS(!parts.empty());
    std::vector<Distribution> scaled(parts.begin(), parts.end());
    std::uint64_t common = common_total(parts);
    if (common == 0) {
        common = rough_total;
        for (Distribution& part : scaled) {
            while (part.total_ > rough_part) {
                part.halve();
            }
        }
    }
    const std::int32_t low = std::ranges::min_element(scaled, {}, &Distribution::least)->least();
    const std::int32_t high = std::ranges::max_element(scaled, {}, &Distribution::most)->most();
    Distribution mixed(low);
    mixed.weights_.assign(span_of(low, high), 0);
    for (const Distribution& part : scaled) {
        const auto offset = static_cast<std::size_t>(part.least_ - low);
        for (std::size_t place = 0; place < part.weights_.size(); ++place) {
            mixed.weights_[offset + place] += part.weights_[place] * (common / part.total_);
        }
    }
    mixed.reduce();
    return mixed;
}

std::int32_t Distribution::least_above(std::int32_t value) const {
    std::int32_t found = std::max(least_, value + 1);
    while (found < most() && weight(found) == 0) {
        ++found;
    }
    return std::min(found, most());
}

std::uint64_t Distribution::weight(std::int32_t value) const {
    return value < least_ || value > most() ? 0 : weights_[static_cast<std::size_t>(value - least_)];
}

std::uint64_t Distribution::weight_from(std::int32_t value) const {
    const std::int32_t first = std::clamp(value, least_, most() + 1);
    const auto start = weights_.begin() + (first - least_);
    return std::accumulate(start, weights_.end(), std::uint64_t{0});
}

std::int32_t Distribution::permille_from(std::int32_t value) const {
    constexpr std::uint64_t thousand = 1000;
    constexpr std::uint64_t most_total = std::uint64_t{1} << 52U;
    std::uint64_t part = weight_from(value);
    std::uint64_t whole = total_;
    while (whole > most_total) {
        part /= 2;
        whole /= 2;
    }
    return static_cast<std::int32_t>((2 * thousand * part + whole) / (2 * whole));
}

Distribution& Distribution::operator+=(const Distribution& other) {
    Distribution addend = other;
    while (overflows(total_, addend.total_)) {
        (total_ > addend.total_ ? *this : addend).halve();
    }
    const bool even = std::ranges::all_of(addend.weights_, [](std::uint64_t weight) { return weight == 1; });
    weights_ = even ? window_sums(weights_, addend.weights_.size()) : sums_of(weights_, addend.weights_);
    least_ += addend.least_;
    reduce();
    return *this;
}

Distribution& Distribution::operator-=(const Distribution& other) {
    return *this += other.negated();
}

Distribution& Distribution::operator*=(std::int32_t factor) {
    TORCHWAKE_EXPECTS(factor >= 0);
    if (factor == 0) {
        return *this = Distribution(0);
    }
    const auto gap = static_cast<std::size_t>(factor);
    std::vector<std::uint64_t> spread((weights_.size() - 1) * gap + 1, 0);
    for (std::size_t place = 0; place < weights_.size(); ++place) {
        spread[place * gap] = weights_[place];
    }
    weights_ = std::move(spread);
    least_ *= factor;
    return *this;
}

Distribution sum_by_value(const Distribution& number, const Distribution& at_zero,
                          const Distribution& beyond) {
    TORCHWAKE_EXPECTS(number.least_ >= 0);
    std::array<Distribution, 3> parts{number, at_zero, beyond};
    const auto common = [&parts] { return common_total(std::span(parts).subspan(1)); };
    while (common() == 0 || overflows(common(), parts[0].total_)) {
        std::ranges::max_element(parts, {}, &Distribution::total_)->halve();
    }
    const std::int32_t low = std::min(parts[1].least_, parts[2].least_);
    const std::int32_t high = std::max(parts[1].most(), parts[2].most());
    Distribution sum(low);
    sum.weights_.assign(span_of(low, parts[0].most() + high), 0);
    for (std::int32_t value = parts[0].least_; value <= parts[0].most(); ++value) {
        const Distribution& roll = value == 0 ? parts[1] : parts[2];
        const std::uint64_t scale = parts[0].weight(value) * (common() / roll.total_);
        for (std::int32_t rolled = roll.least_; rolled <= roll.most(); ++rolled) {
            sum.weights_[static_cast<std::size_t>(value + rolled - low)] += scale * roll.weight(rolled);
        }
    }
    sum.trim();
    sum.reduce();
    return sum;
}

void Distribution::trim() {
    const auto possible = [](std::uint64_t weight) { return weight > 0; };
    const auto first = std::ranges::find_if(weights_, possible);
    least_ += static_cast<std::int32_t>(first - weights_.begin());
    weights_.erase(weights_.begin(), first);
    while (weights_.back() == 0) {
        weights_.pop_back();
    }
}

void Distribution::halve() {
    for (std::uint64_t& weight : weights_) {
        weight = weight / 2 + weight % 2;
    }
    reduce();
}

void Distribution::reduce() {
    std::uint64_t divisor = 0;
    for (const std::uint64_t weight : weights_) {
        divisor = std::gcd(divisor, weight);
        if (divisor == 1) {
            break;
        }
    }
    if (divisor > 1) {
        std::ranges::for_each(weights_, [divisor](std::uint64_t& weight) { weight /= divisor; });
    }
    total_ = std::accumulate(weights_.begin(), weights_.end(), std::uint64_t{0});
}

Distribution Distribution::negated() const {
    Distribution mirrored = *this;
    std::ranges::reverse(mirrored.weights_);
    mirrored.least_ = -most();
    return mirrored;
}

Distribution at_least(const Distribution& value, std::int32_t least) {
    if (value.least_ >= least) {
        return value;
    }
    if (value.most() <= least) {
        return Distribution(least);
    }
    Distribution bounded = value;
    const auto cut = bounded.weights_.begin() + (least - value.least_);
    const std::uint64_t below = std::accumulate(bounded.weights_.begin(), cut, std::uint64_t{0});
    *cut += below;
    bounded.weights_.erase(bounded.weights_.begin(), cut);
    bounded.least_ = least;
    bounded.reduce();
    return bounded;
}

Distribution halved(const Distribution& value) {
    TORCHWAKE_EXPECTS(value.least_ >= 0);
    Distribution half(value.least_ / 2);
    half.weights_.assign(span_of(value.least_ / 2, value.most() / 2), 0);
    for (std::int32_t number = value.least_; number <= value.most(); ++number) {
        half.weights_[static_cast<std::size_t>(number / 2 - half.least_)] += value.weight(number);
    }
    half.reduce();
    return half;
}

Distribution lowered_below(const Distribution& value, std::int32_t bound, std::int32_t by,
                           std::int32_t least) {
    TORCHWAKE_EXPECTS(least <= value.least_ && value.most() <= bound);
    const auto lowered = [&](std::int32_t number) {
        return number < bound ? std::max(least, number - by) : number;
    };
    const std::int32_t low = lowered(value.least_);
    Distribution result(low);
    result.weights_.assign(span_of(low, lowered(value.most())), 0);
    for (std::int32_t number = value.least_; number <= value.most(); ++number) {
        result.weights_[static_cast<std::size_t>(lowered(number) - low)] += value.weight(number);
    }
    result.reduce();
    return result;
}

Distribution at_most(const Distribution& value, std::int32_t most) {
    if (value.most() <= most) {
        return value;
    }
    return at_least(value.negated(), -most).negated();
}

}  // namespace torchwake::forecast
