import Foundation
import Scheduling
import SharedFolders
import Testing
import Timelines

@testable import Refreshing

/// Deferred reload requests in passes, the daemon and idle records; times are seconds from the widget's start.
struct DeferredRequestPassTests {
  /// A provider whose entry shows when it was called, and that never reloads by itself.
  private func widget() -> ScriptedWidget {
    ScriptedWidget { now in ([now.timeIntervalSince(ScriptedWidget.start)], .never) }
  }

  private func ask(_ widget: ScriptedWidget, _ kind: String? = "scripted", from date: TimeInterval) throws {
    let date = ScriptedWidget.start + date
    try widget.requests.request(forKind: kind, notBefore: date, now: date - 2)
  }

  private func offset(_ date: Date?) -> TimeInterval? { date?.timeIntervalSince(ScriptedWidget.start) }

  @Test func `a pass serves a deferred request once, on its date`() async throws {
    let widget = widget()
    try await widget.pass(at: 0)
    try ask(widget, from: 12)
    for now in [10.0, 11.9] {
      #expect(offset(try await widget.pass(at: now).next) == 12)
      #expect(widget.questions == 1)
    }
    let report = try await widget.pass(at: 12)
    #expect(widget.questions == 2 && report.next == nil && widget.shown == "12")
    try await widget.pass(at: 500)
    // Deferred again, and cancelled: nothing is served twice.
    try ask(widget, from: 602)
    #expect(offset(try await widget.pass(at: 600).next) == 602)
    try widget.requests.withdraw(forKind: "scripted", at: ScriptedWidget.start + 601)
    #expect(try await widget.pass(at: 700).next == nil && widget.questions == 2)
  }

  @Test func `a deferred request for another kind is ignored, one for all is not`() async throws {
    let widget = widget()
    try await widget.pass(at: 0)
    try ask(widget, "another", from: 12)
    #expect(try await widget.pass(at: 10).next == nil)
    try ask(widget, nil, from: 13)
    #expect(offset(try await widget.pass(at: 11).next) == 13)
    #expect(try await widget.pass(at: 13).outcomes.first?.reload == .request)
  }

  @Test func `a request that becomes due during a pass is served next`() async throws {
    let widget = widget()
    try ask(widget, from: 1)
    // The first timeline takes until after the date.
    widget.set(answer: { now in
      widget.set(now: ScriptedWidget.start + 5)
      return ([now.timeIntervalSince(ScriptedWidget.start)], .never)
    })
    #expect(offset(try await widget.pass(at: 0).next) == 1)
  }

  @Test func `the daemon sleeps until a deferred request is due`() async throws {
    let widget = widget()
    let request = { (after: TimeInterval) in (after, VirtualTime.Happening.wake(.request)) }
    try ask(widget, from: 30)
    let daemon = try await ScriptedDaemon(widget, for: 100, [request(28)])
    #expect(daemon.pictures == [.init(0, "0"), .init(30, "30")])
    #expect(daemon.problems.isEmpty && daemon.waits < 5)
  }

  @Test func `a clock that is set back does not lose a deferred request`() async throws {
    let widget = widget()
    try ask(widget, from: 30)
    let daemon = try await ScriptedDaemon(widget, for: 100, [(29, .clock(by: -86_400))])
    #expect(daemon.pictures.last?.after == 29 && widget.questions == 2)
    // Nothing is due for a day.
    #expect(try await widget.pass(at: 100 - 86_400).next == nil && widget.questions == 2)
  }

  @Test func `an idle record ends with a deferred or a new request`() async throws {
    let widget = widget()
    try await widget.pass(at: 0)
    func mark(at now: TimeInterval) throws -> IdleMarker? {
      try widget.prepared().0.idleMarker("x", at: ScriptedWidget.start + now)
    }
    func report(_ mark: IdleMarker?, at now: TimeInterval) -> RefreshPass.Report? {
      mark?.report(askedFor: "x", widget.requests, at: ScriptedWidget.start + now)
    }
    let before = try mark(at: 1)
    #expect(report(before, at: 5) != nil)
    try ask(widget, from: 12)
    #expect(report(before, at: 10) == nil)
    let mark = try mark(at: 10)
    #expect(offset(report(mark, at: 10)?.next) == 12 && offset(report(mark, at: 11.9)?.next) == 12)
    #expect(report(mark, at: 12) == nil)
    try widget.requests.withdraw(forKind: "scripted", at: ScriptedWidget.start + 11)
    #expect(report(mark, at: 11) == nil)
  }
}
