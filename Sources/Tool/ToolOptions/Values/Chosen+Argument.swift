import ArgumentParser
package import Foundation
package import SystemSettings

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
