package import Diagnostics
package import Foundation

/// A locale or time zone that was given by name, or as `system`.
package enum Chosen<Value> {
  case system
  case named(Value)

  /// The named value; nil for the system's.
  package var own: Value? { if case .named(let value) = self { value } else { nil } }
}

extension Chosen: Equatable where Value: Equatable {}
extension Chosen: Hashable where Value: Hashable {}
extension Chosen: Sendable where Value: Sendable {}

extension Optional where Wrapped == Chosen<TimeZone> {
  /// The time zone. The default is the system's in the tool, and GMT in other programs that run its commands, such as
  /// tests.
  package var zone: TimeZone {
    switch self {
    case .named(let zone): zone
    case nil where !ToolProcess.isTool: .gmt
    case .system, nil: TimeZone(identifier: SystemTimeZone.ofProcess.identifier) ?? .gmt
    }
  }

  /// Diagnostics about the system's time zone; empty if another was chosen.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .named: []
    case nil where !ToolProcess.isTool: []
    case .system, nil: [SystemTimeZone.ofProcess.resolution.finding].compactMap(\.self)
    }
  }
}

extension Optional where Wrapped == Chosen<Locale> {
  /// The locale. The default is the system's in the tool, and `en_US` in other programs that run its commands, such
  /// as tests.
  package var locale: Locale {
    switch self {
    case .named(let locale): locale
    case nil where !ToolProcess.isTool: Locale(identifier: "en_US")
    case .system, nil: SystemLocale.ofProcess.locale
    }
  }
}
