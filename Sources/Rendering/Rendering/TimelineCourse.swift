import Diagnostics
package import Foundation
package import Timelines
package import Widgets

/// What a widget shows over a time in which its provider is asked again whenever a timeline's policy says so.
package struct TimelineCourse {
  /// A date at which the provider is asked again.
  package struct Reload: Sendable {
    package let date: Date
    package let policy: TimelineReloadPolicy
  }

  /// The timeline at the end.
  package let timeline: Timeline<WidgetSource.Entry>
  /// When it was asked for.
  package let asked: Date
  package let reloads: [Reload]
  let log: DiagnosticLog

  /// The shortest time between two reloads, which `run` keeps too, in seconds.
  fileprivate static let minimumInterval: TimeInterval = 60
  /// The number of reloads that are followed.
  fileprivate static let reloadLimit = 500
}

extension TimelineCourse {
  /// When the provider is asked the next time; nil for never.
  package var end: Date? { timeline.reloadDate.map { max($0, asked + Self.minimumInterval) } }
}

extension WidgetRenderer {
  /// Asks the provider at the world's date, and again at each reload up to `end`.
  ///
  /// - Throws: The errors of ``timeline(of:_:)``.
  package func course(
    of kind: WidgetKind, _ request: RenderRequest, until end: Date
  ) async throws(RenderError) -> TimelineCourse {
    let log = DiagnosticLog()
    var (asked, reloads) = (world.now, [TimelineCourse.Reload]())
    while true {
      let renderer = at(asked)
      let timeline = try await renderer.reporting(to: log) { () async throws(RenderError) in
        try await renderer.timeline(of: kind, request)
      }
      let course = TimelineCourse(timeline: timeline, asked: asked, reloads: reloads, log: log)
      guard let next = course.end, next <= end else { return course }
      guard reloads.count < TimelineCourse.reloadLimit else {
        log.report(
          Diagnostic(
            id: "timeline.too-many-reloads",
            message: "the provider is asked \(TimelineCourse.reloadLimit) times before the date; the rest is left out",
            subject: kind.kind))
        return course
      }
      asked = next
      reloads.append(TimelineCourse.Reload(date: asked, policy: timeline.policy))
    }
  }
}

extension Timeline {
  /// When the policy asks for a reload; nil for never.
  fileprivate var reloadDate: Date? {
    switch policy.kind {
    case .never: nil
    case .after(let date): date
    case .atEnd: entries.map(\.date).max()
    }
  }
}
