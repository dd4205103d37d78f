import FleetStore
import Foundation
import JSONText
import ToolReports

/// Reads the lines of an import.
final class PlacementReader {
  private let database: FleetDatabase
  private let check = RequestCheck()
  /// The hashes of folders that are stored, by their paths.
  private var folders: [String: Data] = [:]

  init(_ database: FleetDatabase) { self.database = database }

  private static let ownKeys = ["owner", "name", "tool", "data"]

  /// The widget of a line; nil for an empty line.
  func widget(_ line: [UInt8]) throws -> PlacedWidget? {
    guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return nil }
    let document: JSONDocument
    do {
      document = try JSONDocument(line)
    } catch {
      throw ToolError("column \(error.place.column): \(error.reason)", exitCode: .badData)
    }
    guard case .object(let object) = JSONValue(document.root) else {
      throw ToolError("a widget must be an object", exitCode: .badData)
    }
    let (owner, name) = (try text("owner", of: object), try text("name", of: object))
    for (key, value) in [("owner", owner), ("name", name)] {
      if let problem = PlacedWidget.problem(of: value ?? "") {
        throw ToolError("\(key): \(problem)", exitCode: .badData)
      }
    }
    if object["stack"] != nil { return try stack(object, owner: owner ?? "", name: name ?? "") }
    let tool = try text("tool", of: object) ?? FleetRequest.ownTool
    if let problem = PlacedWidget.problem(of: tool) { throw ToolError("tool: \(problem)", exitCode: .badData) }
    let request = FleetRequest(object.without(Self.ownKeys))
    if let key = request.keyOfCommands {
      throw ToolError("a widget has no key '\(key)': it is for commands that draw one picture", exitCode: .badData)
    }
    try request.checkBackdrop()
    if tool == FleetRequest.ownTool { try check.check(request) }
    let folder = try text("data", of: object).map { try self.folder($0) }
    return PlacedWidget(owner: owner ?? "", name: name ?? "", tool: tool, request: request.text, folder: folder)
  }

  private func stack(_ object: JSONObject, owner: String, name: String) throws -> PlacedWidget {
    let request = object.without(["owner", "name"])
    let unknown = request.without(["stack", "turn"]).fields.first?.name
    if let unknown { throw ToolError("a stack has no key '\(unknown)'", exitCode: .badData) }
    guard StackRequest(request) != nil else {
      throw ToolError(
        "stack must be a list of different names of widgets, and turn a number of seconds from 1", exitCode: .badData)
    }
    return PlacedWidget(
      owner: owner, name: name, tool: FleetDatabase.stackTool, request: JSONValue.object(request).text(indentation: nil)
    )
  }

  private func text(_ key: String, of object: JSONObject) throws -> String? {
    switch object[key] {
    case nil, .null?: return nil
    case .string(let text)?: return text
    default: throw ToolError("\(key) must be a text", exitCode: .badData)
    }
  }

  private func folder(_ path: String) throws -> Data {
    if let hash = folders[path] { return hash }
    let hash = try database.keep(try DataFolder(path: path).files)
    folders[path] = hash
    return hash
  }
}
