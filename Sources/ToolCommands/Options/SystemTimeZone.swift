import Foundation

/// What says which time zone the machine is in. It is looked at anew each time, as people travel.
///
/// The order is that of tzset(3) and localtime(5): the variable `TZ`, a name or the path of a file; else `/etc/localtime`,
/// which is a link to the zone's file, else the name in `/etc/timezone`, which Debian has besides.
struct SystemTimeZone: Sendable {
  /// That of the process as it was started; the tool sets its own `TZ` afterwards.
  static let ofProcess = SystemTimeZone(variable: ToolProcess.variables["TZ"])

  /// The link; nil where the variable names the zone, which then never changes.
  private let link: String?
  /// The file with the name of the zone.
  private let nameFile: String?
  /// What `TZ` names.
  private let name: String?

  /// - Parameters:
  ///   - variable: What `TZ` says; a leading colon means nothing.
  ///   - link: What counts where it says nothing; `/etc/localtime` unless given.
  ///   - nameFile: What counts where that is no link; `/etc/timezone` unless given.
  init(variable: String?, link: String = "/etc/localtime", nameFile: String = "/etc/timezone") {
    let text = variable.map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 } ?? ""
    if text.hasPrefix("/") {
      (self.link, self.nameFile, name) = (text, nil, nil)
    } else if text.isEmpty {
      (self.link, self.nameFile, name) = (link, nameFile, nil)
    } else {
      (self.link, self.nameFile, name) = (nil, nil, text)
    }
  }

  /// The files that say it: when one of them is replaced, it may be another zone.
  var files: [String] { [link, nameFile].compactMap(\.self) }

  /// The zone's name; GMT where nothing says which it is.
  var identifier: String {
    if let name { return Self.known(name) ?? "GMT" }
    return link.flatMap(Self.identifier(ofLink:)) ?? nameFile.flatMap(Self.identifier(inFile:)) ?? "GMT"
  }

  /// What a link leads to, by the name of its file under `zoneinfo`. A link to a link is followed.
  private static func identifier(ofLink path: String) -> String? {
    var path = path
    for _ in 0..<8 {
      if let range = path.range(of: "/zoneinfo/") {
        let name = path[range.upperBound...]
        let plain = ["posix/", "right/"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) } ?? name
        if let zone = known(String(plain)) { return zone }
      }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      path = URL(fileURLWithPath: target, relativeTo: folder).standardized.path
    }
    return nil
  }

  private static func identifier(inFile path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.count < 1000 else { return nil }
    return known(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static func known(_ name: String) -> String? { TimeZone(identifier: name) == nil ? nil : name }
}
