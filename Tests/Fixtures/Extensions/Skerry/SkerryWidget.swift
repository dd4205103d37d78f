import SwiftUI
import Turning
import Views
import WidgetKit

struct Light: TimelineEntry, Sighting {
  let date: Date
  func miles() -> Int { 19 }
}

struct LightProvider: TimelineProvider {
  func placeholder(in context: Context) -> Light { Light(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Light) -> Void) { completion(Light(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Light>) -> Void) {
    completion(Timeline(entries: [Light(date: .now)], policy: .never))
  }
}

/// No bundle begins with it.
struct SkerryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "skerry", provider: LightProvider()) { light in
      VStack {
        Text("Skerry").modifier(Turn(speed: .slow, center: .center))
        Sight(light)
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
