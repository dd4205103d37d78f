public import Foundation
import Localization

// Date and DateComponents are `ReferenceConvertible` on Apple's systems and not in Linux's Foundation, so the general
// forms for a value and its formatter do not take them.
extension Text {
  /// Creates a text of a date as `formatter` writes it, in the formatter's own locale and time zone.
  /// Apple's page: SwiftUI/Text/init(_:formatter:).
  public init(_ subject: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }

  /// Creates a text of a date's components as `formatter` writes them.
  public init(_ subject: DateComponents, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date as `formatter` writes it, in the formatter's own locale and time zone.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
    content.append(.string(formatter.string(for: subject) ?? "\(subject)"), specifier: "%@")
  }

  /// Adds a date's components as `formatter` writes them.
  public mutating func appendInterpolation(_ subject: DateComponents, formatter: Formatter) {
    content.append(.string(formatter.string(for: subject) ?? "\(subject)"), specifier: "%@")
  }
}
