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
  static func dictionary(
    in data: Data, of file: URL, report: StringFileProblem.Report = StringFileProblem.log
  ) -> [String: Any]? {
    guard isPropertyList(data) else { return nil }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let dictionary = list as? [String: Any] { return dictionary }
      report(StringFileProblem(reason: "the property list is not a dictionary", file: file.path))
    } catch {
      report(StringFileProblem(reason: "the property list cannot be read: \(reason(error))", file: file.path))
    }
    return nil
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    return (underlying.userInfo["NSDebugDescription"] as? String ?? underlying.localizedDescription)
      .trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
  }
}
