public import LiveActivities
public import Timelines

/// Collects the entries of a preview. Apple's page: WidgetKit/PreviewTimelineBuilder.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  /// Takes several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  /// Takes several entries of one type.
  public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] { entries }

  /// Collects entries in order.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }

  /// Collects entries that are there or not.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }

  /// Collects the first branch of `if … else`.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  /// Collects the other branch of `if … else`.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  /// Collects the rounds of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }

  /// Collects what stands behind `if #available`.
  public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}

/// Collects the states of a live activity in a preview. Apple's page: WidgetKit/PreviewActivityBuilder.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// What an activity shows.
  public typealias ContentState = Attributes.ContentState

  /// Takes a state.
  public static func buildExpression(_ state: ContentState) -> [ContentState] { [state] }

  /// Takes several states.
  public static func buildExpression(_ states: [ContentState]) -> [ContentState] { states }

  /// Collects states in order.
  public static func buildBlock(_ states: [ContentState]...) -> [ContentState] { states.flatMap { $0 } }

  /// Collects states that are there or not.
  public static func buildOptional(_ states: [ContentState]?) -> [ContentState] { states ?? [] }

  /// Collects the first branch of `if … else`.
  public static func buildEither(first states: [ContentState]) -> [ContentState] { states }

  /// Collects the other branch of `if … else`.
  public static func buildEither(second states: [ContentState]) -> [ContentState] { states }

  /// Collects the rounds of a loop.
  public static func buildArray(_ states: [[ContentState]]) -> [ContentState] { states.flatMap { $0 } }
}
