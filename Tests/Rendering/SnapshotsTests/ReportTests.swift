import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import Snapshots

struct ReportTests {
  private let dot = Bitmap(pixelSize: PixelSize(width: 2, height: 3), isOpaque: false) { $0[3] = 255 }

  private func entry(_ name: String, reference: String? = "a", candidate: String = "b") -> ReportEntry {
    ReportEntry(name: name, content: .text(reference: reference, candidate: candidate), message: "It differs.")
  }

  private func lines(_ bench: ReportBench) throws -> [Substring] {
    try bench.text(bench.report.results).split(separator: "\n").filter { $0.contains("add({") }
  }

  @Test func `an entry has its files and its line`() throws {
    let bench = try ReportBench()
    let reference = try PNGEncoder.encode(dot, effort: .small)
    let url = try bench.report.note(
      ReportEntry(
        name: "Day/medium 1", content: .picture(reference: reference, candidate: dot, difference: nil), message: ""))
    #expect(url.fragment(percentEncoded: true) == "Day%2Fmedium%201" && url.path == bench.report.page.path)
    let folder = bench.report.folder(of: "Day/medium 1")
    #expect(folder.lastPathComponent == "Day~medium 1")
    #expect(bench.names(folder) == ["candidate.png", "difference.png", "reference.png", "triptych.png"])
    #expect(try Data(contentsOf: folder.appending(path: "reference.png")) == reference, "the file's own bytes")
    #expect(try PNGDecoder.decode(Data(contentsOf: folder.appending(path: "candidate.png"))) == dot)
    #expect(try lines(bench).count == 1)
    #expect(bench.names(bench.report.folder) == ["entries", "report.html", "results.html"])
  }

  @Test func `a later entry with the same name leaves no old file`() throws {
    let bench = try ReportBench()
    try bench.report.note(
      ReportEntry(name: "a", content: .picture(reference: nil, candidate: dot, difference: nil), message: ""))
    try bench.report.note(entry("a"))
    #expect(bench.names(bench.report.folder(of: "a")) == ["candidate.txt", "lines.js", "reference.txt"])
    #expect(try lines(bench).count == 2)
  }

  @Test func `a change is a file and a line of its own, and leaves with its entry`() throws {
    let bench = try ReportBench()
    let change = ReportChange(picture: Data("apng".utf8), size: dot.pixelSize, milliseconds: 40)
    try bench.report.note(entry("a"))
    try bench.report.note(change, of: "a")
    #expect(bench.names(bench.report.folder(of: "a")).contains("change.apng"))
    let line = #"changed({"file":"change.apng","height":3,"milliseconds":40,"name":"a","width":2})"#
    #expect(try bench.text(bench.report.results).contains(line))
    try bench.report.note(entry("a"))
    #expect(!bench.names(bench.report.folder(of: "a")).contains("change.apng"))
  }

  @Test(arguments: [
    "..", ".", "", "/", "../../x", "a/../b", "/etc/passwd", "~", "a~b", ".hidden", "\u{0}", "a\nb",
    ReportBench.nastyName,
    String(repeating: "lang/", count: 900), String(repeating: "👨‍👩‍👧‍👦", count: 300),
    "e" + String(repeating: "\u{301}", count: 4000),
  ])
  func `no name leads out of the folder`(_ name: String) throws {
    let bench = try ReportBench()
    let before = bench.names(bench.folder)
    try bench.report.note(entry(name))
    let folders = bench.names(bench.report.folder.appending(path: "entries"))
    #expect(folders.count == 1 && folders.allSatisfy { $0.utf8.count <= 120 && !$0.hasPrefix(".") })
    #expect(bench.names(bench.report.folder(of: name)) == ["candidate.txt", "lines.js", "reference.txt"])
    #expect(bench.names(bench.folder) == before + ["a report #1?"])
    #expect(try lines(bench).count == 1, "line breaks are escaped")
  }

  @Test func `no two names share a folder`() {
    let long = String(repeating: "x", count: 500)
    let names = ["a/b", "a~b", "a_b", "a?b", "a:b", "A/b", long, long + "y", "", "~", "_", "/", "é", "e\u{301}"]
    let folders = names.map { EntryFolder.name(for: $0) }
    // Swift compares strings by characters; file systems compare bytes.
    #expect(Set(folders.map { Array($0.utf8) }).count == names.count)
  }

  @Test func `a run starts an empty report, which its processes share`() throws {
    let bench = try ReportBench()
    let foreign = bench.report.folder.appending(path: "entries/a/notes.txt")
    try bench.report.begin(run: "1")
    try bench.report.note(entry("a"))
    try bench.report.note(entry("b"))
    try Data("mine".utf8).write(to: foreign)
    try bench.report.begin(run: "1")
    #expect(try lines(bench).count == 2, "the same run")
    try bench.report.begin(run: "12")
    #expect(try lines(bench).isEmpty)
    #expect(bench.names(bench.report.folder) == ["entries", "report.html", "results.html"])
    #expect(bench.names(bench.report.folder.appending(path: "entries")) == ["a"], "what is not ours is left")
    #expect(try bench.text(foreign) == "mine")
    try bench.report.begin(run: "1")
    #expect(try lines(bench).isEmpty)
  }

  @Test(arguments: ["report.html", "results.html"])
  func `another tool's page is not overwritten`(_ name: String) throws {
    let bench = try ReportBench()
    try FileManager.default.createDirectory(at: bench.report.folder, withIntermediateDirectories: true)
    let file = bench.report.folder.appending(path: name)
    try Data("<!DOCTYPE html>mine".utf8).write(to: file)
    #expect(throws: SnapshotReportError.self) { try bench.report.begin(run: "1") }
    #expect(throws: SnapshotReportError.self) { try bench.report.note(entry("a")) }
    #expect(bench.names(bench.report.folder) == [name])
    #expect(try bench.text(file) == "<!DOCTYPE html>mine")
  }

  @Test(arguments: ["report.html", "results.html"])
  func `a pipe in place of a page is an error and not waited for`(_ name: String) throws {
    let bench = try ReportBench()
    try FileManager.default.createDirectory(at: bench.report.folder, withIntermediateDirectories: true)
    try #require(mkfifo(bench.report.folder.appending(path: name).path, 0o600) == 0)
    #expect(throws: SnapshotReportError.self) { try bench.report.begin(run: "1") }
    #expect(throws: SnapshotReportError.self) { try bench.report.note(entry("a")) }
    #expect(bench.names(bench.report.folder) == [name])
  }

  @Test func `emptying does not follow links`() throws {
    let bench = try ReportBench()
    let other = bench.folder.appending(path: "other/a")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: other.appending(path: "reference.png"))
    try bench.report.begin(run: "1")
    try FileManager.default.createSymbolicLink(
      at: bench.report.folder.appending(path: "entries"), withDestinationURL: bench.folder.appending(path: "other"))
    try bench.report.begin(run: "2")
    #expect(bench.names(other) == ["reference.png"])
  }

  @Test func `concurrent writers lose no line`() async throws {
    let bench = try ReportBench()
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { Self.noteMany(writer, in: bench.report) }
      }
    }
    let found = try lines(bench)
    #expect(found.count == 8 * 20)
    for line in found {
      let json = line.dropFirst("</script><script>add(".count).dropLast(")</script>".count)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
    }
    #expect(bench.names(bench.report.folder.appending(path: "entries")).count == 8 * 20)
  }

  /// As in each process of a test run.
  private static func noteMany(_ writer: Int, in report: SnapshotReport) {
    do {
      try report.begin(run: "shared")
      for number in 0..<20 {
        try report.note(
          ReportEntry(
            name: "\(writer)/\(number)",
            content: .text(reference: "old", candidate: String(repeating: "line\n", count: 900)), message: ""))
      }
    } catch {
      Issue.record(error)
    }
  }

  @Test func `a stale reference has its own entry`() throws {
    let bench = try ReportBench()
    let png = try PNGEncoder.encode(dot, effort: .small)
    for (name, bytes) in [("picture", png), ("text", Data("old".utf8)), ("gone", nil)] {
      try bench.report.note(ReportEntry(name: name, content: .stale(reference: bytes), message: ""))
    }
    #expect(bench.names(bench.report.folder(of: "picture")) == ["reference.png"])
    #expect(bench.names(bench.report.folder(of: "text")) == ["reference.txt"])
    #expect(bench.names(bench.report.folder(of: "gone")).isEmpty)
    #expect(try lines(bench).allSatisfy { $0.contains(#""kind":"stale""#) })
  }

  @Test func `a signal handler can write the line of a crash`() throws {
    let bench = try ReportBench()
    let descriptor = try bench.report.openResults()
    defer { close(descriptor) }
    let line = bench.report.stopLine(name: "Day/</script>\n", source: SourceLine(file: "a.swift", line: 7))
    #expect(line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == line.count)
    let text = try #require(try lines(bench).first)
    #expect(text.contains(#""kind":"stopped""#) && text.contains(#""source":"a.swift:7""#))
    #expect(text.contains(#"Day/\u003c/script>\n"#) && !text.dropLast(9).contains("a</script>"))
  }

  @Test func `invalid numbers and long texts are written`() throws {
    let bench = try ReportBench()
    let rect = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let pixels = PixelDifference(
      count: 1, counting: 1, levels: 1, deltaE: .nan, bounds: rect, largestRegion: 1, largestRegionBounds: rect)
    try bench.report.note(
      ReportEntry(
        name: "a", content: .picture(reference: nil, candidate: dot, difference: .pixels(pixels)), message: "",
        scale: .infinity))
    let text = (1...5000).map(String.init).joined(separator: "\n")
    try bench.report.note(entry("b", reference: nil, candidate: text))
    try bench.report.note(entry("c", candidate: String(repeating: "x", count: 1_000_000)))
    let found = try lines(bench)
    #expect(found[2].contains(#""omitted":1"#) && found[2].utf8.count < 1000)
    #expect(found[0].contains(#""deltaE":"not a number""#) && found[0].contains(#""scale":"∞""#))
    #expect(found[1].contains(#""omitted":3000"#) && found[1].contains(#""added":5000"#))
  }

  @Test func `an unwritable folder is named`() throws {
    let bench = try ReportBench()
    let file = bench.folder.appending(path: "file")
    try Data().write(to: file)
    let report = SnapshotReport(folder: file.appending(path: "report", directoryHint: .isDirectory))
    let error = #expect(throws: SnapshotReportError.self) { try report.note(entry("a")) }
    #expect(error?.description.contains(file.path) == true)
    #expect(throws: SnapshotReportError.self) { try report.begin(run: "1") }
    let empty = Bitmap(pixelSize: PixelSize(width: 0, height: 0), isOpaque: false) { _ in }
    #expect(throws: SnapshotReportError.self) {
      try bench.report.note(
        ReportEntry(name: "a", content: .picture(reference: nil, candidate: empty, difference: nil), message: ""))
    }
  }
}
