import _FoundationICU
package import Foundation

/// Calls functions of ICU that write text into a buffer.
enum ICUText {
  /// The text that `write` puts into a buffer, given its size and a status; nil if it fails.
  static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var size: Int32 = 128
    // The second attempt is for a text longer than the first buffer, with the length that ICU returned.
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var buffer = [UInt16](repeating: 0, count: Int(size))
      let length = write(&buffer, size, &status)
      if status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= size {
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
      }
      guard status == U_BUFFER_OVERFLOW_ERROR, length > size, length < 1 << 20 else { return nil }
      size = length
    }
    return nil
  }
}

/// The plural categories of languages (Unicode CLDR, plural rules).
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// CLDR's plural rules, from Foundation's copy of ICU.
package enum PluralRules {
  /// The category of a cardinal number; `other` for NaN and unknown languages.
  package static func category(of number: Double, in locale: Locale) -> PluralCategory {
    guard number.isFinite else { return .other }
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_openForType(locale.identifier, UPLURAL_TYPE_CARDINAL, &status) else {
      return .other
    }
    defer { swift_uplrules_close(rules) }
    let keyword = ICUText.text { swift_uplrules_select(rules, number.magnitude, $0, $1, $2) }
    return keyword.flatMap { PluralCategory(rawValue: $0) } ?? .other
  }
}
