import Diagnostics
import Foundation
import Graphics
import Refreshing
import Scheduling
import SharedFolders
import Testing
import Timelines

/// Damaged files of the store are repaired and reported by the next pass, without blocking.
struct DamagedStoreTests {
  /// Kinds of damage to a file or a folder.
  enum Damage: String, CaseIterable {
    case removed, empty, zeros, other, huge, folder, loop, pipe

    func happen(to path: String) throws {
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      let file = URL(filePath: path)
      switch self {
      case .removed: return
      case .empty: try Data().write(to: file)
      case .zeros: try Data(count: max(bytes.count, 100)).write(to: file)
      case .other: try Data(#"{"frames": 1e999, "failures": -1, "attempts": {}, "": [[[]]]}"#.utf8).write(to: file)
      case .huge:
        try Data().write(to: file)
        try #require(truncate(path, 1 << 40) == 0)
      case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .loop: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
      case .pipe: try #require(mkfifo(path, 0o600) == 0)
      }
    }
  }

  private static let place = "scripted/systemSmall"

  /// The names of all files in the output; `*` is the current frame or picture.
  private static let names =
    ["version", "due", "pass.lock", ""].map { ".almanac/\($0)" }
    + [
      "timeline.json", "state.json", "current", "current.png", "current.json", "frames", "frames/*",
      "frames/*/report.json", "frames/*/picture.png", "pictures", "pictures/*",
    ].map { "\(place)/\($0)" }

  /// Damage that is not reported: empty files, files that are created again without loss, and files that another line
  /// covers.
  private static func isTold(_ name: String, _ damage: Damage) -> Bool {
    switch name {
    case ".almanac/version", ".almanac/due", "\(place)/state.json": damage != .removed
    case ".almanac/pass.lock", ".almanac/": false
    default: !name.hasPrefix("\(place)/current")
    }
  }

  @Test(arguments: names) func `each file and folder of the store is repaired from any damage`(
    name: String
  ) async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
    try await widget.pass(at: 0)
    for (index, damage) in Damage.allCases.enumerated() {
      let what = Comment(rawValue: "\(name): \(damage)")
      let shown = try #require(widget.shown, what)
      try damage.happen(to: try widget.path(name))
      // An idle pass examines only what is shown; the rest is examined when something is due, or without the list.
      if name != ".almanac/due" { unlink(widget.folder.appending(path: "out/.almanac/due").path) }
      let seconds = 1000 * Double(index + 1)
      let report = try await widget.pass(at: seconds)
      #expect(report.storeError == nil, what)
      try widget.expectWhole(what)
      let isAnew = report.outcomes.first?.reload != nil
      #expect(widget.shown == (isAnew ? "\(Int(seconds))" : shown), what)
      let told = report.diagnostics + report.outcomes.flatMap(\.diagnostics)
      #expect(told.map(\.id) == (Self.isTold(name, damage) ? ["store.damaged"] : []), what)
      if name.hasPrefix("\(Self.place)/current") { #expect(report.outcomes.first?.isReplaced == true, what) }
      // It is repaired: another pass finds nothing.
      unlink(widget.folder.appending(path: "out/.almanac/due").path)
      let next = try await widget.pass(at: seconds + 1)
      let outcome = try #require(next.outcomes.first)
      #expect(outcome.diagnostics.isEmpty && outcome.reload == nil && !outcome.isReplaced, what)
    }
  }

  @Test(arguments: [
    ("state.json", "\"failures\" : 0", "\"failures\" : \(Int.max)"),
    ("state.json", "\"failures\" : 0", "\"failures\" : \(Int.min)"),
    ("state.json", "\"isUnfinished\" : false", "\"isUnfinished\" : true"),
    ("state.json", "2026-11-21T08:00:00Z", "9999-12-31T23:59:59Z"),
    ("state.json", "2026-11-21T08:00:00Z", "0001-01-01T00:00:00Z"),
    ("timeline.json", "\"name\" : \"", "\"name\" : \"../../../"),
    ("timeline.json", "\"format\" : \"png\"", "\"format\" : \"/../../../png\""),
    ("timeline.json", "2026-11-21T08:00:00Z", "9999-12-31T23:59:59Z"),
    ("timeline.json", "2026-11-21T08:00:00Z", "0001-01-01T00:00:00Z"),
    ("timeline.json", "\"policy\" : \"never\"", "\"policy\" : \"always\""),
    ("timeline.json", "\"family\" : \"systemSmall\"", "\"family\" : \"systemHuge\""),
  ]) func `invalid numbers, dates and names do no harm`(
    name: String, text: String, other: String
  ) async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
    try await widget.pass(at: 0)
    let file = widget.file(name)
    let before = try String(contentsOf: file, encoding: .utf8)
    try #require(before.contains(text))
    try Data(before.replacing(text, with: other).utf8).write(to: file)
    unlink(widget.folder.appending(path: "out/.almanac/due").path)
    for seconds in [5000.0, 100_000] {
      try widget.requests.request(forKind: nil, outlivesPowerCuts: false)
      #expect(try await widget.pass(at: seconds).storeError == nil)
      #expect(widget.shown == "\(Int(seconds))")
      try widget.expectWhole("\(other)")
    }
  }

  @Test(arguments: [[], ["scripted"], ["scripted", "systemSmall"]])
  func `a file in place of a slot's folder is reported and stays`(
    parts: [String]
  ) async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
    try await widget.pass(at: 0)
    let path = (["out"] + parts).reduce(widget.folder) { $0.appending(path: $1) }
    try FileManager.default.removeItem(at: path)
    try Data("mine".utf8).write(to: path)
    do throws(any Error) {
      let error = try await widget.pass(at: 10).storeError
      #expect(error?.isDisk == false)
    } catch {
      #expect((error as? StoreError)?.isDisk == false && parts.isEmpty)
    }
    #expect(FileManager.default.contents(atPath: path.path) == Data("mine".utf8))
    try FileManager.default.removeItem(at: path)
    try await widget.pass(at: 11)
    try widget.expectWhole("a folder again")
  }

  @Test func `a reload that was killed is reported once and repeated`() async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .after(now + 100)) }
    try await widget.pass(at: 0)
    let state = widget.file("state.json")
    let text = try String(contentsOf: state, encoding: .utf8).replacing(
      "\"isUnfinished\" : false", with: "\"isUnfinished\" : true")
    try Data(text.replacing("\"failures\" : 0", with: "\"failures\" : 1").utf8).write(to: state)
    unlink(widget.folder.appending(path: "out/.almanac/due").path)
    for (name, age) in [(".almanac-dead.tmp", 3_600.0), (".almanac-young.tmp", 0)] {
      let file = widget.folder.appending(path: "out/.almanac/\(name)").path
      try #require(FileManager.default.createFile(atPath: file, contents: nil))
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file)
    }
    #expect(try await widget.pass(at: 10).outcomes.first?.diagnostics.map(\.id) == ["store.unfinished"])
    #expect(widget.shown == "0")
    unlink(widget.folder.appending(path: "out/.almanac/due").path)
    #expect(try await widget.pass(at: 20).outcomes.first?.diagnostics.isEmpty == true)
    #expect(try await widget.pass(at: 100).outcomes.first?.reload == .after)
    #expect(widget.shown == "100")
    let names = try FileManager.default.contentsOfDirectory(atPath: widget.folder.appending(path: "out/.almanac").path)
    // A server may be writing the young one.
    #expect(names.sorted() == [".almanac-young.tmp", "due", "pass.lock", "placed.json", "version"])
  }
}
