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
    case .preview(let preview, let family): kind(of: preview, in: family)
    }
  }

  private func kind(showing views: [() -> AnyView]) -> WidgetKind? {
    let configuration = StaticConfiguration(kind: name, provider: SampleProvider(count: views.count)) { entry in
      SampleBackground(content: views[entry.index](), bringsBackground: bringsBackground)
    }
    return configuration.contentMarginsDisabled()._kind
  }

  private func kind(of preview: _PreviewContent, in family: WidgetFamily?) -> WidgetKind? {
    var kind = preview.picture.kind()
    if let family { kind?.families = [family] }
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
