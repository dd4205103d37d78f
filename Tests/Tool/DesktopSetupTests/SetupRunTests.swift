import ArgumentParser
import Foundation
import Testing
import ToolReports

@testable import DesktopSetup

/// Steps, their record, and their end.
final class SetupRunTests {
  private let folder: String
  private let session = DesktopSession(["PATH": "/usr/bin:/bin"], processes: [])
  private var record: String { folder + "/state/setup.json" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "almanac-setup-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder + "/state", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  private func run(_ actions: [SetupAction]) throws(ToolError) -> [String] {
    var lines: [String] = []
    var run = SetupRun(
      SetupRecord(desktop: .none, configuration: "/c", output: "/o"), to: record
    ) { line throws(ToolError) in lines.append(line) }
    try run.perform(actions, in: session)
    return lines
  }

  private func undo(isForced: Bool = false) throws -> [String] {
    let record = try #require(try SetupRecord(at: record))
    return SetupUndo(record, at: self.record, in: session, isForced: isForced).run { _ in }
  }

  private func contents(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  private static var failure: SetupAction {
    SetupAction("fail", leaving: { () throws(ToolError) in .nothing }) { _ throws(ToolError) in
      throw ToolError("the disk is full", exitCode: .inputOutput)
    }
  }

  @Test func `files are written in order, and removed`() throws {
    let lines = try run([.write("a", to: folder + "/a"), .write("b", to: folder + "/b")])
    #expect(lines == ["write \(folder)/a", "write \(folder)/b"])
    #expect(try names() == ["a", "b", "state", "state/setup.json"])
    #expect(try SetupRecord(at: record)?.isComplete == true)
    #expect(try undo() == [])
    #expect(try names() == ["state"])
  }

  @Test func `a step that fails undoes those before it`() throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
    let error = #expect(throws: ToolError.self) {
      try run([.write("a", to: folder + "/a"), .write("b", to: folder + "/b"), Self.failure])
    }
    #expect(error?.message == "the disk is full\nnote: everything that setup had done was undone")
    #expect(error?.exitCode == .inputOutput)
    #expect(contents("a") == "mine")
    #expect(try names() == ["a", "state"])
  }

  @Test func `a signal undoes the steps so far, also the last one`() throws {
    let steps: [SetupAction] = [.write("a", to: folder + "/a"), .write("b", to: folder + "/b")]
    for count in 0...2 {
      var checks = 0
      var run = SetupRun(SetupRecord(desktop: .none, configuration: "/c", output: "/o"), to: record) {
        _ throws(ToolError) in
      }
      let error = #expect(throws: ToolError.self) {
        try run.perform(steps, in: session) {
          defer { checks += 1 }
          return checks < count ? nil : SIGTERM
        }
      }
      #expect(error?.message.hasPrefix("interrupted") == true && error?.exitCode.rawValue == 143)
      #expect(try names() == ["state"])
    }
  }

  @Test func `a file that was replaced gets its bytes and permissions back`() throws {
    try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
    chmod(folder + "/a", 0o640)
    #expect(try run([.write("ours", to: folder + "/a")]) == ["replace \(folder)/a"])
    #expect(contents("a") == "ours")
    #expect(try undo() == [])
    #expect(contents("a") == "mine")
    var status = stat()
    #expect(stat(folder + "/a", &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test func `a file that was changed since stays, unless undo is forced`() throws {
    _ = try run([.write("ours", to: folder + "/a"), .write("ours", to: folder + "/b")])
    try Data("edited".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
    let plan = SetupUndo(try #require(try SetupRecord(at: record)), at: record, in: session).plan
    #expect(plan == ["remove \(folder)/b", "leave \(folder)/a, which was changed since"])
    #expect(try undo() == [])
    #expect(contents("a") == "edited")
    _ = try run([.write("ours", to: folder + "/b")])
    try Data("edited".utf8).write(to: URL(fileURLWithPath: folder + "/b"))
    #expect(try undo(isForced: true) == [])
    #expect(try names() == ["a", "state"])
  }

  @Test func `the record is there before a step begins`() throws {
    var seen: SetupTrace?
    let looking = SetupAction("look", leaving: { () throws(ToolError) in .folders(["/x"]) }) {
      [record] _ throws(ToolError) in
      seen = try SetupRecord(at: record)?.steps.last?.trace
      return nil
    }
    _ = try run([looking])
    #expect(seen == .folders(["/x"]))
  }

  @Test func `what cannot be undone stays in the record, until it is forgotten`() throws {
    let wallpaper = SetupAction(
      nil,
      leaving: { () throws(ToolError) in .wallpaper(of: .sway, picture: nil, commands: [["false"], ["no-such"]]) })
    _ = try run([.write("a", to: folder + "/a"), wallpaper])
    #expect(try undo() == ["false: exit code 1", "no-such: not installed"])
    #expect(try names() == ["state", "state/setup.json"])
    #expect(try SetupRecord(at: record)?.steps.count == 2, "the folders, and the wallpaper")
    #expect(try undo(isForced: true) == [])
    #expect(try names() == ["state"])
  }

  @Test func `what passes add is removed, and what was there stays`() throws {
    let files = FileManager.default
    for name in ["data/groups/a", "cache"] {
      try files.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    for name in ["data/groups/a/old.json", "cache/old"] {
      try Data().write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let before = try names()
    let passing = SetupAction(
      "draw",
      leaving: { [folder] () throws(ToolError) in
        .filesBefore(PassFiles(data: [folder + "/data/groups", folder + "/data/outputs"], caches: [folder + "/cache"]))
      }
    ) { [folder] trace throws(ToolError) in
      for name in ["data/groups/b", "data/outputs", "cache/scaled"] {
        try? files.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        try? Data().write(to: URL(fileURLWithPath: folder + "/" + name + "/new"))
      }
      guard case .filesBefore(let before) = trace else { return nil }
      return before.added
    }
    _ = try run([passing])
    // An app's data, written later.
    try Data().write(to: URL(fileURLWithPath: folder + "/data/groups/a/later.json"))
    #expect(try undo() == [])
    #expect(try names() == (before + ["data/groups/a/later.json"]).sorted())
  }

  @Test func `a damaged record is an error`() throws {
    try Data("{}".utf8).write(to: URL(fileURLWithPath: record))
    let error = #expect(throws: ToolError.self) { try SetupRecord(at: record) }
    #expect(error?.exitCode == .badData)
  }
}
