import Diagnostics
import Foundation
import Graphics
import Scheduling
import SharedFolders
import Synchronization
import Testing
import Timelines

@testable import Refreshing

/// Frames that a daemon shows before it examines anything; times are seconds from the start.
struct NextFrameTests {
  /// A daemon's passes over a widget, at the widget's clock.
  private func daemon(_ widget: ScriptedWidget) throws -> (TimeInterval) async throws -> RefreshPass.Report {
    let (pass, renderer) = try widget.prepared()
    let passes = try #require(try DaemonPasses(pass, with: renderer, clock: { widget.now }))
    return { seconds in
      widget.set(now: ScriptedWidget.start + seconds)
      return try #require(try await passes.run(isFull: false, onWait: {}, onDrawing: { _ in }))
    }
  }

  @Test func `an entry is shown on its date while the provider runs`() async throws {
    let seen = Mutex<[String?]>([])
    let shown = Mutex<(@Sendable () -> String?)?>(nil)
    let widget = ScriptedWidget { now in
      seen.withLock { $0.append(shown.withLock { $0 }?()) }
      let second = now.timeIntervalSince(ScriptedWidget.start)
      return ([second, second + 100], .after(now + 100))
    }
    shown.withLock { $0 = { [unowned widget] in widget.shown } }
    let pass = try daemon(widget)
    _ = try await pass(0)
    let report = try await pass(100)
    #expect(seen.withLock { $0 } == [nil, "100"])
    #expect(report.outcomes.map(\.isReplaced) == [true] && report.outcomes[0].reload == .after)
  }

  @Test(arguments: [
    // Passes at these seconds, and what each shows.
    ([0, 10, 20, 30], ["0", "10", "20", "30"]),
    ([0, 25, 26], ["0", "20", "20"]),
    ([0, 31], ["0", "30"]),
    ([0, 10, -100, 10], ["0", "10", "0", "10"]),
  ]) func `the entry of the current date is shown, however late`(
    seconds: [Int], pictures: [String]
  ) async throws {
    let widget = ScriptedWidget { _ in ([0, 10, 20, 30], .never) }
    let pass = try daemon(widget)
    var last: String?
    for (second, picture) in zip(seconds, pictures) {
      let report = try await pass(TimeInterval(second))
      #expect(widget.shown == picture && report.diagnostics.isEmpty)
      #expect(report.outcomes.contains(where: \.isReplaced) == (picture != last))
      try widget.expectWhole("at \(second)")
      last = picture
    }
  }

  @Test func `another program's timeline replaces the known one`() async throws {
    let widget = ScriptedWidget { _ in ([0, 10], .never) }
    let pass = try daemon(widget)
    _ = try await pass(0)
    widget.set(answer: { _ in ([0, 5, 15], .never) })
    try widget.requests.request(forKind: nil)
    try await widget.pass(at: 6)
    #expect(widget.shown == "5")
    #expect(try await pass(12).outcomes.allSatisfy { !$0.isReplaced })
    #expect(widget.shown == "5")
    _ = try await pass(15)
    #expect(widget.shown == "15")
  }

  @Test func `a frame that is damaged while it waits is reported and created again`() async throws {
    let widget = ScriptedWidget { now in ([0, 10].filter { ScriptedWidget.start + $0 >= now } + [20], .never) }
    let pass = try daemon(widget)
    _ = try await pass(0)
    let pictures = widget.file("pictures").path
    for name in try FileManager.default.contentsOfDirectory(atPath: pictures) {
      try Data(count: 100).write(to: URL(fileURLWithPath: "\(pictures)/\(name)"))
    }
    let report = try await pass(10)
    #expect(report.outcomes.flatMap(\.diagnostics).map(\.id) == ["store.damaged"] && widget.questions == 2)
    #expect(widget.shown == "10")
    try widget.expectWhole("at 10")
  }
}
