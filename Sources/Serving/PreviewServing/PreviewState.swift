import ExtensionBuilding
import Foundation
import JSONText

/// What the page shows besides pictures.
struct PreviewState: Sendable {
  /// A build that ended.
  struct Build: Sendable {
    var isDone: Bool
    var seconds: Double
    var message: String?
    var errors: [JSONValue] = []
    var notes: [String] = []
  }

  struct Crash: Sendable {
    let message: String
    let details: String
  }

  var title: String
  var folder: String?
  /// Increases when pictures may have changed.
  var generation = 0
  var isBuilding = false
  var build: Build?
  var progress: String?
  var crash: Crash?
  /// The answer to `describe`, as far as there is one.
  var description = JSONObject()
  var log: [String] = []

  var json: JSONObject {
    var object = JSONObject([
      ("title", .string(title)), ("folder", folder.map { .string($0) } ?? .null),
      ("generation", .number("\(generation)")), ("building", .bool(isBuilding)),
      ("build", build.map(\.json) ?? .null), ("progress", progress.map { .string($0) } ?? .null),
      ("crash", crash.map(\.json) ?? .null),
    ])
    for name in ["widgets", "previews", "devices"] { object[name] = description[name] ?? .array([]) }
    object["options"] = description["options"] ?? .object(JSONObject())
    object["log"] = .array(log.map { .string($0) })
    return object
  }
}

extension PreviewState.Build {
  fileprivate var json: JSONValue {
    .object(
      JSONObject([
        ("ok", .bool(isDone)), ("seconds", .number("\((seconds * 1000).rounded() / 1000)")),
        ("message", message.map { .string($0) } ?? .null), ("errors", .array(errors)),
        ("notes", .array(notes.map { .string($0) })),
      ]))
  }
}

extension PreviewState.Crash {
  fileprivate var json: JSONValue {
    .object(JSONObject([("message", .string(message)), ("details", .string(details))]))
  }
}

extension CompilerMessage {
  /// The number of lines of the source before and after the error's.
  private static let context = 3

  /// The error with the source around it, and its file relative to a folder.
  func json(relativeTo folder: String?) -> JSONValue {
    let shown = folder.flatMap { file.hasPrefix($0 + "/") ? String(file.dropFirst($0.count + 1)) : nil } ?? file
    let text =
      FileManager.default.contents(atPath: file).map { String(decoding: $0.prefix(4 << 20), as: UTF8.self) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let range = max(0, line - 1 - Self.context)..<max(0, min(lines.count, line + Self.context))
    let source =
      range.isEmpty
      ? []
      : zip(range, lines[range]).map { index, line in
        JSONValue.object(
          JSONObject([("line", .number("\(index + 1)")), ("text", .string(String(line.prefix(400))))]))
      }
    return .object(
      JSONObject([
        ("file", .string(shown)), ("path", .string(file)), ("line", .number("\(line)")),
        ("column", .number("\(column)")), ("message", .string(self.text)),
        ("remedy", remedy.map { .string($0) } ?? .null), ("source", .array(source)),
      ]))
  }
}
