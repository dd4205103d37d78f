import Diagnostics
import Foundation
import Testing

@testable import Graphics

/// Combined areas of two paths: exact corners, and areas for curves.
struct PathAreaTests {
  private let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let b = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// The area by the shoelace formula; clockwise outlines are positive, holes negative.
  private func area(_ path: Path) -> CGFloat {
    path.subpaths.reduce(0) { sum, subpath in
      let points = [subpath.start] + subpath.segments.map(\.end)
      return sum
        + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
          $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
    }
  }

  private func corners(_ path: Path) -> Set<[CGFloat]> {
    Set(path.subpaths.flatMap { [$0.start] + $0.segments.map(\.end) }.map { [$0.x, $0.y] })
  }

  @Test func `two squares overlap`() {
    #expect(corners(a.intersection(b)) == [[5, 5], [10, 5], [10, 10], [5, 10]])
    #expect(area(a.intersection(b)) == 25)
    #expect(area(a.union(b)) == 175 && a.union(b).subpaths.count == 1)
    #expect(corners(a.union(b)).count == 8)
    #expect(area(a.subtracting(b)) == 75 && corners(a.subtracting(b)).count == 6)
    #expect(area(a.symmetricDifference(b)) == 150)
  }

  @Test func `squares with a common side are merged, and have no intersection`() {
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    let both = a.union(right)
    #expect(both.subpaths.count == 1 && corners(both) == [[0, 0], [20, 0], [20, 10], [0, 10]])
    #expect(a.intersection(right).isEmpty)
    #expect(area(a.subtracting(right)) == 100)
    #expect(a.subtracting(a).isEmpty)
    #expect(area(a.union(a)) == 100 && area(a.intersection(a)) == 100)
    let half = Path(CGRect(x: 0, y: 5, width: 10, height: 10))
    #expect(corners(a.union(half)) == [[0, 0], [10, 0], [10, 15], [0, 15]])
  }

  @Test func `a square inside of another makes a hole`() {
    let inner = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
    let ring = a.subtracting(inner)
    #expect(ring.subpaths.count == 2 && area(ring) == 84)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 5)))
    #expect(inner.subtracting(a).isEmpty)
    #expect(area(ring.union(inner)) == 100)
    #expect(area(a.intersection(inner)) == 16)
  }

  @Test func `circles keep their areas`() {
    let (r, d) = (20.0, 20.0)
    let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2 * r, height: 2 * r))
    let right = left.offsetBy(dx: d, dy: 0)
    let lens = 2 * r * r * acos(d / (2 * r)) - d / 2 * (4 * r * r - d * d).squareRoot()
    let whole = .pi * r * r
    #expect(abs(area(left.intersection(right)) - lens) < 1)
    #expect(abs(area(left.union(right)) - (2 * whole - lens)) < 2)
    #expect(abs(area(left.subtracting(right)) - (whole - lens)) < 2)
    #expect(left.intersection(right).subpaths.count == 1)
  }

  @Test func `the fill rule is respected`() {
    var twice = a
    twice.addPath(Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
    #expect(area(twice.normalized(eoFill: false)) == 100)
    #expect(area(twice.normalized()) == 84)
    let star = Path { path in
      path.addLines([CGPoint(x: 5, y: 0), CGPoint(x: 8, y: 10), CGPoint(x: 0, y: 4)])
      path.addLine(to: CGPoint(x: 10, y: 4))
      path.addLine(to: CGPoint(x: 2, y: 10))
      path.closeSubpath()
    }
    #expect(star.normalized(eoFill: false).contains(CGPoint(x: 5, y: 5)))
    #expect(!star.normalized().contains(CGPoint(x: 5, y: 5)))
    #expect(star.normalized().subpaths.count == 5)
  }

  @Test func `every point of the result follows from the two areas`() {
    var generator = Noise(state: 42)
    for _ in 0..<12 {
      func random() -> CGFloat { CGFloat(generator.next() % 400) / 10 }
      func polygon() -> Path {
        Path { path in
          path.addLines((0..<7).map { _ in CGPoint(x: random(), y: random()) })
          path.closeSubpath()
          path.addEllipse(in: CGRect(x: random(), y: random(), width: random(), height: random()))
        }
      }
      let (first, second) = (polygon(), polygon())
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (first.union(second), { $0 || $1 }), (first.intersection(second), { $0 && $1 }),
        (first.subtracting(second), { $0 && !$1 }), (first.symmetricDifference(second), { $0 != $1 }),
      ]
      for _ in 0..<150 {
        let point = CGPoint(x: random() + 0.0137, y: random() + 0.0171)
        // Points so near to an outline that chords decide are skipped.
        let near = [(0.05, 0), (-0.05, 0), (0, 0.05), (0, -0.05)].map { CGPoint(x: point.x + $0.0, y: point.y + $0.1) }
        let isClear = near.allSatisfy {
          first.contains($0) == first.contains(point) && second.contains($0) == second.contains(point)
        }
        guard isClear else { continue }
        for (result, rule) in results {
          #expect(result.contains(point) == rule(first.contains(point), second.contains(point)), "\(point)")
        }
      }
    }
  }

  @Test func `a line is cut at an area's edge`() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 20, y: 5))
    }
    #expect("\(line.lineIntersection(a))" == "\(Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]) })")
    #expect(line.lineSubtraction(a).subpaths.count == 2)
    #expect(corners(line.lineSubtraction(a)) == [[-5, 5], [0, 5], [10, 5], [20, 5]])
    #expect(line.lineIntersection(Path()).isEmpty)
  }

  @Test func `empty, distant and non-finite paths do not trap`() {
    let nowhere = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    let far = Path(CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))
    let flat = Path { $0.addLines([.zero, CGPoint(x: 5, y: 0), .zero]) }
    #expect(area(a.union(Path())) == 100 && Path().union(Path()).isEmpty)
    #expect(area(a.union(nowhere)) == 100 && a.intersection(nowhere).isEmpty)
    #expect(area(a.intersection(far)) == 100)
    #expect(area(a.union(flat)) == 100)
    #expect(a.intersection(flat).isEmpty)
  }

  @Test func `a path with too many chords is left unchanged and reported`() {
    let many = Path { path in
      for index in 0..<4000 { path.addRect(CGRect(x: CGFloat(index) * 3, y: 0, width: 1, height: 1)) }
    }
    let log = DiagnosticLog()
    let result = log.collecting { many.union(a) }
    #expect(result == many)
    #expect(log.diagnostics.map(\.id) == ["path.too-complex"])
  }
}

/// Random numbers, the same in every run.
private struct Noise {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
