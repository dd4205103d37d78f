import Diagnostics
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

struct RenderingModeTests {
  private func request(_ mode: WidgetRenderingMode, _ family: WidgetFamily = .systemSmall) -> RenderRequest {
    var request = RenderRequest(family: family)
    request.renderingMode = mode
    request.scale = PixelScale(1)
    return request
  }

  private func printed(_ picture: RenderedFrame) -> String { picture.lowered.displayList.description }

  @Test func `an accented picture has two colours on a dark background, without its own`() async throws {
    var wanted = request(.accented)
    wanted.accent = ResolvedColor(red: 1, green: 0, blue: 0)
    let picture = try await TestWidget.picture(wanted) {
      VStack(spacing: 0) {
        Color.green.frame(width: 10, height: 10).widgetAccentable()
        Color.yellow.opacity(0.5).frame(width: 10, height: 10)
      }
      .containerBackground(.purple, for: .widget)
    }
    #expect(picture.diagnostics == [])
    let list = printed(picture)
    let fills = list.split(separator: "\n").filter { $0.contains("fill") }.compactMap { $0.split(separator: "#").last }
    #expect(fills.map { String($0.prefix(8)) } == ["1C1C1EFF", "FF0000FF", "FFFFFF80"], "\(list)")
  }

  @Test func `without its own background an accented picture is complete`() async throws {
    let picture = try await TestWidget.picture(request(.accented)) { Text("a") }
    #expect(picture.diagnostics == [])
  }

  @Test func `a background that is not removable loses its colour`() async throws {
    let configuration = StaticConfiguration(kind: "test", provider: StillProvider()) { _ in
      Text("a").containerBackground(.purple, for: .widget)
    }
    .containerBackgroundRemovable(false)
    let kind = try #require(configuration._kind)
    let picture = try await TestWidget.renderer().currentPicture(of: kind, request(.accented), as: .png)
    #expect(printed(picture).contains("grayscale 1"))
  }

  @Test func `a vibrant picture is white with the brightness as opacity`() async throws {
    let picture = try await TestWidget.picture(request(.vibrant)) {
      HStack(spacing: 0) {
        Color.white.frame(width: 40)
        Color(white: 0.5).frame(width: 40)
        Color.white.opacity(0.5).frame(width: 40)
      }
      .containerBackground(.purple, for: .widget)
    }
    #expect(picture.diagnostics == [])
    let bitmap = try PNGDecoder.decode(picture.data)
    func pixel(_ x: Int) -> UInt32 { bitmap[x, bitmap.pixelSize.height / 2] }
    let left = bitmap.pixelSize.width / 2 - 60
    #expect(pixel(2) == 0)
    #expect(pixel(left + 20) == 0xFFFF_FFFF)
    #expect((126...130).contains(pixel(left + 60) >> 24))
    #expect((126...130).contains(pixel(left + 100) >> 24))
  }

  @Test func `the view knows its rendering mode`() async throws {
    for (mode, expected) in [
      (WidgetRenderingMode.fullColor, "fullColor light true"), (.accented, "accented dark false"),
      (.vibrant, "vibrant dark false"),
    ] {
      let picture = try await TestWidget.picture(request(mode)) {
        PlaceView().containerBackground(.white, for: .widget)
      }
      #expect(picture.lowered.accessibilityText == expected)
    }
  }

  @Test func `Lock Screen families are vibrant by default`() {
    #expect(RenderRequest(family: .accessoryCircular).renderingMode == .vibrant)
    #expect(RenderRequest(family: .systemLarge).renderingMode == .fullColor)
  }

  private struct PlaceView: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.colorScheme) private var scheme
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
      Text(verbatim: "\(mode) \(scheme == .dark ? "dark" : "light") \(showsBackground)")
    }
  }
}
