// swift-format-ignore-file: NeverForceUnwrap
import Combine
import SwiftUI
import Tides
import WidgetKit
import os.log

#if canImport(UIKit)
  import UIKit
#else
  #error("On Apple's systems there is UIKit, so there must be here.")
#endif

#if !HARBOUR
  #error("The project's conditions of #if must hold.")
#endif

extension EnvironmentValues {
  @Entry var isCalm: Bool = true
}

struct HarbourEntry: TimelineEntry {
  let date: Date
  let tide: Tide
}

struct HarbourProvider: TimelineProvider {
  /// Asked for when the bundle is made, before a command has read its options.
  private let folder = FileManager.default.containerURL(
    forSecurityApplicationGroupIdentifier: "group.org.example.harbour")!
  private let subsystem = Bundle.main.bundleIdentifier!

  func placeholder(in context: Context) -> HarbourEntry {
    HarbourEntry(date: Date(), tide: Tide(height: 2.4, isRising: true))
  }

  func getSnapshot(in context: Context, completion: @escaping (HarbourEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HarbourEntry>) -> Void) {
    let harbour = Harbour.load()
    let entries = harbour.heights.enumerated().map { index, height in
      HarbourEntry(
        date: Date().addingTimeInterval(Double(index) * 3600), tide: Tide(height: height, isRising: index % 2 == 0))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct HarbourView: View {
  var entry: HarbourProvider.Entry
  @Environment(\.isCalm) var isCalm

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(Harbour.load().name).font(.headline)
      Text("tide.high").font(.caption)
      Text(UIDevice.current.userInterfaceIdiom == .pad ? "On a tablet" : "On a phone").font(.caption2)
      Spacer()
      Text(entry.tide.text).font(.title.bold())
      Text(Bundle.main.bundleIdentifier ?? "no identifier").font(.caption2).minimumScaleFactor(0.5).lineLimit(1)
    }
    .foregroundColor(isCalm ? .white : .yellow)
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(Color.blue.gradient, for: .widget)
    .widgetURL(URL(string: "harbour://tide"))
  }
}

struct HarbourWidget: Widget {
  let kind: String = "HarbourWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: HarbourProvider()) { entry in
      HarbourView(entry: entry)
    }
    .configurationDisplayName("Harbour")
    .description("The tide.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
