public import ConfigurationIntents
public import Foundation
public import Timelines

/// The content of a widget when it is relevant. Apple's page: WidgetKit/RelevanceEntry.
public protocol RelevanceEntry: Sendable {}

/// Provides the contexts in which a widget of a Smart Stack is relevant, and its entries. Apple's page:
/// WidgetKit/RelevanceEntriesProvider.
public protocol RelevanceEntriesProvider {
  associatedtype Entry: RelevanceEntry
  /// The settings that belong to a context.
  associatedtype Configuration: WidgetConfigurationIntent
  typealias Context = RelevanceEntriesProviderContext

  /// The relevant contexts. Never called: pictures are not a stack.
  func relevance() async -> WidgetRelevance<Configuration>
  /// The entry for given settings. If it throws, the placeholder is shown and the diagnostic `relevance.no-entry` is
  /// reported.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// Returns an entry of sample data, immediately.
  func placeholder(context: Context) -> Entry
}

/// The size and purpose that a relevance provider is asked for. Apple's page:
/// WidgetKit/RelevanceEntriesProviderContext.
public struct RelevanceEntriesProviderContext: Sendable {
  /// The size of the picture in points.
  public let displaySize: CGSize
  /// True for a picture in the widget gallery, for which sample data are suitable.
  public let isPreview: Bool

  init(_ context: TimelineProviderContext) {
    (displaySize, isPreview) = (context.displaySize, context.isPreview)
  }
}
