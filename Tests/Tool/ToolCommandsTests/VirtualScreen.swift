import Foundation
import SystemIO
import Testing

/// An X server with a virtual screen of 24 bits per pixel, ended with the value.
final class VirtualScreen: Sendable {
  /// The value of `DISPLAY`.
  let display: String
  private let server: ChildProcess
  private let file: URL

  /// - Parameters:
  ///   - size: Such as `640x400`.
  ///   - bench: The folder for the screen's file.
  init(_ size: String, on bench: ToolBench) async throws {
    let program = "/usr/bin/Xvfb"
    try #require(FileManager.default.isExecutableFile(atPath: program), "Scripts/bootstrap --tests installs it")
    let folder = bench.path("screen")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file = URL(fileURLWithPath: "\(folder)/Xvfb_screen0")
    let conduit = try PipeChannel(for: program)
    // It chooses a free display number, and writes it when it is ready.
    server = try ChildProcess(
      program,
      ["-displayfd", "1", "-screen", "0", "\(size)x24", "-fbdir", folder, "-nolisten", "tcp", "-noreset"],
      environment: ["PATH": "/usr/bin:/bin"], directory: folder, streams: .init(output: conduit.writing))
    close(conduit.writing)
    let number = await RunningTool.apart {
      let handle = FileHandle(fileDescriptor: conduit.reading, closeOnDealloc: true)
      var text = ""
      while !text.hasSuffix("\n"), let data = try? handle.read(upToCount: 1), !data.isEmpty {
        text += String(decoding: data, as: UTF8.self)
      }
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    display = ":\(number)"
    try #require(!number.isEmpty, "the X server does not start")
  }

  deinit {
    kill(server.identifier, SIGTERM)
    _ = server.wait()
  }

  /// The current content of the screen.
  func shot() throws -> ScreenShot { try ScreenShot(Data(contentsOf: file)) }
}

/// A screenshot in the format of `xwd` (`XWDFile.h`), of which one variant is supported.
struct ScreenShot {
  private let data: Data
  private let start: Int
  private let bytesPerRow: Int
  let width: Int
  let height: Int

  init(_ data: Data) throws {
    func number(_ index: Int) throws -> Int {
      try #require(data.count >= index * 4 + 4)
      return data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    self.data = data
    (width, height, bytesPerRow) = (try number(4), try number(5), try number(12))
    // A colour table with twelve bytes per entry follows the header; a pixel has four bytes, blue first.
    start = try number(0) + number(19) * 12
    try #require(try number(7) == 0 && number(11) == 32 && data.count >= start + height * bytesPerRow)
  }

  /// The colour at a position, as `0xRRGGBB`.
  subscript(x: Int, y: Int) -> UInt32 {
    let pixel = start + y * bytesPerRow + x * 4
    return UInt32(data[pixel + 2]) << 16 | UInt32(data[pixel + 1]) << 8 | UInt32(data[pixel])
  }
}
