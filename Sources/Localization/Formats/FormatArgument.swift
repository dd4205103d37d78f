package import Foundation

/// A value that fills a place in a format.
package enum FormatArgument: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case floating(Double)
  /// A value whose words depend on the locale.
  case styled(StyledArgument)

  /// The number that plural rules look at; nil for what is no number.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .string, .styled: nil
    }
  }
}

/// A value with its format style, written when the locale is known.
package struct StyledArgument: Hashable, Sendable {
  private let identity: String
  private let value: any StyledValue

  package init<Style: FormatStyle>(_ value: Style.FormatInput, _ style: Style) where Style.FormatOutput == String {
    identity = "\(Style.self) \(style.hashValue) \(value)"
    self.value = Styled(value: value, style: style)
  }

  package func string(in context: LocalizationContext) -> String { value.string(in: context) }

  package static func == (a: StyledArgument, b: StyledArgument) -> Bool { a.identity == b.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

private protocol StyledValue: Sendable {
  func string(in context: LocalizationContext) -> String
}

/// Format styles and their inputs need not be `Sendable` by Apple's protocol; both are values, and only read here.
private struct Styled<Style: FormatStyle>: StyledValue, @unchecked Sendable where Style.FormatOutput == String {
  let value: Style.FormatInput
  let style: Style

  func string(in context: LocalizationContext) -> String { context.output(of: value, style) }
}
