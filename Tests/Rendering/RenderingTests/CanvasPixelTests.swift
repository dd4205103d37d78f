import Diagnostics
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines

/// The effect of a canvas's options on pixels: a black square of 40 points in the centre of a white widget of 170
/// points.
@Suite struct CanvasPixelTests {
  private func bitmap(_ renderer: @escaping (inout GraphicsContext) -> Void) async throws -> Bitmap {
    var request = RenderRequest(family: .systemSmall)
    request.scale = PixelScale(1)
    let picture = try await TestWidget.picture(request) {
      Canvas { context, _ in renderer(&context) }.containerBackground(.white, for: .widget)
    }
    #expect(picture.diagnostics == [])
    return try PNGDecoder.decode(picture.data)
  }

  private func shadowed(_ filter: GraphicsContext.Filter) async throws -> Bitmap {
    try await bitmap { context in
      context.addFilter(filter)
      context.fill(Path(CGRect(x: 65, y: 65, width: 40, height: 40)), with: .color(.black))
    }
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    [16, 8, 0].map { Int(bitmap[x, y] >> $0 & 0xFF) }
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func `a shadow above covers its caster`() async throws {
    let below = try await shadowed(.shadow(color: red, radius: 0, x: 20))
    #expect(color(below, 100, 85) == [0, 0, 0] && color(below, 115, 85) == [255, 0, 0])
    let above = try await shadowed(.shadow(color: red, radius: 0, x: 20, options: .shadowAbove))
    #expect(color(above, 100, 85) == [255, 0, 0] && color(above, 115, 85) == [255, 0, 0])
    #expect(color(above, 75, 85) == [0, 0, 0])
  }

  @Test func `a shadow only is drawn without its caster`() async throws {
    let alone = try await shadowed(.shadow(color: red, radius: 0, x: 20, options: .shadowOnly))
    #expect(color(alone, 75, 85) == [255, 255, 255] && color(alone, 100, 85) == [255, 0, 0])
    let soft = try await shadowed(.shadow(color: red, radius: 4, options: .shadowOnly))
    #expect(color(soft, 85, 85) == [255, 0, 0])
    #expect(abs(color(soft, 64, 85)[1] - 134) < 16, "half of the shadow at its edge")
  }

  @Test func `an inverted inner shadow is an inner shadow`() async throws {
    let inner = try await shadowed(
      .shadow(color: red, radius: 4, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
    #expect(color(inner, 85, 85) == [0, 0, 0] && color(inner, 50, 85) == [255, 255, 255])
    #expect(color(inner, 66, 85)[0] > 80 && color(inner, 66, 85)[1] == 0)
  }

  @Test func `without a group the shadow blends with the backdrop`() async throws {
    func corner(_ options: GraphicsContext.ShadowOptions) async throws -> [Int] {
      let bitmap = try await bitmap { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 170, height: 170)), with: .color(Color(red: 0, green: 1, blue: 0)))
        context.addFilter(.shadow(color: red, radius: 0, x: 20, blendMode: .multiply, options: options))
        context.fill(Path(CGRect(x: 65, y: 65, width: 40, height: 40)), with: .color(.black))
      }
      return color(bitmap, 115, 85)
    }
    #expect(try await corner([]) == [255, 0, 0])
    #expect(try await corner(.disablesGroup) == [0, 0, 0], "red times green")
  }

  @Test func `a palette colours a symbol's layers`() async throws {
    let bitmap = try await bitmap { context in
      var symbol = context.resolve(Image(systemName: "person.crop.circle.badge.plus"))
      symbol.shading = .palette([.color(Color(red: 1, green: 0, blue: 0)), .color(Color(red: 0, green: 0, blue: 1))])
      context.draw(symbol, in: CGRect(x: 35, y: 35, width: 100, height: 100))
    }
    let pixels = (0..<170).flatMap { y in (0..<170).map { x in color(bitmap, x, y) } }
    #expect(pixels.contains([255, 0, 0]) && pixels.contains([0, 0, 255]))
  }

  @Test func `the halves of a gradient in linear light are brighter`() async throws {
    func middle(_ options: GraphicsContext.GradientOptions) async throws -> Int {
      let bitmap = try await bitmap { context in
        let gradient = Gradient(colors: [.black, Color(red: 1, green: 1, blue: 1)])
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 170, height: 170)),
          with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 170, y: 0), options: options))
      }
      return color(bitmap, 85, 85)[0]
    }
    #expect(try await abs(middle(.linearColor) - 188) <= 3)
    #expect(try await middle([]) < 140)
  }

  @Test func `views that overlap fade as one`() async throws {
    var request = RenderRequest(family: .systemSmall)
    request.scale = PixelScale(1)
    let picture = try await TestWidget.picture(request) {
      ZStack {
        Color.black.frame(width: 60, height: 60)
        Color.black.frame(width: 120, height: 20)
      }
      .opacity(0.5)
      .containerBackground(.white, for: .widget)
    }
    let bitmap = try PNGDecoder.decode(picture.data)
    #expect(color(bitmap, 85, 85) == color(bitmap, 85, 60) && color(bitmap, 85, 85) == color(bitmap, 30, 85))
  }
}
