import ChartsFacade
import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Testing
import WidgetKit

@testable import ChartsFacade

struct SectorTests {
  private struct Share: Identifiable {
    let name: String
    let part: Int
    var id: String { name }
  }

  private let shares = [Share(name: "Rent", part: 50), Share(name: "Food", part: 25), Share(name: "Other", part: 25)]

  private func sector(
    to end: Double, inner: CGFloat = 0, inset: CGFloat = 0, cornerRadius: CGFloat = 0
  ) -> SectorShape {
    SectorShape(
      center: .zero, start: 0, end: end * 2 * .pi, inner: inner, outer: 100, inset: inset, cornerRadius: cornerRadius)
  }

  private func isNear(_ path: Path, _ rect: CGRect) -> Bool {
    let bounds = path.boundingRect
    return [
      bounds.minX - rect.minX, bounds.minY - rect.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY,
    ].allSatisfy { abs($0) < 0.05 }
  }

  @Test func `values follow each other around the circle, ranges keep their position`() {
    func span(_ low: Double, _ high: Double? = nil) -> _ChartMark.Span {
      _ChartMark.Span(low: .number(low), high: high.map { .number($0) }, isRange: high != nil)
    }
    #expect(SectorDrawing.spans([span(1), span(2), span(1)]) == [0...0.25, 0.25...0.75, 0.75...1])
    #expect(SectorDrawing.spans([span(2), span(-3), span(.nan)]) == [0...1, 1...1, 1...1])
    #expect(SectorDrawing.spans([span(0, 3), span(6, 12)]) == [0...0.25, 0.5...1])
    #expect(SectorDrawing.spans([span(0), span(0)]) == [0...0, 0...0])
  }

  @Test func `sectors run clockwise from the top`() {
    #expect(isNear(sector(to: 0.25).path, CGRect(x: 0, y: -100, width: 100, height: 100)))
    #expect(isNear(sector(to: 0.5).path, CGRect(x: 0, y: -100, width: 100, height: 200)))
    #expect(isNear(sector(to: 1).path, CGRect(x: -100, y: -100, width: 200, height: 200)))
    #expect(sector(to: 0.25).path.contains(CGPoint(x: 20, y: -20)))
    #expect(!sector(to: 0.25, inner: 50).path.contains(CGPoint(x: 20, y: -20)))
    #expect(!sector(to: 1, inner: 50).path.contains(CGPoint(x: 20, y: -20)))
    #expect(sector(to: 0).path.isEmpty)
  }

  @Test func `an inset moves both straight edges inwards by the same distance`() {
    let pie = sector(to: 0.25, inset: 10).path
    #expect(isNear(pie, CGRect(x: 10, y: -99.5, width: 89.5, height: 89.5)))
    let ring = sector(to: 0.25, inner: 50, inset: 10).path
    #expect(ring.contains(CGPoint(x: 10.5, y: -60)) && !ring.contains(CGPoint(x: 9.5, y: -60)))
    #expect(ring.contains(CGPoint(x: 10.5, y: -95)) && !ring.contains(CGPoint(x: 9.5, y: -95)))
    // Nothing is left of a sector that is narrower than its insets.
    #expect(sector(to: 0.01, inset: 10).path.isEmpty)
    // The edges of three quarters meet beyond the centre.
    #expect(sector(to: 0.75, inset: 10).path.contains(CGPoint(x: 11, y: -9)))
    #expect(!sector(to: 0.75, inset: 10).path.contains(CGPoint(x: 9, y: -9)))
  }

  @Test func `rounded corners stay within the sector, whatever their radius`() {
    let sharp = sector(to: 0.25, inner: 50)
    let round = sector(to: 0.25, inner: 50, cornerRadius: 10)
    #expect(isNear(round.path, CGRect(x: 0, y: -100, width: 100, height: 100)) == false)
    for corner in [CGPoint(x: 0.5, y: -99), CGPoint(x: 99, y: -0.5), CGPoint(x: 0.5, y: -51), CGPoint(x: 51, y: -0.5)] {
      #expect(sharp.path.contains(corner) && !round.path.contains(corner))
    }
    #expect(round.path.contains(CGPoint(x: 1, y: -75)))
    let most = sector(to: 0.25, inner: 50, cornerRadius: 1000).path.boundingRect
    #expect(CGRect(x: -0.01, y: -100.01, width: 100.02, height: 100.02).contains(most))
    #expect(most.width > 90)
  }

  @Test func `a pie fills the plot, without axes, and its colours are named`() async throws {
    let shares = shares
    let chart = try await DrawnChart {
      Chart(shares) { share in
        SectorMark(angle: .value("Part", share.part), innerRadius: .ratio(0.5), outerRadius: .inset(5))
          .foregroundStyle(by: .value("Name", share.name))
          .annotation(position: .overlay) { Text(verbatim: "\(share.part)") }
      }
      .chartLegend(position: .bottom, alignment: .center)
    }
    #expect(chart.picture.diagnostics.isEmpty)
    #expect(chart.words == ["50", "25", "25", "Rent", "Food", "Other"])
    let bounds = chart.shapes("0088FFFF").filter { $0.width > 20 }
    try #require(bounds.count == 1, "\(chart.picture.lowered.displayList)")
    // Half of the circle, from its centre to the right.
    let frame = bounds[0]
    #expect(abs(frame.minX - 85) < 0.1 && abs(frame.width * 2 - frame.height) < 0.1)
    #expect(frame.maxY <= 170 && frame.height > 120)
  }

  @Test func `a legend has as many rows as its names need`() async throws {
    let names = (1...9).map { "Category \($0)" }
    let chart = try await DrawnChart {
      Chart(names, id: \.self) { name in
        SectorMark(angle: .value("Part", 1)).foregroundStyle(by: .value("Name", name))
      }
    }
    #expect(chart.words == names)
    let dots = chart.ellipses
    try #require(dots.count == 9, "\(chart.picture.lowered.displayList)")
    #expect(dots.allSatisfy { $0.maxX < 170 && $0.maxY < 170 })
    #expect(Set(dots.map(\.minY)).count > 3)
  }

  @Test func `the legend shows symbols that represent values`() async throws {
    let shares = shares
    let chart = try await DrawnChart {
      Chart(shares) { share in
        PointMark(x: .value("Name", share.name), y: .value("Part", share.part))
          .foregroundStyle(.black)
          .symbol(by: .value("Name", share.name))
      }
    }
    #expect(chart.words.suffix(3) == ["Rent", "Food", "Other"])
    // A circle, a square and a triangle, each in the plot and in the legend.
    #expect(chart.ellipses.count == 2)
    #expect(chart.fills("000000FF").count == 2)
    #expect(chart.shapes("000000FF").count == 4)
  }

  @Test func `an axis label is at the default or requested position`() async throws {
    let shares = shares
    func place(_ alignment: Alignment?, _ position: AnnotationPosition = .automatic) async throws -> CGRect {
      let chart = try await DrawnChart {
        Chart(shares) { BarMark(x: .value("Name", $0.name), y: .value("Part", $0.part)) }
          .chartXAxisLabel("Axis", position: position, alignment: alignment)
      }
      return try #require(chart.frames(of: "Axis").first)
    }
    #expect(try await place(nil).minX < 2)
    #expect(abs(try await place(.center).midX - 85) < 1)
    #expect(try await place(.trailing).maxX > 168)
    #expect(try await place(nil).maxY > 165)
    #expect(try await place(nil, .top).minY < 5)
  }

  @Test func `an axis label at the side is rotated clockwise, and the plot shrinks`() async throws {
    let shares = shares
    func chart(_ position: AnnotationPosition, _ alignment: Alignment? = .center) async throws -> DrawnChart {
      try await DrawnChart {
        Chart(shares) { BarMark(x: .value("Name", $0.name), y: .value("Part", $0.part)).foregroundStyle(.black) }
          .chartYAxisLabel("Per cent of all", position: position, alignment: alignment)
      }
    }
    let (without, leading, trailing) = (
      try await chart(.top), try await chart(.leading), try await chart(.trailing)
    )
    // 90° clockwise.
    let turns = [without, leading, trailing].map { $0.lines("(transform 0 1 ").count }
    #expect(turns == [0, 1, 1])
    let names = [leading, trailing].compactMap { $0.frames(of: "Per cent of all").first }
    try #require(names.count == 2)
    #expect(names[0].midX < 12 && names[1].midX > 158)
    let bars = [without, leading, trailing].compactMap { $0.fills("000000FF").first }
    try #require(bars.count == 3)
    let (first, moved, same) = (bars[0], bars[1], bars[2])
    #expect(moved.minX > first.minX + 15 && abs(same.minX - first.minX) < 2)
    #expect(same.width < first.width && same.height > first.height)
  }

  @Test func `the vertical axis's label is above its tick labels, on whichever side they are`() async throws {
    let shares = shares
    func name(_ side: AxisMarkPosition) async throws -> CGRect {
      let chart = try await DrawnChart {
        Chart(shares) { BarMark(x: .value("Name", $0.name), y: .value("Part", $0.part)) }
          .chartYAxis { AxisMarks(position: side) }
          .chartYAxisLabel("Axis")
      }
      return try #require(chart.frames(of: "Axis").first)
    }
    #expect(try await name(.leading).minX < 2)
    #expect(try await name(.trailing).maxX > 168)
  }

  @Test func `a legend is at the requested position`() async throws {
    let shares = shares
    func dots(_ position: AnnotationPosition) async throws -> [CGRect] {
      try await DrawnChart {
        Chart(shares) { share in
          BarMark(x: .value("Name", share.name), y: .value("Part", share.part))
            .foregroundStyle(by: .value("Name", share.name))
        }
        .chartLegend(position: position)
      }
      .ellipses
    }
    let (top, bottom, trailing) = (try await dots(.top), try await dots(.bottom), try await dots(.trailing))
    #expect(top.count == 3 && top.allSatisfy { $0.maxY < 20 })
    #expect(bottom.count == 3 && bottom.allSatisfy { $0.minY > 150 })
    #expect(trailing.count == 3 && Set(trailing.map(\.minX)).count == 1 && trailing[0].minX > 100)
  }

  @Test func `parts of a single bar are stacked over the plot's height`() async throws {
    let shares = shares
    let chart = try await DrawnChart {
      Chart(shares) { share in
        BarMark(x: .value("Part", share.part)).foregroundStyle(share.name == "Food" ? Color.red : .black)
      }
      .chartXAxis(.hidden)
    }
    let (red, black) = (chart.fills("FF383CFF"), chart.fills("000000FF"))
    try #require(red.count == 1 && black.count == 2, "\(chart.picture.lowered.displayList)")
    #expect(black[0].maxX == red[0].minX && red[0].maxX == black[1].minX)
    #expect(black[0].minX == 0 && black[1].maxX == 170 && red[0].height > 150)
  }
}
