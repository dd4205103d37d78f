public import Foundation

/// What a widget shows from a date on. Apple's page: WidgetKit/TimelineEntry.
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }
  /// The entry's relevance among the widget's entries; nil to keep the previous entry's.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How relevant an entry is. Apple's page: WidgetKit/TimelineEntryRelevance.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score relative to the widget's other entries. A stack never rotates to an entry with a score of zero or
  /// less.
  public var score: Float
  /// How many seconds the score holds; zero for until the next entry with a relevance.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
