public import Foundation

extension String {
  /// A localizable text, usually a literal. Apple's page: Foundation/String/LocalizationValue.
  ///
  /// Foundation on Linux has none. The key in a table is the literal with a specifier for each argument (`%lld`).
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let content: FormatKey

    public init(_ value: String) { content = FormatKey(value) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      var content = FormatKey()

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { content.append(literal: literal) }

      public mutating func appendInterpolation(_ string: String) { content.append(.string(string), specifier: "%@") }

      /// Appends a number in the locale's digits, or the description of any other value.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        let (argument, specifier) = FormatArgument.known(value) ?? (.string("\(value)"), specifier: "%@")
        content.append(argument, specifier: specifier)
      }

      /// Appends a number in a printf format, such as `%.2f`.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        let argument = FormatArgument.known(value)?.0 ?? .string("\(value)")
        content.append(argument, specifier: specifier)
      }

      /// Appends a value in a format style, formatted in the locale.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        content.append(.styled(StyledArgument(value, format)), specifier: "%@")
      }

      /// Appends a placeholder for a value that is given later, such as a count. Apple's page:
      /// Swift/String/LocalizationValue/StringInterpolation/appendInterpolation(placeholder:).
      public mutating func appendInterpolation(placeholder: Placeholder) {
        content.append(placeholder.argument, specifier: placeholder.specifier)
      }

      /// Appends a placeholder with a printf format.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        content.append(placeholder.argument, specifier: specifier)
      }

      /// Appends a resource, looked up in its own table.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        content.append(.string(String(localized: resource)), specifier: "%@")
      }
    }
  }
}

/// A number that a printf format supports. Apple's page: SwiftUI/_FormatSpecifiable.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension String.LocalizationValue {
  /// A placeholder for a value that is given later. Apple's page: Swift/String/LocalizationValue/Placeholder.
  public enum Placeholder: Hashable, Sendable {
    case int
    case uint
    case float
    case double
    /// Any value that has a text.
    case object

    /// The specifier in tables.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }

    /// The argument that is used until a value is given.
    var argument: FormatArgument {
      switch self {
      case .int: .integer(0)
      case .uint: .unsigned(0)
      case .float, .double: .floating(0)
      case .object: .string("")
      }
    }
  }
}
