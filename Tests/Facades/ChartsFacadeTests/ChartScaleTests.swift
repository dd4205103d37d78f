import Foundation
import Testing

@testable import ChartsFacade

struct ChartScaleTests {
  @Test func `ticks are one, two or five times a power of ten apart`() {
    #expect(NiceTicks.step(over: 0...55, count: 4) == 10)
    #expect(NiceTicks.step(over: 0...65, count: 4) == 20)
    #expect(NiceTicks.step(over: 0...0.9, count: 4) == 0.2)
    #expect(NiceTicks.step(over: 1...1, count: 4) == nil)
    #expect(NiceTicks.step(over: 0...(.infinity), count: 4) == nil)
    #expect(NiceTicks.values(in: -20...45, by: 20) == [-20, 0, 20, 40])
    #expect(NiceTicks.values(in: 0...1e9, by: 1e-9).isEmpty)
  }

  @Test func `an automatic domain includes zero by default`() {
    let values = [_ChartValue.number(62), .number(97)]
    #expect(ScaleRequest().scale(for: values, ticks: 4).domain == .numbers(0...100, isTime: false))
    let wish = ScaleRequest(domain: .automatic(includesZero: false))
    #expect(wish.scale(for: values, ticks: 4).domain == .numbers(60...100, isTime: false))
    #expect(ScaleRequest().scale(for: [], ticks: 4).domain == .numbers(-0...1, isTime: false))
  }

  @Test func `the last tick is never below the data`() {
    for most in stride(from: 0.7, to: 2000, by: 0.7) {
      for count in 1...8 {
        let scale = ScaleRequest().scale(for: [.number(most)], ticks: count)
        guard case .numbers(let range, false) = scale.domain, let step = scale.step else {
          Issue.record("\(most)")
          continue
        }
        let ticks = NiceTicks.values(in: range, by: step)
        let isFitting = ticks.first == 0 && ticks.last == range.upperBound && range.upperBound >= most
        #expect(isFitting && (ticks.count - 1) <= 2 * count, "\(most), \(count): \(ticks)")
      }
    }
    #expect(ScaleRequest().scale(for: [.number(125)], ticks: 4).domain == .numbers(0...150, isTime: false))
    let wish = ScaleRequest(domain: .values([.number(0), .number(125)]))
    #expect(wish.scale(for: [.number(125)], ticks: 4).domain == .numbers(0...125, isTime: false))
    #expect(ScaleRequest().scale(for: [.number(125)], ticks: 4, step: 40).domain == .numbers(0...160, isTime: false))
  }

  @Test func `categories have bands in order of appearance`() {
    let scale = ScaleRequest().scale(for: [.category("b"), .category("a"), .category("b")], ticks: 4)
    #expect(scale.domain == .categories(["b", "a"]))
    #expect(scale.position(.category("b")) == 0.25 && scale.position(.category("a")) == 0.75)
    #expect(scale.position(.category("c")) == nil && scale.position(.number(1)) == nil)
  }

  @Test func `dates have ticks at the beginnings of units`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let start = Date(timeIntervalSince1970: 1_795_248_000).timeIntervalSinceReferenceDate
    let week = DateTicks.fitting(start...start + 7 * 86_400, count: 4)
    #expect(week.component == .day && week.count == 2)
    let hours = DateTicks(component: .hour, count: 6).values(in: start...start + 86_400, calendar: calendar)
    #expect(hours.map { calendar.component(.hour, from: $0) } == [12, 18, 0, 6])
    #expect(DateTicks(component: .second, count: 1).values(in: 0...1e12, calendar: calendar).count == 500)
    #expect(DateTicks(component: .hour, count: 0).values(in: 0...10, calendar: calendar).isEmpty)
  }

  @Test func `a monotone line stays between its points`() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 10), CGPoint(x: 3, y: 10)]
    let path = Path { path in
      path.move(to: points[0])
      InterpolationMethod.monotone.add(points, to: &path)
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 3, height: 10))
  }

  @Test func `values are preserved`() {
    enum Fruit: String, Plottable { case pear, plum }
    #expect(AxisValue(value: Fruit.plum.chartValue, index: 0, count: 1).as(Fruit.self) == .plum)
    #expect(AxisValue(value: .number(2.4), index: 0, count: 1).as(Int.self) == 2)
    #expect(AxisValue(value: .number(.nan), index: 0, count: 1).as(Int.self) == nil)
    #expect(AxisValue(value: .number(2), index: 0, count: 1).as(Date.self) == nil)
  }
}
