package import Foundation
package import Rendering

/// The dates at which several widgets together change during a day.
package struct DayFrames: Sendable {
  /// The frame number of each widget from a date on.
  package struct Moment: Sendable {
    package let date: Date
    package let frames: [Int]
  }

  package let widgets: [[DayFrame]]
  package let moments: [Moment]
  /// The interval of the dates at which something may change, in seconds; `nil` for any dates.
  package let step: TimeInterval?

  /// From one date in two minutes to one per day.
  private static let steps: [TimeInterval?] =
    [nil] + [120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 90_000]

  /// The frames of the day at all dates at which one changes, or if there are more than `limit`, at the smallest
  /// interval that has at most `limit` dates.
  package init(of timelines: [DayTimeline], limit: Int) async throws(RenderError) {
    for step in Self.steps.dropLast() {
      if let frames = try await DayFrames(of: timelines, step, limit: limit) {
        self = frames
        return
      }
    }
    self = try await DayFrames(of: timelines, Self.steps.last ?? nil, limit: 10_000) ?? DayFrames()
  }

  private init() { (widgets, moments, step) = ([], [], nil) }

  /// `nil` if there are more dates than the limit.
  private init?(of timelines: [DayTimeline], _ step: TimeInterval?, limit: Int) async throws(RenderError) {
    var widgets: [[DayFrame]] = []
    for timeline in timelines {
      guard let frames = try await timeline.frames(step: step, limit: limit) else { return nil }
      widgets.append(frames)
    }
    let dates = Set(widgets.flatMap { $0.map(\.date) }).sorted()
    moments = dates.map { date in
      Moment(date: date, frames: widgets.map { $0.lastIndex { $0.date <= date } ?? 0 })
    }
    guard moments.count <= limit else { return nil }
    (self.widgets, self.step) = (widgets, step)
  }
}
