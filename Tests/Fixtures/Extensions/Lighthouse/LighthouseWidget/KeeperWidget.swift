import SwiftUI
import UIKit
import WidgetKit

/// Pictures of several kinds beside each other.
struct KeeperWidget: Widget {
  struct Entry: TimelineEntry {
    let date: Date
    let portrait: UIImage?
    let server: URL?
  }

  struct KeeperProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: Date(), portrait: nil, server: nil) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      let server = LightStore().server
      guard let url = server?.appendingPathComponent("keeper.png") else {
        return completion(Timeline(entries: [placeholder(in: context)], policy: .never))
      }
      URLSession.shared.dataTask(with: url) { data, _, _ in
        let portrait = data.flatMap(UIImage.init(data:))
        completion(Timeline(entries: [Entry(date: Date(), portrait: portrait, server: server)], policy: .atEnd))
      }.resume()
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "KeeperWidget", provider: KeeperProvider()) { entry in
      HStack {
        if let portrait = entry.portrait {
          Image(uiImage: portrait).resizable().scaledToFill().frame(width: 48, height: 48).clipShape(Circle())
        } else {
          Image(systemName: "person.crop.circle").font(.system(size: 44))
        }
        AsyncImage(url: entry.server?.appendingPathComponent("missing.png")) { phase in
          switch phase {
          case .success(let image): image.resizable()
          case .failure: Text("No chart").font(.caption)
          case .empty: ProgressView()
          @unknown default: EmptyView()
          }
        }
        .frame(width: 60, height: 48)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.brand).opacity(0.2))
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct LighthouseWidgets: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    LighthouseWidget()
    KeeperWidget()
  }
}

struct LighthouseWidget_Previews: PreviewProvider {
  static let entry = LightEntry(
    date: Date(), light: Light(name: "Alte Weser", latitude: 53.86, longitude: 8.13, seconds: 9), report: nil,
    unit: .kilometres, keepers: 2, showsCover: true)

  static var previews: some View {
    Group {
      LighthouseWidgetEntryView(entry: entry)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Small")
      ForEach(ColorScheme.allCases, id: \.self) { scheme in
        LighthouseWidgetEntryView(entry: entry)
          .previewContext(WidgetPreviewContext(family: .systemMedium))
          .environment(\.colorScheme, scheme)
          .redacted(reason: .placeholder)
      }
    }
  }
}
