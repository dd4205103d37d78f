public import Foundation
import Localization

extension Text {
  /// Creates a text of a formatted value, in the environment's locale; dates also in its calendar and time zone.
  /// Apple's page: SwiftUI/Text/init(_:format:).
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(FormattedText(input: input, style: format) { [TextSegment($0)] })
  }

  /// Creates a text of a value in a format style whose output is an attributed string.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    self.init(FormattedText(input: input, style: format) { $0.textSegments })
  }

  /// Creates a text of a value, formatted with the formatter's own locale and time zone. Apple's page:
  /// SwiftUI/Text/init(_:formatter:).
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// A value with its format style. Apple's protocol does not require `Sendable` of them; both are values, and only
/// read here.
private struct FormattedText<Style: FormatStyle>: TextSource, @unchecked Sendable where Style.FormatInput: Equatable {
  let input: Style.FormatInput
  let style: Style
  let segments: @Sendable (Style.FormatOutput) -> [TextSegment]

  init(input: Style.FormatInput, style: Style, segments: @escaping @Sendable (Style.FormatOutput) -> [TextSegment]) {
    self.input = input
    self.style = style
    self.segments = segments
  }

  func segments(in surroundings: TextContext) -> [TextSegment] {
    segments(surroundings.localization.output(of: input, style))
  }

  static func == (a: Self, b: Self) -> Bool { a.style == b.style && a.input == b.input }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

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
