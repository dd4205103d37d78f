import ConfigurationIntents
import Diagnostics
import Foundation
import Graphics
import Timelines
public import Views

/// A widget that a watch's Smart Stack shows when it is relevant. Apple's page: WidgetKit/RelevanceConfiguration.
///
/// A picture shows the entry for the widget's settings, in any context (default family: `accessoryRectangular`).
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = _NoConfiguration

  public let _kind: WidgetKind?

  /// - Parameters:
  ///   - kind: The name by which the widget is requested and reloaded.
  ///   - provider: Provides the entries and their relevance.
  ///   - content: The view of an entry.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    let entry = { (configuration: Provider.Configuration, context: TimelineProviderContext) async in
      await RelevanceTimelineEntry(provider, configuration, in: context)
    }
    let questions = IntentProviderFunctions<Provider.Configuration, RelevanceTimelineEntry<Provider.Entry>>(
      placeholder: {
        RelevanceTimelineEntry(date: $0.date, entry: provider.placeholder(context: Provider.Context($0)))
      },
      snapshot: entry,
      timeline: { Timeline(entries: [await entry($0, $1)], policy: .never) },
      recommendations: { [] })
    var described = WidgetKind(kind: kind, settings: WidgetSettings(questions) { content($0.entry) })
    described.families = [.accessoryRectangular]
    _kind = described
  }
}

/// An entry of a provider without dates. It is shown from the time of the request.
struct RelevanceTimelineEntry<Entry>: TimelineEntry {
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
          id: "relevance.no-entry", message: "the provider returned no entry; the placeholder is shown: \(error)",
          subject: "\(Provider.self)"))
      entry = provider.placeholder(context: own)
    }
  }
}

/// Builds the entries of a preview of a relevance widget. Apple's page: WidgetKit/PreviewRelevanceEntryBuilder.
@resultBuilder
public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }

  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }

  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }

  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }

  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
