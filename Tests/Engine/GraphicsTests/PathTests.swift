import Foundation
import Testing

@testable import Graphics

struct PathTests {
  @Test func `a path has SwiftUI's description`() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 100.0 / 3, y: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 11, y: 12), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 1e-14))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m 33.3333 0 l 3 4 5 6 q 7 8 9 0 11 12 c h")
    #expect(Path().description == "")
  }

  @Test func `a path is no longer a rectangle after an addition`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var path = Path(rect)
    #expect(path.form == .rectangle(rect))
    path.addLine(to: .zero)
    #expect(path.form == .elements)
    var twice = Path(ellipseIn: rect)
    twice.addRect(rect)
    #expect(twice.form == .elements)
    #expect(twice.elements.count == 6 + 5)
  }

  @Test func `a radius is limited to half of the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(
      Path(roundedRect: rect, cornerRadius: 30).form == .roundedRectangle(rect, radius: 5, style: .continuous))
    #expect(Path(roundedRect: rect, cornerRadius: -1).form == .rectangle(rect))
  }

  @Test func `the bounding rectangle excludes control points`() {
    let path = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addCurve(to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 10, y: -5), control2: CGPoint(x: 30, y: 10))
    }
    let box = path.boundingRect
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.minY - 3.3333) < 1e-3)
    #expect(abs(box.maxX - 22.8) < 1e-9 && box.maxY == 10)
    #expect(Path().boundingRect.isNull)
    #expect(
      Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5).boundingRect
        == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a moved path keeps its form`() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let moved = CGRect(x: 6, y: 1, width: 30, height: 40)
    let offset = CGSize(width: 5, height: -1)
    #expect(Path(rect).offsetBy(offset) == Path(moved))
    #expect(Path(ellipseIn: rect).offsetBy(offset) == Path(ellipseIn: moved))
    #expect(
      Path(roundedRect: rect, cornerRadius: 4, style: .circular).offsetBy(offset)
        == Path(roundedRect: moved, cornerRadius: 4, style: .circular))
    let line = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 0))
      $0.closeSubpath()
    }
    #expect(line.offsetBy(offset).description == "5 -1 m 6 -1 7 1 q h")
  }
}
