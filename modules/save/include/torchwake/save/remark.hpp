#pragma once

// Remarks: what the game told its player that is no event of the world. They are records of a run's journal
// and entries of its chronicle, so that the message log comes back whole.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/refusal.hpp>

#include <boost/describe/class.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::save {

/// A sentence, as a key of the word list and one argument.
struct Notice {
    static constexpr std::string_view id = "notice";  ///< its name in records and in saved chronicles
    std::string key;                                  ///< of the word list
    std::string argument;  ///< what the sentence's placeholder stands for; empty: it has none
    friend bool operator==(const Notice&, const Notice&) = default;
};
BOOST_DESCRIBE_STRUCT(Notice, (), (key, argument))

/// Why a command was refused, why an automatic action stopped, or a notice.
using Remark = std::variant<rules::Refusal, autopilot::Stop, Notice>;

/// The greatest size of a text in a kept notice.
inline constexpr std::size_t longest_notice = 240;

/// The remark as it is kept: texts that are too long are cut, and what is not printable is escaped.
[[nodiscard]] Remark kept_remark(Remark remark);

/// True if the catalog has all definitions that the remark names, so that it can be put into words.
[[nodiscard]] bool can_be_told(const content::Catalog& catalog, const Remark& remark);

}  // namespace torchwake::save
