# Prepares a public header for doxygen, line by line, so that its warnings name the true lines.

# The comment at a header's beginning describes the file.
1s|^#pragma once$|/// \\file|
2s|^$|///|
3{
:head
/^\/\/( |$)/{
s|^//|///|
n
b head
}
}

# What a comment says after a word such as "Cost:" is a clause of its own.
/^ *\/\/\//s/([/.;]) (Shape|Units|Requires|Ensures|Errors|Random|Awaits|Cost|Source): /\1 \\clause{\2} /g

# The reference leaves out comparisons, copies and moves that the compiler writes.
s/^ *(\[\[nodiscard\]\] )?(friend )?(constexpr )?[a-z:_]+ operator(==|<=>)\(.*\) (const )?= default;.*$//
s/^ *(constexpr )?(\w+)\((const \2&|\2&&)( other)?\)( noexcept)? = default;.*$//
s/^ *(constexpr )?(\w+)& operator=\((const \2&|\2&&)( other)?\)( noexcept)? = default;.*$//

# Helpers of one list in a macro, which Doxyfile.in expands.
s/^#(define|undef) TORCHWAKE_(ENUMERATOR|ID|ROW)\>.*$//
/^#define TORCHWAKE_EVENT\(/,/[^\\]$/s/.*//

# Tags are declared where they are named, and std::uint32_t is the default; doxygen would take overloads on such ids for
# unknown functions.
s/\<(Id|Quantity)<struct /\1</
s/\<Id<(\w+), std::uint32_t>/Id<\1>/

# The rows of events specialise a variable that is documented once.
s/^TORCHWAKE_EVENT_ROW\(.*//
