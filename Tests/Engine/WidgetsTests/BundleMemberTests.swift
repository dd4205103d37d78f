import Foundation
import LayoutEngine
import LiveActivities
import Localization
import Testing
import Timelines

@testable import Views
@testable import Widgets

private struct GameAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var score: Int
  }

  var team: String
}

private struct GameActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: GameAttributes.self) { context in
      HStack {
        Text(context.attributes.team)
        Text("\(context.state.score)").opacity(context.isStale ? 0.5 : 1)
      }
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("L") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text("T").dynamicIsland(verticalPlacement: .belowIfTooWide)
        }
        if context.state.score > 3 {
          DynamicIslandExpandedRegion(.bottom) { Text("won by \(context.attributes.team)") }
        }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("\(context.state.score)")
      } minimal: {
        Image(systemName: "star")
      }
      .widgetURL(URL(string: "game://1"))
      .keylineTint(.red)
      .contentMargins(.trailing, 8, for: .expanded)
    }
    .supplementalActivityFamilies([.small])
  }
}

private struct LightControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "light", provider: Provider()) { isOn in
      ControlWidgetToggle("Light", isOn: isOn, action: LightIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lightbulb").controlWidgetActionHint("Switch")
      }
      .tint(.yellow)
    }
    .displayName("The light")
    .description("Turns the light on.")
  }
}

private struct DoorControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "door") {
      ControlWidgetButton(action: LightIntent()) { Label("Door", systemImage: "door.left.hand.open") }
    }
  }
}

private struct Inner: WidgetBundle {
  var body: some Widget {
    SecondWidget()
    GameActivity()
  }
}

private struct Outer: WidgetBundle {
  var isLarge = false

  @WidgetBundleBuilder var body: some Widget {
    FirstWidget()
    Inner().body
    if #available(iOS 18.0, *) {
      LightControl()
      DoorControl()
    }
    if isLarge { twelve } else { DoubleWidget() }
  }

  @WidgetBundleBuilder private var twelve: some Widget {
    Numbered<N1>()
    Numbered<N2>()
    Numbered<N3>()
    Numbered<N4>()
    Numbered<N5>()
    Numbered<N6>()
    Numbered<N7>()
    Numbered<N8>()
    Numbered<N9>()
    Numbered<N10>()
    Numbered<N11>()
    Numbered<N12>()
  }
}

private struct Numbered<Number>: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "\(Number.self)", provider: SampleProvider()) { Text($0.title) }
  }
}

private enum N1 {}
private enum N2 {}
private enum N3 {}
private enum N4 {}
private enum N5 {}
private enum N6 {}
private enum N7 {}
private enum N8 {}
private enum N9 {}
private enum N10 {}
private enum N11 {}
private enum N12 {}

struct BundleMemberTests {
  @Test func `a bundle within a bundle is part of it`() {
    #expect(Outer().kinds.map(\.kind) == ["first", "second", "light", "door"])
    #expect(Inner().kinds.map(\.kind) == ["second"])
  }

  @Test func `a bundle may have any number of widgets`() {
    #expect(Outer(isLarge: true).kinds.map(\.kind).suffix(12) == (1...12).map { "N\($0)" })
  }

  @Test func `a control is a widget with its name`() {
    let controls = Outer().kinds.suffix(2)
    #expect(controls.map(\.displayName) == ["The light", nil] && controls.allSatisfy(\.isControl))
    #expect(controls.first?.description == "Turns the light on.")
  }

  @Test func `a Live Activity is not a widget, and is found by the name of its attributes`() {
    let activities = Outer().body.contents.activities
    #expect(activities.map(\.kind) == ["GameAttributes"] && Outer().body.kind(named: "GameAttributes") != nil)
    #expect(activities[0].families == WidgetFamily.presentations && activities[0].activity?.hasSmallView == true)
  }

  @Test func `an empty configuration is not a widget`() {
    struct Nothing: Widget {
      var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }
    #expect(Nothing()._kinds.isEmpty)
  }

  @Test func `a configuration may be chosen by a condition`() {
    struct Chosen: Widget {
      var isLive = false
      @WidgetConfigurationBuilder var body: some WidgetConfiguration {
        if isLive {
          GameActivity().body
        } else {
          StaticConfiguration(kind: "still", provider: SampleProvider()) { Text($0.title) }
        }
      }
    }
    #expect(Chosen()._kinds.map(\.kind) == ["still"])
    #expect(Chosen(isLive: true).contents.activities.map(\.kind) == ["GameAttributes"])
  }
}
