public import Foundation

/// What a widget shows from a date on. Apple's page: WidgetKit/TimelineEntry.
public protocol TimelineEntry {
  /// From when on the entry is shown.
  var date: Date { get }
  /// How much the entry matters, compared with the widget's other entries; nil for as much as the one before.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing said about relevance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters. Apple's page: WidgetKit/TimelineEntryRelevance.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Compared with the widget's other entries; zero and less never comes to the front of a stack.
  public var score: Float
  /// For how many seconds the score holds; zero until the next entry with a relevance.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
