import AppIntents
import SwiftUI
import WidgetKit

struct WidgetSamples: SampleGroup {
  let title = "Widgets"
  let summary = "WidgetKit's modifiers. The whole picture is the widget."

  var samples: [Sample] {
    Sample(".containerBackground(for: .widget)", bringsBackground: true) {
      Text("Moon").foregroundStyle(.white)
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [.indigo, .cyan],
            startPoint: .top, endPoint: .bottom)
        }
    }

    Sample(".containerBackground(_:for:)", bringsBackground: true) {
      Text("Moon")
        .containerBackground(
          .fill.tertiary, for: .widget)
    }

    Sample("AccessoryWidgetBackground") {
      ZStack {
        AccessoryWidgetBackground()
        Text("21°").font(.title2)
      }
      .frame(width: 72, height: 72)
      .clipShape(.circle)
    }

    Sample(".widgetURL(_:)", note: "The URL that a tap opens; it is not visible.") {
      Text("comic/42")
        .widgetURL(URL(string: "comic://42"))
    }

    Sample("AccessoryWidgetGroup, .accessoryWidgetGroupStyle(_:)") {
      AccessoryWidgetGroup("Tides") {
        Gauge(value: 0.4) { Text("N") }
        Gauge(value: 0.7) { Text("E") }
        Gauge(value: 0.2) { Text("S") }
      }
      .accessoryWidgetGroupStyle(.circular)
      .gaugeStyle(.accessoryCircularCapacity)
      .frame(width: 172, height: 76)
      .scaleEffect(0.75)
    }

    Sample(
      ".widgetAccentable(_:)", note: "In accented, the second line takes the accent's colour.",
      in: .phone(isAccented: true)
    ) {
      VStack {
        Text("Lune")
        Text("73 %").widgetAccentable()
      }
      .font(.title)
    }

    Sample(
      ".widgetAccentedRenderingMode(_:)", note: "In a tinted widget: white by brightness, and its own colours.",
      in: .phone(look: "tinted")
    ) {
      VStack {
        Image.sunset
          .widgetAccentedRenderingMode(.desaturated)
        Image.sunset
          .widgetAccentedRenderingMode(.fullColor)
      }
    }

    Sample("Button(intent:label:)") {
      Button(intent: TurnPage()) {
        Label("Turn", systemImage: "book")
      }
      .buttonStyle(.bordered)
    }

    Sample("Toggle(_:isOn:intent:)") {
      Toggle("On", isOn: true, intent: TurnPage())
        .padding(.horizontal)
    }

    Sample(".invalidatableContent(_:)", note: "Dimmed while an intent runs.") {
      Label("Page 42", systemImage: "book")
        .invalidatableContent()
        .redacted(reason: .invalidated)
    }

    Sample("@Environment(\\.widgetFamily)") { FamilySample() }

    Sample("@Environment(\\.widgetRenderingMode)") { ModeSample() }

    Sample("@Environment(\\.widgetContentMargins)") { MarginSample() }

    Sample("@Environment(\\.showsWidgetContainerBackground)") { BackgroundSample() }
  }
}

private struct TurnPage: AppIntent {
  static let title: LocalizedStringResource = "Turn the page"
  func perform() async throws -> some IntentResult { .result() }
}

private struct FamilySample: View {
  @Environment(\.widgetFamily) private var family

  var body: some View { Text(family.description) }
}

private struct ModeSample: View {
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View { Text(mode.description) }
}

private struct MarginSample: View {
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    Color.teal.opacity(0.4)
      .padding(margins)
      .border(.gray)
  }
}

private struct BackgroundSample: View {
  @Environment(\.showsWidgetContainerBackground) private var isShown

  var body: some View { Text(isShown ? "on its background" : "on none") }
}
