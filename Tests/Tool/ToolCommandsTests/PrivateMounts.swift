import Foundation
import SystemIO
import Testing

/// A file system for a test, small or read-only, mounted in a private namespace.
final class PrivateMounts: Sendable {
  /// Whether this machine permits mounts; containers often do not. Otherwise these tests are skipped.
  static let isPermitted: Bool = {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/nsenter") else { return false }
    let words = unshare + ["/bin/mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    guard let process = try? ChildProcess(words[0], Array(words.dropFirst()), environment: ["PATH": "/usr/bin:/bin"])
    else { return false }
    return process.wait() == .exit(0)
  }()

  static let unshare = ["/usr/bin/unshare", geteuid() == 0 ? "-m" : "-rm"]

  private let holder: ChildProcess
  private let input: Int32
  private let bench: ToolBench

  /// Mounts a file system of `bytes` at `out` in the bench's folder.
  ///
  /// - Parameter inodes: The maximum number of files and folders, including itself (default: no limit).
  init(_ bytes: Int, inodes: Int = 0, on bench: ToolBench) throws {
    self.bench = bench
    try FileManager.default.createDirectory(atPath: bench.path("out"), withIntermediateDirectories: true)
    let (input, output) = (try PipeChannel(for: "unshare"), try PipeChannel(for: "unshare"))
    let script = "mount -t tmpfs -o size=\(bytes),nr_inodes=\(inodes),mode=755 tmpfs out && echo ready && exec cat"
    holder = try ChildProcess(
      Self.unshare[0], [Self.unshare[1], "/bin/sh", "-c", script],
      environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"],
      directory: bench.folder.path, streams: .init(input: input.reading, output: output.writing))
    close(input.reading)
    close(output.writing)
    self.input = input.writing
    var byte: UInt8 = 0
    defer { close(output.reading) }
    try #require(read(output.reading, &byte, 1) == 1, "the file system was not mounted")
  }

  deinit {
    close(input)
    _ = holder.wait()
  }

  /// The prefix for running a program in the namespace.
  var entering: [String] {
    ["/usr/bin/nsenter", "-t", "\(holder.identifier)", "-m"] + (geteuid() == 0 ? [] : ["-U", "--preserve-credentials"])
      + ["--wd", "--"]
  }

  /// Runs a program in the namespace.
  func run(_ command: [String]) async throws -> ToolRun {
    try await bench.run(Array((entering + command).dropFirst()), executable: URL(filePath: entering[0]))
  }

  /// Runs the tool in the namespace.
  func runTool(_ arguments: [String]) async throws -> ToolRun { try await run([try ToolBench.tool().path] + arguments) }

  /// The path of a file in the namespace, as seen by this process.
  func path(_ name: String) -> String { "/proc/\(holder.identifier)/root\(bench.path(name))" }

  /// Fills the file system, and then frees some pages.
  func fill(leaving pages: Int = 0) throws {
    let file = open(path("out/filler"), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    try #require(file >= 0)
    defer { close(file) }
    let page = [UInt8](repeating: 1, count: 4096)
    var size: off_t = 0
    while write(file, page, page.count) == page.count { size += 4096 }
    try #require(ftruncate(file, max(size - off_t(pages * 4096), 0)) == 0)
  }

  func empty() { unlink(path("out/filler")) }
}
