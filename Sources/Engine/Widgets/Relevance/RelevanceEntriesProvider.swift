public import ConfigurationIntents
public import Foundation
public import Timelines

/// What a widget shows on an occasion. Apple's page: WidgetKit/RelevanceEntry.
public protocol RelevanceEntry: Sendable {}

/// Says on which occasions a widget of the watch's stack matters, and what it shows then.
/// Apple's page: WidgetKit/RelevanceEntriesProvider.
public protocol RelevanceEntriesProvider {
  /// What the widget shows.
  associatedtype Entry: RelevanceEntry
  /// The settings that belong to an occasion.
  associatedtype Configuration: WidgetConfigurationIntent
  /// Where and for what the provider is asked.
  typealias Context = RelevanceEntriesProviderContext

  /// The occasions. Nobody asks for them here: the pictures are no stack.
  func relevance() async -> WidgetRelevance<Configuration>
  /// What is shown with some settings. The placeholder takes the place of an entry that cannot be made, and the diagnostic
  /// `relevance.no-entry` says so.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// An entry of sample data, at once.
  func placeholder(context: Context) -> Entry
}

/// Where and for what a provider of relevant entries is asked.
/// Apple's page: WidgetKit/RelevanceEntriesProviderContext.
public struct RelevanceEntriesProviderContext: Sendable {
  /// The size of the picture in points.
  public let displaySize: CGSize
  /// True for a picture in a gallery of widgets: sample data is welcome.
  public let isPreview: Bool

  init(_ context: TimelineProviderContext) {
    (displaySize, isPreview) = (context.displaySize, context.isPreview)
  }
}
