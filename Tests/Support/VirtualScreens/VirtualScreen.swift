package import Foundation
import SystemIO

/// An X server with a virtual screen of 24 bits per pixel, ended with the value.
package final class VirtualScreen: Sendable {
  /// The value of `DISPLAY`.
  package let display: String
  private let server: ChildProcess
  private let file: URL

  /// - Parameters:
  ///   - size: Such as `640x400`.
  ///   - folder: For the screen's file; created.
  package init(_ size: String, in folder: URL) async throws {
    let program = "/usr/bin/Xvfb"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw ScreenError(reason: "\(program) is missing; Scripts/bootstrap --tests installs it")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "Xvfb_screen0")
    let conduit = try PipeChannel(for: program)
    defer { close(conduit.reading) }
    // It chooses a free display number, and writes it when it is ready.
    server = try ChildProcess(
      program,
      ["-displayfd", "1", "-screen", "0", "\(size)x24", "-fbdir", folder.path, "-nolisten", "tcp", "-noreset"],
      environment: ["PATH": "/usr/bin:/bin"], directory: folder.path, streams: .init(output: conduit.writing))
    close(conduit.writing)
    guard case .bytes(let number) = try await LineReader(conduit.reading, limit: 64).next(), !number.isEmpty else {
      throw ScreenError(reason: "the X server does not start")
    }
    display = ":" + String(decoding: number, as: UTF8.self)
  }

  deinit {
    kill(server.identifier, SIGTERM)
    _ = server.wait()
  }

  /// The current content of the screen.
  package func shot() throws -> ScreenShot { try ScreenShot(Data(contentsOf: file)) }
}

package struct ScreenError: Error, CustomStringConvertible {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { reason }
}
