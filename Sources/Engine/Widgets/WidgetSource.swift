package import Foundation
package import Timelines
package import Views

/// A provider and a view, their types forgotten: asks for entries, gives views.
package struct WidgetSource {
  /// An entry that knows its view.
  package struct Entry: TimelineEntry {
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    /// Made where it is lowered, so that the environment is at hand.
    package let view: () -> AnyView
  }

  package let placeholder: (TimelineProviderContext) -> Entry
  package let snapshot: (TimelineProviderContext) async -> Entry
  package let timeline: (TimelineProviderContext) async -> Timeline<Entry>
  /// An entry of the provider's type with its view; nil for one of another type.
  package let entry: (any TimelineEntry) -> Entry?
  /// The type of the provider's entries.
  package let entryType: any TimelineEntry.Type

  /// The entry that one view is: what is drawn of views that stand alone.
  package static func entry(date: Date, view: @escaping () -> some View) -> Entry {
    Entry(date: date, relevance: nil) { AnyView(view()) }
  }

  /// The source of one entry that is there already.
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
