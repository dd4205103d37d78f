import Foundation
import RepositoryFiles
import ServerDriving
import SystemIO
import Testing
import WebServing

/// The programs of Docs/Frames.md with the libraries of Inky and Waveshare: the panel gets the picture's colours.
@Suite(
  .enabled(if: PanelRecording.isExpected, "needs libraries; Scripts/bootstrap --tests installs them"),
  .timeLimit(.minutes(60)))
struct PanelLibraryTests {
  struct Panel: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A comment of the program in the documentation, and what is different for this panel.
    let example: String
    var changes: [String: String] = [:]
    /// The number of an Inky board.
    var board = 0
    let size: String
    let palette: String
    /// For each command with pixels, the colours' numbers there.
    let planes: [UInt8: [UInt32: UInt8]]
    var bits = 4
  }

  private static let (black, white, red, yellow): (UInt32, UInt32, UInt32, UInt32) = (0, 0xFFFFFF, 0xFF0000, 0xFFFF00)
  private static let sevenNumbers: [UInt32: UInt8] = [
    black: 0, white: 1, 0x00FF00: 2, 0x0000FF: 3, red: 4, yellow: 5, 0xFF8000: 6,
  ]
  private static let sixNumbers: [UInt32: UInt8] = [black: 0, white: 1, yellow: 2, red: 3, 0x0000FF: 5, 0x00FF00: 6]
  private static let (inky, waveshare) = ("# With Pimoroni's library", "# With Waveshare's drivers")

  static let panels = [
    Panel(
      testDescription: "Inky Impression 5.7, seven colours", example: inky, board: 14, size: "600x448",
      palette: "7color", planes: [0x10: sevenNumbers]),
    Panel(
      testDescription: "Inky Impression 7.3, seven colours", example: inky, board: 20, size: "800x480",
      palette: "7color", planes: [0x10: sevenNumbers]),
    Panel(
      testDescription: "Inky Impression 7.3, Spectra 6", example: inky, board: 22, size: "800x480", palette: "6color",
      planes: [0x10: sixNumbers]),
    Panel(
      testDescription: "Inky wHAT, red", example: inky, board: 3, size: "400x300",
      palette: "'#FFFFFF,#000000,#FF0000'",
      planes: [0x24: [black: 0, white: 1, red: 1], 0x26: [black: 0, white: 0, red: 1]], bits: 1),
    Panel(
      testDescription: "Inky wHAT, black", example: inky, board: 3, size: "400x300", palette: "'#FFFFFF,#000000'",
      planes: [0x24: [black: 0, white: 1]], bits: 1),
    Panel(
      testDescription: "Waveshare 7.5 V2", example: waveshare, size: "800x480", palette: "bw",
      planes: [0x10: [black: 0, white: 1], 0x13: [black: 1, white: 0]], bits: 1),
    Panel(
      testDescription: "Waveshare 4.2 V2", example: waveshare, changes: ["epd7in5_V2": "epd4in2_V2"], size: "400x300",
      palette: "bw", planes: [0x24: [black: 0, white: 1]], bits: 1),
    Panel(
      testDescription: "Waveshare 7.3 F, seven colours", example: waveshare, changes: ["epd7in5_V2": "epd7in3f"],
      size: "800x480", palette: "7color", planes: [0x10: sevenNumbers]),
    Panel(
      testDescription: "Waveshare 7.3 E, six colours", example: waveshare, changes: ["epd7in5_V2": "epd7in3e"],
      size: "800x480", palette: "6color", planes: [0x10: sixNumbers]),
    Panel(
      testDescription: "Waveshare 7.5 B V2, red", example: "# The planes of a panel", size: "800x480", palette: "bwr",
      planes: [0x10: [black: 0, white: 1, red: 1], 0x13: [black: 0, white: 0, red: 1]], bits: 1),
  ]

  /// Draws a screen with all colours, and runs a command with its file.
  private func refresh(_ panel: Panel, _ format: String, _ command: [String], in folder: URL) throws -> Data {
    let words = command.map { "'\($0)'" }.joined(separator: ", ")
    let text = """
      output: \(format)
      screens:
        - {name: desk, size: \(panel.size), palette: \(panel.palette), format: \(format), layout: [daily], exec: [\(words)]}
      """
    try Data(text.utf8).write(to: folder.appending(path: "w.yaml"))
    let home = ["ALMANAC_HOME": folder.appending(path: "home").path, "TZ": "GMT"]
    let run = try FinishedTool(
      ServerProcess.tool, ["refresh", "--config", "w.yaml", "--at", "2026-11-26T08:00:00Z"],
      ProcessInfo.processInfo.environment.merging(home) { $1 }, directory: folder.path)
    try #require(run.code == 0, "\(run.errors)")
    return try Data(contentsOf: folder.appending(path: "\(format)/screens/desk/current.\(format)"))
  }

  @Test(arguments: panels) func `a file gets to the panel with its colours`(panel: Panel) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-panel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = PanelRecording(folder: folder)
    var program = try Repository.example(in: "Docs/Frames.md", with: panel.example)
    for (old, new) in panel.changes { program = program.replacing(old, with: new) }
    let command = try recording.command(program, board: panel.board)
    let isRaw = panel.example == "# The planes of a panel"
    let picture = try refresh(panel, "png", isRaw ? ["true"] : command, in: folder)
    if isRaw { _ = try refresh(panel, "raw", command, in: folder) }
    for (command, numbers) in panel.planes {
      let bytes = try #require(try recording.data(of: command), "\(panel)")
      #expect(bytes == (try PanelRecording.packed(picture, numbers, bits: panel.bits)), "\(command)")
    }
  }

  @Test func `an Inky shows a served screen, and the next one, and is left alone otherwise`() async throws {
    let screen = "size: 600x448, palette: 7color, layout: [daily]"
    let served = try await ScreenServer(screen)
    let recording = PanelRecording(folder: served.server.folder)
    let program = try Repository.example(in: "Docs/Frames.md", with: "# An Inky that shows a screen")
      .replacing("http://server:8780/screens/desk.png", with: served.address())
    let words = try recording.command(program, board: 14)
    let (input, output) = (try PipeChannel(for: "python"), try PipeChannel(for: "python"))
    let process = try ChildProcess(
      words[0], Array(words.dropFirst()), environment: ["NO_PROXY": "*"],
      streams: .init(input: input.reading, output: output.writing, errors: STDERR_FILENO))
    for end in [input.reading, output.writing] { close(end) }
    defer {
      close(output.reading)
      _ = process.wait(atMost: 20)
    }
    let lines = try LineReader(output.reading, limit: 64)
    // It says for how long it sleeps, and waits for a line.
    func pass() async throws -> Int? {
      guard case .bytes(let line) = try await lines.next() else { return nil }
      return Int(String(decoding: line, as: UTF8.self))
    }
    func wake() { _ = write(input.writing, "\n", 1) }
    func shown() throws -> [UInt8]? { try recording.data(of: 0x10) }
    let seconds = try #require(try await pass())
    #expect((1...901).contains(seconds))
    let first = try await served.picture()
    #expect(try shown() == PanelRecording.packed(first, Self.sevenNumbers, bits: 4))
    try recording.clear()
    wake()
    #expect(try await pass() != nil && shown() == nil, "304")
    try await served.change(screen + ", margin: 30")
    wake()
    #expect(try await pass() != nil)
    let second = try await served.picture()
    #expect(try second != first && shown() == PanelRecording.packed(second, Self.sevenNumbers, bits: 4))
    close(input.writing)
  }
}
