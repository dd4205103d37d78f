package import Foundation
package import Timelines
package import Views

/// A type-erased provider with its view.
package struct WidgetSource {
  package struct Entry: TimelineEntry {
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    /// Created when it is lowered, so that the environment is available.
    package let view: () -> AnyView
  }

  package let placeholder: (TimelineProviderContext) -> Entry
  package let snapshot: (TimelineProviderContext) async -> Entry
  package let timeline: (TimelineProviderContext) async -> Timeline<Entry>
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

  init<Value: TimelineEntry>(_ source: EntrySource<Value>, content: @escaping (Value) -> some View) {
    let erased = { (entry: Value) in
      Entry(date: entry.date, relevance: entry.relevance) { AnyView(content(entry)) }
    }
    entry = { ($0 as? Value).map(erased) }
    entryType = Value.self
    placeholder = { erased(source.placeholder($0)) }
    snapshot = { erased(await source.snapshot($0)) }
    timeline = { context in
      let timeline = await source.timeline(context)
      return Timeline(entries: timeline.entries.map(erased), policy: timeline.policy)
    }
  }
}
