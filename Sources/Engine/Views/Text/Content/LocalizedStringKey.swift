import Foundation
package import Localization

/// A localization key, usually a literal. Apple's page: SwiftUI/LocalizedStringKey.
///
/// In a table, the key is the literal with a format specifier for each argument: `"\(3) books by \(name)"` is `%lld
/// books by %@`. Without a table the key itself is shown, with arguments formatted in the environment's locale.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let content: FormatKey
  /// The arguments that no printf format can represent, by index.
  let texts: [Int: Text]

  public init(_ value: String) { (content, texts) = (FormatKey(value), [:]) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    (content, texts) = (stringInterpolation.content, stringInterpolation.texts)
  }

  /// The localized string in an environment, without markup.
  package func string(in environment: EnvironmentValues) -> String {
    Text(self).string(in: environment)
  }
}

extension LocalizedStringKey: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
