import SwiftUI
import WidgetKit

/// The current chapter under a starry sky: cover, number, title, progress.
struct ComicWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "comic", provider: ComicProvider()) { entry in
      ComicWidgetView(entry: entry)
        .widgetURL(entry.deepLink)
        .containerBackground(for: .widget) { StarrySky() }
    }
    .configurationDisplayName("Comic")
    .description("Quickly jump back into the action where you last left off.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// Selects the layout of the family.
private struct ComicWidgetView: View {
  let entry: ComicImageEntry

  var body: some View {
    Group {
      switch entry.family {
      case .systemMedium: MediumComicView(entry: entry)
      default: SmallComicView(entry: entry)
      }
    }
    .onDarkGround()
  }
}
