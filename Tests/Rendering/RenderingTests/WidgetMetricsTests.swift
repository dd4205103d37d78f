import Graphics
import LayoutEngine
import Rendering
import SwiftUI
import Testing
import Views
import WidgetKit
import Widgets

/// The margins and corners of a widget are those of the request's year.
struct WidgetMetricsTests {
  private func items(_ request: RenderRequest) async throws -> [DisplayItem] {
    let configuration = StaticConfiguration(kind: "test", provider: StillProvider()) { _ in
      Color.red.containerBackground(.green, for: .widget)
    }
    let kind = try #require(configuration._kind)
    return try await TestWidget.renderer().currentPicture(of: kind, request, as: .png).lowered.displayList.items
  }

  private func frames(_ items: [DisplayItem]) -> [CGRect] {
    items.map { if case .fill(let path, _, _) = $0 { path.boundingRect } else { .null } }
  }

  @Test func `another margin moves the content, not the background`() async throws {
    var request = RenderRequest(family: .systemSmall)
    let whole = CGRect(x: 0, y: 0, width: 170, height: 170)
    #expect(frames(try await items(request)) == [whole, whole.insetBy(dx: 16, dy: 16)])
    request.systemStyle.widgets.contentMargin = 11
    #expect(frames(try await items(request)) == [whole, whole.insetBy(dx: 11, dy: 11)])
  }

  @Test func `another radius changes only the clip`() async throws {
    var request = RenderRequest(family: .systemSmall)
    request.hasTransparentCorners = true
    func corners(_ items: [DisplayItem]) -> (Path, [DisplayItem])? {
      guard case .group(.clip(let path, _), let content)? = items.first else { return nil }
      return (path, content)
    }
    let usual = try #require(corners(try await items(request)))
    request.systemStyle.widgets.phoneCornerRadius = 30
    let rounder = try #require(corners(try await items(request)))
    #expect(usual.0 == Path(roundedRect: CGRect(x: 0, y: 0, width: 170, height: 170), cornerRadius: 22))
    #expect(rounder.0 == Path(roundedRect: CGRect(x: 0, y: 0, width: 170, height: 170), cornerRadius: 30))
    #expect(usual.1 == rounder.1)
  }

  @Test(arguments: DeviceProfile.all) func `a widget's corners fit in it`(_ device: DeviceProfile) throws {
    var request = RenderRequest(family: .systemSmall)
    request.device = device
    let smallest = try #require(
      device.families.compactMap { device.size(of: $0) }.map { min($0.width, $0.height) }.min())
    #expect(request.cornerRadius > 0 && request.cornerRadius < smallest)
  }
}
