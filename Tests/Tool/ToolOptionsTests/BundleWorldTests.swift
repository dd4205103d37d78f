import Diagnostics
import Foundation
import Rendering
import SwiftUI
import Testing
import WidgetKit

@testable import ToolOptions
@testable import Widgets

/// Looks up its group's folder in its initializer, as providers with a store do.
private struct EarlyProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
  }

  let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.early")

  func placeholder(in context: Context) -> Entry { Entry(date: context.date) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {}
}

private struct EarlyBundle: WidgetBundle {
  struct Early: Widget {
    private let provider = EarlyProvider()

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: provider.folder?.lastPathComponent ?? "lost", provider: provider) { _ in Text("") }
    }
  }

  var body: some Widget { Early() }
}

private struct DoubledBundle: WidgetBundle {
  struct First: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "tide", provider: EarlyProvider()) { _ in Text("") }.configurationDisplayName("First")
    }
  }

  struct Second: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "tide", provider: EarlyProvider()) { _ in Text("") }
    }
  }

  var body: some Widget {
    First()
    Second()
  }
}

struct BundleWorldTests {
  @Test func `a bundle can find its group's folder when it is created`() throws {
    let world = World(now: Date(timeIntervalSince1970: 0), groupContainers: FileManager.default.temporaryDirectory)
    #expect(
      try BundleWidgets(of: EarlyBundle.self, in: world).kind(named: "group.org.example.early").kind
        == "group.org.example.early")
  }

  @Test func `a kind that several widgets have is reported, and the first is used`() {
    let world = World(now: Date(timeIntervalSince1970: 0), groupContainers: FileManager.default.temporaryDirectory)
    let widgets = BundleWidgets(of: DoubledBundle.self, in: world)
    #expect(widgets.kinds.map(\.displayName) == ["First"])
    #expect(widgets.findings.map(\.id) == ["widget.kind-repeated"])
    #expect(widgets.findings.map(\.subject) == ["tide"])
  }
}
