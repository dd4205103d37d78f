import Foundation
import Graphics
import Testing

@testable import CairoPainting

/// Filters other than a constant matrix, and gradients in linear light.
struct PainterColorStepTests {
  private func changed(_ color: ResolvedColor, by filters: ColorFilter...) throws -> [Int] {
    let items = filters.reduce([DisplayItem.rect(0, 0, 4, 4, color)]) { [.group(.color($1), $0)] }
    return try paint(items).pixel(1, 1)
  }

  @Test func `a matrix mixes the components`() throws {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r3) = (0, 1)
    (matrix.b3, matrix.b5) = (0, 0.2)
    #expect(try changed(.blue, by: .matrix(matrix)) == [255, 0, 51, 255])
    matrix.a4 = 0.5
    let half = try changed(.blue, by: .matrix(matrix))
    #expect(abs(half[3] - 127) <= 1 && abs(half[0] - 127) <= 1)
    #expect(try changed(.red, by: .matrix(ColorMatrix())) == [255, 0, 0, 255])
  }

  @Test func `a matrix that adds alpha makes transparent pixels visible`() throws {
    var matrix = ColorMatrix()
    (matrix.g5, matrix.a5) = (1, 1)
    let clear = ResolvedColor(white: 0, alpha: 0)
    let bitmap = try paint([.group(.color(.matrix(matrix)), [.rect(0, 0, 8, 4, clear), .rect(0, 0, 2, 2, .red)])])
    #expect(bitmap.pixel(6, 2) == [0, 255, 0, 255])
    #expect(bitmap.pixel(1, 1) == [255, 255, 0, 255])
    #expect(bitmap.pixel(6, 6) == [0, 0, 0, 0])
  }

  @Test func `a threshold leaves one colour or nothing`() throws {
    func alpha(_ alpha: Double) throws -> [Int] {
      try changed(ResolvedColor(white: 1, alpha: alpha), by: .alphaThreshold(min: 0.5, max: 0.8, .red))
    }
    #expect(try alpha(0.4) == [0, 0, 0, 0])
    #expect(try alpha(0.6) == [255, 0, 0, 255])
    #expect(try alpha(1) == [0, 0, 0, 0])
  }

  @Test func `blurred discs merge under a threshold`() throws {
    let discs = [4.0, 13].map { x in
      DisplayItem.fill(Path(ellipseIn: CGRect(x: x, y: 4, width: 8, height: 8)), .color(.black), evenOdd: false)
    }
    let bitmap = try paint(
      [
        .group(
          .color(.alphaThreshold(min: 0.4, max: 1, .red)), [.group(.blur(radius: 2, isOpaque: false), discs)])
      ], width: 25, height: 16)
    #expect(bitmap.pixel(12, 8) == [255, 0, 0, 255], "between the discs")
    #expect(bitmap.pixel(12, 3)[3] == 0)
    #expect(bitmap.pixel(8, 8) == [255, 0, 0, 255])
  }

  @Test func `brightness in linear light differs from encoded brightness`() throws {
    let gray = ResolvedColor(white: 0.5)
    #expect(try abs(changed(gray, by: .brightness(0.2))[0] - 178) <= 1)
    // 0.5 is 0.214 of the light; with 0.2 more it is 0.414, which is encoded as 0.675.
    #expect(try abs(changed(gray, by: .decodingGamma, .brightness(0.2), .encodingGamma)[0] - 172) <= 1)
    #expect(try abs(changed(gray, by: .decodingGamma, .encodingGamma)[0] - 127) <= 1)
  }

  @Test func `the middle of a gradient is brighter in linear light`() throws {
    func middle(_ space: GradientStops.Space) throws -> Int {
      let stops = GradientStops(
        [.init(color: .black, location: 0), .init(color: .white, location: 1)], space: space)
      let path = Path(CGRect(x: 0, y: 0, width: 100, height: 4))
      let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0))
      return try CairoPaintingTests.paint([.fill(path, paint, evenOdd: false)], width: 100, height: 4).pixel(50, 1)[0]
    }
    #expect(try abs(middle(.linear) - 188) <= 2)
    #expect(try abs(middle(.device) - 128) <= 2)
  }

  @Test func `a group fades as one, its overlaps do not show`() throws {
    let group = DisplayItem.group(.opacity(0.5), [.rect(0, 0, 5, 5, .red), .rect(2, 2, 5, 5, .red)])
    let bitmap = try paint([group])
    #expect(bitmap.pixel(3, 3) == bitmap.pixel(0, 0))
    #expect(abs(bitmap.alpha(3, 3) - 128) <= 1)
  }
}
