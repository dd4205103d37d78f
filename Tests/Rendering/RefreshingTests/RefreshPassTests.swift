import Diagnostics
import Foundation
import Refreshing
import Rendering
import Scheduling
import SharedFolders
import SwiftUI
import Testing
import WidgetKit

/// Passes over one widget; times are seconds from the start.
struct RefreshPassTests {
  private let start = ScriptedWidget.start

  @Test func `an entry is shown on its date without a reload`() async throws {
    let widget = ScriptedWidget { _ in ([0, 100, 200], .never) }
    var report = try await widget.pass(at: 10)
    #expect(widget.shown == "0" && report.outcomes.first?.isReplaced == true && report.next == start + 100)
    report = try await widget.pass(at: 99)
    #expect(widget.shown == "0" && report.outcomes.isEmpty && report.next == start + 100)
    report = try await widget.pass(at: 100)
    #expect(widget.shown == "100" && report.outcomes.first?.isReplaced == true && report.next == start + 200)
    report = try await widget.pass(at: 5000)
    #expect(widget.shown == "200" && report.next == nil)
    #expect(widget.questions == 1)
  }

  @Test func `before its first date the first entry is shown`() async throws {
    let widget = ScriptedWidget { _ in ([50, 100], .never) }
    let report = try await widget.pass(at: 0)
    #expect(widget.shown == "50" && report.next == start + 100)
  }

  @Test func `reload policies determine the next reload`() async throws {
    let widget = ScriptedWidget { now in
      let offset = now.timeIntervalSince(ScriptedWidget.start)
      return ([offset, offset + 300], offset < 1000 ? .atEnd : .after(now + 900))
    }
    #expect(try await widget.pass(at: 0).next == start + 300)
    #expect(try await widget.pass(at: 300).next == start + 600)
    #expect(widget.questions == 2 && widget.shown == "300")
    // The interval starts at the last reload.
    #expect(try await widget.pass(at: 600) { $0.rules.minimumInterval = 1000 }.next == start + 1300)
    #expect(widget.questions == 2 && widget.shown == "600")
    #expect(try await widget.pass(at: 1300).next == start + 1600)
    #expect(try await widget.pass(at: 1600).next == start + 2200)
    #expect(try await widget.pass(at: 2200).next == start + 2500 && widget.questions == 4)
  }

  @Test func `unsorted and duplicate entries are repaired and reported`() async throws {
    let widget = ScriptedWidget { _ in ([200, 0, 100, 0], .after(ScriptedWidget.start - 5)) }
    let report = try await widget.pass(at: 0)
    #expect(widget.shown == "0" && report.next == start + 60)
    #expect(
      report.outcomes.first?.diagnostics.map(\.id)
        == ["timeline.out-of-order", "timeline.equal-dates", "timeline.reload-date-past"])
  }

  @Test func `a failing provider keeps the last timeline and is retried with growing delays`() async throws {
    let widget = ScriptedWidget { now in ([0, 50], .after(ScriptedWidget.start + 100)) }
    try await widget.pass(at: 0)
    widget.set { _ in nil }
    var report = try await widget.pass(at: 100)
    #expect(widget.shown == "50" && report.next == start + 160)
    #expect(report.outcomes.first?.failure?.contains("without entries") == true)
    #expect(report.outcomes.first?.plan?.delay == .retry)
    report = try await widget.pass(at: 160)
    #expect(report.next == start + 280 && widget.questions == 3)
    // A request reloads at once.
    try widget.requests.request(forKind: "scripted")
    widget.set { _ in ([200], .never) }
    report = try await widget.pass(at: 170)
    #expect(widget.shown == "200" && report.next == nil && widget.questions == 4)
  }

  @Test func `without a timeline the placeholder is shown`() async throws {
    let widget = ScriptedWidget { _ in nil }
    let report = try await widget.pass(at: 0)
    #expect(report.outcomes.first?.failure != nil && widget.report?["state"] as? String == "placeholder")
    #expect(report.next == start + 60)
    widget.set { _ in ([60], .never) }
    try await widget.pass(at: 60)
    #expect(widget.shown == "60" && widget.report?["state"] as? String == "timeline")
  }

  @Test func `requests are served once in each output`() async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
    try await widget.pass(at: 0)
    for _ in 0..<50 { try widget.requests.request(forKind: "scripted", outlivesPowerCuts: false) }
    try await widget.pass(at: 10)
    #expect(widget.shown == "10")
    try await widget.pass(at: 20)
    #expect(widget.shown == "10")
    try widget.requests.request(forKind: nil)
    try await widget.pass(at: 30)
    try widget.requests.request(forKind: "another")
    try await widget.pass(at: 40)
    #expect(widget.shown == "30" && widget.questions == 3)
  }

  @Test func `reloads beyond the budget wait for their day`() async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .after(now + 600)) }
    var next: Date? = start
    for _ in 0..<5 {
      next = try await widget.pass(at: next?.timeIntervalSince(start) ?? 0) { $0.rules.dailyBudget = 4 }.next
    }
    #expect(widget.questions == 5 && next == start + 86_400 + 600)
  }

  @Test func `frames are drawn ahead up to a limit, and the rest later`() async throws {
    let widget = ScriptedWidget { _ in ((0..<10).map { Double($0) * 100 }, .never) }
    var report = try await widget.pass(at: 0) { $0.drawnAhead = 4 }
    #expect(widget.frames.count == 4 && report.next == start + 100)
    report = try await widget.pass(at: 300) { $0.drawnAhead = 4 }
    #expect(widget.shown == "300" && report.next == start + 400 && widget.questions == 1)
    report = try await widget.pass(at: 400) { $0.drawnAhead = 4 }
    #expect(widget.shown == "400" && report.outcomes.first?.reload == .drawnEnd && widget.questions == 2)
    // Past frames are not drawn again.
    report = try await widget.pass(at: 1000) { $0.drawnAhead = 4 }
    #expect(widget.shown == "900" && report.next == nil)
  }

  @Test func `text that counts time changes without a new entry, in whole minutes`() async throws {
    let widget = ScriptedWidget(content: { _ in Text(ScriptedWidget.start + 3600, style: .timer) }) { _ in
      ([0], .after(ScriptedWidget.start + 86_400))
    }
    var report = try await widget.pass(at: 30) { $0.drawnAhead = 5 }
    #expect(widget.shown == "59:30" && report.next == start + 60)
    report = try await widget.pass(at: 60) { $0.drawnAhead = 5 }
    #expect(widget.shown == "59:00" && report.next == start + 120 && widget.questions == 1)
    report = try await widget.pass(at: 245) { $0.drawnAhead = 5 }
    #expect(widget.shown == "56:00" && report.next == start + 300)
  }

  @Test(arguments: [0, 0.25, 7, 1_000_000_007]) func `text that counts up continues`(past: TimeInterval) async throws {
    let widget = ScriptedWidget(content: { Text($0 - past, style: .timer) }) { _ in ([0], .never) }
    for minute in 0..<5 {
      let report = try await widget.pass(at: Double(minute * 60)) { $0.drawnAhead = 8 }
      #expect(report.next == start + Double(minute * 60) + 60 && report.outcomes.first?.isReplaced == true)
    }
    #expect(widget.questions == 1)
  }

  @Test func `equal pictures are stored once`() async throws {
    let widget = ScriptedWidget(content: { _ in Text("still") }) { _ in ([0, 100, 200], .never) }
    try await widget.pass(at: 0)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: widget.file("pictures").path)
    #expect(pictures.count == 1 && widget.frames.count == 3)
  }

  @Test func `a damaged or emptied output is created again, and reported`() async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
    try await widget.pass(at: 0)
    let damages: [(String, () throws -> Void)] = [
      ("a record", { try Data("{".utf8).write(to: widget.file("timeline.json")) }),
      ("pictures", { try FileManager.default.removeItem(at: widget.file("pictures")) }),
      ("frames", { try FileManager.default.removeItem(at: widget.file("frames")) }),
    ]
    for (index, (name, damage)) in damages.enumerated() {
      try damage()
      // A pass examines the current link; the rest is examined when something is due, or without the list.
      try FileManager.default.removeItem(at: widget.folder.appending(path: "out/.almanac/due"))
      let report = try await widget.pass(at: Double(index + 1) * 1000)
      #expect(report.outcomes.first?.diagnostics.map(\.id) == ["store.damaged"], Comment(rawValue: name))
      #expect(widget.shown == "\((index + 1) * 1000)")
    }
    try FileManager.default.removeItem(at: widget.folder.appending(path: "out"))
    #expect(try await widget.pass(at: 9000).outcomes.first?.reload == .first)
    try FileManager.default.removeItem(at: widget.file("current"))
    #expect(try await widget.pass(at: 9001).outcomes.first?.isReplaced == true)
    #expect(widget.shown == "9000")
    // What is shown is examined even if nothing is due.
    try FileManager.default.removeItem(at: widget.file("current.png"))
    try await widget.pass(at: 9002)
    #expect(FileManager.default.contents(atPath: widget.file("current.png").path) != nil && widget.questions == 5)
    try FileManager.default.removeItem(at: widget.file("frames"))
    #expect(try await widget.pass(at: 9100).outcomes.first?.reload == .repair)
    #expect(widget.shown == "9100")
  }

  @Test func `a truncated current picture is repaired and reported`() async throws {
    let widget = ScriptedWidget { _ in ([0, 100], .never) }
    try await widget.pass(at: 0)
    let whole = try Data(contentsOf: widget.file("current.png"))
    for (index, size) in [whole.count - 1, 0].enumerated() {
      #expect(truncate(widget.file("current.png").path, size) == 0)
      let report = try await widget.pass(at: Double(index + 1))
      #expect(report.outcomes.first?.reload == .repair)
      #expect(report.outcomes.first?.diagnostics.map(\.id) == ["store.damaged"])
      #expect(try Data(contentsOf: widget.file("current.png")) == whole && widget.shown == "0")
      #expect(try await widget.pass(at: Double(index + 1)).outcomes.isEmpty)
    }
    #expect(truncate(widget.file("current.json").path, 0) == 0)
    #expect(try await widget.pass(at: 5).outcomes.first?.reload == .repair && widget.shown == "0")
  }

  @Test func `another program or another scale draws again`() async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
    try await widget.pass(at: 0)
    #expect(try await widget.pass(at: 10, recipe: "2").outcomes.first?.reload == .changed)
    #expect(try await widget.pass(at: 20, recipe: "2").outcomes.isEmpty)
  }

  @Test func `a clock that jumps loses nothing and reloads once each time`() async throws {
    let widget = ScriptedWidget { now in
      let offset = now.timeIntervalSince(ScriptedWidget.start)
      return ([offset, offset + 600], .after(now + 1200))
    }
    let year: TimeInterval = 365 * 86_400
    for (index, seconds) in ([0, -86_400, -86_400 + 700, year, 10] as [TimeInterval]).enumerated() {
      let report = try await widget.pass(at: seconds)
      let next = try #require(report.next)
      #expect(next > start + seconds, "no hot loop after jump \(index)")
    }
    #expect(widget.questions == 4 && widget.shown == "10")
  }

  @Test func `an unwritable output keeps its contents and is reported`() async throws {
    let widget = ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
    try await widget.pass(at: 0)
    // A folder in place of a file blocks every user, root too.
    try FileManager.default.removeItem(at: widget.file("timeline.json"))
    try FileManager.default.createDirectory(at: widget.file("timeline.json/x"), withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: widget.folder.appending(path: "out/.almanac/due"))
    let report = try await widget.pass(at: 10)
    #expect(report.outcomes.first?.storeError != nil && widget.shown == "0")
    try FileManager.default.removeItem(at: widget.file("timeline.json"))
    // Nothing was stored, so nothing is awaited.
    try await widget.pass(at: 11)
    #expect(widget.shown == "11")
  }

  @Test func `another release's output is unchanged`() async throws {
    let widget = ScriptedWidget { _ in ([0], .never) }
    try await widget.pass(at: 0)
    let files = widget.folder.appending(path: "out/.almanac")
    try Data("2\n".utf8).write(to: files.appending(path: "version"))
    try FileManager.default.removeItem(at: files.appending(path: "due"))
    await #expect(throws: StoreError.self) { try await widget.pass(at: 10) }
  }
}
