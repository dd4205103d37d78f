import Foundation
import JSONText
import ServerDriving

/// A running `almanac-server preview`.
final class PreviewBench: Sendable {
  let address: String
  private let server: ServerProcess

  var folder: URL { server.folder }

  /// - Parameter arguments: Those of `preview`; a port is chosen.
  init(_ arguments: [String] = []) async throws {
    server = try ServerProcess(["preview", "--port", "0", "--json"] + arguments, reading: .output)
    address = try await Self.text("address", of: Self.event("serving", from: server))
  }

  static func text(_ name: String, of object: JSONObject) throws -> String {
    guard case .string(let text) = object[name] else { throw ServerProcessError(reason: "\(name) is not a text") }
    return text
  }

  private static func event(_ name: String, from server: ServerProcess) async throws -> JSONObject {
    try await server.first { line in
      guard case .object(let event) = JSONValue(try JSONDocument(Array(line.utf8)).root) else { return nil }
      return event["event"] == .string(name) ? event : nil
    }
  }

  /// The next event of this name.
  func event(_ name: String) async throws -> JSONObject { try await Self.event(name, from: server) }

  func get(_ path: String, _ headers: [String: String] = [:]) async throws -> ServerClient.Answer {
    try await ServerClient(address).send("GET", path, headers)
  }

  func post(
    _ path: String, _ body: String, _ headers: [String: String] = ["x-almanac": "1"]
  ) async throws -> ServerClient.Answer {
    try await ServerClient(address).send("POST", path, headers, body)
  }
}
