#include <torchwake/rules/difference.hpp>
#include <torchwake/rules/fields.hpp>

#include <range/v3/view/indices.hpp>
#include <range/v3/view/zip.hpp>

#include <array>
#include <span>
#include <vector>

namespace torchwake::rules {
namespace {

/// Walks two values in step and remembers the first difference.
class Comparison {
  public:
    [[nodiscard]] std::optional<std::string> found() const { return found_; }

    template <class T>
        requires std::integral<T> || std::is_enum_v<T>
    void compare(const std::string& path, T a, T b) {
        if (!found_ && a != b) {
            found_ = path + ": " + text(a) + " and " + text(b);
        }
    }
    template <class Tag, class Rep>
    void compare(const std::string& path, core::Id<Tag, Rep> a, core::Id<Tag, Rep> b) {
        compare(path, a.value, b.value);
    }
    template <class Tag, class Rep>
    void compare(const std::string& path, core::Quantity<Tag, Rep> a, core::Quantity<Tag, Rep> b) {
        compare(path, a.value, b.value);
    }
    template <Described T>
    void compare(const std::string& path, const T& a, const T& b) {
        const std::string prefix = path.empty() ? path : path + ".";
        boost::mp11::mp_for_each<detail::FieldsOf<T>>(
            [&](auto field) { this->compare(prefix + field.name, a.*field.pointer, b.*field.pointer); });
    }
    void compare(const std::string& path, const core::RandomStream& a, const core::RandomStream& b) {
        compare(path, a.state(), b.state());
    }
    template <class T, std::size_t size>
    void compare(const std::string& path, const std::array<T, size>& a, const std::array<T, size>& b) {
        compare_all(path, std::span<const T>(a), std::span<const T>(b));
    }
    template <class T>
    void compare(const std::string& path, const std::vector<T>& a, const std::vector<T>& b) {
        compare_all(path, std::span<const T>(a), std::span<const T>(b));
    }
    template <class T>
    void compare(const std::string& path, const core::Grid<T>& a, const core::Grid<T>& b) {
        compare(path + ".width", a.width(), b.width());
        compare_all(path, a.span(), b.span());
    }
    void compare(const std::string& path, const spatial::BitGrid& a, const spatial::BitGrid& b) {
        compare(path + ".width", a.size().width, b.size().width);
        compare(path + ".height", a.size().height, b.size().height);
        for (std::int32_t y = 0; y < a.size().height && !found_; ++y) {
            compare_all(path + "[" + std::to_string(y) + "]", std::span(a.row(y), a.words_per_row()),
                        std::span(b.row(y), b.words_per_row()));
        }
    }
    template <class T>
    void compare(const std::string& path, const ComponentStore<T>& a, const ComponentStore<T>& b) {
        compare_all(path + ".ids", a.ids(), b.ids());
        for (const auto& [id, of_a, of_b] : ranges::views::zip(a.ids(), a.values(), b.values())) {
            compare(path + "[" + std::to_string(id.value) + "]", of_a, of_b);
        }
    }

  private:
    template <class T>
    [[nodiscard]] static std::string text(T value) {
        if constexpr (std::is_enum_v<T>) {
            return std::to_string(static_cast<std::underlying_type_t<T>>(value));
        } else {
            return std::to_string(value);
        }
    }

    template <class T>
    void compare_all(const std::string& path, std::span<const T> a, std::span<const T> b) {
        compare(path + ".size", a.size(), b.size());
        for (const auto& [index, of_a, of_b] : ranges::views::zip(ranges::views::indices, a, b)) {
            if (!(of_a == of_b)) {
                compare(path + "[" + std::to_string(index) + "]", of_a, of_b);
            }
        }
    }

    std::optional<std::string> found_;
};

}  // namespace

std::optional<std::string> first_difference(const World& a, const World& b) {
    Comparison comparison;
    comparison.compare("", a, b);
    return comparison.found();
}

}  // namespace torchwake::rules
