import FleetStore
import FleetWorkers
import Foundation
import JSONText
import ToolOptions
import ToolReports

/// What a widget is and how it is drawn, as it is stored: with the keys of `render --batch`.
struct FleetRequest: Hashable {
  private var object: JSONObject

  static let ownTool = FleetTools.ownName

  /// A token for a new request to reload.
  static var newToken: String { UUID().uuidString.filter { $0 != "-" }.lowercased() }

  init(kind: String, family: String?, _ options: DrawingOptions) {
    object = JSONObject([("kind", .string(kind))])
    object["family"] = family.map(JSONValue.string)
    for option in DrawingOption.all where !Self.unused.contains(option.name) {
      let values = option.values(options)
      guard let first = values.first else { continue }
      object[option.name] =
        option.isFlag ? .bool(true) : option.isRepeated ? .array(values.map(JSONValue.string)) : .string(first)
    }
    if let settings = Self.settings(options.set + options.activityContents) { object["set"] = settings }
    complete(with: options)
  }

  /// - Parameter object: A request without the keys of its placement.
  init(_ object: JSONObject) {
    self.object = object
    complete(with: DrawingOptions())
  }

  /// Stores the options whose defaults differ between machines.
  private mutating func complete(with options: DrawingOptions) {
    object["time-zone"] = object["time-zone"] ?? .string(options.timeZone.identifier)
    object["locale"] = object["locale"] ?? .string(options.locale.identifier)
  }

  /// Options of a command, and not of a picture.
  private static let unused = ["at", "json", "verbose", "strict", "set", "attributes", "content-state"]
  private static let keysOfCommands = [
    "at", "shown-at", "entry", "preview", "output", "id", "json", "verbose", "strict",
  ]

  /// A key that `render --batch` has, and that means nothing for a picture that is kept up to date; nil for none.
  var keyOfCommands: String? { Self.keysOfCommands.first { object[$0] != nil } }

  /// - Throws: For a picture behind the widget: the fleet's machines do not have the file, and would open one of their own.
  func checkBackdrop() throws(ToolError) {
    guard case .string(let backdrop)? = object["backdrop"] else { return }
    if backdrop.hasPrefix("#") || backdrop.hasPrefix("gradient:") { return }
    throw ToolError(
      "backdrop: a fleet draws colours and gradients behind widgets, and no files, such as \(backdrop)",
      exitCode: .badData)
  }

  private static func settings(_ pairs: [String]) -> JSONValue? {
    var values: [(String, [JSONValue])] = []
    for pair in pairs {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { continue }
      if let index = values.firstIndex(where: { $0.0 == parts[0] }) {
        values[index].1.append(.string(parts[1]))
      } else {
        values.append((parts[0], [.string(parts[1])]))
      }
    }
    guard !values.isEmpty else { return nil }
    return .object(JSONObject(values.map { ($0.0, $0.1.count == 1 ? $0.1[0] : .array($0.1)) }))
  }

  var text: String { JSONValue.object(object).text(indentation: nil) }
}
