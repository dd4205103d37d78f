package import Diagnostics
import Foundation
import SystemIO

/// The machine's time zone. It is read again each time, as it may change.
///
/// The order is that of tzset(3) and localtime(5): the variable `TZ` (a name, a rule, or the path of a file), then
/// `/etc/localtime` (a link to the zone's file, or a copy), then the name in `/etc/timezone`, which Debian also has.
package struct SystemTimeZone: Sendable {
  /// The time zone at the start of the process. The tool sets its own `TZ` later.
  package static let ofProcess = SystemTimeZone(variable: ToolProcess.variables["TZ"])

  /// A time zone, and a diagnostic if it may be wrong.
  package struct Resolution: Equatable {
    package var identifier: String
    package var finding: Diagnostic?
  }

  /// The link or file; nil if the variable names the zone, which then never changes.
  private let link: String?
  private let nameFile: String?
  /// The value of `TZ`.
  private let name: String?
  private let database: ZoneDatabase

  /// - Parameters:
  ///   - variable: The value of `TZ`. A leading colon is ignored.
  ///   - link: The link to use if `TZ` is unset (default: `/etc/localtime`).
  ///   - nameFile: The file with the name to use if `link` is missing (default: `/etc/timezone`).
  ///   - database: The folder of tzfiles (default: `/usr/share/zoneinfo`).
  package init(
    variable: String?, link: String = "/etc/localtime", nameFile: String = "/etc/timezone",
    database: String = "/usr/share/zoneinfo"
  ) {
    let text = variable.map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 } ?? ""
    if text.hasPrefix("/") {
      (self.link, self.nameFile, name) = (text, nil, nil)
    } else if text.isEmpty {
      (self.link, self.nameFile, name) = (link, nameFile, nil)
    } else {
      (self.link, self.nameFile, name) = (nil, nil, text)
    }
    self.database = ZoneDatabase(folder: database)
  }

  /// The files that determine the time zone; it may change when one of them is replaced.
  package var files: [String] { [link, nameFile].compactMap(\.self) }

  /// The time zone's name (default: GMT).
  package var identifier: String { resolution.identifier }

  /// The time zone, with a diagnostic if the configured one is unknown.
  package var resolution: Resolution {
    if let name { return resolution(ofName: name) }
    if let known = link.flatMap(Self.identifier(ofLink:)) { return Resolution(identifier: known) }
    let text = nameFile.flatMap(Self.text(ofFile:))
    if let text, Self.isKnown(text) { return Resolution(identifier: text) }
    if let link, let data = try? RegularFile.contents(of: link, limit: ZoneDatabase.largestFile) {
      return resolution(ofFile: link, data)
    }
    // The default is GMT, as everywhere.
    guard let text, !text.isEmpty, let nameFile else { return Resolution(identifier: "GMT") }
    return .unknown("\(nameFile) names '\(text.prefix(100))', which is not a time zone; using GMT")
  }

  /// A name of the database; else a rule, such as `GMT+2`, which is two hours behind GMT in POSIX; else another name.
  private func resolution(ofName name: String) -> Resolution {
    if database.has(name), Self.isKnown(name) { return Resolution(identifier: name) }
    if let rule = POSIXTimeZone(name) { return resolution(of: rule, from: "TZ is '\(name.prefix(100))'") }
    if Self.isKnown(name) { return Resolution(identifier: name) }
    return .unknown("TZ is '\(name.prefix(100))', which is not a time zone; using GMT")
  }

  private func resolution(ofFile path: String, _ data: Data) -> Resolution {
    if let identifier = database.identifier(ofFile: data) { return Resolution(identifier: identifier) }
    guard let rule = POSIXTimeZone(footerOf: data) else {
      return .unknown("\(path) is neither a time zone file nor a link to one; using GMT")
    }
    return resolution(of: rule, from: "\(path) has the rule '\(rule.text.prefix(100))'")
  }

  private func resolution(of rule: POSIXTimeZone, from source: String) -> Resolution {
    if rule.summer == nil, let zone = TimeZone(secondsFromGMT: rule.offset) {
      return Resolution(identifier: zone.identifier)
    }
    if let identifier = database.identifier(of: rule) { return Resolution(identifier: identifier) }
    guard let zone = TimeZone(secondsFromGMT: rule.offset) else {
      return .unknown("\(source), which matches no time zone; using GMT")
    }
    var resolution = Resolution.unknown("\(source), which matches no time zone; using standard time all year")
    resolution.identifier = zone.identifier
    return resolution
  }

  /// The name of the link's target under `zoneinfo`. Links to links are followed.
  private static func identifier(ofLink path: String) -> String? {
    var path = path
    for _ in 0..<8 {
      if let range = path.range(of: "/zoneinfo/") {
        let name = path[range.upperBound...]
        let plain = ["posix/", "right/"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) } ?? name
        if isKnown(String(plain)) { return String(plain) }
      }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      path = URL(fileURLWithPath: target, relativeTo: folder).standardized.path
    }
    return nil
  }

  private static func text(ofFile path: String) -> String? {
    guard let data = try? RegularFile.contents(of: path, limit: 1000) else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func isKnown(_ name: String) -> Bool { TimeZone(identifier: name) != nil }
}

extension SystemTimeZone.Resolution {
  fileprivate static func unknown(_ message: String) -> Self {
    Self(
      identifier: "GMT",
      finding: Diagnostic(id: "time-zone.unknown", message: message + "; choose one with --time-zone"))
  }
}
