import Foundation
import JSONText
import ServerDriving
import SystemIO
import WebServing

/// A client of server-sent events.
final class EventReader: Sendable {
  private let process: ChildProcess
  private let lines: LineReader

  init(_ address: String) throws {
    let channel = try PipeChannel(for: "curl")
    process = try ChildProcess(
      "/usr/bin/env", ["curl", "-sN", address], environment: ProcessInfo.processInfo.environment,
      streams: .init(output: channel.writing))
    close(channel.writing)
    lines = try LineReader(channel.reading, limit: 1 << 16)
  }

  deinit {
    kill(process.identifier, SIGTERM)
    _ = process.wait(atMost: 20)
  }

  /// The data of the next event.
  func next() async throws -> JSONObject {
    while case .bytes(let line) = try await lines.next() {
      guard line.starts(with: Array("data: ".utf8)) else { continue }
      let document = try JSONDocument(Array(line.dropFirst(6)))
      if case .object(let object) = JSONValue(document.root) { return object }
    }
    throw ServerProcessError(reason: "no event")
  }
}
