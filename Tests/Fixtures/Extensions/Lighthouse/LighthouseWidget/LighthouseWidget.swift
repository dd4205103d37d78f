//
//  LighthouseWidget.swift
//

import Intents
import SwiftUI
import UIKit
import WidgetKit

struct Provider: IntentTimelineProvider {
  typealias Entry = LightEntry
  typealias Intent = LightIntent

  let store = LightStore()

  func placeholder(in context: Context) -> LightEntry {
    LightEntry(date: Date(), light: nil, report: nil, unit: .kilometres, keepers: 0, showsCover: true)
  }

  func getSnapshot(for configuration: LightIntent, in context: Context, completion: @escaping (LightEntry) -> ()) {
    completion(entry(configuration, report: nil))
  }

  func getTimeline(
    for configuration: LightIntent, in context: Context, completion: @escaping (Timeline<LightEntry>) -> ()
  ) {
    ReportClient(server: store.server).fetch { result in
      let entry = self.entry(configuration, report: try? result.get())
      let next = Calendar.current.date(byAdding: .minute, value: 30, to: entry.date) ?? entry.date
      completion(Timeline(entries: [entry], policy: .after(next)))
    }
  }

  private func entry(_ configuration: LightIntent, report: Report?) -> LightEntry {
    LightEntry(
      date: Date(), light: store.light, report: report, unit: configuration.unit, keepers: store.keepers,
      showsCover: configuration.showsCover?.boolValue ?? true)
  }
}

struct LightEntry: TimelineEntry {
  let date: Date
  let light: Light?
  let report: Report?
  let unit: DistanceUnit
  let keepers: Int
  let showsCover: Bool
}

struct LighthouseWidgetEntryView: View {
  var entry: Provider.Entry
  @Environment(\.widgetFamily) var family
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.redactionReasons) var redactionReasons

  @ViewBuilder
  var body: some View {
    if #available(iOSApplicationExtension 17.0, *) {
      content.containerBackground(Color("WidgetBackground"), for: .widget)
    } else {
      content.background(Color("WidgetBackground"))
    }
  }

  var content: some View {
    HStack(spacing: 12) {
      if family != .systemSmall && entry.showsCover {
        Image(.cover).resizable().aspectRatio(contentMode: .fit)
      }
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Image("Sea Mark").renderingMode(.template).foregroundColor(.brand)
          Spacer()
          if let chart = URL(string: "lighthouse://chart") {
            Link(destination: chart) { Image(systemName: "map") }
          }
        }
        Text(entry.light?.name ?? NSLocalizedString("NO_LIGHT", comment: "Nothing is chosen"))
          .font(.headline)
        Text(distance).font(.caption).foregroundColor(.secondary)
        if let report = entry.report {
          Text("VISIBILITY \(Int(report.visibility))").font(.caption)
          WaveChart(waves: report.waves).frame(height: 24)
        } else if redactionReasons.isEmpty {
          Text("SILENT").font(.caption).foregroundColor(Color(UIColor.systemRed))
        }
        Spacer(minLength: 0)
        Text("KEEPERS \(entry.keepers)").font(.caption2)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetURL(URL(string: "lighthouse://light/\(entry.light?.name.count ?? 0)"))
  }

  private var distance: String {
    guard let light = entry.light else { return "—" }
    switch entry.unit {
    case .nauticalMiles: return String(format: NSLocalizedString("MILES", comment: ""), light.distance / 1.852)
    default: return String(format: NSLocalizedString("KILOMETRES", comment: ""), light.distance)
    }
  }
}

struct WaveChart: View {
  let waves: [Double]

  var body: some View {
    GeometryReader { geometry in
      Path { path in
        let step = geometry.size.width / CGFloat(max(waves.count - 1, 1))
        for (index, wave) in waves.enumerated() {
          let point = CGPoint(x: CGFloat(index) * step, y: geometry.size.height * CGFloat(1 - wave / 4))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      .stroke(Color.brand, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
  }
}

struct LighthouseWidget: Widget {
  let kind: String = "LighthouseWidget"

  var body: some WidgetConfiguration {
    IntentConfiguration(kind: kind, intent: LightIntent.self, provider: Provider()) { entry in
      LighthouseWidgetEntryView(entry: entry)
    }
    .configurationDisplayName("WIDGET_NAME")
    .description("WIDGET_DESCRIPTION")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
