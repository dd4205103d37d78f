import AppIntents
import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

private struct FailedError: Error {}

private struct LightIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Light"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct BellIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  func perform() async throws -> some IntentResult { .result() }
}

private struct LightControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "light", provider: Provider()) { isOn in
      ControlWidgetToggle("Light", isOn: isOn, action: LightIntent()) { isOn in
        Label(isOn ? "Bright" : "Dark", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
          .controlWidgetActionHint("Hold to switch")
          .controlWidgetStatus(isOn ? "It is bright" : "It is dark")
      }
      .tint(.yellow)
    }
    .displayName("The light")
  }
}

private struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "bell") {
      ControlWidgetButton(action: BellIntent()) {
        Label("Bell", systemImage: "bell")
      } actionLabel: { isActive in
        Text(isActive ? "Rings" : "Silent")
      }
      .disabled(true)
    }
  }
}

/// A toggle whose value is not Boolean, and whose provider fails.
private struct FanControl: ControlWidget {
  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: FanIntent) -> Int { configuration.speed }
    func currentValue(configuration: FanIntent) async throws -> Int {
      if configuration.speed > 3 { throw FailedError() }
      return configuration.speed * 10
    }
  }

  struct FanIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Fan"

    @Parameter(title: "Speed", default: 2) var speed: Int
  }

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "fan", provider: Provider()) { speed in
      ControlWidgetToggle(isOn: speed > 30, action: LightIntent()) { Label("Fan \(speed)", systemImage: "wind") }
    }
  }
}

/// Its value is a text beside an image.
private struct BoardControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "board") {
      ControlWidgetToggle(isOn: true, action: LightIntent()) {
        Text("Board").font(.largeTitle).foregroundColor(.red)
      } valueLabel: { _ in
        Text("Shown").foregroundColor(.red).italic()
        Image(systemName: "display").font(.caption).foregroundColor(.red)
      }
    }
  }
}

/// The same control with a label, and without fonts and colours.
private struct PlainBoardControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "plain board") {
      ControlWidgetToggle("Board", isOn: true, action: LightIntent()) { _ in Label("Shown", systemImage: "display") }
    }
  }
}

#Preview("A light", control: { LightControl() })

private struct Home: WidgetBundle {
  var body: some Widget {
    LightControl()
    BellControl()
    FanControl()
    BoardControl()
    PlainBoardControl()
  }
}

struct ControlTests {
  private func kind(_ name: String) throws -> WidgetKind { try #require(Home().body.kind(named: name)) }

  private func frame(
    _ kind: WidgetKind, _ family: WidgetFamily, _ state: RenderRequest.State = .timeline,
    running control: TappedControl? = nil
  ) async throws -> RenderedFrame {
    var request = RenderRequest(family: family)
    request.state = state
    if let control { request = request.whileRunning(control) }
    let world = World(
      now: Date(timeIntervalSince1970: 1_790_000_000), groupContainers: URL(fileURLWithPath: "/nonexistent"),
      timeLimit: TimeLimit(.seconds(3600)))
    return try await WidgetRenderer(world: world).currentPicture(of: kind, request, as: .png)
  }

  private func text(
    _ kind: WidgetKind, _ family: WidgetFamily, _ state: RenderRequest.State = .timeline
  ) async throws -> String {
    try await frame(kind, family, state).lowered.accessibilityText
  }

  @Test func `a control is a widget of its bundle, in the families of controls`() throws {
    #expect(Home().kinds.map(\.kind) == ["light", "bell", "fan", "board", "plain board"])
    let light = try kind("light")
    #expect(light.families == WidgetFamily.controls && light.isControl && light.displayName == "The light")
    #expect(!WidgetFamily.allCases.contains(.controlSmall) && DeviceProfile.standard.size(of: .controlSmall) != nil)
  }

  @Test(arguments: [
    (WidgetFamily.controlSmall, CGSize(width: 72, height: 72)), (.controlMedium, CGSize(width: 159, height: 72)),
    (.controlLarge, CGSize(width: 159, height: 159)), (.controlLockScreen, CGSize(width: 50, height: 50)),
  ])
  func `each family has its size`(family: WidgetFamily, size: CGSize) async throws {
    let frame = try await frame(try kind("light"), family)
    #expect(frame.lowered.displayList.size == size && frame.diagnostics.isEmpty, "\(frame.diagnostics)")
  }

  @Test func `the provider's value chooses the labels, and a given state replaces it`() async throws {
    let light = try kind("light")
    #expect(try await text(light, .controlMedium).contains("Bright"))
    #expect(try await text(light, .controlMedium, .off).contains("Dark"))
    #expect(try await text(light, .controlMedium, .on).contains("Bright"))
  }

  @Test func `a control that is on has a bright ground and a symbol of its tint`() async throws {
    let light = try kind("light")
    let on = try await frame(light, .controlSmall, .on).lowered.displayList.description
    let off = try await frame(light, .controlSmall, .off).lowered.displayList.description
    let yellow = SystemStyle.iOS26.palette[.yellow].light
    #expect(on.contains("\(yellow)") && !off.contains("\(yellow)"), "\(on)")
  }

  @Test(arguments: [WidgetFamily.controlSmall, .controlMedium, .controlLarge])
  func `a text beside an image is a label, and its font and colour are ignored`(family: WidgetFamily) async throws {
    let board = try await frame(try kind("board"), family)
    #expect(try await frame(try kind("plain board"), family).data == board.data)
    let words = board.lowered.accessibilityText
    #expect(words.contains("Board") && words.contains("Shown"))
  }

  @Test func `a toggle without words for its value has the system's`() async throws {
    let fan = try kind("fan")
    let off = try await text(fan, .controlLarge)
    #expect(off.contains("Fan 20") && off.contains("Off"), "\(off)")
    // The value is not Boolean, so that it stays, and only the toggle changes.
    let on = try await text(fan, .controlLarge, .on)
    #expect(on.contains("Fan 20") && on.contains("On"), "\(on)")
  }

  @Test func `a control has settings, and a failed provider's preview value is drawn`() async throws {
    let fan = try await kind("fan").set(["speed": ["4"]], in: nil)
    let frame = try await frame(fan, .controlLarge)
    #expect(frame.lowered.accessibilityText.contains("Fan 4"))
    #expect(frame.diagnostics.map(\.id) == ["control.no-value"])
  }

  @Test func `a button shows whether its action runs`() async throws {
    let bell = try kind("bell")
    #expect(try await text(bell, .controlMedium).contains("Silent"))
    #expect(try await text(bell, .controlMedium, .on).contains("Rings"))
  }

  @Test func `while the intent runs, a toggle has its new state, and a button's action is active`() async throws {
    let light = try kind("light")
    let control = try #require(try await frame(light, .controlMedium).lowered.intents.first?.control)
    func words(_ kind: WidgetKind) async throws -> String {
      try await frame(kind, .controlMedium, running: control).lowered.accessibilityText
    }
    #expect(try await words(light).contains("Dark"))
    #expect(try await words(try kind("bell")).contains("Rings"))
    #expect(try await words(try kind("board")).contains("Shown"))
  }

  @Test func `a tap performs the intent, unless the control is disabled`() async throws {
    let taps = try await frame(try kind("light"), .controlSmall).lowered.intents
    #expect(taps.map { $0.control?.intent.name } == ["LightIntent"])
    #expect(taps.first?.frame == CGRect(x: 0, y: 0, width: 72, height: 72))
    #expect(try await frame(try kind("bell"), .controlSmall).lowered.intents.isEmpty)
  }

  @Test func `a hint and a status are texts of their own, and the title without them`() async throws {
    let light = try kind("light")
    #expect(try await text(light, .controlHint).contains("Hold to switch"))
    #expect(try await text(light, .controlStatus, .off).contains("It is dark"))
    #expect(try await text(try kind("bell"), .controlStatus).contains("Bell"))
    let frame = try await frame(light, .controlHint)
    #expect(frame.lowered.displayList.size.height == 37 && frame.lowered.displayList.size.width < 250)
    #expect(frame.lowered.intents.isEmpty)
  }

  @Test func `only a control is on or off`() async throws {
    struct Still: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "still", provider: IdleProvider()) { _ in Text("still") }
      }
    }
    let still = try #require(Still()._kinds.first)
    await #expect { try await frame(still, .systemSmall, .on) } throws: {
      "\($0)" == "still is not a control, so it has no state 'on'"
    }
  }

  @Test func `a preview of a control has its preview value`() async throws {
    let item = try #require(PreviewList().items.first { $0.name == "A light" })
    let kind = try item.kind()
    #expect(try await text(kind, .controlMedium).contains("Dark"))
  }
}

private struct IdleProvider: TimelineProvider {
  struct Entry: TimelineEntry { let date: Date }

  func placeholder(in context: Context) -> Entry { Entry(date: context.date) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
