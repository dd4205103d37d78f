package import Foundation
import JSONText

/// The body of `POST /api/log`.
package enum LogMessage {
  /// The largest body, in bytes.
  package static let limit = 64 << 10
  private static let lineLimit = 50
  private static let textLimit = 500

  /// The lines of a body; nil if it is not a log.
  package static func lines(_ body: Data, at now: Date) -> [DeviceLogLine]? {
    guard body.count <= limit, let document = try? JSONDocument(Array(body)),
      case .object(let object) = JSONValue(document.root), case .array(let logs) = object["logs"] ?? object["log"]
    else { return nil }
    return logs.prefix(lineLimit).compactMap { entry in
      switch entry {
      case .string(let text): line(text, details: "", at: now)
      case .object(let fields):
        line(
          text(fields["message"] ?? fields["log_message"]) ?? "",
          details: JSONValue.object(fields).text(indentation: nil), at: now)
      default: nil
      }
    }
  }

  private static func text(_ value: JSONValue?) -> String? { if case .string(let text) = value { text } else { nil } }

  private static func line(_ message: String, details: String, at now: Date) -> DeviceLogLine {
    // A line is printed in terminals.
    func plain(_ text: String, _ limit: Int) -> String {
      String(text.unicodeScalars.prefix(limit).map { $0.properties.generalCategory == .control ? " " : Character($0) })
    }
    return DeviceLogLine(receivedAt: now, message: plain(message, textLimit), details: plain(details, 2000))
  }
}
