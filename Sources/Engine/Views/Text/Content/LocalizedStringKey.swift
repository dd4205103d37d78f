import Foundation
package import Localization

/// The key of a text that may be translated, usually a literal. Apple's page: SwiftUI/LocalizedStringKey.
///
/// The key in a table is the literal with a specifier at each place: `"\(3) books by \(name)"` is `%lld books by %@`.
/// Without a table a key stands for itself, its places filled in the environment's locale.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let content: FormatKey
  /// What stands at places that no printf format can fill, by the argument's index.
  let texts: [Int: Text]

  /// Creates a key from a string.
  public init(_ value: String) { (content, texts) = (FormatKey(value), [:]) }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    (content, texts) = (stringInterpolation.content, stringInterpolation.texts)
  }

  /// The words in an environment, markup taken off.
  package func string(in environment: EnvironmentValues) -> String {
    Text(self).string(in: environment)
  }
}

extension LocalizedStringKey: Hashable {
  /// See `Hashable`.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
