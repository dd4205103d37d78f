import Foundation
import Testing

@testable import Snapshots

/// References that a complete test run does not use.
struct RequestedReferencesTests {
  private let bench: ReportBench
  private let root: URL
  private let list: URL

  init() throws {
    bench = try ReportBench()
    root = bench.folder.standardizedFileURL.appending(path: "__Snapshots__", directoryHint: .isDirectory)
    list = bench.folder.appending(path: "met.txt")
    try put("../DayTests.swift", "../NightTests.swift")
  }

  private func put(_ names: String...) throws {
    for name in names {
      let url = root.appending(path: name).standardizedFileURL
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: url)
    }
  }

  private func survey(met: String..., notes: String = "") throws -> (met: Int, stale: [String], silent: [String]) {
    let lines = met.map { root.appending(path: $0).path + "\n" }.joined()
    try Data((lines + notes).utf8).write(to: list)
    let survey = try RequestedReferences(list: list).survey(of: root)
    let paths = { (urls: [URL]) in urls.map { String($0.path.dropFirst(root.path.count + 1)) } }
    return (survey.met, paths(survey.stale), paths(survey.silent))
  }

  @Test func `an unused file is stale if it is named like a reference`() throws {
    try put("DayTests/look.1.png", "DayTests/look.2.png", "DayTests/frames.a.layout.txt", "DayTests/own.1.svg")
    try put("DayTests/cells/day/systemSmall-dark.png", "DayTests/cells/day/systemSmall-light.png")
    for name in ["README.md", "notes.txt", "look.1.png.orig", "fixtures/logo.png", ".DS_Store", "a/b/logo.png"] {
      try put("DayTests/\(name)")
    }
    try put("stray.1.png", "fixtures/logo.png")
    let found = try survey(met: "DayTests/look.1.png", "DayTests/cells/day/systemSmall-dark.png")
    #expect(found.met == 2)
    #expect(
      found.stale == [
        "DayTests/cells/day/systemSmall-light.png", "DayTests/frames.a.layout.txt", "DayTests/look.2.png",
      ])
    // A custom strategy's file extension is known if a reference with it was used.
    #expect(try survey(met: "DayTests/own.3.svg", "DayTests/look.1.png").stale.contains("DayTests/own.1.svg"))
  }

  @Test func `source files without a test that ran keep their references, removed files do not`() throws {
    try put("DayTests/look.1.png", "NightTests/look.1.png")
    try put("GoneTests/look.1.png", "GoneTests/cells/day/systemSmall-dark.png")
    let found = try survey(met: "DayTests/look.1.png")
    #expect(found.stale == ["GoneTests/cells/day/systemSmall-dark.png", "GoneTests/look.1.png"])
    #expect(found.silent == ["NightTests"])
  }

  @Test func `links, hidden files and other names are ignored`() throws {
    try put("DayTests/look.1.png", "DayTests/look.1 copy.png", "DayTests/.look.2.png", "DayTests/look..png")
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "DayTests/look.3.png"), withDestinationURL: root.appending(path: "DayTests/look.1.png"))
    #expect(try survey(met: "DayTests/look.1.png").stale == [])
  }

  @Test func `a folder without a used reference belongs to another run`() throws {
    try put("GoneTests/look.1.png", "DayTests/look.1.png")
    try Data("/elsewhere/__Snapshots__/DayTests/look.1.png\n".utf8).write(to: list)
    let survey = try RequestedReferences(list: list).survey(of: root)
    #expect(survey.stale == [] && survey.silent == [root])
  }

  @Test(arguments: [
    ("# filtered\n", RequestedReferences.ListError.filtered), ("# began 7\n# began 8\n# ended 7\n", .unended),
  ])
  func `an incomplete run is an error`(notes: String, fault: RequestedReferences.ListError) throws {
    #expect(throws: fault) { try survey(met: "DayTests/look.1.png", notes: notes) }
    #expect(throws: Never.self) { try survey(met: "DayTests/look.1.png", notes: "# began 7\n# ended 7\n") }
  }

  @Test func `an empty or missing list is an error`() throws {
    #expect(throws: RequestedReferences.ListError.empty) { try survey(notes: "# began 7\n# ended 7\n") }
    #expect(throws: RequestedReferences.ListError.self) { try RequestedReferences(list: root) }
  }
}
