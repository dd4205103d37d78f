import Foundation
import ServerDriving
import SystemIO
import Testing

@testable import PictureServing

/// What `/readyz` says about an output that cannot be written.
struct ReadinessTests {
  private static let mounts = ConditionTrait.enabled("needs the right to mount: unshare(1) and CAP_SYS_ADMIN") {
    let words = ["-m", "/bin/mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return try ChildProcess("/usr/bin/unshare", words, environment: [:]).wait() == .exit(0)
  }

  private let bench: OutputBench
  private let (tool, output): (URL, URL)

  init() throws {
    bench = try OutputBench()
    (tool, output) = (try bench.tool("exit 75"), bench.folder.appending(path: "output"))
    try bench.put(["one"])
    let fileManager = FileManager.default
    try fileManager.createDirectory(at: output.appending(path: ".almanac"), withIntermediateDirectories: true)
    try fileManager.moveItem(at: bench.folder.appending(path: "tide"), to: output.appending(path: "tide"))
  }

  /// A server of pictures that another `run` keeps up to date.
  private func server(through starter: [String] = []) async throws -> (server: ServerProcess, client: ServerClient) {
    let server = try ServerProcess(
      ["serve", "--port", "0", "--tool", tool.path, "--output", output.path], reading: .errors, through: starter)
    let line = try await server.first { $0.hasPrefix("Serving ") ? $0 : nil }
    _ = try await server.first { $0.contains("another run") ? true : nil }
    return (server, ServerClient(String(line.split(separator: " ").last ?? "")))
  }

  @Test func `an output that can be written is ready, and nothing stays in it`() async throws {
    let (server, client) = try await server()
    let answer = try await client.send("GET", "readyz")
    #expect(answer.status == 200 && answer.text == "ready\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: output.appending(path: ".almanac").path) == [])
    withExtendedLifetime(server) {}
  }

  @Test func `a removed output is not ready, nor a file in its place`() async throws {
    let (server, client) = try await server()
    try FileManager.default.moveItem(at: output, to: bench.folder.appending(path: "moved"))
    var answer = try await client.send("GET", "readyz")
    #expect(answer.status == 503 && answer.text == "the output cannot be written: No such file or directory\n")
    try Data().write(to: output)
    answer = try await client.send("GET", "readyz")
    #expect(answer.status == 503 && answer.text == "the output cannot be written: Not a directory\n")
    try FileManager.default.removeItem(at: output)
    try FileManager.default.moveItem(at: bench.folder.appending(path: "moved"), to: output)
    #expect(try await client.send("GET", "readyz").status == 200)
    withExtendedLifetime(server) {}
  }

  @Test(
    mounts,
    arguments: [
      ("cat /dev/zero >full 2>/dev/null", "No space left on device"),
      ("mount -o remount,ro .", "Read-only file system"),
    ])
  func `a full or read-only disk is not ready`(command: String, reason: String) async throws {
    let script = """
      cp -a "$1" "$1.copy" && mount -t tmpfs -o size=1m,mode=755 tmpfs "$1" && cd "$1" && cp -a "$1.copy/." . || exit 1
      \(command)
      cd / && shift && exec "$@"
      """
    let (server, client) = try await server(through: [
      "/usr/bin/unshare", "-m", "/bin/sh", "-c", script, "sh", output.path,
    ])
    let answer = try await client.send("GET", "readyz")
    #expect(answer.status == 503 && answer.text == "the output cannot be written: \(reason)\n", "\(answer.text)")
    // The last pictures are still served.
    #expect(try await client.send("GET", "tide/systemSmall.png").status == 200)
    withExtendedLifetime(server) {}
  }
}
