#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>

namespace torchwake::spatial {

void BitGrid::fill(bool value) {
    std::fill(words_.begin(), words_.end() - 1, value ? ~Word{0} : Word{0});
    const std::size_t used = static_cast<std::size_t>(size_.width) % word_bits;
    if (value && used != 0) {
        for (std::int32_t y = 0; y < size_.height; ++y) {
            row(y)[stride_ - 1] >>= word_bits - used;
        }
    }
}

void BitGrid::reset(Size size, bool value) {
    TORCHWAKE_EXPECTS(size.width >= 0 && size.height >= 0);
    if (size != size_) {
        size_ = size;
        stride_ = (static_cast<std::size_t>(size.width) + word_bits - 1) / word_bits;
        words_.assign(stride_ * static_cast<std::size_t>(size.height) + 1, Word{0});
    }
    fill(value);
}

BitGrid& BitGrid::operator|=(const BitGrid& other) {
    TORCHWAKE_EXPECTS(size_ == other.size_);
    for (std::size_t i = 0; i < words_.size(); ++i) {
        words_[i] |= other.words_[i];
    }
    return *this;
}

BitGrid& BitGrid::operator&=(const BitGrid& other) {
    TORCHWAKE_EXPECTS(size_ == other.size_);
    for (std::size_t i = 0; i < words_.size(); ++i) {
        words_[i] &= other.words_[i];
    }
    return *this;
}

BitGrid& BitGrid::operator-=(const BitGrid& other) {
    TORCHWAKE_EXPECTS(size_ == other.size_);
    for (std::size_t i = 0; i < words_.size(); ++i) {
        words_[i] &= ~other.words_[i];
    }
    return *this;
}

std::size_t BitGrid::count() const {
    std::size_t cells = 0;
    for (const Word word : words_) {
        cells += static_cast<std::size_t>(std::popcount(word));
    }
    return cells;
}

}  // namespace torchwake::spatial
