import Foundation
import Graphics
import LayoutEngine
import Rendering
import Scheduling
import Timelines
import ToolReports
import Widgets

/// The answer to `draw`: a picture, and everything about it that the page shows.
struct PreviewedMoment: Encodable {
  /// The name of the picture's file; nil if the answer has the picture.
  var image: String?
  var data: Data?
  private let width: Double
  private let height: Double
  private let shown: Date
  private let timeline: TimelinePart
  private let tree: LayoutReport?
  private let seconds: Double
  private let report: RenderReport

  init(
    _ frame: RenderedFrame, of kind: WidgetKind, _ request: RenderRequest, in course: TimelineCourse, shown: Date,
    showsTree: Bool, seconds: Double
  ) {
    let size = frame.lowered.displayList.size
    (width, height, self.shown, self.seconds) = (Double(size.width), Double(size.height), shown, seconds)
    report = RenderReport(frame, of: kind, request, file: nil)
    timeline = TimelinePart(course, entryDate: frame.entryDate)
    // The content; the background is behind all of it.
    tree = showsTree ? frame.lowered.layout.last.map { LayoutReport($0) } : nil
  }

  private enum Key: CodingKey { case image, data, width, height, shown, timeline, tree, seconds }

  func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encodeIfPresent(data, forKey: .data)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(shown, forKey: .shown)
    try container.encode(timeline, forKey: .timeline)
    try container.encodeIfPresent(tree, forKey: .tree)
    try container.encode(seconds, forKey: .seconds)
  }
}

/// The timeline that holds the shown moment.
private struct TimelinePart: Encodable {
  struct Relevance: Encodable {
    let score: Double
    let duration: Double
  }

  struct Entry: Encodable {
    let date: Date
    let relevance: Relevance?
  }

  struct Reload: Encodable {
    let asked: Date
    let reason: String
  }

  let asked: Date
  let policy: String
  let reloadDate: Date?
  let entries: [Entry]
  /// The position of the shown entry.
  let entry: Int?
  let reloads: [Reload]

  init(_ course: TimelineCourse, entryDate: Date) {
    asked = course.asked
    let name: String
    (name, reloadDate) = course.timeline.policy.report
    policy = name
    entries = course.timeline.entries.map { entry in
      Entry(
        date: entry.date, relevance: entry.relevance.map { Relevance(score: Double($0.score), duration: $0.duration) })
    }
    entry = course.timeline.entries.firstIndex { $0.date == entryDate }
    reloads = course.reloads.map { Reload(asked: $0.date, reason: $0.policy.report.0) }
  }
}
