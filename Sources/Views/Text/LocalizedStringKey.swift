import Foundation

/// The key of a text that may be translated, usually a literal. Apple's page: SwiftUI/LocalizedStringKey.
///
/// Without a table of translations a key stands for itself, its interpolations filled in with the environment's locale.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Collects the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
    enum Segment: Equatable, Sendable {
      case literal(String)
      /// A printf format and its argument.
      case integer(String, Int)
      case floating(String, Double)
    }

    var segments: [Segment] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { segments.append(.literal(literal)) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { segments.append(.literal(string)) }

    /// Adds anything that describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) { segments.append(.literal("\(value)")) }

    /// Adds an integer, grouped as the locale does (`1,234`).
    public mutating func appendInterpolation(_ value: Int) { segments.append(.integer("%lld", value)) }

    /// Adds a number with six decimals, as `%f` does.
    public mutating func appendInterpolation(_ value: Double) { segments.append(.floating("%lf", value)) }

    /// Adds an integer in a printf format.
    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      segments.append(.integer(specifier, value))
    }

    /// Adds a number in a printf format.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      segments.append(.floating(specifier, value))
    }
  }

  private let segments: [StringInterpolation.Segment]

  /// Creates a key from a string.
  public init(_ value: String) { segments = [.literal(value)] }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  package func string(in environment: EnvironmentValues) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let string): string
      case .integer(let format, let value): String(format: format, locale: environment.locale, value)
      case .floating(let format, let value): String(format: format, locale: environment.locale, value)
      }
    }.joined()
  }
}
