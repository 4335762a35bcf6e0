#pragma once

// A page of entries: a table with a row for each, and below it the text about the chosen one.

#include "canvas/canvas.hpp"
#include "rows/row_list.hpp"

#include <torchwake/content/appearance.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/words/sentence.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::panels {

/// An entry of such a table.
struct TableEntry {
    content::Appearance look;             ///< its picture
    words::TextLine name;                 ///< at the left
    std::vector<words::TextLine> cells;   ///< one for each column
    std::vector<words::TextLine> text{};  ///< about it, below the table
};

/// A table with the text about one of its entries. Its text is shown in parts where it has no room as a
/// whole, so that a position is an entry and a part of its text.
class EntryTable {
  public:
    /// `columns`: their headings; `foot`: below the last entry.
    EntryTable(std::vector<std::string> columns, std::vector<TableEntry> entries, words::TextLine foot)
        : columns_(std::move(columns)), entries_(std::move(entries)), foot_(std::move(foot)) {}

    [[nodiscard]] const std::vector<TableEntry>& entries() const { return entries_; }
    [[nodiscard]] const words::TextLine& foot() const { return foot_; }
    /// The last position in a room, from 0.
    [[nodiscard]] std::int32_t last_position(const core::Rect& room) const;
    /// Draws the table at a position, which is clamped. A click on a row is LookAt with its first position.
    void draw(Canvas& canvas, const core::Rect& room, std::int32_t position) const;

  private:
    struct Part {
        std::size_t entry = 0;
        std::int32_t first_row = 0;  ///< of its text
    };
    struct Shape {
        std::int32_t rows = 0;  ///< of the table, with its headings
        core::Rect text;
    };
    [[nodiscard]] Shape shape(const core::Rect& room) const;
    [[nodiscard]] std::vector<Part> parts(const core::Rect& text) const;
    [[nodiscard]] Row row_of(const TableEntry& entry, bool chosen,
                             const std::vector<std::int32_t>& ends) const;
    [[nodiscard]] std::int32_t name_width() const;
    /// The places of the columns behind the names, in cells from the left; as many as have room.
    [[nodiscard]] std::vector<std::int32_t> ends_of_columns(std::int32_t width) const;

    std::vector<std::string> columns_;
    std::vector<TableEntry> entries_;
    words::TextLine foot_;
};

}  // namespace torchwake::panels
