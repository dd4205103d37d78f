import Foundation
package import JSONText
import SystemIO

/// The options of a picture, as in the page's address: the request to the drawing process, and the command that draws the
/// same.
package struct PictureAddress: Sendable {
  /// Options that are `true` or `false`.
  private static let flags: Set<String> = ["transparent", "offline"]
  /// What only the page asks for.
  private static let pageKeys: Set<String> = ["tree", "token"]
  private static let settingPrefix = "set."

  /// In the order of the address, with each name once, except settings with several values.
  private let options: [(name: String, value: String)]
  private let showsTree: Bool

  /// - Parameter start: When providers are asked if the address does not say it.
  package init(_ query: [(String, String)], startingAt start: String) {
    showsTree = query.contains { $0 == ("tree", "true") }
    var options = query.filter { !Self.pageKeys.contains($0.0) && !$0.1.isEmpty }.map { (name: $0.0, value: $0.1) }
    if !options.contains(where: { $0.name == "at" }) { options.append((name: "at", value: start)) }
    self.options = options
  }

  /// - Parameter object: The same options as members of a JSON object.
  package init(_ object: JSONObject, startingAt start: String) {
    self.init(
      object.fields.flatMap { field -> [(String, String)] in
        switch field.value {
        case .string(let text): [(field.name, text)]
        case .number(let digits): [(field.name, digits)]
        case .bool(let value): [(field.name, "\(value)")]
        case .array(let values):
          values.compactMap { if case .string(let text) = $0 { (field.name, text) } else { nil } }
        case .null, .object: []
        }
      }, startingAt: start)
  }

  /// The first value of an option.
  package subscript(name: String) -> String? { options.first { $0.name == name }?.value }

  package var settings: [(name: String, value: String)] {
    options.filter { $0.name.hasPrefix(Self.settingPrefix) }
      .map { (name: String($0.name.dropFirst(Self.settingPrefix.count)), value: $0.value) }
  }

  /// The request that does `task`.
  package func request(_ task: String) -> JSONObject {
    var object = JSONObject([("do", .string(task))])
    for (name, value) in options where !name.hasPrefix(Self.settingPrefix) {
      object[name] = Self.flags.contains(name) ? .bool(value == "true") : .string(value)
    }
    if showsTree { object["tree"] = .bool(true) }
    var values = JSONObject()
    for (name, value) in settings {
      if case .array(let list) = values[name] {
        values[name] = .array(list + [.string(value)])
      } else {
        values[name] = .array([.string(value)])
      }
    }
    if !values.fields.isEmpty { object["set"] = .object(values) }
    return object
  }

  /// The command that draws the same picture.
  package func command(of tool: String) -> String {
    var words = [tool, "render"]
    if let kind = self["kind"] { words.append(kind) }
    for (name, value) in options where name != "kind" && !name.hasPrefix(Self.settingPrefix) {
      if !Self.flags.contains(name) {
        words += ["--\(name)", value]
      } else if value == "true" {
        words.append("--\(name)")
      }
    }
    for (name, value) in settings { words += ["--set", "\(name)=\(value)"] }
    return words.map(\.shellWord).joined(separator: " ") + " -o picture.png"
  }
}
