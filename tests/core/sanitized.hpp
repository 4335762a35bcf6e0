#pragma once

// Whether the tests are built under the address sanitizer.

namespace torchwake::testing {

// g++ says so by a macro, clang by a feature.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_sanitized = true;
#elif defined(__has_feature)
inline constexpr bool is_sanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool is_sanitized = false;
#endif

}  // namespace torchwake::testing
