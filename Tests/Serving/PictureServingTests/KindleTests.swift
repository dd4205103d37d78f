import Foundation
import Graphics
import ImageCodecs
import RepositoryFiles
import ServerDriving
import SystemIO
import Testing
import WebServing

/// The script for a Kindle in Docs/Frames.md, with the programs of BusyBox.
@Suite(
  .enabled(
    if: access("/bin/busybox", X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil,
    "needs busybox; Scripts/bootstrap --tests installs it"),
  .timeLimit(.minutes(60)))
struct KindleTests {
  /// A Kindle's programs and its folder. Its `eips` keeps what it shows.
  private struct Kindle {
    let folder: URL

    init(in folder: URL) throws {
      self.folder = folder
      let programs = folder.appending(path: "bin")
      try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
      for name in ["wget", "cmp", "mv", "cp"] {
        try FileManager.default.createSymbolicLink(
          atPath: programs.appending(path: name).path, withDestinationPath: "/bin/busybox")
      }
    }

    func run(_ script: String) throws -> Int32 {
      let eips = #"eips() { [ "$*" = "-f -g kindle.png" ] && cp kindle.png shown.png; }"#
      return try FinishedTool(
        URL(fileURLWithPath: "/bin/busybox"), ["sh", "-c", "\(eips)\n\(script)"],
        ["PATH": folder.appending(path: "bin").path]
      ).code
    }

    /// What it shows; nil if nothing was shown since the last call.
    func shown() -> Data? {
      let file = folder.appending(path: "shown.png")
      defer { try? FileManager.default.removeItem(at: file) }
      return try? Data(contentsOf: file)
    }
  }

  private func script(_ address: String, _ kindle: Kindle) throws -> String {
    try Repository.example(in: "Docs/Frames.md", with: "eips -f -g")
      .replacing("http://server:8780/screens/kindle.png", with: address)
      .replacing("/mnt/us/almanac", with: kindle.folder.path)
  }

  @Test func `a Kindle shows a screen if it has changed`() async throws {
    let screen = "size: 758x1024, palette: gray256, layout: [daily, comic]"
    let served = try await ScreenServer(screen)
    let kindle = try Kindle(in: served.server.folder.appending(path: "kindle"))
    let script = try script(served.address(), kindle)
    let first = try await served.picture()
    #expect(try kindle.run(script) == 0 && kindle.shown() == first)
    #expect(try kindle.run(script) == 0 && kindle.shown() == nil)
    try await served.change(screen + ", margin: 60")
    let second = try await served.picture()
    #expect(try kindle.run(script) == 0 && kindle.shown() == second)
    #expect(first != second)
    // Nobody listens there.
    #expect(try kindle.run(self.script("http://localhost:9/kindle.png", kindle)) != 0 && kindle.shown() == nil)
    #expect(try Data(contentsOf: kindle.folder.appending(path: "kindle.png")) == second)
  }

  /// Also of few colours, for which fewer bits would do.
  @Test(arguments: [("gray256", 8), ("gray16", 4)], ["daily", "calendar"])
  func `a screen with 256 greys has 8 bits of grey, and no alpha`(palette: (name: String, bits: UInt8), kind: String)
    async throws
  {
    let served = try await ScreenServer("size: 1072x1448, palette: \(palette.name), layout: [\(kind)]")
    let picture = try await served.picture()
    #expect(try PNGDecoder.header(of: picture) == PixelSize(width: 1072, height: 1448))
    #expect(Array(picture[24...28]) == [palette.bits, 0, 0, 0, 0])
    #expect(!picture.chunkNames.contains("tRNS") && picture.chunkNames.first == "IHDR")
  }
}

extension Data {
  /// The names of a PNG's chunks.
  fileprivate var chunkNames: [String] {
    var (names, position): ([String], Int) = ([], 8)
    while position + 8 <= count {
      let length = self[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: self[(position + 4)..<(position + 8)], as: UTF8.self))
      position += length + 12
    }
    return names
  }
}
