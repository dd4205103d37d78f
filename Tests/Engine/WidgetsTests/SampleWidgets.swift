import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import SquareFonts
import Timelines

@testable import Views
@testable import Widgets

struct SampleEntry: TimelineEntry {
  let date: Date
  let title: String
}

/// Answers immediately, with the name of the function in the title.
struct SampleProvider: TimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: context.date, title: "placeholder") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SampleEntry) -> Void) {
    completion(SampleEntry(date: context.date, title: "snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void) {
    let entries = (0..<3).map { SampleEntry(date: context.date + Double($0) * 60, title: "entry \($0)") }
    completion(Timeline(entries: entries, policy: .after(context.date + 180)))
  }
}

/// The same answers with `async` functions.
struct AsyncSampleProvider: AsyncTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: context.date, title: "placeholder") }
  func snapshot(in context: Context) async -> SampleEntry { SampleEntry(date: context.date, title: "async") }
  func timeline(in context: Context) async -> Timeline<SampleEntry> { Timeline(entries: [], policy: .never) }
}

struct FirstWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "first", provider: SampleProvider()) { Text($0.title) }
      .configurationDisplayName("First of \(1000)")
      .description(String("The \(1) that is first"))
      .supportedFamilies([.systemSmall, .accessoryInline])
      .contentMarginsDisabled()
      .containerBackgroundRemovable(false)
  }
}

struct SecondWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "second", provider: AsyncSampleProvider()) { Text($0.title) }
  }
}

/// Has the kind of another widget.
struct DoubleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "first", provider: SampleProvider()) { _ in Text("double") }
      .configurationDisplayName("Double")
  }
}

/// Lowers `view` and returns its values for the picture, with the diagnostics.
func lowered(_ view: some View) -> (pass: LoweringPass, node: LayoutNode, diagnostics: [Diagnostic]) {
  let pass = LoweringPass(shaper: SquareFont())
  let log = DiagnosticLog()
  let node = log.collecting {
    _LoweringContext(environment: EnvironmentValues(), pass: pass).single(view)
  }
  return (pass, node, log.diagnostics)
}

/// The texts in a node.
func texts(_ node: LayoutNode) -> [String] {
  PlacedNode.root(node, in: CGSize(width: 1000, height: 1000)).displayItems.compactMap { item in
    if case .text(let text) = item { text.text } else { nil }
  }
}
