import Foundation
import Graphics
import Rendering
public import SwiftUI
import Timelines
import Views
public import WidgetKit
import Widgets

/// A widget with given entries, without its provider. Create it with ``Widgets/Widget/showing(_:)-(Entry)``.
///
/// Several entries are drawn in one column, in the order of their dates.
public struct ShownWidget: View {
  /// Errors are kept until the widget is drawn, which can throw.
  let kind: Result<WidgetKind, SnapshotUsageError>
  let entries: [WidgetSource.Entry]
  /// The dates, relevance and reload policy, as text.
  let timeline: String

  /// The entries' views, in one column.
  public var body: some View {
    VStack(spacing: 0) { ForEach(entries.indices, id: \.self) { entries[$0].view() } }
  }
}

extension Widget {
  /// The widget with an entry of its provider's type: `MoonWidget().showing(MoonEntry(date: .now, phase: .full))`.
  ///
  /// A widget with several configurations draws the first.
  public func showing<Entry: TimelineEntry>(_ entry: Entry) -> ShownWidget {
    showing(Timeline(entries: [entry], policy: .never))
  }

  /// The widget with all entries of a timeline.
  public func showing<Entry: TimelineEntry>(_ timeline: Timeline<Entry>) -> ShownWidget {
    let text = timeline.description
    guard let kind = _kinds.first else {
      return ShownWidget(kind: .failure(.notDrawn("\(Self.self)")), entries: [], timeline: text)
    }
    let entries = timeline.entries.sorted { $0.date < $1.date }
    let shown = entries.compactMap(kind.source.entry)
    guard shown.count == entries.count else {
      let wanted = SnapshotUsageError.otherEntry(
        kind: kind.kind, wanted: "\(kind.source.entryType)", given: "\(Entry.self)")
      return ShownWidget(kind: .failure(wanted), entries: [], timeline: text)
    }
    return ShownWidget(kind: .success(kind), entries: shown, timeline: text)
  }
}

extension Timeline {
  /// A line per entry, in order of date, and the reload policy.
  fileprivate var description: String {
    let lines = entries.sorted { $0.date < $1.date }.map { entry in
      let relevance = entry.relevance.map { " relevance \(Double($0.score).printed) for \($0.duration.printed) s" }
      return entry.date.formatted(.iso8601) + (relevance ?? "")
    }
    return (lines + ["reload \(policy)", ""]).joined(separator: "\n")
  }
}
