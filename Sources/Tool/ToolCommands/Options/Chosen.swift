import ArgumentParser
package import Diagnostics
package import Foundation

/// A locale or a time zone that an option names: the system's own, or one by its name.
package enum Chosen<Value: Hashable & Sendable>: Hashable, Sendable {
  case system
  case named(Value)

  /// The value, unless the system decides.
  var own: Value? { if case .named(let value) = self { value } else { nil } }
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

extension Chosen<Locale> {
  /// What an option was given: a locale's name, or `system`.
  ///
  /// - Throws: A validation error, with exit code 64, for a language that there is not.
  package static func argument(_ text: String) throws -> Chosen<Locale> {
    text == "system" ? .system : .named(try Locale.named(text))
  }
}

extension Chosen<TimeZone> {
  /// What an option was given: a zone's name, or `system`.
  ///
  /// - Throws: A validation error, with exit code 64, for a zone that there is not.
  package static func argument(_ text: String) throws -> Chosen<TimeZone> {
    if text == "system" { return .system }
    if let zone = TimeZone(identifier: text) { return .named(zone) }
    let suggestion = text.nearest(among: TimeZone.knownTimeZoneIdentifiers).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError("There is no time zone '\(text)'.\(suggestion) Write a name such as Europe/Berlin or GMT.")
  }
}
