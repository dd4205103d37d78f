import Diagnostics
import Foundation

/// Reads binary and XML property lists.
enum PropertyList {
  /// Whether the data starts like a property list.
  static func isPropertyList(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(64), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("bplist") || start.hasPrefix("<?xml") || start.hasPrefix("<plist")
      || start.hasPrefix("<!DOCTYPE")
  }

  /// The dictionary in the data; nil if there is none, which is reported if the data starts like a property list.
  static func dictionary(in data: Data, of file: URL) -> [String: Any]? {
    guard isPropertyList(data) else { return nil }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let dictionary = list as? [String: Any] { return dictionary }
      report("the property list is not a dictionary; it is left out", file)
    } catch {
      report("the property list cannot be read: \(reason(error)); it is left out", file)
    }
    return nil
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    return (underlying.userInfo["NSDebugDescription"] as? String ?? underlying.localizedDescription)
      .trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
  }

  private static func report(_ message: String, _ file: URL) {
    DiagnosticLog.current.report(Diagnostic(id: "strings.unreadable", message: message, subject: file.path))
  }
}
