package import Foundation

/// A value for a placeholder in a format.
package enum FormatArgument: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case floating(Double)
  /// A value whose text depends on the locale.
  case styled(StyledArgument)

  /// The number for plural rules; nil for other values.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .string, .styled: nil
    }
  }
}

/// A value with its format style, formatted when the locale is known.
package struct StyledArgument: Hashable, Sendable {
  private let value: any StyledValue

  package init<Style: FormatStyle>(
    _ value: Style.FormatInput, _ style: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.value = Styled(value: value, style: style)
  }

  package func string(in context: LocalizationContext) -> String { value.string(in: context) }

  package static func == (a: StyledArgument, b: StyledArgument) -> Bool { a.value.isEqual(to: b.value) }

  package func hash(into hasher: inout Hasher) { hasher.combine(value.styleHash) }
}

private protocol StyledValue: Sendable {
  var styleHash: Int { get }
  func string(in context: LocalizationContext) -> String
  func isEqual(to other: any StyledValue) -> Bool
}

/// Apple does not require format styles and their inputs to be `Sendable`; both are values, and are only read here.
private struct Styled<Style: FormatStyle>: StyledValue, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let value: Style.FormatInput
  let style: Style

  var styleHash: Int { style.hashValue }

  func string(in context: LocalizationContext) -> String { context.output(of: value, style) }

  func isEqual(to other: any StyledValue) -> Bool {
    guard let other = other as? Self else { return false }
    return value == other.value && style == other.style
  }
}
