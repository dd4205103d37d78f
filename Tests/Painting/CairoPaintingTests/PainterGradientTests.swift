import Diagnostics
import Foundation
import Graphics
import Testing
import Typesetting

@testable import CairoPainting

struct PainterGradientTests {
  private let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
  private let center = CGPoint(x: 10, y: 10)

  private func stops(_ colors: ResolvedColor...) -> GradientStops {
    let last = Double(max(colors.count - 1, 1))
    return GradientStops(colors.enumerated().map { .init(color: $1, location: Double($0) / last) }, space: .device)
  }

  private func fill(_ paint: Paint) throws -> Bitmap {
    try CairoPaintingTests.paint([.fill(Path(frame), paint, evenOdd: false)], width: 20, height: 20)
  }

  @Test func `an angular gradient starts at the trailing edge and runs clockwise`() throws {
    let bitmap = try fill(.angularGradient(stops(.black, .white), center: center, start: 0, end: 2 * .pi))
    func gray(_ x: Int, _ y: Int) -> Int { bitmap.pixel(x, y)[0] }
    #expect(gray(19, 10) < 8)
    #expect(abs(gray(10, 19) - 64) < 6, "down is a quarter")
    #expect(abs(gray(0, 10) - 127) < 6)
    #expect(abs(gray(10, 0) - 191) < 6)
    #expect(gray(19, 9) > 246)
  }

  @Test func `an incomplete angular gradient continues in its end colours`() throws {
    let bitmap = try fill(.angularGradient(stops(.black, .white), center: center, start: 0, end: .pi))
    #expect(bitmap.pixel(2, 4)[0] == 255)
    #expect(bitmap.pixel(17, 4)[0] == 0)
    let back = try fill(.angularGradient(stops(.black, .white), center: center, start: .pi, end: 0))
    #expect(abs(back.pixel(10, 18)[0] - 127) < 6)
    #expect(back.pixel(19, 10)[0] > 240)
    #expect(back.pixel(17, 4)[0] == 255)
  }

  @Test func `only the last of two turns is shown`() throws {
    let bitmap = try fill(.angularGradient(stops(.black, .white), center: center, start: 0, end: 4 * .pi))
    #expect(abs(bitmap.pixel(19, 10)[0] - 130) < 6)
    #expect(bitmap.pixel(19, 9)[0] > 250)
  }

  @Test(arguments: [(Double.nan, 1.0), (0, .infinity), (1e300, -1e300), (0, 0)])
  func `invalid angles do not trap`(_ start: Double, _ end: Double) throws {
    _ = try fill(.angularGradient(stops(.black, .white), center: center, start: start, end: end))
    _ = try fill(.angularGradient(stops(.black, .white), center: CGPoint(x: CGFloat.nan, y: 0), start: 0, end: 1))
  }

  @Test func `radial gradients run between their radii`() throws {
    let bitmap = try fill(.radialGradient(stops(.black, .white), center: center, startRadius: 2, endRadius: 8))
    #expect(bitmap.pixel(10, 10)[0] == 0)
    #expect(abs(bitmap.pixel(15, 10)[0] - 149) < 12)
    #expect(bitmap.pixel(19, 10)[0] == 255)
    let edge = try fill(.radialGradient(stops(.black, .white), center: center, startRadius: 5, endRadius: 5))
    #expect(edge.pixel(10, 10)[0] == 0)
    #expect(edge.pixel(16, 10)[0] == 255)
  }

  @Test func `elliptical gradients reach the edges in both directions`() throws {
    let gradient = Paint.ellipticalGradient(
      stops(.black, .white), center: center, startRadius: .zero, endRadius: CGSize(width: 10, height: 5))
    let bitmap = try fill(gradient)
    #expect(bitmap.pixel(10, 4)[0] == 255)
    #expect(abs(bitmap.pixel(10, 12)[0] - bitmap.pixel(15, 10)[0]) < 16)
  }

  @Test func `empty gradients paint nothing, single colours everywhere`() throws {
    let none = GradientStops([])
    let one = GradientStops([.init(color: .red, location: 0.3)])
    for (stops, alpha) in [(none, 0), (one, 255)] {
      for paint in [
        Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 20, y: 0)),
        .linearGradient(stops, start: .zero, end: .zero),
        .radialGradient(stops, center: center, startRadius: 0, endRadius: 9),
        .radialGradient(stops, center: center, startRadius: 0, endRadius: 0),
        .angularGradient(stops, center: center, start: 0, end: 1),
      ] { #expect(try fill(paint).alpha(5, 5) == alpha) }
    }
  }

  @Test func `a mesh has its corners' colours`() throws {
    func vertex(_ x: CGFloat, _ y: CGFloat) -> GradientMesh.Vertex {
      func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
      return .init(
        point: point(0, 0), leading: point(-6, 0), top: point(0, -6), trailing: point(6, 0), bottom: point(0, 6))
    }
    let mesh = try #require(
      GradientMesh(
        width: 2, height: 2, vertices: [vertex(0, 0), vertex(20, 0), vertex(0, 20), vertex(20, 20)],
        colors: [.red, .blue, .white, .black], background: .clear, isSmooth: false, space: .device))
    let bitmap = try fill(.meshGradient(mesh))
    #expect(bitmap.pixel(0, 0)[0] > 235 && bitmap.pixel(0, 0)[2] < 30)
    #expect(bitmap.pixel(19, 0)[2] > 235)
    #expect(bitmap.pixel(19, 19).prefix(3).allSatisfy { $0 < 30 })
    #expect(bitmap.pixel(10, 10)[3] == 255)
  }

  @Test func `tiles repeat from the corner`() throws {
    let picture = Bitmap(width: 2, [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_FFFF])
    let tile = ImageItem(
      picture: DrawableImage(content: .decoded(picture), pixelSize: picture.pixelSize),
      frame: CGRect(x: 1, y: 0, width: 2, height: 2), interpolation: .none)
    let item = DisplayItem.fill(
      Path(CGRect(x: 1, y: 0, width: 5, height: 2)), .picture(TiledImage(tile: tile)), evenOdd: false)
    let bitmap = try paint([item], width: 6, height: 2, pictures: [.init(tile, scale: PixelScale(1)): picture])
    #expect((0..<6).map { bitmap[$0, 0] } == [0, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000])
  }
}

struct PainterMaterialTests {
  private let pane = Backdrop(radius: 4, saturation: 1, tint: ResolvedColor(white: 1, alpha: 0.5))

  @Test func `a material mixes the backdrop with its tint`() throws {
    let bitmap = try paint(
      [
        .rect(0, 0, 20, 20, .red),
        .fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), .material(pane), evenOdd: false),
      ],
      width: 20, height: 20)
    for (ours, theirs) in zip(bitmap.pixel(10, 10), [255, 128, 128, 255]) { #expect(abs(ours - theirs) <= 1) }
    #expect(bitmap.pixel(2, 2) == [255, 0, 0, 255])
  }

  @Test func `only the edge behind a material is blurred`() throws {
    let bitmap = try paint(
      [
        .rect(0, 0, 10, 20, .black), .rect(10, 0, 10, 20, .white),
        .fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), .material(pane), evenOdd: false),
      ], width: 20, height: 20)
    #expect(bitmap.pixel(9, 15)[0] == 0)
    #expect(bitmap.pixel(10, 15)[0] == 255)
    #expect(abs(bitmap.pixel(9, 5)[0] - 185) < 12)
    #expect(abs(bitmap.pixel(10, 5)[0] - 198) < 12)
  }

  @Test func `without a backdrop, a material is its tint`() throws {
    let bitmap = try paint(
      [.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), .material(pane), evenOdd: false)], width: 4, height: 4)
    #expect(abs(bitmap.alpha(1, 1) - 128) <= 1)
  }
}

struct PainterRasterisingTests {
  private func file(_ items: [DisplayItem], _ format: VectorFormat) throws -> (text: String, log: DiagnosticLog) {
    let list = DisplayList(size: CGSize(width: 40, height: 40), scale: PixelScale(2), items: items)
    let log = DiagnosticLog()
    let data = try log.collecting {
      try Painter(text: TextEngine(), pictures: PreparedImages()).file(of: list, format: format)
    }
    return (String(decoding: data, as: UTF8.self), log)
  }

  private static let stops = GradientStops([.init(color: .red, location: 0), .init(color: .blue, location: 1)])
  private static let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test(
    arguments: [
      .group(.blur(radius: 2, isOpaque: false), [.rect(5, 5, 9, 9)]), .group(.color(.invert), [.rect(5, 5, 9, 9)]),
      .group(.innerShadow(Shadow(color: .black, radius: 2)), [.rect(5, 5, 9, 9)]),
      .group(.blend(.softLight), [.rect(5, 5, 9, 9)]),
      .fill(square, .angularGradient(stops, center: .zero, start: 0, end: 6), evenOdd: false),
      .fill(square, .material(Backdrop(radius: 2, saturation: 1, tint: .white)), evenOdd: false),
    ] as [DisplayItem])
  func `what cannot be written as shapes becomes an image, and is reported`(_ item: DisplayItem) throws {
    for format in [VectorFormat.svg, .pdf] {
      let (text, log) = try file([.rect(0, 0, 40, 40, .red), item, .rect(35, 35, 2, 2, .blue)], format)
      #expect(log.diagnostics.map(\.id) == ["vector.rasterised"])
      if format == .svg { #expect(text.contains("<image")) }
    }
  }

  @Test func `items above stay shapes`() throws {
    let (text, _) = try file(
      [.rect(0, 0, 40, 40, .red), .group(.blend(.softLight), [.rect(5, 5, 9, 9)]), .rect(35, 35, 2, 2, .blue)], .svg)
    #expect(text.contains("rgb(0%,0%,100%)"))
    #expect(!text.contains("rgb(100%,0%,0%)"), "what is below is in the picture")
  }

  @Test func `transforms and radial gradients are shapes`() throws {
    let (text, log) = try file(
      [
        .group(.transform(CGAffineTransform(rotationAngle: 0.3)), [.rect(5, 5, 9, 9)]),
        .fill(
          Self.square, .radialGradient(Self.stops, center: .zero, startRadius: 0, endRadius: 9), evenOdd: false),
      ], .svg)
    #expect(log.diagnostics.isEmpty)
    #expect(!text.contains("<image") && text.contains("radialGradient"))
  }
}
