import AppIntents
import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import SwiftUI
import Testing
import Timelines
import Views
import WidgetKit
import Widgets

private struct TurnIntent: AppIntent {
  static let title: LocalizedStringResource = "Turn"
  func perform() async throws -> some IntentResult { .result() }
}

/// What of a picture can be tapped, and the picture while an intent runs.
@Suite struct TapTargetTests {
  private static let medium = RenderRequest(family: .systemMedium)

  private func names(_ picture: RenderedFrame) -> [String] {
    picture.lowered.tapTargetReports.map { "\($0.number.map(String.init) ?? "-") \($0.type) \($0.label)" }
  }

  @Test func `links, buttons and toggles have one row of numbers, in painting order`() async throws {
    let picture = try await TestWidget.picture(Self.medium) {
      VStack {
        Button("One", intent: TurnIntent())
        Link(destination: URL(filePath: "/two")) { Text("Two") }
        Toggle("Three", isOn: true, intent: TurnIntent())
        Button(intent: TurnIntent()) { Color.red.frame(height: 10) }.hidden()
      }
      .widgetURL(URL(filePath: "/whole"))
      .containerBackground(.white, for: .widget)
    }
    #expect(
      names(picture) == ["1 widget One Two Three", "2 button One", "3 link Two", "4 toggle Three"])
    #expect(picture.lowered.linkReports.map(\.number) == [1, 3])
    let intents = picture.lowered.interactionReports
    #expect(intents.map(\.number) == [2, 4] && intents.map(\.title) == ["Turn", "Turn"])
    #expect(intents.map(\.control) == ["button", "toggle"] && intents.map(\.isOn) == [nil, true])
    #expect(intents.map(\.label) == ["One", "Three"])
  }

  @Test func `a disabled control is listed without a number`() async throws {
    let picture = try await TestWidget.picture(Self.medium) {
      VStack {
        Button("One", intent: TurnIntent()).disabled(true)
        Toggle("Two", isOn: false, intent: TurnIntent())
      }
      .containerBackground(.white, for: .widget)
    }
    #expect(names(picture) == ["- button One", "1 toggle Two"])
    #expect(picture.lowered.tapTargetReports.map(\.isEnabled) == [false, true])
    #expect(picture.lowered.interactionReports.map(\.label) == ["Two"])
  }

  @Test func `buttons of a small widget are targets of their own`() async throws {
    let picture = try await TestWidget.picture {
      VStack {
        Link(destination: URL(filePath: "/one")) { Text("One") }
        Button("Two", intent: TurnIntent())
      }
      .containerBackground(.white, for: .widget)
    }
    #expect(names(picture) == ["1 button Two"])
    #expect(picture.diagnostics.map(\.id) == ["link.one-target"])
  }

  @Test func `a point finds the topmost target`() async throws {
    let picture = try await TestWidget.picture(Self.medium) {
      ZStack {
        Link(destination: URL(filePath: "/one")) { Color.red.frame(width: 100, height: 100) }
        Button(intent: TurnIntent()) { Color.blue.frame(width: 20, height: 20) }.buttonStyle(.plain)
      }
      .containerBackground(.white, for: .widget)
    }
    let size = picture.lowered.displayList.size
    func type(_ x: CGFloat, _ y: CGFloat) -> Int? { picture.lowered.tapTarget(at: CGPoint(x: x, y: y))?.number }
    #expect(type(size.width / 2, size.height / 2) == 2)
    #expect(type(size.width / 2 + 40, size.height / 2) == 1)
    #expect(type(1, 1) == nil)
  }

  private func running(
    _ number: Int, _ family: WidgetFamily = .systemMedium, @ViewBuilder _ content: @escaping () -> some View
  ) async throws -> RenderedFrame {
    let request = RenderRequest(family: family)
    let picture = try await TestWidget.picture(request, content: content)
    let control = try #require(picture.lowered.tapTargets.first { $0.number == number }?.control)
    return try await TestWidget.picture(request.whileRunning(control), content: content)
  }

  @Test func `a toggle shows its new state while its intent runs, and the others do not`() async throws {
    let picture = try await running(2) {
      VStack {
        ForEach(1..<4) { number in
          Toggle(isOn: false, intent: TurnIntent()) { Text("\(number)") }.toggleStyle(StateWord())
        }
      }
      .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.accessibilityText == "1 off 2 on 3 off")
  }

  @Test func `a button runs its intent without a new state`() async throws {
    let picture = try await running(1) {
      VStack {
        Button("One", intent: TurnIntent())
        Toggle(isOn: true, intent: TurnIntent()) { Text("Two") }.toggleStyle(StateWord())
      }
      .containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.accessibilityText == "One Two on")
  }

  @Test func `views know that their content is invalidated`() async throws {
    let request = RenderRequest(family: .systemMedium)
    func content() -> some View {
      VStack {
        ReasonWord()
        Button("One", intent: TurnIntent())
      }
      .containerBackground(.white, for: .widget)
    }
    #expect(try await TestWidget.picture(request) { content() }.lowered.accessibilityText == "current One")
    #expect(try await running(1) { content() }.lowered.accessibilityText == "invalidated One")
  }

  @Test func `only invalidatable content is dimmed, and only while an intent runs`() async throws {
    @ViewBuilder func content() -> some View {
      VStack {
        Text("dimmed").invalidatableContent()
        Text("kept").invalidatableContent(false)
        Button(intent: TurnIntent()) { Text("One") }.buttonStyle(.plain)
      }
      .containerBackground(.white, for: .widget)
    }
    let still = try await TestWidget.picture(Self.medium) { content() }.lowered.displayList.description
    #expect(!still.contains("opacity"))
    let list = try await running(1) { content() }.lowered.displayList.description
    #expect(list.components(separatedBy: "opacity").count == 2)
    let after = try #require(list.range(of: "opacity")).upperBound
    #expect(list[after...].contains("\"dimmed\"") && list[after...].prefix(60).contains("0.5"))
  }
}

/// A toggle as a word.
private struct StateWord: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }
  }
}

private struct ReasonWord: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View { Text(reasons.contains(.invalidated) ? "invalidated" : "current") }
}
