package import Foundation
package import Rendering

/// When several widgets change in the course of a day, together.
package struct DayFrames: Sendable {
  /// What is shown from a date on: of each widget the number of its frame.
  package struct Moment: Sendable {
    package let date: Date
    package let frames: [Int]
  }

  /// Of each widget its pictures.
  package let widgets: [[DayFrame]]
  package let moments: [Moment]
  /// The seconds between two dates at which something may change; nil for any dates.
  package let step: TimeInterval?

  /// From one date in two minutes to one a day.
  private static let steps: [TimeInterval?] =
    [nil] + [120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 90_000]

  /// The pictures of the day at all dates at which one changes, or, where these are more than `limit`, at the dates of the
  /// least step at which they are not.
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

  /// Nil for more moments than the limit.
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
