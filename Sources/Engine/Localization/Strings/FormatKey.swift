import Foundation

/// The key of an interpolated literal, with its arguments.
package struct FormatKey: Hashable, Sendable {
  /// The literal parts with a specifier for each argument: `%lld books by %@`.
  package private(set) var key: String
  package private(set) var arguments: [FormatArgument]

  package init(_ key: String = "", arguments: [FormatArgument] = []) {
    self.key = key
    self.arguments = arguments
  }

  /// Appends a literal part; its per cent signs are escaped.
  package mutating func append(literal: String) { key += literal.replacing("%", with: "%%") }

  package mutating func append(_ argument: FormatArgument, specifier: String) {
    key += specifier
    arguments.append(argument)
  }

  /// The key as written in tables: without arguments, a literal is not a format, and its per cent signs are single.
  package var tableKey: String { arguments.isEmpty ? key.replacing("%%", with: "%") : key }
}

extension FormatArgument {
  /// The argument and its specifier for a value of a type that printf supports; nil for others.
  package static func known(_ value: Any) -> (FormatArgument, specifier: String)? {
    switch value {
    case let value as String: (.string(value), "%@")
    case let value as Substring: (.string(String(value)), "%@")
    case let value as Int: (.integer(Int64(value)), "%lld")
    case let value as Double: (.floating(value), "%lf")
    case let value as Float: (.floating(Double(value)), "%f")
    case let value as CGFloat: (.floating(Double(value)), "%lf")
    case let value as UInt: (.unsigned(UInt64(value)), "%llu")
    case let value as Int64: (.integer(value), "%lld")
    case let value as UInt64: (.unsigned(value), "%llu")
    case let value as any FixedWidthInteger & SignedInteger: (.integer(Int64(clamping: value)), "%d")
    case let value as any FixedWidthInteger & UnsignedInteger: (.unsigned(UInt64(clamping: value)), "%u")
    default: nil
    }
  }
}
