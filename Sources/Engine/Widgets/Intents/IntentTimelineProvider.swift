public import ConfigurationIntents
public import Timelines
public import Views

/// Provides the entries of a widget with settings of the Intents framework. Apple's page:
/// WidgetKit/IntentTimelineProvider.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  /// The widget's settings: a class that Xcode generates from an intent definition.
  associatedtype Intent: _ConfiguringIntent
  typealias Context = TimelineProviderContext

  /// Returns an entry of sample data, immediately.
  func placeholder(in context: Context) -> Entry
  /// Passes the current entry, quickly; sample data if `context.isPreview`.
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the entries from now on.
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Recommended settings, for devices on which the user cannot choose any: on a watch.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// An intent timeline provider with `async` functions in place of completion handlers. WidgetKit has no such
/// protocol.
public protocol AsyncIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: _ConfiguringIntent
  typealias Context = TimelineProviderContext

  /// Returns an entry of sample data, immediately.
  func placeholder(in context: Context) -> Entry
  /// Returns the current entry, quickly; sample data if `context.isPreview`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// Recommended settings. Apple's page: WidgetKit/IntentRecommendation.
public struct IntentRecommendation<Intent: _ConfiguringIntent> {
  let intent: Intent
  let description: () -> String

  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = { String(description) }
  }

  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    self.description = { description.string(in: EnvironmentValues()) }
  }
}
