public import Foundation
public import LayoutEngine

/// A view that changes by a schedule of its own. Apple's page: SwiftUI/TimelineView.
///
/// A picture shows it as it is at the picture's now, and says when it would change, as a text that counts time does.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told. Apple's page: SwiftUI/TimelineView/Context.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// The most dates that are looked at: a schedule may begin long ago, or never come to now.
  private static var limit: Int { 100_000 }
}

/// What the content of a ``TimelineView`` is told. Apple's page: SwiftUI/TimelineView/Context.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view may change. Apple's page: SwiftUI/TimelineView/Context/Cadence.
  public enum Cadence: Comparable, Sendable {
    /// At any time: what a picture is made with.
    case live
    /// Once a second.
    case seconds
    /// Once a minute.
    case minutes
  }

  /// The last date of the schedule that is not after now; now itself where the schedule begins later.
  public let date: Date
  /// Always ``Cadence/live``: nothing is shown less often than it changes.
  public let cadence: Cadence

  /// Does nothing: no earlier picture is kept.
  public func invalidateTimelineContent() {}
}

extension TimelineView: View, PrimitiveView where Content: View {
  /// Creates a view that changes at the dates of `schedule`. Apple's page: SwiftUI/TimelineView/init(_:content:).
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// None: the view is lowered by itself.
  public typealias Body = Never

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let now = context.environment.currentDate
    let (date, next) = dates(around: now, context)
    TextSurroundings(context.environment, context: context).notesChange(at: next)
    let inside = context.child(0, role: "TimelineView")
    return inside.evaluating { content(Context(date: date, cadence: .live)) }._lower(in: inside)
  }

  /// The last date that is not after `now`, and the first one after it.
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
