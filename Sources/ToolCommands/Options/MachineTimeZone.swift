import ArgumentParser
import Foundation
import Synchronization

/// The time zone of the machine, or of who started the tool.
///
/// Foundation's cannot be asked: the tool binds the zone of its pictures to the process, by the variable `TZ`.
enum MachineTimeZone {
  /// `TZ` as the process found it; nil where it had none, or has not been changed yet.
  private static let found = Mutex<String??>(nil)

  /// Remembers `TZ`: to be called before it is changed.
  static func remember() { found.withLock { if $0 == nil { $0 = .some(getenv("TZ").map { String(cString: $0) }) } } }

  /// The zone now: the machine's is looked up anew, so that a journey is noticed.
  ///
  /// - Throws: A validation error, with exit code 64, where it is not known.
  static func current() throws -> TimeZone {
    remember()
    let variable = found.withLock { $0 ?? nil } ?? ""
    let name = variable.isEmpty ? localTime() : String(variable.drop { $0 == ":" })
    guard let name, let zone = TimeZone(identifier: zone(at: name)) else {
      throw ValidationError("The machine's time zone is not known. Write a name such as Europe/Berlin or GMT.")
    }
    return zone
  }

  private static func localTime() -> String? {
    let files = FileManager.default
    if let target = try? files.destinationOfSymbolicLink(atPath: "/etc/localtime") { return target }
    if let text = files.contents(atPath: "/etc/timezone") {
      return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // Without a zone, a machine's clock is that of Greenwich.
    return files.fileExists(atPath: "/etc/localtime") ? nil : "GMT"
  }

  /// The zone's name in the path of its file.
  private static func zone(at path: String) -> String {
    path.range(of: "zoneinfo/", options: .backwards).map { String(path[$0.upperBound...]) } ?? path
  }
}
