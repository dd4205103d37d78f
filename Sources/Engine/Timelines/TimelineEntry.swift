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

extension Timeline {
  /// The relevance of each entry, for entries in date order: its own, or what is left of the last one before it,
  /// whose score holds until its duration is over or another entry has a relevance.
  ///
  /// Scores and durations that are not finite are ignored. Apple's pages: WidgetKit/TimelineEntryRelevance and its
  /// `duration`, which counts seconds from the entry's date.
  package var relevances: [TimelineEntryRelevance?] {
    var last: (date: Date, relevance: TimelineEntryRelevance)?
    return entries.map { entry in
      if let own = entry.relevance, own.score.isFinite, own.duration.isFinite {
        last = (entry.date, own)
        return own
      }
      guard let last else { return nil }
      guard last.relevance.duration > 0 else { return last.relevance }
      let rest = last.relevance.duration - entry.date.timeIntervalSince(last.date)
      return rest > 0
        ? TimelineEntryRelevance(score: last.relevance.score, duration: rest) : TimelineEntryRelevance(score: 0)
    }
  }
}

/// When and where a widget is relevant, by its configurations. Apple's page: WidgetKit/WidgetRelevance.
///
/// Stored but never evaluated: stacks use the relevance of entries. On devices it affects only watches.
public struct WidgetRelevance<Configuration> {
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// The name of ``WidgetRelevance`` in its first releases.
public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

/// One context in which a widget is relevant. Apple's page: WidgetKit/WidgetRelevanceAttribute.
public struct WidgetRelevanceAttribute<Configuration> {
  public let configuration: Configuration
  public let context: RelevantContext

  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }

  public init(context: RelevantContext) where Configuration == Void { self.init(configuration: (), context: context) }
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}
