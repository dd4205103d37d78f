import Foundation
import Graphics
import Rendering
import Scheduling
import SharedFolders
import Timelines
import Widgets

/// A provider's answer with everything needed to draw its entries.
struct LoadedTimeline: Sendable {
  let timeline: Timeline<WidgetSource.Entry>
  let kind: WidgetKind
  let request: RenderRequest
  /// When the provider was asked.
  let askedAt: Date
}

extension SlotRefresh {
  /// Draws and stores the frames of a timeline.
  ///
  /// - Parameters:
  ///   - date: The date of the first frame.
  ///   - situation: Used to plan the next reload, except for what is shown.
  func keep(
    _ answer: LoadedTimeline, at date: Date, _ situation: ReloadSituation, replacing last: TimelineRecord?,
    _ outcome: inout SlotOutcome
  ) async throws -> TimelineRecord {
    let drawing = FrameDrawing(
      renderer: renderer.at(date), kind: answer.kind, request: answer.request, format: widget.format,
      limit: options.drawnAhead, granularity: options.granularity)
    let (frames, drawnUntil) = try await drawing.frames(of: answer.timeline, at: date)
    let lastEntry = answer.timeline.entries.last?.date ?? answer.askedAt
    var next = situation
    next.shown = ReloadSituation.Shown(
      askedAt: answer.askedAt, policy: answer.timeline.policy, lastEntry: lastEntry, drawnUntil: drawnUntil)
    (next.isDamaged, next.isChanged) = (false, false)
    let plan = next.plan(at: date, rules: options.rules)
    var kept: [TimelineRecord.Frame] = []
    for (index, frame) in frames.enumerated() {
      let nextDates = [index + 1 < frames.count ? frames[index + 1].date : drawnUntil, finerChange(of: frame)]
      let name = try store.store(picture: frame.data, format: widget.format.fileExtension) { hash throws(StoreError) in
        try store.json(
          FrameReport(
            frame, of: widget, hash: hash, renderedAt: date, nextDate: nextDates.compactMap(\.self).min(), plan: plan))
      }
      kept.append(
        .init(
          date: frame.date, entryDate: frame.entryDate, name: name, relevance: frame.relevance,
          byteCount: frame.data.count))
      for diagnostic in frame.diagnostics where !outcome.diagnostics.contains(diagnostic) {
        outcome.diagnostics.append(diagnostic)
      }
    }
    let record = TimelineRecord(
      place: widget.name, recipe: widget.recipe, format: widget.format.fileExtension, askedAt: answer.askedAt,
      policy: answer.timeline.policy, lastEntry: lastEntry, drawnUntil: drawnUntil, frames: kept)
    try store.store(record, replacing: last)
    live?.remember(answer, drawn: frames, as: record, of: widget, plan)
    return record
  }

  /// Draws further entries of a timeline that a daemon remembers, after the last drawn frame; `nil` if there is
  /// nothing to do or the timeline is reloaded anyway.
  func drawnOn(
    _ record: TimelineRecord?, _ situation: ReloadSituation, _ outcome: inout SlotOutcome
  ) async throws(StoreError) -> TimelineRecord? {
    let now = clock()
    guard let live, let record, let end = record.drawnUntil, end <= now, let answer = live.answer(behind: record)
    else { return nil }
    let plan = situation.plan(at: now, rules: options.rules)
    guard plan.reason == .drawnEnd else { return nil }
    do {
      return try await keep(answer, at: now, situation, replacing: record, &outcome)
    } catch let error as StoreError {
      throw error
    } catch {
      // A timeline that cannot be drawn is reloaded.
      live.forget(widget.name.path)
      return nil
    }
  }

  /// When a daemon shows a more detailed frame than those drawn ahead; `nil` without a daemon.
  private func finerChange(of frame: DrawnFrame) -> Date? {
    // Electronic paper takes seconds to change.
    live != nil && options.drawsSeconds && widget.request.panel == nil ? frame.finerChange : nil
  }
}
