import SwiftUI
import Timelines
import ViewCatalog
import WidgetKit
import Widgets

extension Sample {
  /// A widget of one entry with the sample as its content.
  var kind: WidgetKind? {
    let configuration = StaticConfiguration(kind: name, provider: SingleEntryProvider()) { _ in
      SampleBackground(content: content(), bringsBackground: bringsBackground)
    }
    return configuration.contentMarginsDisabled()._kind
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

/// One entry that never changes.
private struct SingleEntryProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
  }

  func placeholder(in context: Context) -> Entry { Entry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
