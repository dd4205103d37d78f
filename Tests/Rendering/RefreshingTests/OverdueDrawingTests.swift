import Diagnostics
import Foundation
import Graphics
import Rendering
import Scheduling
import SharedFolders
import SwiftUI
import Synchronization
import Testing
import Timelines
import WidgetKit
import Widgets

@testable import Refreshing

/// Views whose code never returns: the current picture stays, and others do not wait.
struct OverdueDrawingTests {
  /// Held in the small family, from the second minute on.
  private struct Stuck: View {
    let code: HeldCode
    let date: Date
    @Environment(\.widgetFamily) private var family

    var body: some View {
      let isStuck = family == .systemSmall && date >= ScriptedWidget.start + 60
      if isStuck { code.hold() }
      return Text(verbatim: "\(Int(date.timeIntervalSince(ScriptedWidget.start).rounded()))")
    }
  }

  private func widget(_ code: HeldCode) -> ScriptedWidget {
    let limit = TimeLimit(.seconds(1.5)) { _ in await code.wait() }
    return ScriptedWidget(limit: limit, content: { Stuck(code: code, date: $0) }) { now in
      ([now.timeIntervalSince(ScriptedWidget.start)], .after(now + 60))
    }
  }

  @Test func `drawing that never returns is a failure that keeps the picture`() async throws {
    let code = HeldCode()
    defer { code.letGo() }
    let widget = widget(code)
    try await widget.pass(at: 0)
    #expect(widget.shown == "0")
    let report = try await widget.pass(at: 60)
    let outcome = try #require(report.outcomes.first)
    #expect(outcome.failure == "drawing scripted did not finish within 1.5 seconds; its views may never return")
    #expect(widget.shown == "0" && outcome.isReplaced == false)
    // Retried with growing delays, as after any failure.
    #expect(outcome.plan?.delay == .retry && report.next == ScriptedWidget.start + 120)
    try widget.expectWhole("the last good picture")
    // The thread is known to be lost, so a daemon restarts.
    #expect(WidgetThreads.shared.abandonedCount > 0)
  }

  /// Has tasks that hold their threads.
  private struct Waiting: View {
    let code: HeldCode
    let date: Date

    var body: some View {
      Text(verbatim: "\(Int(date.timeIntervalSince(ScriptedWidget.start).rounded()))").task { code.hold() }
    }
  }

  @Test func `a task that never returns takes its time once, and its thread is lost`() async throws {
    let code = HeldCode()
    defer { code.letGo() }
    let limit = TimeLimit(.seconds(1.5)) { _ in await code.wait() }
    let widget = ScriptedWidget(limit: limit, content: { Waiting(code: code, date: $0) }) { now in
      ([now.timeIntervalSince(ScriptedWidget.start)], .after(now + 60))
    }
    let log = DiagnosticLog()
    let report = try await log.collecting { try await widget.pass(at: 0) }
    // The picture is drawn without the task's changes.
    #expect(widget.shown == "0" && report.outcomes.first?.failure == nil)
    #expect((report.outcomes.first?.diagnostics ?? []).map(\.id) + log.diagnostics.map(\.id) == ["view.task-timeout"])
    #expect(WidgetThreads.shared.abandonedCount > 0)
  }

  @Test func `the other widgets of the pass are drawn`() async throws {
    let code = HeldCode()
    // It has no picture, so the placeholder would be tried; it is not, as the provider did not fail.
    defer { code.letGo() }
    let widget = widget(code)
    widget.set(now: ScriptedWidget.start + 60)
    let (small, renderer) = try widget.prepared()
    var request = widget.request
    request.family = .systemMedium
    let kind = UncheckedKind(value: try widget.kind)
    let medium = RequestedWidget(
      kind: kind.value, name: OutputSlot(kind: "scripted", family: .systemMedium), request: request, format: .png,
      recipe: "1", configured: { kind.value })
    let pass = RefreshPass(
      output: widget.output, widgets: small.widgets + [medium], requests: widget.requests, options: small.options)
    let report = try #require(try await pass.run(.leaves, with: { renderer }, clock: { widget.now }))
    #expect(report.outcomes.map { $0.failure != nil } == [true, false])
    #expect(report.outcomes.map(\.isReplaced) == [false, true])
  }

  private struct UncheckedKind: @unchecked Sendable {
    let value: WidgetKind
  }
}
