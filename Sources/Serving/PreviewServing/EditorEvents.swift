import Foundation
package import JSONText

/// The events that `--json` prints for an editor: one line of JSON each.
package struct EditorEvents: Sendable {
  let isUsed: Bool

  package init(isUsed: Bool) { self.isUsed = isUsed }

  /// Prints an event, if an editor reads them.
  package func send(_ name: String, _ fields: [(String, JSONValue)]) {
    guard isUsed else { return }
    let line = JSONValue.object(JSONObject([("event", .string(name))] + fields)).text(indentation: nil) + "\n"
    try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  }
}
