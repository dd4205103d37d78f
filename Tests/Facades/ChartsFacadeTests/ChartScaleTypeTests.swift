import Foundation
import Testing

@testable import ChartsFacade

struct ChartScaleTypeTests {
  private func scale(_ type: ScaleType, _ range: ClosedRange<Double>) -> ChartScale {
    ScaleRequest(domain: .values([.number(range.lowerBound), .number(range.upperBound)]), type: type)
      .scale(for: [], ticks: 4)
  }

  private func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-9 } ?? false }

  @Test func `types of scales map values to positions and back`() {
    #expect(isNear(scale(.log, 1...1000).position(.number(10)), 1.0 / 3))
    #expect(scale(.log, 1...1000).position(.number(0)) == nil)
    #expect(isNear(scale(.squareRoot, 0...100).position(.number(25)), 0.5))
    #expect(isNear(scale(.power(exponent: 2), 0...10).position(.number(5)), 0.25))
    #expect(isNear(scale(.symmetricLog, -100...100).position(.number(0)), 0.5))
    for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog(slopeAtZero: 3)] {
      guard case .number(let value)? = scale(type, 2...50).value(at: 30, in: 100) else {
        Issue.record("\(type)")
        continue
      }
      #expect(isNear(scale(type, 2...50).position(.number(value)), 0.3))
    }
  }

  @Test func `numbers are categories if the scale says so`() {
    let scale = ScaleRequest(type: .category).scale(for: [.number(2020), .number(2024)], ticks: 4)
    #expect(scale.domain == .categories(["2,020", "2,024"]) || scale.domain == .categories(["2020", "2024"]))
    #expect(scale.position(.number(2024)) == 0.75 && scale.band == 0.5)
  }

  @Test func `an automatic logarithmic domain ends at powers of ten`() {
    let scale = ScaleRequest(type: .log).scale(for: [.number(3), .number(420), .number(-5)], ticks: 4)
    guard case .numbers(let range, false) = scale.domain else {
      Issue.record("\(scale.domain)")
      return
    }
    #expect(isNear(range.lowerBound, 1) && isNear(range.upperBound, 1000))
  }

  @Test func `the range is padding of the plot, or a part of it in points`() {
    func points(_ range: AxisRange?, _ value: Double) -> CGFloat? {
      ScaleRequest(domain: .values([.number(0), .number(10)]), range: range).scale(for: [], ticks: 4)
        .place(.number(value))?.points(in: 100)
    }
    #expect(points(AxisRange(.plotDimension(padding: 10)), 0) == 10)
    #expect(points(AxisRange(.plotDimension(startPadding: 0, endPadding: 20)), 10) == 80)
    #expect(points(AxisRange(CGFloat(30)...60), 5) == 45)
    #expect(points(nil, 10) == 100)
  }

  @Test func `a program changes the inferred domain`() {
    var axis = ChartSettings.Axis()
    axis.take(
      .automatic(includesZero: false, dataType: Int.self) { domain in
        #expect(domain == [3, 40])
        domain.append(90)
      })
    let scale = axis.wish.scale(for: [.number(40), .number(3), .number(7)], ticks: 4)
    #expect(scale.domain == .numbers(0...100, isTime: false))
  }

  @Test func `scrolled axes show a part`() {
    let numbers = ScaleRequest(domain: .values([.number(0), .number(100)])).scale(for: [], ticks: 4)
    let part = numbers.scrolled(to: .init(length: 20, position: .number(30)))
    #expect(isNear(part.position(.number(30)), 0) && isNear(part.position(.number(50)), 1))
    // The last part ends with the domain.
    #expect(isNear(numbers.scrolled(to: .init(length: 20, position: .number(95))).position(.number(100)), 1))
    #expect(!numbers.scrolled(to: .init(length: 200, position: nil)).isScrolled)
    let names = ScaleRequest().scale(for: ["a", "b", "c", "d"].map { .category($0) }, ticks: 4)
    let two = names.scrolled(to: .init(length: 2, position: .category("c")))
    #expect(isNear(two.position(.category("c")), 0.25) && isNear(two.position(.category("d")), 0.75))
    #expect(!two.contains(.category("b")) && isNear(two.band, 0.5))
  }

  @Test func `a Catmull-Rom curve of a greater alpha follows the distances`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 21, y: 0)]
    func height(_ alpha: CGFloat) -> CGFloat {
      Path { path in
        path.move(to: points[0])
        InterpolationMethod.catmullRom(alpha: alpha).add(points, to: &path)
      }
      .boundingRect.maxY
    }
    #expect(height(0) < height(0.5) && height(0.5) < height(1))
  }
}
