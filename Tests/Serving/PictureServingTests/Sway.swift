import Foundation
import Graphics
import ImageCodecs
import ServerDriving
import SystemIO
import Testing
import WebServing

/// Sway without a monitor, ended with the value.
final class Sway: Sendable {
  /// Whether to run tests with it.
  static let isExpected =
    access("/usr/bin/sway", X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil

  let process: ChildProcess
  private let folder: URL
  private let environment: [String: String]
  /// Stays open for what it prints later.
  private let output: Int32
  /// It does not run as root.
  private static let user = geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  /// - Parameters:
  ///   - size: Such as `640x400`.
  ///   - folder: For its files; created.
  init(_ size: String, in folder: URL) async throws {
    self.folder = folder
    let files = FileManager.default
    let sockets = folder.appending(path: "sockets")
    try files.createDirectory(at: folder.appending(path: ".cache"), withIntermediateDirectories: true)
    try files.createDirectory(
      at: sockets, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    if !Self.user.isEmpty { try #require(chown(sockets.path, 65534, 65534) == 0) }
    let configuration = folder.appending(path: "config")
    try Data("output HEADLESS-1 resolution \(size)\nexec echo $SWAYSOCK $WAYLAND_DISPLAY\n".utf8)
      .write(to: configuration)
    let basic = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": sockets.path]
    let channel = try PipeChannel(for: "sway")
    output = channel.reading
    let words = Self.user + ["sway", "--config", configuration.path]
    process = try ChildProcess(
      "/usr/bin/env", words,
      environment: basic.merging([
        "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
      ]) { $1 }, leadsGroup: true, streams: .init(output: channel.writing))
    close(channel.writing)
    // What it starts knows its sockets, and writes them when it is ready.
    guard case .bytes(let line) = try await LineReader(output, limit: 1024).next() else {
      throw ServerProcessError(reason: "Sway does not start")
    }
    let names = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    environment = basic.merging(["SWAYSOCK": names.first ?? "", "WAYLAND_DISPLAY": names.last ?? ""]) { $1 }
  }

  deinit {
    kill(process.identifier, SIGTERM)
    _ = process.wait(atMost: 20)
    close(output)
  }

  /// Runs a program of the session.
  func run(
    _ program: String, _ arguments: [String], adding variables: [String: String] = [:]
  ) throws -> FinishedTool {
    try FinishedTool(URL(fileURLWithPath: program), arguments, environment.merging(variables) { $1 })
  }

  /// Waits until the monitor shows a picture. The limit is a number of shots, of which a busy machine takes fewer.
  func waitToShow(_ picture: Bitmap) async throws {
    for _ in 0..<500 {
      if try shot() == picture { return }
      try Task.checkCancellation()
      await Task.yield()
    }
    throw ServerProcessError(reason: "Sway does not show the picture")
  }

  /// What the monitor would show.
  func shot() throws -> Bitmap {
    let grim = try run("/usr/bin/grim", ["-"])
    try #require(grim.code == 0, "\(grim.errors)")
    return try PNGDecoder.decode(grim.output)
  }
}
