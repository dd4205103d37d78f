import Diagnostics
import Foundation
import Testing

@testable import Graphics

struct PathBuildingTests {
  @Test func `elements before the first move are left out`() {
    let log = DiagnosticLog()
    let path = log.collecting {
      Path {
        $0.addLine(to: CGPoint(x: 1, y: 1))
        $0.closeSubpath()
        $0.move(to: CGPoint(x: 2, y: 2))
        $0.addLine(to: CGPoint(x: 3, y: 3))
      }
    }
    #expect(path.description == "2 2 m 3 3 l")
    #expect(log.diagnostics.map(\.id) == ["path.no-current-point"])
  }

  @Test func `the current point of a closed subpath is its start`() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.description == "1 2 m 5 2 l h")
    path.addRect(CGRect(x: 7, y: 8, width: 1, height: 1))
    #expect(path.currentPoint == CGPoint(x: 7, y: 8))
  }

  @Test func `a description can be parsed, and nothing else can`() throws {
    let text = "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h 1 1 m 2 2 l"
    #expect(try #require(Path(text)).description == text)
    #expect(Path("1 2 m 3 4 l 5")?.description == "1 2 m 3 4 l")
    #expect(Path("")?.isEmpty == true)
    for wrong in ["1 m", "1 2 3 m", "1 2 x", "nan 0 m", "1 2 m 3 4 q", "inf 1 m", "h 1 h"] {
      #expect(Path(wrong) == nil)
    }
  }

  @Test func `an arc that rounds a corner touches both lines`() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    }
    #expect(path.description == "0 0 m 80 0 l 91.0457 0 100 8.95431 100 20 c")
    let other = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    }
    #expect(other.description == "0 0 m 80 0 l 91.0457 0 100 -8.95431 100 -20 c")
    let straight = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
    }
    #expect(straight.description == "0 0 m 50 0 l")
  }

  @Test func `an arc of a million turns has as many elements as one of a hundred`() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360_000_090))
    }
    #expect(path.elements.count == 1 + 401)
    let log = DiagnosticLog()
    log.collecting {
      let none = Path {
        $0.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      }
      #expect(none.isEmpty)
    }
    #expect(log.diagnostics.map(\.id) == ["path.not-finite"])
  }

  @Test func `uneven corners leave room for their neighbours`() {
    let radii = RectangleCornerRadii(topLeading: 20, topTrailing: 90).limited(to: CGSize(width: 100, height: 300))
    #expect(radii == RectangleCornerRadii(topLeading: 20, topTrailing: 80))
    let both = RectangleCornerRadii(topLeading: 50, topTrailing: 70).limited(to: CGSize(width: 100, height: 300))
    #expect(both == RectangleCornerRadii(topLeading: 50, topTrailing: 50))
    let wrong = RectangleCornerRadii(topLeading: -5, topTrailing: .nan).limited(to: CGSize(width: 10, height: 10))
    #expect(wrong == RectangleCornerRadii())
  }

  @Test func `equal radii give the same path as a single radius`() {
    let rect = CGRect(x: 3, y: 4, width: 100, height: 60)
    let radii = RectangleCornerRadii(topLeading: 40, bottomLeading: 40, bottomTrailing: 40, topTrailing: 40)
    #expect(Path(roundedRect: rect, cornerRadii: radii).form == .roundedRectangle(rect, radius: 30, style: .continuous))
    #expect(Path(roundedRect: rect, cornerRadii: radii) == Path(roundedRect: rect, cornerRadius: 40))
  }

  @Test func `a null rectangle gives an empty path`() {
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 5).isEmpty)
  }

  @Test func `a transform without rotation or mirroring keeps the form`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let larger = CGAffineTransform(scaleX: 2, y: 2)
    #expect(Path(rect).applying(larger).form == .rectangle(CGRect(x: 2, y: 4, width: 60, height: 80)))
    #expect(
      Path(roundedRect: rect, cornerRadius: 4).applying(larger)
        == Path(roundedRect: CGRect(x: 2, y: 4, width: 60, height: 80), cornerRadius: 8))
    #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 1)).form == .elements)
    #expect(Path(roundedRect: rect, cornerRadius: 4).applying(CGAffineTransform(scaleX: 1, y: 2)).form == .elements)
    #expect(Path(rect).applying(CGAffineTransform(scaleX: -1, y: 1)).description == "-1 2 m -31 2 l -31 42 l -1 42 l h")
    #expect(
      Path(rect).mirrored(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        == Path(CGRect(x: 69, y: 2, width: 30, height: 40)))
  }
}
