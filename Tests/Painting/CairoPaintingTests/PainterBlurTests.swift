import Diagnostics
import Foundation
import Graphics
import Testing

@testable import CairoPainting

struct PainterBlurTests {
  @Test(arguments: [(2.0, 1.0), (24, 1), (12, 2)] as [(Double, Double)])
  func `a blur falls off like a Gaussian of its radius`(_ radius: Double, _ scale: Double) throws {
    let sigma = Int(radius * scale)
    let length = CGFloat(14 * sigma) / scale
    let bitmap = try paint(
      [.group(.blur(radius: radius, isOpaque: false), [.rect(0, 0, length / 2, length, .red)])], width: length,
      height: length, scale: scale)
    for x in [5 * sigma, 6 * sigma, 7 * sigma, 8 * sigma, 9 * sigma] {
      let place = (Double(x - 7 * sigma) + 0.5) / Double(sigma)
      let exact = 0.5 * erfc(place / 2.0.squareRoot())
      let pixel = bitmap.pixel(x, 7 * sigma)
      #expect(abs(Double(pixel[3]) / 255 - exact) < 0.012)
      #expect(abs(pixel[0] - pixel[3]) <= 1 && pixel[1] == 0, "premultiplied red")
    }
  }

  @Test(arguments: [100, 400, 5000, 1e9])
  func `a wide blur is computed from a limited number of pixels`(_ radius: CGFloat) {
    let step = PixelLayer.step(sigma: min(radius, PixelLayer.sigmaLimit), area: 2700 * 2700)
    let frame = PixelFrame(x: -1200, y: -1201, width: 2700, height: 2700).coarser(by: step)
    #expect(frame.area <= PixelLayer.blurredArea * 11 / 10)
    #expect(PixelLayer.step(sigma: 15, area: .max) == 1, "fine blurs stay fine")
    #expect(PixelLayer.step(sigma: 400, area: 512 * 512) == 1)
  }

  @Test func `a blur far larger than the canvas is limited`() throws {
    let log = DiagnosticLog()
    let wide = DisplayItem.rect(-4000, -5000, 4050, 10_000, .red)
    let bitmap = try log.collecting {
      try paint([.group(.blur(radius: 5000, isOpaque: false), [wide])], width: 100, height: 100)
    }
    for x in [0, 49, 99] {
      let exact = 0.5 * erfc((Double(x) + 0.5 - 50) / 400 / 2.0.squareRoot())
      #expect(abs(Double(bitmap.alpha(x, 50)) / 255 - exact) < 0.015, "\(x)")
    }
    #expect(log.diagnostics.map(\.id) == ["effect.limited"])
  }

  @Test func `a wide opaque blur keeps a sharp outline, and its colours their positions`() throws {
    let items: [DisplayItem] = [.rect(350, 5, 150, 5000, .red), .rect(500, 5, 2500, 5000, .blue)]
    let bitmap = try paint([.group(.blur(radius: 150, isOpaque: true), items)], width: 700, height: 20)
    #expect(bitmap.alpha(349, 10) == 0 && bitmap.alpha(350, 5) == 255 && bitmap.alpha(350, 4) == 0)
    func before(_ edge: Double, _ x: Int) -> Double { 0.5 * erfc((Double(x) + 0.5 - edge) / 150 / 2.0.squareRoot()) }
    for x in [360, 450, 600] {
      let red = (before(500, x) - before(350, x)) / (1 - before(350, x))
      #expect(abs(Double(bitmap.pixel(x, 10)[0]) / 255 - red) < 0.025, "\(x)")
    }
  }

  @Test func `a wide shadow from coarser pixels is the same`() throws {
    // Half a plane casts a half at its edge, with or without an offset, outside and inside.
    let plane = DisplayItem.rect(-3000, -3000, 3050, 6000, .white)
    let shadow = Shadow(color: .red, radius: 200, offset: CGSize(width: 20, height: 3))
    let outside = try paint([.group(.shadow(shadow), [plane])], width: 100, height: 40)
    let inside = try paint([.group(.innerShadow(shadow), [plane])], width: 100, height: 40)
    for x in [51, 70, 99] {
      let exact = 0.5 * erfc((Double(x) + 0.5 - 70) / 200 / 2.0.squareRoot())
      #expect(abs(Double(outside.alpha(x, 20)) / 255 - exact) < 0.015, "\(x)")
    }
    for x in [0, 30, 48] {
      let lit = 0.5 * erfc((Double(x) + 0.5 - 70) / 200 / 2.0.squareRoot())
      #expect(abs(Double(inside.pixel(x, 20)[1]) / 255 - lit) < 0.015, "\(x)")
      #expect(inside.alpha(x, 20) == 255)
    }
    #expect(inside.alpha(50, 20) == 0)
  }

  @Test func `an opaque blur keeps the outline and does not fade at it`() throws {
    let items: [DisplayItem] = [.rect(10, 10, 10, 20, .red), .rect(20, 10, 10, 20, .blue)]
    let bitmap = try paint([.group(.blur(radius: 3, isOpaque: true), items)], width: 40, height: 40)
    for (x, y) in [(10, 10), (29, 29), (20, 20)] { #expect(bitmap.alpha(x, y) == 255) }
    for (x, y) in [(9, 20), (30, 20), (20, 9)] { #expect(bitmap.alpha(x, y) == 0) }
    let middle = bitmap.pixel(20, 20)
    #expect(middle[0] > 90 && middle[2] > 90)
  }

  @Test func `a blur includes items outside of the canvas`() throws {
    let bitmap = try paint(
      [.group(.blur(radius: 4, isOpaque: false), [.rect(-50, 0, 50, 20)])], width: 20, height: 20)
    #expect(bitmap.alpha(0, 10) > 90)
    #expect(bitmap.alpha(15, 10) == 0)
  }

  @Test func `a scaled blur is a scaled Gaussian`() throws {
    let blur = DisplayItem.group(.blur(radius: 2, isOpaque: false), [.rect(5, 5, 10, 10)])
    let scaled = try paint(
      [.group(.transform(CGAffineTransform(scaleX: 3, y: 3)), [blur])], width: 60, height: 60)
    let direct = try paint(
      [.group(.blur(radius: 6, isOpaque: false), [.rect(15, 15, 30, 30)])], width: 60, height: 60)
    #expect(scaled == direct)
  }

  @Test func `an inner shadow darkens the edges and nothing outside`() throws {
    let shadow = Shadow(color: .black, radius: 2, offset: .zero)
    let bitmap = try paint([.group(.innerShadow(shadow), [.rect(5, 5, 20, 20, .white)])], width: 30, height: 30)
    #expect(bitmap.alpha(4, 15) == 0)
    #expect(bitmap.alpha(5, 15) == 255)
    let edge = bitmap.pixel(5, 15)[0]
    #expect((110...175).contains(edge), "half of a shadow at the edge: \(edge)")
    #expect(bitmap.pixel(15, 15)[0] == 255)
    let moved = Shadow(color: .black, radius: 0, offset: CGSize(width: 3, height: 0))
    let hard = try paint([.group(.innerShadow(moved), [.rect(5, 5, 20, 20, .white)])], width: 30, height: 30)
    let row = [4, 5, 7, 8, 24].map { hard.pixel($0, 15)[0] }
    #expect(row == [0, 0, 0, 255, 255])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e30])
  func `an invalid radius does not trap or allocate memory`(_ radius: CGFloat) throws {
    for effect in [
      Effect.blur(radius: radius, isOpaque: false), .blur(radius: radius, isOpaque: true),
      .shadow(Shadow(color: .black, radius: radius, offset: CGSize(width: radius, height: 0))),
      .innerShadow(Shadow(color: .black, radius: radius, offset: CGSize(width: 0, height: radius))),
      .backdrop(Backdrop(radius: radius, saturation: radius, tint: .white, opacity: radius)),
    ] { _ = try paint([.group(effect, [.rect(1, 1, 4, 4)])], width: 8, height: 8) }
  }
}

struct PainterTransformTests {
  @Test func `a rotation by 90° is clockwise`() throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 3, y: 0))
    let bitmap = try paint([.group(.transform(turn), [.rect(0, 0, 3, 1)])], width: 3, height: 3)
    #expect(bitmap.sketch == "..#\n..#\n..#")
  }

  @Test func `a negative scale mirrors`() throws {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    #expect(try paint([.group(.transform(mirror), [.rect(0, 0, 2, 1)])], width: 5, height: 1).sketch == "...##")
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: 1e300, y: 1),
    CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(scaleX: 1e-300, y: 1e-300),
  ])
  func `an invalid transform leaves the rest of the picture unchanged`(_ transform: CGAffineTransform) throws {
    let bitmap = try paint(
      [.group(.transform(transform), [.rect(0, 0, 2, 1)]), .rect(3, 0, 1, 1)], width: 4, height: 1)
    #expect(bitmap.alpha(3, 0) == 255)
  }

  @Test func `an enormous scale fills the visible area`() throws {
    let transform = CGAffineTransform(scaleX: 1e6, y: 1e6)
    let bitmap = try paint([.group(.transform(transform), [.rect(0, 0, 50, 50)])], width: 4, height: 2)
    #expect(bitmap.sketch == "####\n####")
    let blur = DisplayItem.group(.blur(radius: 3, isOpaque: false), [.rect(0, 0, 50, 50)])
    _ = try paint([.group(.transform(transform), [blur])], width: 4, height: 2)
  }

  @Test func `a projection without perspective paints what its transform paints`() throws {
    let affine = CGAffineTransform(translationX: 2, y: 1)
    let items: [DisplayItem] = [.rect(0, 0, 3, 2, .red)]
    let projected = try paint([.group(.projection(ProjectionTransform(affine)), items)], width: 8, height: 4)
    #expect(try projected == paint([.group(.transform(affine), items)], width: 8, height: 4))
  }

  @Test func `distant parts are smaller`() throws {
    var projection = ProjectionTransform()
    projection.m13 = 0.05
    let bitmap = try paint([.group(.projection(projection), [.rect(0, 0, 20, 20)])], width: 20, height: 20)
    // x 20 goes to 20 / (1 + 1), and y 20 goes to 10.
    #expect(bitmap.alpha(11, 1) == 0)
    #expect(bitmap.alpha(9, 8) == 255)
    #expect(bitmap.alpha(9, 12) == 0)
    #expect(bitmap.alpha(1, 17) == 255)
  }
}
