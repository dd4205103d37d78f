import Diagnostics
import Foundation

/// Reads `.strings` files, as text and as property lists.
enum StringsFile {
  /// The entries of the file; nil if there is no file, or it cannot be read, which is reported.
  static func entries(of file: URL) -> [String: StringFormat]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    if let list = PropertyList.dictionary(in: data, of: file) {
      return list.compactMapValues { ($0 as? String).map { StringFormat($0) } }
    }
    guard !PropertyList.isPropertyList(data) else { return [:] }
    guard let text = text(of: data) else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "strings.unreadable", message: "is neither UTF-8 nor UTF-16; it is left out", subject: file.path))
      return [:]
    }
    var parser = StringsParser(text, file: file.path)
    return parser.entries().mapValues { StringFormat($0) }
  }

  /// UTF-8, or UTF-16 according to a byte order mark or zero bytes.
  private static func text(of data: Data) -> String? {
    let start = [UInt8](data.prefix(4))
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if start.count >= 2, start[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    if start.count >= 2, start[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    return String(data: start.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
  }
}
