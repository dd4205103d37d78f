public import Foundation
public import LayoutEngine

/// A view that updates according to a schedule. Apple's page: SwiftUI/TimelineView.
///
/// A picture shows it at the picture's date, and reports when it would change, like a text that counts time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The input to the content. Apple's page: SwiftUI/TimelineView/Context.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// The maximum number of dates to look at: a schedule may begin long ago, or never reach now.
  private static var limit: Int { 100_000 }
}

/// The input to the content of a ``TimelineView``. Apple's page: SwiftUI/TimelineView/Context.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view may update. Apple's page: SwiftUI/TimelineView/Context/Cadence.
  public enum Cadence: Comparable, Sendable {
    /// At any time; used for pictures.
    case live
    /// Once a second.
    case seconds
    /// Once a minute.
    case minutes
  }

  /// The last date of the schedule that is not after now; now if the schedule begins later.
  public let date: Date
  /// Always ``Cadence/live``.
  public let cadence: Cadence

  /// Does nothing: no earlier picture is kept.
  public func invalidateTimelineContent() {}
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view that updates at the dates of `schedule`. Apple's page: SwiftUI/TimelineView/init(_:content:).
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let now = context.environment.currentDate
    let (date, next) = dates(around: now, context)
    TextContext(context.environment, context: context).recordChange(at: next)
    let inside = context.child(0, role: "TimelineView")
    return inside.evaluating { content(Context(date: date, cadence: .live)) }._lower(in: inside)
  }

  /// The last date that is not after `now`, and the first date after it.
  private func dates(around now: Date, _ context: _LoweringContext) -> (shown: Date, next: Date?) {
    var shown: Date?
    var count = 0
    for date in schedule.entries(from: now, mode: .normal) {
      if date > now { return (shown ?? now, date) }
      shown = date
      count += 1
      guard count < Self.limit else {
        context.report(
          "timeline.schedule-too-long", "none of the first \(Self.limit) dates is after now; the last of them is shown")
        break
      }
    }
    return (shown ?? now, nil)
  }
}
