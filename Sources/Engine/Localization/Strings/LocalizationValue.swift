public import Foundation

extension String {
  /// A text that may be translated, usually a literal. Apple's page: Foundation/String/LocalizationValue.
  ///
  /// The platform's Foundation has none. The key in a table is the literal with a specifier at each place (`%lld`).
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let content: FormatKey

    /// Creates a value from a key.
    public init(_ value: String) { content = FormatKey(value) }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      var content = FormatKey()

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a literal part.
      public mutating func appendLiteral(_ literal: String) { content.append(literal: literal) }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) { content.append(.string(string), specifier: "%@") }

      /// Adds a number in the locale's digits, or anything that describes itself.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        let (argument, specifier) = FormatArgument.known(value) ?? (.string("\(value)"), specifier: "%@")
        content.append(argument, specifier: specifier)
      }

      /// Adds a number in a printf format, such as `%.2f`.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        let argument = FormatArgument.known(value)?.0 ?? .string("\(value)")
        content.append(argument, specifier: specifier)
      }

      /// Adds a value in a format style, with the locale's words and digits.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        content.append(.styled(StyledArgument(value, format)), specifier: "%@")
      }

      /// Adds a place for a value that is given later, such as a number of things.
      /// Apple's page: Swift/String/LocalizationValue/StringInterpolation/appendInterpolation(placeholder:).
      public mutating func appendInterpolation(placeholder: Placeholder) {
        content.append(placeholder.argument, specifier: placeholder.specifier)
      }

      /// Adds a place for a value that is given later, in a printf format.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        content.append(placeholder.argument, specifier: specifier)
      }

      /// Adds a resource, looked up in its own table.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        content.append(.string(String(localized: resource)), specifier: "%@")
      }
    }
  }
}

/// A number that a printf format can write. Apple's page: SwiftUI/_FormatSpecifiable.
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
