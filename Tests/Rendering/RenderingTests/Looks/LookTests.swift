import Foundation
import Graphics
import ImageCodecs
import ImagePipeline
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

struct LookTests {
  private func bitmap(_ picture: RenderedFrame) throws -> Bitmap { try PNGDecoder.decode(picture.data) }

  private func list(_ picture: RenderedFrame) -> String { picture.lowered.displayList.description }

  /// What a view reads in each look: rendering mode, scheme, background, luminance, detail, top margin.
  @Test(
    arguments: [
      (WidgetLook.standard, "430x932", "fullColor light true bright default 16"),
      (.tinted, "430x932", "accented dark false bright default 16"),
      (.clear, "430x932", "accented dark false bright default 16"),
      (.withoutBackground, "430x932", "fullColor light false bright default 16"),
      (.standBy, "430x932", "fullColor dark false bright default 8"),
      (.standByNight, "430x932", "vibrant dark false bright default 8"),
      (.carPlay, "430x932", "fullColor light false bright default 16"),
      (.alwaysOn, "430x932", "fullColor light true dimmed default 16"),
      (.simplified, "vision", "fullColor light true bright simplified 16"),
      (.recessed, "vision", "fullColor light true bright default 16"),
    ])
  func `a view knows its look`(_ look: WidgetLook, _ device: String, _ expected: String) async throws {
    let picture = try await LookBench.picture(try LookBench.request(look, device: device)) {
      PlaceView().containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.accessibilityText == expected)
    #expect(picture.diagnostics == [])
  }

  @Test func `controls have their own colours on every screen, and so have Live Activities`() {
    for look in WidgetLook.allCases where look != .standard && look != .alwaysOn {
      #expect(!look.suits(.controlMedium, on: .standard), "\(look)")
      let isStandBy = look == .standBy || look == .standByNight
      #expect(look.suits(.lockScreen, on: .standard) == isStandBy && !look.suits(.expanded, on: .standard), "\(look)")
    }
  }

  @Test func `a dimmed display dims the wallpaper, too`() async throws {
    var request = try LookBench.request(.alwaysOn, .accessoryRectangular)
    request.backdrop = .color(ResolvedColor(white: 1, alpha: 1))
    let pixels = try bitmap(try await LookBench.picture(request) { Color.clear })
    #expect(pixels[2, 2] == 0xFF7F_7F7F)
  }

  @Test func `on a watch face, a rectangle has no background; in the Smart Stack it is on black`() async throws {
    func middle(_ look: WidgetLook, _ background: Color) async throws -> UInt32 {
      let request = try LookBench.request(look, .accessoryRectangular, device: "watch-198x242")
      let picture = try await LookBench.picture(request) { Color.clear.containerBackground(background, for: .widget) }
      return try bitmap(picture)[20, 20]
    }
    #expect(try await middle(.withoutBackground, .white) == 0xFF00_0000)
    #expect(try await middle(.standard, .white) == 0xFFFF_FFFF)
    #expect(try await middle(.standard, .clear) == 0xFF00_0000)
  }

  @Test func `StandBy shows the widget twice as large on black, and its link too`() async throws {
    let request = try LookBench.request(.standBy)
    let picture = try await LookBench.picture(request) {
      Color.green.frame(width: 10, height: 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .widgetURL(URL(string: "tide://harbour"))
        .containerBackground(.purple, for: .widget)
    }
    let pixels = try bitmap(picture)
    #expect(pixels.pixelSize == PixelSize(width: 340, height: 340))
    #expect(pixels[1, 1] == 0xFF00_0000 && pixels[339, 339] == 0xFF00_0000)
    // Ten points after a margin of eight.
    #expect(pixels[15, 20] == 0xFF00_0000 && pixels[17, 20] != 0xFF00_0000)
    #expect(pixels[35, 20] != 0xFF00_0000 && pixels[37, 20] == 0xFF00_0000)
    #expect(picture.lowered.links.map(\.frame) == [CGRect(x: 0, y: 0, width: 340, height: 340)])
  }

  @Test func `StandBy at night is red by brightness`() async throws {
    let picture = try await LookBench.picture(try LookBench.request(.standByNight)) {
      HStack(spacing: 0) {
        Color.white
        Color(red: 0, green: 0, blue: 0.5)
      }
      .containerBackground(.white, for: .widget)
    }
    let pixels = try bitmap(picture)
    let (bright, dim) = (pixels[100, 170], pixels[240, 170])
    #expect(bright == 0xFFFF_2D20)
    #expect(dim >> 24 == 0xFF && dim >> 16 & 0xFF < 60 && dim & 0xFF < 20)
  }

  @Test func `glass shows the wallpaper, blurred, and has its colour when it is tinted`() async throws {
    var clear = try LookBench.request(.clear)
    clear.backdrop = .gradient([.init(red: 1, green: 0, blue: 0), .init(red: 0, green: 0, blue: 1)], degrees: 180)
    let view = { Color.clear.containerBackground(.green, for: .widget) }
    let plain = try bitmap(try await LookBench.picture(clear, content: view))
    #expect(red(plain[85, 40]) > blue(plain[85, 40]) - 60)
    var tinted = clear
    (tinted.look, tinted.accent) = (.tinted, ResolvedColor(red: 0, green: 1, blue: 0))
    let coloured = try bitmap(try await LookBench.picture(tinted, content: view))
    #expect(green(coloured[85, 120]) > 150 && green(plain[85, 120]) < 110)
    // The corners are the wallpaper itself, in both.
    #expect(coloured[0, 0] == plain[0, 0] && coloured[85, 120] != plain[85, 120])
  }

  @Test func `glass is dark in dark mode, and is seen without a wallpaper`() async throws {
    var request = try LookBench.request(.clear)
    let view = { Color.clear.containerBackground(.green, for: .widget) }
    let light = try bitmap(try await LookBench.picture(request, content: view))
    request.colorScheme = .dark
    let dark = try bitmap(try await LookBench.picture(request, content: view))
    #expect(light[85, 85] >> 24 == 0xFF)
    #expect(green(light[85, 85]) > green(dark[85, 85]) + 40)
  }

  @Test func `on glass both groups are white, and only images keep their colours`() async throws {
    let picture = try await LookBench.picture(try LookBench.request(.tinted)) {
      HStack(spacing: 0) {
        Color.red.widgetAccentable()
        Color.blue
      }
      .containerBackground(.green, for: .widget)
    }
    let fills = list(picture).split(separator: "\n").filter { $0.contains("(fill") && $0.contains("#") }
    #expect(fills.suffix(2).allSatisfy { $0.contains("#FFFFFFFF") }, "\(list(picture))")
  }

  @Test func `an image in the accent group is a little whiter on glass`() async throws {
    func pixel(_ mode: WidgetAccentedRenderingMode) async throws -> UInt32 {
      var request = try LookBench.request(.clear)
      request.backdrop = .color(.init(red: 0, green: 0, blue: 0))
      let picture = try await LookBench.picture(request) {
        Image(size: CGSize(width: 60, height: 60)) { context in
          context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(Color(white: 0.4)))
        }
        .widgetAccentedRenderingMode(mode)
        .containerBackground(.black, for: .widget)
      }
      return try bitmap(picture)[85, 85]
    }
    let (plain, accented) = (try await pixel(.desaturated), try await pixel(.accentedDesaturated))
    #expect(red(accented) > red(plain) + 15 && red(accented) < 250)
  }

  @Test func `a watch ignores images in their own colours`() async throws {
    for (device, expected) in [("watch-198x242", "#FFFFFFFF"), ("430x932", "#FF0000FF")] {
      var request = try LookBench.request(.standard, .accessoryCircular, device: device)
      request.renderingMode = .accented
      let picture = try await LookBench.picture(request) {
        Image(size: CGSize(width: 20, height: 20)) { context in
          context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        .widgetAccentedRenderingMode(.fullColor)
      }
      #expect(list(picture).contains(expected), "\(list(picture))")
    }
  }

  @Test func `a background that stays is grey on glass, and stays in StandBy`() async throws {
    let configuration = StaticConfiguration(kind: "test", provider: StillProvider()) { _ in
      Color.clear.containerBackground(Color(red: 1, green: 0, blue: 0), for: .widget)
    }
    .containerBackgroundRemovable(false)
    let kind = try #require(configuration._kind)
    func picture(_ look: WidgetLook) async throws -> Bitmap {
      try bitmap(
        try await TestWidget.renderer().currentPicture(of: kind, try LookBench.request(look), as: .png))
    }
    let glass = try await picture(.clear)[85, 85]
    #expect(red(glass) == green(glass) && green(glass) == blue(glass))
    #expect(try await picture(.standBy)[170, 170] == 0xFFFF_0000)
  }

  @Test func `a dimmed display has half of the light`() async throws {
    let picture = try await LookBench.picture(try LookBench.request(.alwaysOn)) {
      Color.white.containerBackground(.white, for: .widget)
    }
    #expect((126...129).contains(red(try bitmap(picture)[85, 85])))
  }

  @Test func `paper is duller than glass, and a wall casts a shadow on what is recessed`() async throws {
    func pixel(_ look: WidgetLook, _ texture: WidgetTexture, _ x: Int, _ y: Int) async throws -> UInt32 {
      let request = try LookBench.request(look, device: "vision")
      let picture = try await LookBench.picture(request, texture: texture) {
        Color.clear.containerBackground(Color(white: 0.8), for: .widget)
      }
      return try bitmap(picture)[x, y]
    }
    let (glass, paper) = (try await pixel(.standard, .glass, 79, 30), try await pixel(.standard, .paper, 79, 30))
    #expect(blue(paper) < blue(glass) - 10)
    // Below the upper edge.
    let (wall, open) = (try await pixel(.recessed, .paper, 79, 3), try await pixel(.standard, .paper, 79, 3))
    #expect(red(wall) < red(open) - 40)
  }

  @Test func `a family that the look is not for is an error`() async throws {
    for (look, family, device, place) in [
      (WidgetLook.standBy, WidgetFamily.systemMedium, "430x932", "systemSmall and lockScreen on an iPhone"),
      (.carPlay, .systemSmall, "ipad-820x1180", "systemSmall on an iPhone"),
      (.tinted, .accessoryCircular, "430x932", "widgets of a Home Screen"),
      (.simplified, .systemSmall, "430x932", "the device vision"),
      (.bezel, .accessoryCircular, "430x932", "accessoryCircular on a watch"),
    ] {
      let request = try LookBench.request(look, family, device: device)
      let error = await #expect(throws: RenderError.self) { try await LookBench.picture(request) { Text("a") } }
      #expect(error?.description == "the look \(look.rawValue) is for \(place)")
    }
    let recessed = try LookBench.request(.recessed, device: "vision")
    let error = await #expect(throws: RenderError.self) {
      try await LookBench.picture(recessed, mountingStyles: [.elevated]) { Text("a") }
    }
    #expect(error?.description.contains("supportedMountingStyles") == true)
  }

  @Test func `a missing wallpaper is an error that names it`() async throws {
    var request = try LookBench.request(.clear)
    request.backdrop = .picture(path: "/nonexistent/hill.jpg")
    let error = await #expect(throws: RenderError.self) { try await LookBench.picture(request) { Text("a") } }
    #expect(error?.description.hasPrefix("/nonexistent/hill.jpg: ") == true && error?.isUnreadableFile == true)
  }

  @Test func `the middle of a wallpaper on the whole screen is behind the widget`() async throws {
    let size = PixelSize(width: 43, height: 93)
    let file = Bitmap(pixelSize: size, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      // Red above and below, blue in the middle half.
      for index in pixels.indices { pixels[index] = (23..<70).contains(index / 43) ? 0xFF00_00FF : 0xFFFF_0000 }
    }
    let path = FileManager.default.temporaryDirectory.appending(path: "wall-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: path) }
    try PNGEncoder.encode(file).write(to: path)
    var request = try LookBench.request(.withoutBackground)
    request.backdrop = .picture(path: path.path)
    let pixels = try bitmap(
      try await LookBench.picture(request) { Color.clear.containerBackground(.white, for: .widget) })
    #expect([pixels[0, 0], pixels[85, 85], pixels[169, 169]] == [0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
  }

  @Test func `another canvas has the size that was asked for`() async throws {
    for (look, family, device) in [
      (WidgetLook.standBy, WidgetFamily.systemSmall, "430x932"), (.standard, .accessoryCorner, "watch-198x242"),
    ] {
      var request = try LookBench.request(look, family, device: device)
      request.canvas = .cell(CGSize(width: 200, height: 200))
      let picture = try await LookBench.picture(request) { Text("a").containerBackground(.white, for: .widget) }
      #expect(try bitmap(picture).pixelSize == PixelSize(width: 200, height: 200))
    }
  }

  private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 0xFF) }
  private func green(_ pixel: UInt32) -> Int { Int(pixel >> 8 & 0xFF) }
  private func blue(_ pixel: UInt32) -> Int { Int(pixel & 0xFF) }

  private struct PlaceView: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.colorScheme) private var scheme
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.levelOfDetail) private var detail
    @Environment(\.widgetContentMargins) private var margins

    var body: some View {
      let words = [
        "\(mode)", scheme == .dark ? "dark" : "light", "\(showsBackground)", isDimmed ? "dimmed" : "bright",
        detail == .default ? "default" : "simplified", "\(Int(margins.top))",
      ]
      Text(verbatim: words.joined(separator: " "))
    }
  }
}
