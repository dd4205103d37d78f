public import Foundation
import Localization

// Date and DateComponents are `ReferenceConvertible` on Apple's systems and not in Linux's Foundation, so the general
// forms for a value and its formatter do not take them.
extension Text {
  /// Creates a text of a date, formatted with the formatter's own locale and time zone. Apple's page:
  /// SwiftUI/Text/init(_:formatter:).
  public init(_ subject: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: subject) ?? "") }

  public init(_ subject: DateComponents, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date, formatted with the formatter's own locale and time zone.
  public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
    content.append(.string(formatter.string(for: subject) ?? "\(subject)"), specifier: "%@")
  }

  public mutating func appendInterpolation(_ subject: DateComponents, formatter: Formatter) {
    content.append(.string(formatter.string(for: subject) ?? "\(subject)"), specifier: "%@")
  }
}
