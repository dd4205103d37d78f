import Foundation
import Scheduling
import Testing

@testable import Refreshing

/// A daemon over one widget, on a clock that only waiting moves.
struct ScriptedDaemon {
  /// A picture that was shown.
  struct DrawableImage: Hashable {
    let after: TimeInterval
    let text: String

    init(_ after: TimeInterval, _ text: String) { (self.after, self.text) = (after, text) }
  }

  var pictures: [DrawableImage] = []
  /// The date of the next one in its report, in seconds from the start.
  var announced: [TimeInterval?] = []
  var problems: [String] = []
  var waits = 0

  /// Runs it.
  ///
  /// - Parameters:
  ///   - start: When it begins, in seconds from the widget's start.
  ///   - end: How long it runs, in seconds.
  init(
    _ widget: ScriptedWidget, from start: TimeInterval = 0, for end: TimeInterval,
    _ happenings: [(after: TimeInterval, what: VirtualTime.Happening)] = [],
    change: (inout RefreshOptions) -> Void = { _ in }
  ) async throws {
    let time = VirtualTime(happenings, from: ScriptedWidget.start + start, end: end)
    let (pass, renderer) = try widget.prepared(change)
    let passes = try #require(try DaemonPasses(pass, with: renderer, clock: { time.now }))
    var story = (pictures: [DrawableImage](), announced: [TimeInterval?](), problems: [String]())
    let loop = RefreshLoop(
      pass: { isFull throws(StoreError) in
        try await passes.run(isFull: isFull, onWait: {}, onDrawing: { _ in })
      },
      seconds: .init(next: { passes.nextSecond }, draw: { await passes.drawSeconds(onDrawing: { _ in }) }),
      wakeSource: time, clock: { time.now },
      tell: { event in
        for outcome in event.outcomes {
          story.problems += [outcome.storeError?.description, outcome.failure].compactMap(\.self)
          guard outcome.isReplaced else { continue }
          story.pictures.append(DrawableImage(time.elapsed, widget.shown ?? "-"))
          story.announced.append(widget.nextDate?.timeIntervalSince(ScriptedWidget.start))
        }
      })
    _ = await loop.run()
    (pictures, announced, problems, waits) = (story.pictures, story.announced, story.problems, time.waits)
  }
}

extension ScriptedWidget {
  /// The next picture in the current report.
  var nextDate: Date? {
    (report?["nextDate"] as? String).flatMap {
      try? Date.ISO8601FormatStyle(includingFractionalSeconds: $0.contains(".")).parse($0)
    }
  }
}
