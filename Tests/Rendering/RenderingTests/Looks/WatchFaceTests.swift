import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

struct WatchFaceTests {
  private func picture(
    _ family: WidgetFamily = .accessoryCorner, look: WidgetLook = .standard, device: String = "watch-198x242",
    @ViewBuilder _ content: @escaping () -> some View
  ) async throws -> RenderedFrame {
    try await LookBench.picture(try LookBench.request(look, family, device: device), content: content)
  }

  @Test func `a label makes the widget of a corner smaller`() async throws {
    let plain = try await picture { SizeView() }
    let labelled = try await picture { SizeView().widgetLabel("High tide") }
    #expect(plain.lowered.accessibilityText == "38 true")
    #expect(labelled.lowered.accessibilityText == "24 true High tide")
    #expect(plain.lowered.displayList.size == CGSize(width: 76, height: 76))
    #expect(labelled.lowered.displayList.size == CGSize(width: 76, height: 76))
  }

  @Test func `only a corner and a bezel show a label`() async throws {
    for (family, device) in [
      (WidgetFamily.accessoryCircular, "watch-198x242"), (.accessoryRectangular, "watch-198x242"),
      (.accessoryCircular, "430x932"),
    ] {
      let plain = try await picture(family, device: device) { SizeView() }
      let labelled = try await picture(family, device: device) { SizeView().widgetLabel("High tide") }
      #expect(plain.lowered.displayList == labelled.lowered.displayList)
      #expect(labelled.lowered.accessibilityText.hasSuffix("false"))
    }
    let bezel = try await picture(.accessoryCircular, look: .bezel) { SizeView().widgetLabel("High tide") }
    #expect(bezel.lowered.accessibilityText == "50 true High tide")
    #expect(bezel.lowered.displayList.size == CGSize(width: 198, height: 99))
  }

  @Test func `the letters of a label are turned along the arc`() async throws {
    let drawn = try await picture { Color.clear.widgetLabel("abcde") }
    let turns = drawn.lowered.displayList.items.flatMap(\.turns)
    #expect(turns.count == 5)
    // From the lower left to the upper right, and 45° counterclockwise in the middle.
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(turns[2] + .pi / 4) < 0.03)
  }

  @Test func `a label that is too long ends in an ellipsis`() async throws {
    let drawn = try await picture { Color.clear.widgetLabel("High tide at twenty past eleven in the harbour") }
    let text = drawn.lowered.displayList.items.flatMap(\.letters).joined()
    #expect(text.hasSuffix("…") && text.count < 20)
  }

  @Test func `a gauge in a label is a bar, whatever its style`() async throws {
    let plain = try await picture { Color.clear.widgetLabel { Gauge(value: 0.5) { Text("Tide") } } }
    let styled = try await picture {
      Color.clear.widgetLabel { Gauge(value: 0.5) { Text("Tide") }.gaugeStyle(.accessoryCircularCapacity) }
    }
    #expect(plain.lowered.displayList == styled.lowered.displayList)
    #expect(plain.lowered.displayList.items.flatMap(\.letters).isEmpty)
    let fuller = try await picture { Color.clear.widgetLabel { Gauge(value: 0.9) { Text("Tide") } } }
    #expect(plain.lowered.displayList != fuller.lowered.displayList)
  }

  @Test func `a gauge fills the circle of a watch`() async throws {
    let drawn = try await picture(.accessoryCircular) {
      Gauge(value: 1) { Text("Tide") }.gaugeStyle(.accessoryCircularCapacity).tint(.white)
    }
    let pixels = try PNGDecoder.decode(drawn.data)
    // The line of the ring has 5.2 points.
    #expect([1, 4].map { pixels[25, $0] } == [0xFFFF_FFFF, 0xFFFF_FFFF] && pixels[25, 7] == 0xFF00_0000)
    #expect(pixels[1, 25] == 0xFFFF_FFFF && pixels[48, 25] == 0xFFFF_FFFF)
  }

  @Test func `text that curves is turned like a label, only in a corner`() async throws {
    let curved = try await picture { Text("12345").widgetCurvesContent() }
    #expect(curved.lowered.displayList.items.flatMap(\.turns).count == 5)
    let straight = try await picture { Text("12345").widgetCurvesContent(false) }
    #expect(straight.lowered.displayList.items.flatMap(\.turns).isEmpty)
    let circular = try await picture(.accessoryCircular) { Text("12345").widgetCurvesContent() }
    #expect(circular.lowered.displayList.items.flatMap(\.turns).isEmpty)
  }

  @Test func `complications have their colours on black, without the background`() async throws {
    let drawn = try await picture(.accessoryCircular) {
      Color.green.frame(width: 4, height: 4).containerBackground(.red, for: .widget)
    }
    let list = drawn.lowered.displayList.description
    #expect(list.contains("#000000FF") && !list.contains("FF4245"), "\(list)")
    #expect(drawn.diagnostics == [])
    // The Smart Stack shows the background.
    let card = try await picture(.accessoryRectangular) {
      Color.green.frame(width: 4, height: 4).containerBackground(.red, for: .widget)
    }
    #expect(card.lowered.displayList.description.contains("FF4245"))
  }

  private struct SizeView: View {
    @Environment(\.showsWidgetLabel) private var showsLabel

    var body: some View {
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width)) \(showsLabel)") }
    }
  }
}

extension DisplayItem {
  /// The angles by which single letters are turned, in painting order.
  fileprivate var turns: [Double] {
    guard case .group(let effect, let items) = self else { return [] }
    if case .transform(let transform) = effect, items.count == 1, case .text = items[0] {
      return [atan2(Double(transform.b), Double(transform.a))]
    }
    return items.flatMap(\.turns)
  }

  fileprivate var letters: [String] {
    switch self {
    case .text(let item): [item.text]
    case .group(_, let items): items.flatMap(\.letters)
    default: []
    }
  }
}
