import Foundation
import Scheduling
import SwiftUI
import Synchronization
import Testing
import Timelines

@testable import Refreshing

/// Weeks and months of passes, each test in a separate process to measure its memory.
@Suite(.timeLimit(.minutes(60))) struct LongRunTests {
  /// Three days, or a year with `ALMANAC_TEST_YEAR=1`.
  private static let days = ProcessInfo.processInfo.environment["ALMANAC_TEST_YEAR"] == nil ? 3 : 365

  @Test func `hourly entries until the last`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [days = Self.days as Int] in
      let widget = ScriptedWidget { now in
        let first = LongRun.hours(now)
        return ((0...24).map { first + Double($0) * 3600 }, .atEnd)
      }
      try await LongRun("hourly", widget, days: days).live { "\(Int(LongRun.hours($0)))" }
    }
    Self.say(result)
  }

  @Test func `an hour of minutes every day`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [days = Self.days as Int] in
      let isIdle = { @Sendable (date: Date) in !Int(LongRun.hours(date) / 3600).isMultiple(of: 24) }
      let widget = ScriptedWidget(content: { date in
        isIdle(date) ? Text(verbatim: "quiet") : Text(date, style: .timer)
      }) { now in
        let first = (LongRun.hours(now) / 86_400).rounded(.down) * 86_400
        return ([first, first + 3600], .after(ScriptedWidget.start + first + 86_400))
      }
      try await LongRun("minutes", widget, days: days).live { now in
        let minute = Int(now.timeIntervalSince(ScriptedWidget.start)) / 60 % 1440
        return minute < 60 ? "\(minute):00" : "quiet"
      }
    }
    Self.say(result)
  }

  @Test func `a provider that fails now and then`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [days = Self.days as Int] in
      let count = Mutex(0)
      let last = Mutex(0.0)
      let widget = ScriptedWidget { now in
        let number = count.withLock {
          $0 += 1; return $0
        }
        if number.isMultiple(of: 7) || number.isMultiple(of: 50) { return nil }
        let seconds = now.timeIntervalSince(ScriptedWidget.start)
        last.withLock { $0 = seconds }
        return ([seconds], .after(now + 3600))
      }
      try await LongRun("failing", widget, days: days).live { _ in "\(Int(last.withLock { $0 }))" }
    }
    Self.say(result)
  }

  private static func say(_ result: ExitTest.Result?) {
    print(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self), terminator: "")
  }
}

/// A widget in a slot for days of virtual time, in this process.
struct LongRun {
  private let name: String
  private let widget: ScriptedWidget
  private let days: Int

  init(_ name: String, _ widget: ScriptedWidget, days: Int) {
    (self.name, self.widget, self.days) = (name, widget, days)
  }

  /// The full hour at `now`, in seconds from the start.
  static func hours(_ now: Date) -> TimeInterval {
    (now.timeIntervalSince(ScriptedWidget.start) / 3600).rounded(.down) * 3600
  }

  /// Runs the loop, and after each pass checks the picture, the number of files, and memory.
  ///
  /// - Parameter expected: The expected picture at a date.
  func live(_ expected: @escaping (Date) -> String) async throws {
    let time = VirtualTime(from: ScriptedWidget.start, end: Double(days) * 86_400)
    var (passes, files, month) = (0, 0, 0.0)
    let loop = RefreshLoop(
      pass: { [widget] _ throws(StoreError) in
        do {
          let report = try await widget.pass(at: time.now.timeIntervalSince(ScriptedWidget.start))
          let (shown, wanted) = (widget.shown ?? "nothing", expected(time.now))
          if shown != wanted { say("\(name): \(time.now): \(shown) in place of \(wanted)\n") }
          try #require(shown == wanted)
          passes += 1
          if passes.isMultiple(of: 50) { files = max(files, countedFiles) }
          // Months have 730 hours; until then caches may still fill.
          if month == 0 && time.elapsed >= 730 * 3600 { month = memory }
          return report
        } catch {
          Issue.record(error)
          return nil
        }
      }, wakeSource: time, clock: { time.now }, tell: { _ in })
    try #require(await loop.run() == .stopped)
    let end = memory
    say(
      "\(name): \(days) days, \(passes) passes, \(time.waits) waits, \(widget.questions) questions, at most \(files) files, "
        + "\(month) MiB after a month, \(end) MiB at the end\n")
    try #require(passes >= days * 24 && time.waits == passes)
    // Two timelines of at most 62 frames, with three names each, and a few of the slot's own.
    try #require(files < 2 * 62 * 4 + 20, "\(files) files")
    // A reload's time limit is a timer that may run for half a minute: as the year takes minutes, many exist at once.
    if month > 0 { try #require(end - month < 8, "\(month) MiB became \(end)") }
  }

  private func say(_ line: String) { FileHandle.standardError.write(Data(line.utf8)) }

  private var countedFiles: Int {
    FileManager.default.enumerator(atPath: widget.folder.path).map { Array($0).count } ?? 0
  }

  /// Resident memory of this process, in MiB.
  private var memory: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return (pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576 * 10).rounded() / 10
  }
}
