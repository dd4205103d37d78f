import Foundation
import Testing

@testable import Graphics

struct PathMeasureTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `a point is inside by the winding or the even-odd rule`() {
    var path = Path(Self.square)
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(circle.contains(CGPoint(x: 50 + 35.3, y: 50 + 35.3)))
    #expect(!circle.contains(CGPoint(x: 50 + 35.4, y: 50 + 35.4)))
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(open.contains(CGPoint(x: 9, y: 5)) && !open.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func `a trim that ends before it begins is empty, and so is an empty range`() {
    let path = Path(Self.square)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 1) == path)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path { $0.move(to: .zero) }.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func `a subpath that is trimmed to its whole length stays closed`() {
    var path = Path(Self.square)
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: 0, to: 0.625).description == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
  }

  @Test func `a stroked line is a rectangle, longer with square ends`() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0)]) }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 0, y: -1, width: 50, height: 2))
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect
        == CGRect(x: -1, y: -1, width: 52, height: 2))
    let round = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    #expect(abs(round.boundingRect.minX + 1) < 1e-9 && abs(round.boundingRect.maxX - 51) < 1e-9)
    #expect(round.contains(CGPoint(x: -0.9, y: 0)) && !round.contains(CGPoint(x: -0.9, y: 0.9)))
  }

  @Test func `a stroked triangle is mitred, bevelled or rounded`() {
    let triangle = Path {
      $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
      $0.closeSubpath()
    }
    let mitred = triangle.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(abs(mitred.minX + 4.27008) < 1e-4 && abs(mitred.maxY - 63.1241) < 1e-4)
    let cut = triangle.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).boundingRect
    #expect(abs(cut.minX + 1.53644) < 1e-4 && abs(cut.maxY - 61.2804) < 1e-4)
    let round = triangle.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(abs(round.boundingRect.maxY - 62) < 0.01)
    let limited = triangle.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1.2)).boundingRect
    #expect(abs(limited.maxY - 61.2804) < 1e-4)
    let outline = triangle.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.contains(CGPoint(x: 50, y: 1)) && outline.contains(CGPoint(x: 50, y: -1)))
    #expect(!outline.contains(CGPoint(x: 50, y: 20)))
  }

  @Test func `a stroked circle is a ring`() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
    let bounds = ring.boundingRect
    #expect(abs(bounds.minX + 2) < 1e-9 && abs(bounds.maxY - 42) < 1e-9)
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      func point(_ radius: Double) -> CGPoint { CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle)) }
      #expect(ring.contains(point(18.1)) && ring.contains(point(21.9)))
      #expect(!ring.contains(point(17.9)) && !ring.contains(point(22.1)))
    }
  }

  @Test func `a dashed stroke has an outline for each dash`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
    func dashes(_ dash: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
      let path = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
      return path.subpaths.map { subpath in
        let xs = subpath.segments.flatMap { [$0.start.x, $0.end.x] }
        return [xs.min() ?? .nan, xs.max() ?? .nan]
      }
    }
    #expect(dashes([5, 3]) == [[0, 5], [8, 13], [16, 20]])
    #expect(dashes([5, 3], phase: 2) == [[0, 3], [6, 11], [14, 19]])
    #expect(dashes([5, 3], phase: -1) == [[1, 6], [9, 14], [17, 20]])
    #expect(dashes([6]) == [[0, 6], [12, 18]])
    #expect(dashes([0, 0]) == [[0, 20]])
    #expect(dashes([-1, 3]) == [[0, 20]])
    #expect(dashes([1e-9]) == [[0, 20]])
  }

  @Test func `a point has only caps`() {
    let dot = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(
      dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        == Path { $0.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4)) })
    #expect(Path { $0.move(to: .zero) }.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity])
  func `a line without a width has no outline`(_ width: CGFloat) {
    #expect(Path(Self.square).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test func `a path of a million elements is measured, trimmed and moved`() {
    let path = Path { path in
      path.move(to: .zero)
      for index in 0..<1_000_000 { path.addLine(to: CGPoint(x: index % 1000, y: index / 1000)) }
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 999, height: 999))
    #expect(!path.trimmedPath(from: 0.2, to: 0.4).isEmpty)
    #expect(path.offsetBy(dx: 1, dy: 1).boundingRect.minX == 1)
  }
}
