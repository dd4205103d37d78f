import ConfigurationIntents
import Diagnostics
import Foundation
import Graphics
import Timelines
public import Views

/// A widget that the watch's stack shows on occasions. Apple's page: WidgetKit/RelevanceConfiguration.
///
/// A picture shows the entry for the widget's settings, whatever the occasion. Its family is `accessoryRectangular` unless
/// the configuration says otherwise.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  /// The configuration describes itself.
  public typealias Body = _NoConfiguration

  /// What is known of the widget.
  public let _kind: WidgetKind?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name by which the widget is asked for and reloaded.
  ///   - provider: Says what is shown and when it matters.
  ///   - content: The view of an entry.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let entry = { (configuration: Provider.Configuration, context: TimelineProviderContext) async in
      await Occasion(provider, configuration, in: context)
    }
    let questions = IntentQuestions<Provider.Configuration, Occasion<Provider.Entry>>(
      placeholder: { Occasion(date: $0.date, entry: provider.placeholder(context: Provider.Context($0))) },
      snapshot: entry,
      timeline: { Timeline(entries: [await entry($0, $1)], policy: .never) },
      recommendations: { [] })
    var described = WidgetKind(kind: kind, settings: WidgetSettings(questions) { content($0.entry) })
    described.families = [.accessoryRectangular]
    _kind = described
  }
}

/// An entry of a provider that knows no dates: what is shown from when it was asked.
private struct Occasion<Entry>: TimelineEntry {
  let date: Date
  let entry: Entry

  init(date: Date, entry: Entry) { (self.date, self.entry) = (date, entry) }

  init<Provider: RelevanceEntriesProvider>(
    _ provider: Provider, _ configuration: Provider.Configuration, in context: TimelineProviderContext
  ) async where Provider.Entry == Entry {
    let own = Provider.Context(context)
    date = context.date
    do {
      entry = try await provider.entry(configuration: configuration, context: own)
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "relevance.no-entry", message: "the provider has no entry, the placeholder is shown: \(error)",
          subject: "\(Provider.self)"))
      entry = provider.placeholder(context: own)
    }
  }
}
