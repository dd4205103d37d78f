package import Diagnostics
package import Foundation
import Graphics
package import Rendering
import Timelines
package import Widgets

/// What a widget shows in the course of a day.
package struct DayTimeline {
  private let renderer: WidgetRenderer
  private let kind: WidgetKind
  private let request: RenderRequest
  private let day: SlideshowDay
  private var answers: [Answer] = []
  /// What the provider had to report, and whether it wanted to be asked more often than it was.
  package private(set) var diagnostics: [Diagnostic] = []

  /// What the provider answered, and from when to when that counts.
  private struct Answer {
    let start: Date
    var end: Date
    let timeline: Timeline<WidgetSource.Entry>
  }

  /// Asks the provider at the day's start, and again when the policies of its answers say so.
  ///
  /// - Parameters:
  ///   - kind: With its settings.
  ///   - limit: The most questions.
  /// - Throws: ``RenderError`` for the first question that has no answer.
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
            message: "the provider is asked \(limit) times in the day, and wants to be asked more often; "
              + "a larger --pictures allows that",
            subject: kind.kind))
      }
      date = max(next, date + interval)
      answers[answers.count - 1].end = min(date, day.end)
    }
    diagnostics = log.diagnostics
  }

  /// The pictures in order of date; nil for more than `limit`.
  ///
  /// - Parameter step: The seconds between two dates from the day's start on at which a picture may change; nil for any.
  package func frames(step: TimeInterval?, limit: Int) async throws(RenderError) -> [DayFrame]? {
    var frames: [DayFrame] = []
    for answer in answers {
      let timeline = Timeline(entries: entries(of: answer, step), policy: answer.timeline.policy)
      let drawing = FrameDrawing(
        renderer: renderer.at(answer.start), kind: kind, request: request, format: .png, limit: limit + 1,
        granularity: max(step ?? 0, 60), end: answer.end)
      let (drawn, drawnUntil) = try await drawing.frames(of: timeline, at: answer.start)
      for (index, frame) in drawn.enumerated() {
        // What is shown at first may be dated later or earlier.
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

  /// The entries whose dates come while the answer counts; of those that would be shown from the same date on, the last.
  private func entries(of answer: Answer, _ step: TimeInterval?) -> [WidgetSource.Entry] {
    let all = answer.timeline.entries
    let inTime = all.filter { $0.date < answer.end }
    let entries = inTime.isEmpty ? Array(all.prefix(1)) : inTime
    return entries.enumerated().filter { index, entry in
      // The first is shown before its date where there is no other.
      guard index > 0, index + 1 < entries.count else { return true }
      return snapped(entries[index + 1].date, step) != snapped(entry.date, step)
    }.map(\.element)
  }

  private func snapped(_ date: Date, _ step: TimeInterval?) -> Date {
    guard let step else { return date }
    return day.start + (date.timeIntervalSince(day.start) / step).rounded(.up) * step
  }
}

/// A widget's picture from a date on.
package struct DayFrame: Sendable {
  package let date: Date
  /// The bytes of a PNG file.
  package let data: Data
  package let diagnostics: [Diagnostic]
}

extension Timeline {
  /// When the provider is to be asked again; nil for never.
  fileprivate var nextQuestion: Date? {
    switch policy.kind {
    case .atEnd: entries.last?.date
    case .after(let date): date
    case .never: nil
    }
  }
}
