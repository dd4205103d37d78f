import Foundation
import Rendering
import Scheduling
import SharedFolders
import SwiftUI
import Testing
import WidgetKit

@testable import Refreshing

/// Text that counts seconds in a daemon; times are seconds from the start.
struct SecondsTests {
  private let start = ScriptedWidget.start

  /// A widget that counts down for an hour from the start, and never reloads.
  private func countdown() -> ScriptedWidget {
    ScriptedWidget(content: { _ in Text(ScriptedWidget.start + 3600, style: .timer) }) { _ in ([0], .never) }
  }

  private func countdownText(_ second: Int) -> String {
    let rest = 3600 - second
    return rest == 3600 ? "1:00:00" : String(format: "%d:%02d", rest / 60, rest % 60)
  }

  /// The picture of each second.
  private func countdownPictures(_ seconds: Int) -> [ScriptedDaemon.DrawableImage] {
    (0..<seconds).map { second in .init(TimeInterval(second), countdownText(second)) }
  }

  @Test func `a timer is shown every second, with a single reload`() async throws {
    let widget = countdown()
    let daemon = try await ScriptedDaemon(widget, for: 125)
    #expect(daemon.pictures == countdownPictures(125))
    #expect(daemon.announced == (1...125).map(TimeInterval.init))
    #expect(widget.questions == 1 && daemon.problems.isEmpty)
  }

  @Test func `frames of seconds are removed`() async throws {
    let widget = countdown()
    _ = try await ScriptedDaemon(widget, for: 100) { $0.drawnAhead = 5 }
    #expect(widget.frames.count <= 5 + 9 && widget.frames.count > 5)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: widget.file("pictures").path)
    #expect(pictures.count == 5)
    // Frames of a killed daemon are removed with the first second of the next timeline.
    try widget.requests.request(forKind: nil)
    _ = try await ScriptedDaemon(widget, from: 100, for: 1.5) { $0.drawnAhead = 5 }
    #expect(widget.frames.filter { $0.contains(".") }.count <= 2)
  }

  @Test func `a bar that follows a timer moves by itself`() async throws {
    let widget = ScriptedWidget(content: { _ in
      ProgressView(timerInterval: ScriptedWidget.start...ScriptedWidget.start + 10) {
        Text(verbatim: "bar")
      } currentValueLabel: {
        EmptyView()
      }
    }) { _ in ([0], .never) }
    let daemon = try await ScriptedDaemon(widget, for: 100)
    // Full at the tenth second; the minute's frame is another, and looks the same.
    #expect(daemon.pictures.map(\.after) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 60])
    #expect(widget.questions == 1)
  }

  @Test func `seconds end with the entry that counts them`() async throws {
    let widget = ScriptedWidget(content: { date in
      date == ScriptedWidget.start
        ? Text(timerInterval: ScriptedWidget.start...ScriptedWidget.start + 3600) : Text(verbatim: "done")
    }) { _ in ([0, 3.5], .never) }
    let daemon = try await ScriptedDaemon(widget, for: 500)
    #expect(daemon.pictures.map(\.after) == [0, 1, 2, 3, 3.5] && daemon.pictures.last?.text == "done")
    #expect(daemon.announced.last == .some(nil) && daemon.waits < 8)
  }

  @Test func `a daemon draws on after the frames drawn ahead, without a reload`() async throws {
    let dates = (0..<10).map { index in TimeInterval(index * 100) }
    let widget = ScriptedWidget { _ in (dates, .never) }
    let daemon = try await ScriptedDaemon(widget, for: 2000) { $0.drawnAhead = 3 }
    #expect(daemon.pictures.map(\.after) == dates)
    #expect(daemon.pictures.map(\.text) == dates.map { String(Int($0)) })
    #expect(widget.questions == 1)
    // Another process has to reload: entries cannot be stored.
    let other = ScriptedWidget { _ in (dates, .never) }
    _ = try await ScriptedDaemon(other, for: 250) { $0.drawnAhead = 3 }
    _ = try await ScriptedDaemon(other, from: 250, for: 100) { $0.drawnAhead = 3 }
    #expect(other.questions == 2 && other.shown == "300")
  }

  @Test func `a timer continues after the frames drawn ahead`() async throws {
    let widget = countdown()
    let daemon = try await ScriptedDaemon(widget, for: 200) { $0.drawnAhead = 2 }
    #expect(daemon.pictures == countdownPictures(200))
    #expect(widget.questions == 1)
  }

  @Test func `without seconds there is one frame per minute`() async throws {
    let widget = countdown()
    let daemon = try await ScriptedDaemon(widget, for: 150) { $0.drawsSeconds = false }
    #expect(daemon.pictures.map(\.after) == [0, 60, 120] && daemon.announced == [60, 120, 180])
    #expect(widget.frames.allSatisfy { SecondsFrame(name: $0) == nil } && daemon.waits == 3)
  }

  @Test func `an unchanged frame is not written again`() async throws {
    let widget = ScriptedWidget(content: { _ in
      TimelineView(.periodic(from: ScriptedWidget.start, by: 1)) { _ in Text(verbatim: "still") }
    }) { _ in ([0], .never) }
    let daemon = try await ScriptedDaemon(widget, for: 50)
    #expect(daemon.pictures == [.init(0, "still")] && daemon.waits == 50 && widget.frames.count == 1)
  }

  @Test func `a clock that is set forward skips seconds, and one that is set back continues at once`() async throws {
    let widget = countdown()
    let daemon = try await ScriptedDaemon(widget, for: 30, [(10.5, .clock(by: 1000)), (20.5, .clock(by: -990))])
    #expect(daemon.pictures.count <= 36)
    #expect(daemon.pictures.contains(.init(15, countdownText(1015))))
    #expect(daemon.pictures.last == .init(29, countdownText(39)))
  }

  @Test func `refresh next to a daemon keeps a second, and shows the minute without a daemon`()
    async throws
  {
    let widget = countdown()
    _ = try await ScriptedDaemon(widget, for: 13)
    #expect(widget.shown == countdownText(12))
    #expect(try await widget.pass(at: 14).outcomes.isEmpty && widget.shown == countdownText(12))
    let report = try await widget.pass(at: 30)
    #expect(report.outcomes.first?.isReplaced == true && widget.shown == countdownText(0))
    // A restarted daemon has the minutes.
    let daemon = try await ScriptedDaemon(widget, from: 30, for: 60)
    #expect(daemon.pictures == [.init(30, countdownText(60))] && widget.questions == 1)
  }

  @Test func `a truncated second is repaired by the next pass`() async throws {
    let widget = countdown()
    _ = try await ScriptedDaemon(widget, for: 13)
    try Data().write(to: widget.file("current/picture.png"))
    #expect(try await widget.pass(at: 14).outcomes.first?.isReplaced == true)
    #expect(widget.shown == countdownText(0))
  }

  /// A daemon after its first pass.
  private func begun(_ widget: ScriptedWidget) async throws -> DaemonPasses {
    let (pass, renderer) = try widget.prepared()
    let passes = try #require(try DaemonPasses(pass, with: renderer, clock: { widget.now }))
    _ = try await passes.run(isFull: false, onWait: {}, onDrawing: { _ in })
    return passes
  }

  private func second(_ seconds: TimeInterval, of widget: ScriptedWidget, by passes: DaemonPasses) async
    -> [SlotOutcome]
  {
    widget.set(now: start + seconds)
    return await passes.drawSeconds(onDrawing: { _ in })
  }

  @Test func `while another program has the output, seconds are skipped without waiting`() async throws {
    let widget = countdown()
    let passes = try await begun(widget)
    let lock = try #require(try widget.output.lock(.pass, onWait: nil))
    #expect(await second(1, of: widget, by: passes).isEmpty && widget.shown == countdownText(0))
    #expect(passes.nextSecond == start + 2)
    lock.release()
    #expect(await second(2.2, of: widget, by: passes).first?.isReplaced == true && widget.shown == countdownText(2))
  }

  @Test func `a removed output is not created by a second`() async throws {
    let widget = countdown()
    let passes = try await begun(widget)
    try FileManager.default.removeItem(at: widget.folder.appending(path: "out"))
    #expect(await second(1, of: widget, by: passes).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: widget.folder.appending(path: "out").path))
    _ = try await passes.run(isFull: false, onWait: {}, onDrawing: { _ in })
    #expect(await second(2, of: widget, by: passes).count == 1 && widget.shown == countdownText(2))
  }

  @Test func `a second that cannot be stored is reported, and retried with the next minute`() async throws {
    let widget = countdown()
    let passes = try await begun(widget)
    // A folder in place of the picture's file; the current frame stays.
    let frame = SecondsFrame(within: widget.standing, until: start + 2)
    let way = widget.file("frames/\(frame.name)/picture.png/x")
    try FileManager.default.createDirectory(at: way, withIntermediateDirectories: true)
    let outcomes = await second(1, of: widget, by: passes)
    #expect(outcomes.first?.storeError != nil && outcomes.first?.isReplaced == false)
    #expect(widget.shown == countdownText(0) && passes.nextSecond == nil)
    widget.set(now: start + 60)
    _ = try await passes.run(isFull: false, onWait: {}, onDrawing: { _ in })
    #expect(passes.nextSecond == start + 61)
  }

  @Test func `a frame that another program shows is left to the next pass`() async throws {
    let widget = countdown()
    let passes = try await begun(widget)
    _ = await second(1, of: widget, by: passes)
    try widget.requests.request(forKind: nil)
    try await widget.pass(at: 2)
    #expect(widget.questions == 2)
    #expect(await second(3, of: widget, by: passes).isEmpty && passes.nextSecond == nil)
    #expect(widget.shown == countdownText(2))
  }
}

extension ScriptedWidget {
  fileprivate var standing: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: file("current").path))
      .map { String($0.dropFirst("frames/".count)) } ?? ""
  }
}
