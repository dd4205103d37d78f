package import Foundation
import FoundationNetworking
package import JSONText
import RepositoryFiles
package import SystemIO

/// A running `almanac-server`, with a home of its own.
package final class ServerProcess: Sendable {
  package enum Stream: Sendable { case output, errors }

  package let folder: URL
  package let process: ChildProcess
  private let lines: LineReader

  private static var products: URL {
    URL(fileURLWithPath: CurrentExecutable.path).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// - Parameters:
  ///   - stream: The stream whose lines are read.
  ///   - starter: The words of a command that replaces itself by the server.
  package init(_ arguments: [String], reading stream: Stream, through starter: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "almanac-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let server = Self.program.path
    let channel = try PipeChannel(for: server)
    let words = starter + [server] + arguments
    process = try ChildProcess(
      words[0], Array(words.dropFirst()), environment: Self.environment(in: folder), directory: folder.path,
      leadsGroup: true,
      streams: stream == .output
        ? .init(output: channel.writing, errors: STDERR_FILENO)
        : .init(output: STDERR_FILENO, errors: channel.writing))
    close(channel.writing)
    lines = try LineReader(channel.reading, limit: 1 << 24)
  }

  deinit {
    kill(process.identifier, SIGTERM)
    _ = process.wait(atMost: 20)
    try? FileManager.default.removeItem(at: folder)
  }

  package static var program: URL { products.appending(path: "almanac-server") }

  /// The tool that the server runs.
  package static var tool: URL { products.appending(path: "almanac") }

  /// The variables of the server, for other commands in its home.
  package var environment: [String: String] { Self.environment(in: folder) }

  private static func environment(in folder: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["ALMANAC_HOME"] = folder.appending(path: "home").path
    environment["ALMANAC_TOOL"] = tool.path
    // Almanac's modules stay compiled between runs.
    environment["XDG_CACHE_HOME"] = Repository.file(".build/extensions").path
    environment["XDG_STATE_HOME"] = folder.appending(path: "state").path
    environment["TZ"] = "GMT"
    // Other tests run at the same time.
    environment["ALMANAC_TIME_LIMIT"] = "300"
    environment["LANG"] = "en_US.UTF-8"
    return environment
  }

  /// The next line; nil at the end.
  package func line() async throws -> String? {
    guard case .bytes(let bytes) = try await lines.next() else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first line from now on that `transform` does not map to nil.
  ///
  /// - Throws: If the server ends before.
  package func first<Value>(_ transform: (String) throws -> Value?) async throws -> Value {
    while let line = try await line() {
      if let value = try transform(line) { return value }
    }
    throw ServerProcessError(reason: "the server ended")
  }
}

/// A client of a server.
package struct ServerClient: Sendable {
  /// Ends with a slash.
  package let address: String

  package init(_ address: String) { self.address = address }

  package struct Answer: Sendable {
    package let status: Int
    /// By names in lower case.
    package let headers: [String: String]
    package let data: Data

    package var text: String { String(decoding: data, as: UTF8.self) }

    package var object: JSONObject {
      guard let document = try? JSONDocument(Array(data)), case .object(let object) = JSONValue(document.root) else {
        return JSONObject()
      }
      return object
    }
  }

  package func send(
    _ method: String, _ path: String, _ headers: [String: String] = [:], _ body: String? = nil
  ) async throws -> Answer {
    guard let url = URL(string: address + path) else { throw ServerProcessError(reason: "\(path) is not a path") }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.cachePolicy = .reloadIgnoringLocalCacheData
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let answer = response as? HTTPURLResponse else { throw ServerProcessError(reason: "no answer") }
    let fields = answer.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
    return Answer(status: answer.statusCode, headers: Dictionary(fields) { $1 }, data: data)
  }
}

package struct ServerProcessError: Error, CustomStringConvertible {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { reason }
}
