import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Scheduling
import SharedFolders
import Timelines
import Widgets

/// Draws frames of seconds for slots that a daemon remembers, and shows them atomically.
///
/// They are kept only for a few seconds and not flushed to disk: after a kill or a power cut, the next process shows
/// the frame drawn ahead.
struct SecondsDrawing {
  let output: OutputFolder
  let renderer: WidgetRenderer
  let live: LiveTimelines
  let jobs: Int
  let clock: @Sendable () -> Date

  /// The number of frames that stay for readers that have just resolved their path.
  private static let kept = 8

  /// Draws the due frames. Slots that other processes block are skipped.
  func run() async -> [SlotOutcome] {
    let due = live.due(at: clock())
    // A process that has the output draws its own pictures; the next pass reports a slot that cannot be locked.
    guard !due.isEmpty, let lock = try? output.lock(.pass, onWait: nil) else {
      live.skip(at: clock())
      return []
    }
    defer { lock.release() }
    let outcomes = await due.concurrentMap(jobs: jobs) { await draw($0) }
    return outcomes.compactMap(\.self)
  }

  /// Draws one slot; `nil` if it looks the same as before.
  private func draw(_ place: LiveSlot) async -> SlotOutcome? {
    var place = place
    defer { live.update(place) }
    let now = clock()
    let folder = output.place(place.widget.name)
    guard let moment = place.ticks.moment(at: now), let frame = place.frame(at: now), frame.name == place.base,
      let shown = folder.currentFrame(), (SecondsFrame(name: shown)?.frame ?? shown) == frame.name
    else {
      // The next frame is due, or another process has shown one: the next pass handles it.
      place.ticks.stop()
      return nil
    }
    var outcome = SlotOutcome(place.widget.name, format: place.format)
    let shownLook = shown == frame.name ? frame.look : place.look
    do {
      let second = try await lower(place, frame, at: moment)
      place.ticks.advance(from: moment, change: second.lowered.nextTextChange)
      let look = second.lowered.displayList.hashValue
      guard look != shownLook else { return nil }
      try await put(second, of: &place, within: frame, in: folder)
      place.look = look
      (outcome.isReplaced, outcome.entryDate) = (true, second.entryDate)
    } catch {
      // The frames drawn ahead continue; the next of them starts its seconds again.
      place.ticks.stop()
      outcome.storeError = error as? StoreError
      outcome.failure = outcome.storeError == nil ? "\(error)" : nil
    }
    return outcome
  }

  private func lower(
    _ place: LiveSlot, _ frame: LiveSlot.Frame, at moment: Date
  ) async throws(RenderError) -> DrawnFrame {
    let log = DiagnosticLog()
    let (answer, renderer) = (place.answer, renderer.at(moment))
    let entry = answer.timeline.entries[frame.entryIndex]
    let lowered = try await renderer.reporting(to: log) { () async throws(RenderError) in
      try await renderer.lower(entry, of: answer.kind, answer.request)
    }
    return DrawnFrame(
      date: moment, entryDate: entry.date, entryIndex: frame.entryIndex, state: answer.request.state,
      relevance: entry.relevance, lowered: lowered, data: Data(), diagnostics: log.diagnostics)
  }

  private func put(
    _ second: DrawnFrame, of place: inout LiveSlot, within frame: LiveSlot.Frame, in folder: SlotFolder
  ) async throws {
    let data = try await renderer.encoded(second.lowered, of: place.answer.kind, as: place.widget.format)
    let nextDate = [place.ticks.next, place.nextChange(after: second.date)].compactMap(\.self).min()
    let report = FrameReport(
      second, of: place.widget, hash: SlotFolder.hash(of: data), renderedAt: second.date, nextDate: nextDate,
      plan: place.plan)
    let limit = second.date + SecondsFrame.longest
    let stored = SecondsFrame(within: frame.name, until: nextDate.map { min($0, limit) } ?? limit)
    try folder.makeCurrent(stored, picture: data, format: place.format, report: try folder.json(report))
    place.secondsFrames = place.secondsFrames.suffix(Self.kept - 1) + [stored.name]
    folder.removeSecondsFrames(besides: place.secondsFrames)
  }
}
