import Foundation
import Testing

/// Extensions that cannot be built: the tool says which file it is and what to do, and makes nothing.
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

  /// Builds the folder `W`, which must end with a code and words, and without a tool.
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

  @Test func `two beginnings are both named`() async throws {
    try put(widget, at: "W/A.swift")
    try put(widget, at: "W/B.swift")
    try await expect(65, ["A.swift", "B.swift", "--target"])
  }

  @Test(arguments: ["[", "{\"images\": 7}", "{\"images\": [}"])
  func `a broken Contents json is named`(text: String) async throws {
    try put(widget, at: "W/A.swift")
    try put("{}", at: "W/Media.xcassets/Contents.json")
    try put(text, at: "W/Media.xcassets/cover.imageset/Contents.json")
    try await expect(65, ["cover.imageset/Contents.json", "mend the file"])
  }

  @Test(arguments: [
    ("Localizable.xcstrings", "{\"strings\": {"), ("Localizable.xcstrings", "[]"),
    ("en.lproj/Localizable.strings", "<plist version=\"1.0\"><dict>"),
    ("de.lproj/Localizable.stringsdict", "<plist version=\"1.0\"><array/></plist>"),
  ])
  func `a broken file of strings is named`(path: String, text: String) async throws {
    try put(widget, at: "W/A.swift")
    try put(text, at: "W/\(path)")
    try await expect(65, ["W/\(path)", "mend the file"])
  }

  @Test(arguments: [#"Image("cover")"#, "Image(.cover)"])
  func `an image set without files is named where the sources use it`(use: String) async throws {
    try put(widget + "struct V: View { var body: some View { \(use) } }", at: "W/A.swift")
    try put(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"cover.png\"}]}",
      at: "W/M.xcassets/cover.imageset/Contents.json")
    try await expect(65, ["cover.imageset", "put a picture into it"])
  }

  @Test func `a group that is used and not there is named`() async throws {
    try put(widget + "let store = UserDefaults(suiteName: \"group.a\")", at: "W/A.swift")
    let list = "<key>com.apple.security.application-groups</key><array/>"
    try put("<plist version=\"1.0\"><dict>\(list)</dict></plist>", at: "W/W.entitlements")
    try await expect(65, ["W.entitlements", "<string>group.your.app</string>"])
  }

  @Test func `a program that is called a source is named`() async throws {
    try put(widget, at: "W/A.swift")
    try put("\u{7F}ELF\u{2}\0\0" + String(repeating: "/* \" ", count: 100_000), at: "W/Tool.swift")
    try await expect(65, ["W/Tool.swift: is no text"])
  }

  @Test func `a damaged project is named with the line`() async throws {
    try put(widget, at: "W/A.swift")
    try put("// !$*UTF8*$!\n{\n  objects = {\n    A = { isa = ; };", at: "W/App.xcodeproj/project.pbxproj")
    try await expect(65, ["project.pbxproj:4", "restore it from version control"])
  }

  @Test func `a damaged definition of intents is named`() async throws {
    try put(widget, at: "W/A.swift")
    try put("{}", at: "W/Quay.intentdefinition")
    try put("not a list", at: "W/Quay.intentdefinition")
    try await expect(65, ["Quay.intentdefinition", "restore it from version control"])
  }

  @Test func `a folder that cannot be read is named`() async throws {
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

  @Test func `a folder in place of the tool is refused before anything is compiled`() async throws {
    try put(widget, at: "W/A.swift")
    try put("", at: "place/keep")
    let run = try await bench.run(
      ["build", "W", "-o", "place"],
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
    #expect(run.exitCode == 73 && run.errors.contains("place: is a folder; name a file with -o"))
    #expect(try bench.names(in: "place") == ["keep"])
  }
}
