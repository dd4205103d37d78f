import Diagnostics
import Foundation
import Graphics
import Rendering
import Timelines
import Widgets

/// A frame that is drawn ahead of its date.
struct DrawnFrame {
  let date: Date
  let entryDate: Date
  /// The index of the timeline entry that it shows.
  let entryIndex: Int
  /// When its text first changes in a way that is not drawn ahead, such as the next second; `nil` if everything is
  /// drawn.
  var finerChange: Date?
  let state: RenderRequest.State
  let relevance: TimelineEntryRelevance?
  let lowered: LoweredFrame
  let data: Data
  let diagnostics: [Diagnostic]
}

/// Everything that a frame's bytes depend on, in any format.
private struct DrawnContent: Hashable {
  let displayList: DisplayList
  let links: [LoweredFrame.Link]

  init(_ lowered: LoweredFrame) { (displayList, links) = (lowered.displayList, lowered.links) }
}

/// Draws the upcoming frames of a timeline.
struct FrameDrawing {
  let renderer: WidgetRenderer
  let kind: WidgetKind
  let request: RenderRequest
  let format: OutputFormat
  /// The maximum number of frames.
  let limit: Int
  /// The minimum number of seconds between two frames of one entry whose text counts time.
  let granularity: TimeInterval
  /// Frames from this date on are not drawn.
  var end = Date.distantFuture

  /// The frames in order of date, and the date from which more must be drawn; `nil` if these are all.
  ///
  /// If the time limit is reached, the frames drawn so far are returned.
  ///
  /// - Parameter timeline: With entries in order.
  func frames(
    of timeline: Timeline<WidgetSource.Entry>, at now: Date
  ) async throws(RenderError) -> (frames: [DrawnFrame], drawnUntil: Date?) {
    // Of the entries whose dates have passed, only the latest is shown.
    let first = timeline.entries.lastIndex { $0.date <= now } ?? timeline.entries.startIndex
    // The relevance of a placeholder is not used.
    let relevances = request.state == .placeholder ? [] : timeline.relevances
    var frames: [DrawnFrame] = []
    var encoded: [DrawnContent: Data] = [:]
    // Text may report changes without looking different, without end.
    var looks = 0
    let begun = ContinuousClock.now
    for index in timeline.entries[first...].indices {
      let entry = timeline.entries[index]
      let end = index + 1 < timeline.entries.endIndex ? timeline.entries[index + 1].date : self.end
      var moment: Date? = max(entry.date, min(now, end))
      while let date = moment, date < end || date == entry.date {
        if frames.count == max(limit, 1) || looks == Self.datesPerFrame * max(limit, 1) { return (frames, date) }
        if !frames.isEmpty, ContinuousClock.now - begun > renderer.world.timeLimit.duration { return (frames, date) }
        looks += 1
        let log = DiagnosticLog()
        let lowered = try await lower(entry, at: date, log)
        let content = DrawnContent(lowered)
        if encoded[content] == nil {
          encoded[content] = try await renderer.reporting(to: log) { () async throws(RenderError) in
            try await renderer.encoded(lowered, of: kind, as: format)
          }
        }
        if frames.last.map({ DrawnContent($0.lowered) }) != content || frames.last?.entryDate != entry.date {
          frames.append(
            DrawnFrame(
              date: frames.isEmpty ? entry.date : date, entryDate: entry.date, entryIndex: index, state: request.state,
              relevance: relevances.isEmpty ? nil : relevances[index], lowered: lowered,
              data: encoded[content] ?? Data(),
              diagnostics: log.diagnostics))
        }
        let next = try await nextMoment(of: entry, after: date, change: lowered.nextTextChange)
        if let finer = next.finer, let last = frames.indices.last {
          frames[last].finerChange = frames[last].finerChange ?? finer
        }
        moment = next.date
      }
    }
    return (frames, nil)
  }

  /// The number of dates that are examined per frame.
  private static let datesPerFrame = 4

  /// When an entry's frame is drawn again. Text that changes too often to be drawn ahead, such as a timer's seconds,
  /// is drawn at whole minutes, and its first skipped change is returned too. Other text is drawn when it changes.
  private func nextMoment(
    of entry: WidgetSource.Entry, after date: Date, change: Date?
  ) async throws(RenderError) -> (date: Date?, finer: Date?) {
    guard let change, change > date else { return (nil, nil) }
    guard change < date + granularity else { return (change, nil) }
    let next = try await lower(entry, at: change, DiagnosticLog()).nextTextChange
    guard let next, next < change + granularity else { return (change, nil) }
    let seconds = (date.timeIntervalSinceReferenceDate / granularity).rounded(.down) * granularity + granularity
    return (Date(timeIntervalSinceReferenceDate: seconds), change)
  }

  private func lower(
    _ entry: WidgetSource.Entry, at date: Date, _ log: DiagnosticLog
  ) async throws(RenderError) -> LoweredFrame {
    try await renderer.reporting(to: log) { () async throws(RenderError) in
      try await renderer.at(date).lower(entry, of: kind, request)
    }
  }
}
