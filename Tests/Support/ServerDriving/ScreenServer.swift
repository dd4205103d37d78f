package import Foundation
import SystemIO

/// A server with a configuration of one screen, called `kitchen`.
package final class ScreenServer: Sendable {
  package let server: ServerProcess
  package let client: ServerClient
  private let file: URL
  private let further: String

  /// Starts it, and waits until the screen is in place.
  ///
  /// - Parameters:
  ///   - screen: Its keys, such as `size: 320x200, layout: [calendar]`.
  ///   - further: More lines of the configuration.
  package init(_ screen: String, further: String = "") async throws {
    self.further = further
    file = FileManager.default.temporaryDirectory.appending(path: "almanac-screen-\(UUID().uuidString).yaml")
    try Self.write(screen, further, to: file)
    server = try ServerProcess(
      ["serve", "--port", "0", "--config", file.path, "--output", "pictures"], reading: .errors)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    client = ServerClient(String(line.split(separator: " ").last ?? ""))
    try await waitForPicture()
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// The screen's address.
  ///
  /// - Parameter suffix: `png`, or the format of the screen.
  package func address(_ suffix: String = "png") -> String { "\(client.address)screens/kitchen.\(suffix)" }

  /// What is served.
  package func picture(_ suffix: String = "png") async throws -> Data {
    let answer = try await client.send("GET", "screens/kitchen.\(suffix)")
    guard answer.status == 200 else { throw ServerProcessError(reason: "\(answer.status) \(answer.text)") }
    return answer.data
  }

  /// Changes the configuration, and waits until another picture is in place.
  package func change(_ screen: String) async throws {
    try Self.write(screen, further, to: file)
    kill(server.process.identifier, SIGHUP)
    try await waitForPicture()
  }

  private static func write(_ screen: String, _ further: String, to file: URL) throws {
    try Data("output: pictures\nscreens: [{name: kitchen, \(screen)}]\n\(further)\n".utf8).write(to: file)
  }

  private func waitForPicture() async throws {
    _ = try await server.first { $0.contains("screens/kitchen/current.") ? true : nil }
  }
}
