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

  init<Value: TimelineEntry>(_ source: EntrySource<Value>, content: @escaping (Value) -> some View) {
    let erased = { (entry: Value) in
      Entry(date: entry.date, relevance: entry.relevance) { AnyView(content(entry)) }
    }
    placeholder = { erased(source.placeholder($0)) }
    snapshot = { erased(await source.snapshot($0)) }
    timeline = { context in
      let timeline = await source.timeline(context)
      return Timeline(entries: timeline.entries.map(erased), policy: timeline.policy)
    }
  }
}
