package import Foundation
package import JSONText
import RepositoryFiles
import SystemIO

/// A running Home Assistant without its pages, of the environment that `Scripts/bootstrap --tests` installs.
package final class HomeAssistant: Sendable {
  private let process: ChildProcess
  private let client: ServerClient
  private let token: String
  private let errors: URL

  private static var python: String {
    let variables = ProcessInfo.processInfo.environment
    let cache = variables["XDG_CACHE_HOME"] ?? (variables["HOME"] ?? "/root") + "/.cache"
    return cache + "/almanac/homeassistant/bin/python"
  }

  /// Whether it is installed, or has to be: in CI, with a Python that it supports.
  package static var isExpected: Bool {
    let isSupported = access("/usr/bin/python3.11", X_OK) == 0
    return access(python, X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil && isSupported
  }

  /// Starts it, and waits until its web server listens.
  ///
  /// - Parameter folder: For its configuration; created. Without a `configuration.yaml`, it has one that allows to add
  ///   integrations over HTTP.
  package init(in folder: URL) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let log = try FileHandle(forWritingTo: errors)
    let channel = try PipeChannel(for: Self.python)
    defer { close(channel.reading) }
    process = try ChildProcess(
      Self.python, [Repository.file("Tests/Fixtures/HomeAssistant/run.py").path, folder.path],
      environment: ProcessInfo.processInfo.environment, directory: folder.path, leadsGroup: true,
      streams: .init(output: channel.writing, errors: log.fileDescriptor))
    close(channel.writing)
    let line = try await LineReader(channel.reading, limit: 4096).next()
    guard case .bytes(let bytes) = line else {
      throw ServerProcessError(reason: (try? String(contentsOf: errors, encoding: .utf8)) ?? "it does not start")
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    (client, token) = (ServerClient(words.first ?? ""), words.last ?? "")
  }

  deinit {
    kill(process.identifier, SIGTERM)
    _ = process.wait(atMost: 20)
  }

  /// What it has logged.
  package var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  package func get(_ path: String) async throws -> ServerClient.Answer {
    try await client.send("GET", path, ["Authorization": "Bearer \(token)"])
  }

  package func post(_ path: String, _ json: String) async throws -> ServerClient.Answer {
    try await client.send(
      "POST", path, ["Authorization": "Bearer \(token)", "Content-Type": "application/json"], json)
  }

  /// Adds an integration as its dialog does.
  ///
  /// - Parameter answers: What is filled in at each step, as JSON.
  /// - Returns: The last answer; `type` is `create_entry` if it was added.
  package func add(_ integration: String, _ answers: [String]) async throws -> JSONObject {
    let flows = "api/config/config_entries/flow"
    var step = try await post(flows, #"{"handler":"\#(integration)"}"#)
    for answer in answers {
      guard case .string(let flow) = step.object["flow_id"] else { break }
      step = try await post("\(flows)/\(flow)", answer)
    }
    guard step.status == 200 else { throw ServerProcessError(reason: "\(step.status) \(step.text) \(log)") }
    return step.object
  }
}
