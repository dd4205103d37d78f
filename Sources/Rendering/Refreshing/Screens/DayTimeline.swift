package import Diagnostics
package import Foundation
import Graphics
package import Rendering
import Timelines
package import Widgets

/// A widget's frames during a day.
package struct DayTimeline {
  private let renderer: WidgetRenderer
  private let kind: WidgetKind
  private let request: RenderRequest
  private let day: SlideshowDay
  private var answers: [Answer] = []
  /// The provider's diagnostics, and whether it requested more reloads than it got.
  package private(set) var diagnostics: [Diagnostic] = []

  /// A timeline and the time in which it is valid.
  private struct Answer {
    let start: Date
    var end: Date
    let timeline: Timeline<WidgetSource.Entry>
  }

  /// Loads the timeline at the start of the day, and reloads it according to its policy.
  ///
  /// - Parameters:
  ///   - kind: With its settings.
  ///   - limit: The maximum number of reloads.
  /// - Throws: ``RenderError`` if the first load fails.
  package init(
    of kind: WidgetKind, _ request: RenderRequest, on day: SlideshowDay, limit: Int, with renderer: WidgetRenderer
  ) async throws(RenderError) {
    (self.renderer, self.kind, self.request, self.day) = (renderer, kind, request, day)
    let interval = max(day.end.timeIntervalSince(day.start) / Double(max(limit, 1)), 60)
    let log = DiagnosticLog()
    var date = day.start
    while date < day.end {
      let asker = renderer.at(date)
      let timeline = try await asker.reporting(to: log) { () async throws(RenderError) in
        try await asker.timeline(of: kind, request)
      }
      answers.append(Answer(start: date, end: day.end, timeline: timeline))
      guard let next = timeline.nextQuestion, next < day.end else { break }
      if next < date + interval && interval > 60 {
        log.report(
          Diagnostic(
            id: "wallpaper.moments-thinned",
            message: "the provider requests more than \(limit) reloads on this day; "
              + "use a larger --pictures",
            subject: kind.kind))
      }
      date = max(next, date + interval)
      answers[answers.count - 1].end = min(date, day.end)
    }
    diagnostics = log.diagnostics
  }

  /// The frames in order of date; `nil` if there are more than `limit`.
  ///
  /// - Parameter step: The interval, from the start of the day, of the dates at which a frame may change, in seconds;
  ///   `nil` for any.
  package func frames(step: TimeInterval?, limit: Int) async throws(RenderError) -> [DayFrame]? {
    var frames: [DayFrame] = []
    for answer in answers {
      let timeline = Timeline(entries: entries(of: answer, step), policy: answer.timeline.policy)
      let drawing = FrameDrawing(
        renderer: renderer.at(answer.start), kind: kind, request: request, format: .png, limit: limit + 1,
        granularity: max(step ?? 0, 60), end: answer.end)
      let (drawn, drawnUntil) = try await drawing.frames(of: timeline, at: answer.start)
      for (index, frame) in drawn.enumerated() {
        // The first entry may have a later or earlier date.
        let date = snapped(index == 0 ? answer.start : frame.date, step)
        guard date < day.end else { continue }
        if frames.last?.date == date { frames.removeLast() }
        if frames.last?.data != frame.data {
          frames.append(DayFrame(date: date, data: frame.data, diagnostics: frame.diagnostics))
        }
      }
      if frames.count > limit || drawnUntil != nil { return nil }
    }
    return frames
  }

  /// The entries whose dates are in the timeline's time. Of entries with the same rounded date, the last.
  private func entries(of answer: Answer, _ step: TimeInterval?) -> [WidgetSource.Entry] {
    let all = answer.timeline.entries
    let inTime = all.filter { $0.date < answer.end }
    let entries = inTime.isEmpty ? Array(all.prefix(1)) : inTime
    return entries.enumerated().filter { index, entry in
      // The first entry is shown before its date if there is no other.
      guard index > 0, index + 1 < entries.count else { return true }
      return snapped(entries[index + 1].date, step) != snapped(entry.date, step)
    }.map(\.element)
  }

  private func snapped(_ date: Date, _ step: TimeInterval?) -> Date {
    guard let step else { return date }
    return day.start + (date.timeIntervalSince(day.start) / step).rounded(.up) * step
  }
}

/// A widget's frame from a date on.
package struct DayFrame: Sendable {
  package let date: Date
  /// A PNG file.
  package let data: Data
  package let diagnostics: [Diagnostic]
}

extension Timeline {
  /// The date of the next reload; `nil` for never.
  fileprivate var nextQuestion: Date? {
    switch policy.kind {
    case .atEnd: entries.last?.date
    case .after(let date): date
    case .never: nil
    }
  }
}
