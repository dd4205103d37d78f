import ArgumentParser
package import Foundation
package import SystemSettings

extension Chosen<Locale> {
  /// Parses a locale's name, or `system`.
  ///
  /// - Throws: A validation error, with exit code 64, if the language is unknown.
  package static func argument(_ text: String) throws -> Chosen<Locale> {
    text == "system" ? .system : .named(try Locale.named(text))
  }
}

extension Chosen<TimeZone> {
  /// Parses a time zone's name, or `system`.
  ///
  /// - Throws: A validation error, with exit code 64, if the time zone is unknown.
  package static func argument(_ text: String) throws -> Chosen<TimeZone> {
    if text == "system" { return .system }
    if let zone = TimeZone(identifier: text) { return .named(zone) }
    let suggestion = text.nearest(among: TimeZone.knownTimeZoneIdentifiers).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError("unknown time zone '\(text)'.\(suggestion) Use a name such as Europe/Berlin or GMT.")
  }
}
