import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Snapshots

/// The references that a run uses, and the record mode in the environment.
@Suite struct TestRunTests {
  private func withFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-run-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  private func verdict(_ name: String, in folder: URL, list: URL) -> ReferenceStore.Verdict {
    let run = TestRun(
      folder: folder.appending(path: "report"), identity: UUID().uuidString, list: RequestedReferencesFile(file: list))
    let candidate = Candidate(name: name, content: .text("text\n"), test: name)
    return ReferenceStore(mode: .missing, run: run)
      .verdict(on: candidate, reference: folder.appending(path: "\(name).txt"))
  }

  @Test func `the used references are listed by all processes of a run`() throws {
    try withFolder { folder in
      let list = folder.appending(path: "met")
      for name in ["a", "b", "a"] { _ = verdict(name, in: folder, list: list) }
      let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("/") }.map { $0.suffix(6) } == ["/a.txt", "/b.txt", "/a.txt"])
    }
  }

  @Test func `a list that cannot be written fails the snapshot, and nothing is recorded`() throws {
    try withFolder { folder in
      let verdict = verdict("a", in: folder, list: folder.appending(path: "none/met"))
      #expect(verdict.message?.text.contains("cannot write the list of references") == true, "\(verdict)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a.txt").path))
    }
  }

  @Test func `a message has the reason, the lines that differ and the links apart`() throws {
    try withFolder { folder in
      let reference = folder.appending(path: "a.txt")
      try Data("one\n".utf8).write(to: reference)
      let run = TestRun(folder: folder.appending(path: "report"), identity: UUID().uuidString)
      let candidate = Candidate(name: "a b", content: .text("  reference one\n"), test: "a")
      let store = ReferenceStore(mode: .never, run: run)
      let message = try #require(store.verdict(on: candidate, reference: reference).message)
      #expect(message.reason == "the text differs from its reference")
      #expect(message.details.hasSuffix("-one\n+  reference one") && message.summary == nil)
      let links = message.links { "page#\($0.fragment(percentEncoded: true) ?? "")" }
      #expect(links == ["  reference   \(reference.path)", "  difference  page#a%20b"])
      let lines = "\(message)".split(separator: "\n")
      #expect(lines.first == "a b: the text differs from its reference")
      #expect(lines.last?.hasPrefix("  difference  file:///") == true)
      #expect(try JSONDecoder().decode(SnapshotMessage.self, from: JSONEncoder().encode(message)) == message)
    }
  }

  @Test func `what differs about the machine is in the report once, and only if something differs`() throws {
    try withFolder { folder in
      let report = folder.appending(path: "report")
      let run = TestRun(folder: report, identity: "a run") {
        [Diagnostic(id: "font.differs", message: "the font files are others", subject: "fonts-inter")]
      }
      let store = ReferenceStore(mode: .never, run: run)
      func compare(_ name: String) -> [String] {
        let candidate = Candidate(name: name, content: .text("text\n"), test: name)
        _ = store.verdict(on: candidate, reference: folder.appending(path: "\(name).txt"))
        let text = (try? String(contentsOf: report.appending(path: "results.html"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.contains("font.differs/fonts-inter") }.map(String.init)
      }
      try Data("text\n".utf8).write(to: folder.appending(path: "same.txt"))
      #expect(compare("same") == [])
      #expect(compare("missing").count == 1)
      #expect(compare("missing too").count == 1)
    }
  }

  @Test func `the mode comes from the environment`() throws {
    #expect(try RecordMode(environment: [:]) == nil)
    #expect(try RecordMode(environment: ["ALMANAC_SNAPSHOTS": ""]) == nil)
    for mode in RecordMode.allCases {
      #expect(try RecordMode(environment: ["ALMANAC_SNAPSHOTS": mode.rawValue]) == mode)
      #expect(try RecordMode(environment: ["SNAPSHOT_TESTING_RECORD": mode.rawValue, "CI": "1"]) == mode)
    }
    #expect(try RecordMode(environment: ["CI": "true"]) == .never)
    #expect(try RecordMode(environment: ["CI": "false"]) == nil)
    #expect(throws: UnknownRecordMode.self) { try RecordMode(environment: ["ALMANAC_SNAPSHOTS": "record"]) }
  }
}
