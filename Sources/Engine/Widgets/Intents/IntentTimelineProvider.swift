public import ConfigurationIntents
public import Timelines
public import Views

/// Says what a widget with settings of the Intents framework shows and when.
/// Apple's page: WidgetKit/IntentTimelineProvider.
public protocol IntentTimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// The widget's settings: a class that Xcode makes of an intent definition.
  associatedtype Intent: _ConfiguringIntent
  /// Where and for what the provider is asked.
  typealias Context = TimelineProviderContext

  /// An entry of sample data, at once.
  func placeholder(in context: Context) -> Entry
  /// The entry for now, quickly; sample data if `context.isPreview`.
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The entries from now on.
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Settings that are worth offering, where people cannot make any: on a watch.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// The same with `async` functions in place of completion handlers. WidgetKit has no such protocol.
public protocol AsyncIntentTimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// The widget's settings.
  associatedtype Intent: _ConfiguringIntent
  /// Where and for what the provider is asked.
  typealias Context = TimelineProviderContext

  /// An entry of sample data, at once.
  func placeholder(in context: Context) -> Entry
  /// The entry for now, quickly; sample data if `context.isPreview`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// Settings that are worth offering. Apple's page: WidgetKit/IntentRecommendation.
public struct IntentRecommendation<Intent: _ConfiguringIntent> {
  let intent: Intent
  let description: () -> String

  /// Recommends an intent with a name that is shown as it is.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = { String(description) }
  }

  /// Recommends an intent with a name that may be translated.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    self.description = { description.string(in: EnvironmentValues()) }
  }
}
