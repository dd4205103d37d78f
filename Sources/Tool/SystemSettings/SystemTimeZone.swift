package import Diagnostics
import Foundation

/// What says which time zone the machine is in. It is looked at anew each time, as people travel.
///
/// The order is that of tzset(3) and localtime(5): the variable `TZ`, a name, a rule or the path of a file; else
/// `/etc/localtime`, which is a link to the zone's file or a copy of it, else the name in `/etc/timezone`, which Debian
/// has besides.
package struct SystemTimeZone: Sendable {
  /// That of the process as it was started; the tool sets its own `TZ` afterwards.
  package static let ofProcess = SystemTimeZone(variable: ToolProcess.variables["TZ"])

  /// A zone, and why it may be the wrong one.
  package struct Resolution: Equatable {
    package var identifier: String
    package var finding: Diagnostic?
  }

  /// The link or file; nil where the variable names the zone, which then never changes.
  private let link: String?
  /// The file with the name of the zone.
  private let nameFile: String?
  /// What `TZ` names.
  private let name: String?
  private let database: ZoneDatabase

  /// - Parameters:
  ///   - variable: What `TZ` says; a leading colon means nothing.
  ///   - link: What counts if it says nothing (default: `/etc/localtime`).
  ///   - nameFile: What counts if that is no link (default: `/etc/timezone`).
  ///   - database: The folder of the zones' files (default: `/usr/share/zoneinfo`).
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

  /// The files that say it: when one of them is replaced, it may be another zone.
  package var files: [String] { [link, nameFile].compactMap(\.self) }

  /// The zone's name; GMT where nothing says which it is.
  package var identifier: String { resolution.identifier }

  /// The zone. There is a finding where something says which it is, but no such zone is known.
  package var resolution: Resolution {
    if let name { return resolution(ofName: name) }
    if let known = link.flatMap(Self.identifier(ofLink:)) { return Resolution(identifier: known) }
    let text = nameFile.flatMap(Self.text(ofFile:))
    if let text, Self.isKnown(text) { return Resolution(identifier: text) }
    if let link, let data = FileManager.default.contents(atPath: link) { return resolution(ofFile: link, data) }
    // Without any of them it is GMT, as everywhere.
    guard let text, !text.isEmpty, let nameFile else { return Resolution(identifier: "GMT") }
    return .unknown("\(nameFile) names '\(text.prefix(100))', which is not a time zone; GMT is used")
  }

  /// A name of the database; else a rule, `GMT+2` among them, which is two hours behind GMT in POSIX; else another name.
  private func resolution(ofName name: String) -> Resolution {
    if database.has(name), Self.isKnown(name) { return Resolution(identifier: name) }
    if let rule = POSIXTimeZone(name) { return resolution(of: rule, from: "TZ is '\(name.prefix(100))'") }
    if Self.isKnown(name) { return Resolution(identifier: name) }
    return .unknown("TZ is '\(name.prefix(100))', which is not a time zone; GMT is used")
  }

  private func resolution(ofFile path: String, _ data: Data) -> Resolution {
    if let identifier = database.identifier(ofFile: data) { return Resolution(identifier: identifier) }
    guard let rule = POSIXTimeZone(footerOf: data) else {
      return .unknown("\(path) is not a time zone's file, nor a link to one; GMT is used")
    }
    return resolution(of: rule, from: "\(path) has the rule '\(rule.text.prefix(100))'")
  }

  private func resolution(of rule: POSIXTimeZone, from source: String) -> Resolution {
    if rule.summer == nil, let zone = TimeZone(secondsFromGMT: rule.offset) {
      return Resolution(identifier: zone.identifier)
    }
    if let identifier = database.identifier(of: rule) { return Resolution(identifier: identifier) }
    guard let zone = TimeZone(secondsFromGMT: rule.offset) else {
      return .unknown("\(source), which no zone has; GMT is used")
    }
    var resolution = Resolution.unknown("\(source), which no zone has; standard time is used all year")
    resolution.identifier = zone.identifier
    return resolution
  }

  /// What a link leads to, by the name of its file under `zoneinfo`. A link to a link is followed.
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
    guard let data = FileManager.default.contents(atPath: path), data.count < 1000 else { return nil }
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
