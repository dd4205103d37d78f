import Foundation
import FoundationNetworking
import JSONText
import RepositoryFiles
import Synchronization
import SystemIO
import Testing

/// A running `almanac-server preview`, with a home of its own.
final class PreviewBench: Sendable {
  let folder: URL
  let address: String
  private let process: ChildProcess
  private let events: LineReader

  private static var products: URL {
    URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// - Parameter arguments: Those of `preview`; a port is chosen.
  init(_ arguments: [String] = []) async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "almanac-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["ALMANAC_HOME"] = folder.appending(path: "home").path
    environment["ALMANAC_TOOL"] = Self.products.appending(path: "almanac").path
    // Almanac's modules stay compiled between runs.
    environment["XDG_CACHE_HOME"] = Repository.file(".build/extensions").path
    environment["XDG_STATE_HOME"] = folder.appending(path: "state").path
    environment["TZ"] = "GMT"
    environment["LANG"] = "en_US.UTF-8"
    let server = Self.products.appending(path: "almanac-server").path
    let output = try PipeChannel(for: server)
    process = try ChildProcess(
      server, ["preview", "--port", "0", "--json"] + arguments, environment: environment, directory: folder.path,
      leadsGroup: true, streams: .init(output: output.writing, errors: STDERR_FILENO))
    close(output.writing)
    events = try LineReader(output.reading, limit: 1 << 24)
    address = try await Self.text("address", of: Self.event("serving", from: events))
  }

  deinit {
    kill(process.identifier, SIGTERM)
    _ = process.wait(atMost: 20)
    try? FileManager.default.removeItem(at: folder)
  }

  static func text(_ name: String, of object: JSONObject) throws -> String {
    guard case .string(let text) = object[name] else { throw PreviewBenchError(reason: "\(name) is not a text") }
    return text
  }

  private static func event(_ name: String, from events: LineReader) async throws -> JSONObject {
    while let line = try await events.next() {
      guard case .bytes(let bytes) = line, case .object(let event) = JSONValue(try JSONDocument(bytes).root) else {
        continue
      }
      if event["event"] == .string(name) { return event }
    }
    throw PreviewBenchError(reason: "the server ended before the event \(name)")
  }

  /// The next event of this name.
  func event(_ name: String) async throws -> JSONObject { try await Self.event(name, from: events) }

  struct Answer {
    let status: Int
    let headers: [String: String]
    let data: Data

    var object: JSONObject {
      guard let document = try? JSONDocument(Array(data)), case .object(let object) = JSONValue(document.root) else {
        return JSONObject()
      }
      return object
    }
  }

  func get(_ path: String, _ headers: [String: String] = [:]) async throws -> Answer {
    try await send("GET", path, headers, nil)
  }

  func post(_ path: String, _ body: String, _ headers: [String: String] = ["x-almanac": "1"]) async throws -> Answer {
    try await send("POST", path, headers, body)
  }

  private func send(
    _ method: String, _ path: String, _ headers: [String: String], _ body: String?
  ) async throws -> Answer {
    let url = try #require(URL(string: address + path))
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    let answer = try #require(response as? HTTPURLResponse)
    let fields = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(status: answer.statusCode, headers: Dictionary(fields) { $1 }, data: data)
  }
}

struct PreviewBenchError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
