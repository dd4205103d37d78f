public import LiveActivities
public import Timelines

/// Builds the entries of a preview. Apple's page: WidgetKit/PreviewTimelineBuilder.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] { entries }

  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }

  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }

  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }

  public static func buildLimitedAvailability(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
}

/// Builds the states of a Live Activity in a preview. Apple's page: WidgetKit/PreviewActivityBuilder.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public typealias ContentState = Attributes.ContentState

  public static func buildExpression(_ state: ContentState) -> [ContentState] { [state] }

  public static func buildExpression(_ states: [ContentState]) -> [ContentState] { states }

  public static func buildBlock(_ states: [ContentState]...) -> [ContentState] { states.flatMap { $0 } }

  public static func buildOptional(_ states: [ContentState]?) -> [ContentState] { states ?? [] }

  public static func buildEither(first states: [ContentState]) -> [ContentState] { states }

  public static func buildEither(second states: [ContentState]) -> [ContentState] { states }

  public static func buildArray(_ states: [[ContentState]]) -> [ContentState] { states.flatMap { $0 } }
}
