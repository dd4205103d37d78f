package import Foundation
import _FoundationICU

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
