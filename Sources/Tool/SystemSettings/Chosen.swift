package import Diagnostics
package import Foundation

/// A locale or a time zone that an option names: the system's own, or one by its name.
package enum Chosen<Value: Hashable & Sendable>: Hashable, Sendable {
  case system
  case named(Value)

  /// The value, unless the system decides.
  package var own: Value? { if case .named(let value) = self { value } else { nil } }
}

extension Optional where Wrapped == Chosen<TimeZone> {
  /// The zone. Not chosen, it is the system's for people who use the tool, and GMT where a program, such as a test, runs
  /// its commands.
  package var zone: TimeZone {
    switch self {
    case .named(let zone): zone
    case nil where !ToolProcess.isTool: .gmt
    case .system, nil: TimeZone(identifier: SystemTimeZone.ofProcess.identifier) ?? .gmt
    }
  }

  /// What is wrong with the zone that the system names; empty where an option or a program chose it.
  package var findings: [Diagnostic] {
    switch self {
    case .named: []
    case nil where !ToolProcess.isTool: []
    case .system, nil: [SystemTimeZone.ofProcess.resolution.finding].compactMap(\.self)
    }
  }
}

extension Optional where Wrapped == Chosen<Locale> {
  /// The locale. Not chosen, it is the system's for people who use the tool, and `en_US` where a program, such as a test,
  /// runs its commands.
  package var locale: Locale {
    switch self {
    case .named(let locale): locale
    case nil where !ToolProcess.isTool: Locale(identifier: "en_US")
    case .system, nil: SystemLocale.ofProcess.locale
    }
  }
}
