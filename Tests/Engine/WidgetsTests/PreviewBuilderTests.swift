import Foundation
import LiveActivities
import Testing
import Timelines

@testable import Views
@testable import Widgets

struct PreviewBuilderTests {
  private func timeline(@PreviewTimelineBuilder _ build: () async -> [any TimelineEntry]) async -> [any TimelineEntry] {
    await build()
  }

  private func entry(_ title: String) async -> SampleEntry {
    SampleEntry(date: Date(timeIntervalSince1970: 0), title: title)
  }

  @Test func `entries of a preview are listed, computed, chosen and waited for`() async {
    let isLong = true
    let entries = await timeline {
      SampleEntry(date: .distantPast, title: "a")
      let waited = await entry("b")
      waited
      if isLong { SampleEntry(date: .now, title: "c") }
      for title in ["d", "e"] { SampleEntry(date: .now, title: title) }
      [SampleEntry(date: .now, title: "f")]
    }
    #expect(entries.compactMap { ($0 as? SampleEntry)?.title } == ["a", "b", "c", "d", "e", "f"])
  }

  private struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var stop: String
    }
  }

  private func states(
    @PreviewActivityBuilder<Trip> _ build: () -> [Trip.ContentState]
  ) -> [Trip.ContentState] { build() }

  @Test func `states of a preview are listed`() {
    let states = states {
      Trip.ContentState(stop: "a")
      Trip.ContentState(stop: "b")
    }
    #expect(states.map(\.stop) == ["a", "b"])
  }

  @Test func `an older preview provider compiles`() {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Text("a").previewContext(WidgetPreviewContext(family: .systemSmall))
          Trip().previewContext(Trip.ContentState(stop: "x"), viewKind: .dynamicIsland(.compact)).previewDisplayName(
            "x")
        }
      }
    }
    #expect(texts(lowered(Previews.previews).node) == ["a"])
    #expect(Previews.platform == nil)
  }
}
