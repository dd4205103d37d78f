package import Foundation
import HTTPFetching
package import JSONText
package import NIOCore

/// A file of an output as it is sent.
package struct PublishedFile: Sendable {
  package let body: ByteBuffer
  package let type: String
  /// The hash of the content, in quotation marks.
  package let tag: String
  /// When its entry began to be shown.
  package let modified: Date
  /// The same as a header.
  let modifiedText: String

  package init(body: ByteBuffer, type: String, tag: String, modified: Date) {
    (self.body, self.type, self.tag, self.modified) = (body, type, tag, modified)
    modifiedText = HTTPDate.text(modified)
  }
}

/// What an address shows now, and until when.
package struct PublishedMoment: Sendable {
  package let file: PublishedFile
  /// When another file may replace it; nil if only a request for a reload does.
  package let end: Date?

  package init(file: PublishedFile, end: Date?) { (self.file, self.end) = (file, end) }

  /// How long a client may keep the file, in whole seconds. Rounded up: a client that asks a moment too early would get the
  /// same file again.
  package func age(at now: Date) -> Int {
    guard let end else { return Self.longestAge }
    return Int(min(max(1, (end.timeIntervalSince(now)).rounded(.up)), Double(Self.longestAge)))
  }

  /// Reloads are also requested by other programs, so no file is kept for longer.
  static let longestAge = 900

  /// What clients of events get.
  ///
  /// - Parameter path: With the extension.
  package func json(at path: String) -> JSONValue {
    .object(
      JSONObject([
        ("path", .string(path)), ("tag", .string(file.tag.filter { $0 != "\"" })),
        ("next", end.map { .string($0.ISO8601Format()) } ?? .null),
      ]))
  }
}
