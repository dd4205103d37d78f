public import ConfigurationIntents
import Timelines
public import Views

/// A widget whose settings are an app intent. Apple's page: WidgetKit/AppIntentConfiguration.
public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?
}

extension AppIntentConfiguration where Intent: WidgetConfigurationIntent, Content: View {
  /// - Parameters:
  ///   - kind: The name by which the widget is requested and reloaded.
  ///   - intent: The type of its settings.
  ///   - provider: Provides the entries.
  ///   - content: The view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    let questions = IntentProviderFunctions<Intent, Provider.Entry>(
      placeholder: { provider.placeholder(in: $0) },
      snapshot: { await provider.snapshot(for: $0, in: $1) },
      timeline: { await provider.timeline(for: $0, in: $1) },
      recommendations: { provider.recommendations().map { ($0.intent, $0.description()) } })
    _kind = WidgetKind(kind: kind, settings: WidgetSettings(questions, content: content))
  }
}

/// A widget whose settings are an intent of the Intents framework. Apple's page: WidgetKit/IntentConfiguration.
public struct IntentConfiguration<Intent, Content>: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?
}

extension IntentConfiguration where Intent: _ConfiguringIntent, Content: View {
  /// - Parameters:
  ///   - kind: The name by which the widget is requested and reloaded.
  ///   - intent: The class of its settings.
  ///   - provider: Provides the entries.
  ///   - content: The view of an entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    let questions = IntentProviderFunctions<Intent, Provider.Entry>(
      placeholder: { provider.placeholder(in: $0) },
      snapshot: { intent, context in
        await firstAnswer { provider.getSnapshot(for: intent, in: context, completion: $0) }
      },
      timeline: { intent, context in
        await firstAnswer { provider.getTimeline(for: intent, in: context, completion: $0) }
      },
      recommendations: { provider.recommendations().map { ($0.intent, $0.description()) } })
    _kind = WidgetKind(kind: kind, settings: WidgetSettings(questions, content: content))
  }

  public init<Provider: AsyncIntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    let questions = IntentProviderFunctions<Intent, Provider.Entry>(
      placeholder: { provider.placeholder(in: $0) },
      snapshot: { await provider.snapshot(for: $0, in: $1) },
      timeline: { await provider.timeline(for: $0, in: $1) },
      recommendations: { [] })
    _kind = WidgetKind(kind: kind, settings: WidgetSettings(questions, content: content))
  }
}

extension WidgetKind {
  init(kind: String, settings: WidgetSettings) {
    self.init(kind: kind, source: settings.defaultSource)
    self.settings = settings
  }
}
