import SwiftUI
import WidgetKit

/// Widgets whose own code stops: in the provider, in the view, by recursion, by asking for the end. One does not.
@main
struct WreckWidgets: WidgetBundle {
  var body: some Widget {
    Empty()
    Dark()
    Deep()
    Quitting()
    Sound()
  }
}

struct Plank: TimelineEntry {
  let date: Date
  let words: [String]
}

struct PlankProvider: TimelineProvider {
  func placeholder(in context: Context) -> Plank { Plank(date: .now, words: ["Plank"]) }

  func getSnapshot(in context: Context, completion: @escaping (Plank) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Plank>) -> Void) {
    completion(Timeline(entries: [Plank(date: .now, words: ["Hull"])] + Plank.leaks, policy: .never))
  }
}

/// Reads the last of no lines, as providers do whose data did not come.
struct EmptyProvider: TimelineProvider {
  func placeholder(in context: Context) -> Plank { Plank(date: .now, words: ["Plank"]) }

  func getSnapshot(in context: Context, completion: @escaping (Plank) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Plank>) -> Void) {
    let lines = (UserDefaults.standard.string(forKey: "log") ?? "").split(separator: "\n").map(String.init)
    // swift-format-ignore: NeverForceUnwrap
    completion(Timeline(entries: [Plank(date: .now, words: [lines.last!])], policy: .never))
  }
}

struct QuittingProvider: TimelineProvider {
  func placeholder(in context: Context) -> Plank { exit(0) }
  func getSnapshot(in context: Context, completion: @escaping (Plank) -> Void) { exit(0) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Plank>) -> Void) { exit(0) }
}

struct PlankView: View {
  let plank: Plank

  var body: some View {
    Text(plank.words[0]).font(.headline).containerBackground(.brown.gradient, for: .widget)
  }
}

/// Looks for a second word, in the dark alone.
struct DarkView: View {
  @Environment(\.colorScheme) private var scheme
  let plank: Plank

  var body: some View {
    Text(plank.words[scheme == .dark ? 1 : 0]).containerBackground(.teal.gradient, for: .widget)
  }
}

struct DeepView: View {
  var body: some View { Text("\(fathoms(0))").containerBackground(.blue, for: .widget) }

  private func fathoms(_ depth: Int) -> Int { depth < 0 ? 0 : fathoms(depth + 1) + 1 }
}

struct Empty: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Empty", provider: EmptyProvider()) { PlankView(plank: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct Dark: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dark", provider: PlankProvider()) { DarkView(plank: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct Deep: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Deep", provider: PlankProvider()) { _ in DeepView() }
      .supportedFamilies([.systemSmall])
  }
}

struct Quitting: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Quitting", provider: QuittingProvider()) { PlankView(plank: $0) }
      .supportedFamilies([.systemSmall])
  }
}

/// Never returns where the environment says so.
struct SoundView: View {
  let plank: Plank

  var body: some View {
    while ProcessInfo.processInfo.environment["WRECK_IS_ADRIFT"] != nil {}
    return PlankView(plank: plank)
  }
}

struct Sound: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sound", provider: PlankProvider()) { SoundView(plank: $0) }
      .supportedFamilies([.systemSmall, .systemExtraLarge])
  }
}

extension Plank {
  /// A later entry whose view stops, on request.
  static var leaks: [Plank] {
    ProcessInfo.processInfo.environment["WRECK_LEAKS"] == nil ? [] : [Plank(date: .now + 3600, words: [])]
  }
}
