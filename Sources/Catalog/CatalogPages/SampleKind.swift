import SwiftUI
import Timelines
import ViewCatalog
import WidgetKit
import Widgets

extension Sample {
  /// The sample as a widget, with an entry for each view.
  var kind: WidgetKind? {
    switch subject {
    case .view(let view): kind(showing: [view])
    case .change(let view): kind(showing: [{ view(false) }, { view(true) }])
    case .preview(let preview, let family): preview.picture.kind()?.showing(family)
    case .placed(let view, let place): kind(placing: view)?.showing(place.family)
    case .widget(let widget, let place): widget().kinds.first?.showing(place.family)
    }
  }

  private func kind(showing views: [() -> AnyView]) -> WidgetKind? {
    let configuration = StaticConfiguration(kind: name, provider: SampleProvider(count: views.count)) { entry in
      SampleBackground(content: views[entry.index](), bringsBackground: bringsBackground)
    }
    return configuration.contentMarginsDisabled()._kind
  }

  private func kind(placing view: @escaping () -> AnyView) -> WidgetKind? {
    StaticConfiguration(kind: name, provider: SampleProvider(count: 1)) { _ in view() }._kind
  }
}

extension WidgetKind {
  /// The widget in one family only.
  fileprivate func showing(_ family: WidgetFamily) -> WidgetKind {
    var kind = self
    kind.families = [family]
    return kind
  }
}

/// A sample on the background of the page's cards.
private struct SampleBackground: View {
  let content: AnyView
  let bringsBackground: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let card = content.frame(maxWidth: .infinity, maxHeight: .infinity).padding(Catalog.margin)
    // The outermost of several backgrounds is used.
    if bringsBackground {
      card
    } else {
      card.containerBackground(scheme == .dark ? Color(white: 0.11) : Color.white, for: .widget)
    }
  }
}

/// An entry for each view, a minute apart.
private struct SampleProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    var index = 0
  }

  let count: Int

  func placeholder(in context: Context) -> Entry { Entry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let entries = (0..<count).map { Entry(date: context.date.addingTimeInterval(Double($0) * 60), index: $0) }
    completion(Timeline(entries: entries, policy: .never))
  }
}
