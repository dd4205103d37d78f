import Foundation
import Testing

/// Extensions that cannot be built: the error has the file and a remedy, and nothing is created.
struct BadExtensionTests {
  private let bench: ToolBench
  private let widget = """
    import SwiftUI
    import WidgetKit
    @main struct W: WidgetBundle { var body: some Widget { EmptyWidgetConfiguration() } }

    """

  init() throws { bench = try ToolBench() }

  private func put(_ text: String, at path: String) throws {
    let file = bench.folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Builds the folder `W`, and expects an exit code, words, and no tool.
  private func expect(
    _ exitCode: Int32, _ words: [String], options: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let run = try await bench.run(
      ["build", "W", "-o", "tool"] + options,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
    #expect(run.exitCode == exitCode, sourceLocation: sourceLocation)
    for word in words {
      #expect(run.errors.contains(word), "\(word) is not in: \(run.errors)", sourceLocation: sourceLocation)
    }
    #expect(
      try bench.names().filter { $0.hasPrefix("tool") || $0.hasPrefix(".almanac") } == [],
      sourceLocation: sourceLocation)
  }

  @Test func `several files with @main are an error`() async throws {
    try put(widget, at: "W/A.swift")
    try put(widget, at: "W/B.swift")
    try await expect(65, ["A.swift", "B.swift", "--target"])
  }

  @Test(arguments: ["[", "{\"images\": 7}", "{\"images\": [}"])
  func `a damaged Contents json is an error`(text: String) async throws {
    try put(widget, at: "W/A.swift")
    try put("{}", at: "W/Media.xcassets/Contents.json")
    try put(text, at: "W/Media.xcassets/cover.imageset/Contents.json")
    try await expect(65, ["cover.imageset/Contents.json", "fix the file"])
  }

  @Test(arguments: [
    ("Localizable.xcstrings", "{\"strings\": {"), ("Localizable.xcstrings", "[]"),
    ("en.lproj/Localizable.strings", "<plist version=\"1.0\"><dict>"),
    ("de.lproj/Localizable.stringsdict", "<plist version=\"1.0\"><array/></plist>"),
  ])
  func `a damaged string file is an error`(path: String, text: String) async throws {
    try put(widget, at: "W/A.swift")
    try put(text, at: "W/\(path)")
    try await expect(65, ["W/\(path)", "fix the file"])
  }

  @Test(arguments: [#"Image("cover")"#, "Image(.cover)"])
  func `an empty image set is an error if the sources use it`(use: String) async throws {
    try put(widget + "struct V: View { var body: some View { \(use) } }", at: "W/A.swift")
    try put(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"cover.png\"}]}",
      at: "W/M.xcassets/cover.imageset/Contents.json")
    try await expect(65, ["cover.imageset", "add an image"])
  }

  @Test func `a binary file with the extension of a source is an error`() async throws {
    try put(widget, at: "W/A.swift")
    try put("\u{7F}ELF\u{2}\0\0" + String(repeating: "/* \" ", count: 100_000), at: "W/Tool.swift")
    try await expect(65, ["W/Tool.swift: not a text file"])
  }

  @Test func `a damaged project is an error with its line`() async throws {
    try put(widget, at: "W/A.swift")
    try put("// !$*UTF8*$!\n{\n  objects = {\n    A = { isa = ; };", at: "W/App.xcodeproj/project.pbxproj")
    try await expect(65, ["project.pbxproj:4", "restore the file from version control"])
  }

  @Test func `a damaged intent definition is an error`() async throws {
    try put(widget, at: "W/A.swift")
    try put("{}", at: "W/Quay.intentdefinition")
    try put("not a list", at: "W/Quay.intentdefinition")
    try await expect(65, ["Quay.intentdefinition", "restore it from version control"])
  }

  @Test func `an unreadable folder is an error`() async throws {
    try put(widget, at: "W/A.swift")
    let closed = bench.folder.appending(path: "W/Closed")
    try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed.path) }
    let run = try await bench.run(
      ["build", "W", "-o", "tool"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"], isBoundByPermissions: true)
    #expect(run.exitCode == 66)
    #expect(run.errors.contains("W/Closed: cannot be read; check its permissions"))
  }

  @Test func `a directory at the output path is an error before anything is compiled`() async throws {
    try put(widget, at: "W/A.swift")
    try put("", at: "place/keep")
    let run = try await bench.run(
      ["build", "W", "-o", "place"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
    #expect(run.exitCode == 73 && run.errors.contains("place: is a directory; use a file with -o"))
    #expect(try bench.names(in: "place") == ["keep"])
  }
}
