package import Foundation
package import Timelines
package import Views

/// A provider of any protocol with its view: three functions that return entries.
///
/// Apple's protocols require neither providers nor views to be sendable, although WidgetKit calls them on any thread.
/// All that is passed between threads because of that is promised here.
package struct WidgetSource: @unchecked Sendable {
  package struct Entry: TimelineEntry, @unchecked Sendable {
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    /// What the provider returned; nil for a view without a provider.
    package var value: (any TimelineEntry)?
    /// Created when it is lowered, so that the environment is available.
    package let view: () -> AnyView
  }

  package let placeholder: (TimelineProviderContext) -> Entry
  package let snapshot: (TimelineProviderContext) async -> Entry
  package private(set) var timeline: (TimelineProviderContext) async -> Timeline<Entry>
  /// An entry of the provider's type with its view; nil for an entry of another type.
  package let entry: (any TimelineEntry) -> Entry?
  package let entryType: any TimelineEntry.Type

  /// An entry for a single view, without a widget.
  package static func entry(date: Date, view: @escaping () -> some View) -> Entry {
    Entry(date: date, relevance: nil) { AnyView(view()) }
  }

  /// A source with one fixed entry.
  package init(_ entry: Entry) {
    placeholder = { _ in entry }
    snapshot = { _ in entry }
    timeline = { _ in Timeline(entries: [entry], policy: .never) }
    self.entry = { $0 as? Entry }
    entryType = Entry.self
  }

  init<Provider: TimelineProvider>(_ provider: Provider, content: @escaping (Provider.Entry) -> some View) {
    self.init(
      placeholder: { provider.placeholder(in: $0) },
      snapshot: { context in await firstAnswer { provider.getSnapshot(in: context, completion: $0) } },
      timeline: { context in await firstAnswer { provider.getTimeline(in: context, completion: $0) } },
      content: content)
  }

  init<Provider: AsyncTimelineProvider>(_ provider: Provider, content: @escaping (Provider.Entry) -> some View) {
    self.init(
      placeholder: { provider.placeholder(in: $0) }, snapshot: { await provider.snapshot(in: $0) },
      timeline: { await provider.timeline(in: $0) }, content: content)
  }

  init<Value: TimelineEntry>(
    placeholder: @escaping (TimelineProviderContext) -> Value,
    snapshot: @escaping (TimelineProviderContext) async -> Value,
    timeline: @escaping (TimelineProviderContext) async -> Timeline<Value>,
    content: @escaping (Value) -> some View
  ) {
    let erased = { (entry: Value) in
      Entry(date: entry.date, relevance: entry.relevance, value: entry) { AnyView(content(entry)) }
    }
    entry = { ($0 as? Value).map(erased) }
    entryType = Value.self
    self.placeholder = { erased(placeholder($0)) }
    self.snapshot = { erased(await snapshot($0)) }
    self.timeline = { context in
      let timeline = await timeline(context)
      return Timeline(entries: timeline.entries.map(erased), policy: timeline.policy)
    }
  }
}

extension WidgetSource {
  /// The source with other entries in its timeline.
  func replacing(_ replaced: @escaping ([any TimelineEntry]) -> [any TimelineEntry]) -> WidgetSource {
    var source = self
    source.timeline = { [timeline, entry] context in
      let timeline = await timeline(context)
      let entries = replaced(timeline.entries.compactMap(\.value)).compactMap(entry)
      return Timeline(entries: entries, policy: timeline.policy)
    }
    return source
  }
}
