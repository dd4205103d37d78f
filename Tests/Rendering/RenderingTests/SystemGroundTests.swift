import Graphics
import Rendering
import SwiftUI
import Testing
import WidgetKit

/// What the Home Screen shows behind a background with transparent areas.
struct SystemGroundTests {
  private func items(
    _ family: WidgetFamily = .systemSmall, scheme: ColorScheme = .light, @ViewBuilder content: @escaping () -> some View
  ) async throws -> [DisplayItem] {
    var request = RenderRequest(family: family)
    request.colorScheme = scheme
    return try await TestWidget.picture(request, content: content).lowered.displayList.items
  }

  private func color(of item: DisplayItem?) -> ResolvedColor? {
    guard case .fill(_, .color(let color), _)? = item else { return nil }
    return color
  }

  @Test func `an empty background is white, and black in dark`() async throws {
    let view = { Color.red.frame(width: 1, height: 1).containerBackground(for: .widget) {} }
    #expect(color(of: try await items(content: view).first) == ResolvedColor(white: 1))
    #expect(color(of: try await items(scheme: .dark, content: view).first) == ResolvedColor(white: 0))
  }

  @Test func `a translucent background is on the system's`() async throws {
    let list = try await items { Spacer().containerBackground(.fill.tertiary, for: .widget) }
    #expect(list.count == 2 && color(of: list.first) == ResolvedColor(white: 1))
  }

  @Test func `nothing is painted behind an opaque background`() async throws {
    #expect(try await items { Spacer().containerBackground(.blue, for: .widget) }.count == 1)
    #expect(try await items { Spacer().containerBackground(.blue.gradient, for: .widget) }.count == 1)
  }

  @Test func `a gradient that fades shows the system's background`() async throws {
    let fading = LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
    #expect(try await items { Spacer().containerBackground(fading, for: .widget) }.count == 2)
  }

  @Test func `a widget on a Lock Screen has no background`() async throws {
    #expect(try await items(.accessoryCircular) { Spacer().containerBackground(for: .widget) {} }.isEmpty)
  }
}
