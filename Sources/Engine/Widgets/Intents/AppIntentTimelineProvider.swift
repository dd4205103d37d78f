public import ConfigurationIntents
public import Localization
public import Timelines
public import Views

/// Says what a widget with settings shows and when. Apple's page: WidgetKit/AppIntentTimelineProvider.
public protocol AppIntentTimelineProvider {
  /// What the widget shows.
  associatedtype Entry: TimelineEntry
  /// The widget's settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// Where and for what the provider is asked.
  typealias Context = TimelineProviderContext

  /// An entry of sample data, at once.
  func placeholder(in context: Context) -> Entry
  /// The entry for now, quickly; sample data if `context.isPreview`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings that are worth offering, where people cannot make any: on a watch.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings that are worth offering. Apple's page: WidgetKit/AppIntentRecommendation.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
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

  /// Recommends an intent with a name that is looked up in its own table.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = { String(localized: description) }
  }
}
