public import ConfigurationIntents
public import Localization
public import Timelines
public import Views

/// Provides the entries of a widget with settings. Apple's page: WidgetKit/AppIntentTimelineProvider.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// Returns an entry of sample data, immediately.
  func placeholder(in context: Context) -> Entry
  /// Returns the current entry, quickly; sample data if `context.isPreview`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Recommended settings, for devices on which the user cannot choose any: on a watch.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Recommended settings. Apple's page: WidgetKit/AppIntentRecommendation.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
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

  /// Recommends an intent with a name that is looked up in the resource's own table.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = { String(localized: description) }
  }
}
