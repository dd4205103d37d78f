import ChartsFacade
import Foundation
import Graphics
import Testing

struct ChartAnnotationTests {
  private func frame(
    _ position: AnnotationPosition, alignment: Alignment = .center, x: Int = 5,
    overflow: AnnotationOverflowResolution = .automatic
  ) async throws -> CGRect? {
    try await DrawnChart {
      Chart {
        RectangleMark(x: .value("x", x), y: .value("y", 5), width: 40, height: 30)
          .annotation(position: position, alignment: alignment, spacing: 3, overflowResolution: overflow) {
            Color.black.frame(width: 20, height: 10)
          }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
      .padding(.horizontal, 10)
    }
    .fills("000000FF").first
  }

  @Test func `an annotation is beside its mark`() async throws {
    #expect(try await frame(.top) == CGRect(x: 75, y: 57, width: 20, height: 10))
    #expect(try await frame(.bottom, alignment: .leading) == CGRect(x: 65, y: 103, width: 20, height: 10))
    #expect(try await frame(.leading) == CGRect(x: 42, y: 80, width: 20, height: 10))
    #expect(try await frame(.topTrailing) == CGRect(x: 108, y: 57, width: 20, height: 10))
    #expect(try await frame(.overlay, alignment: .bottomTrailing) == CGRect(x: 85, y: 90, width: 20, height: 10))
  }

  @Test func `an annotation that overflows is moved into the chart, if it may be`() async throws {
    #expect(try await frame(.trailing, x: 10) == CGRect(x: 140, y: 80, width: 20, height: 10))
    #expect(
      try await frame(.trailing, x: 10, overflow: .init(x: .disabled)) == CGRect(x: 183, y: 80, width: 20, height: 10))
    #expect(try await frame(.leading, x: 0, overflow: .init(x: .fit(to: .plot)))?.minX == 10)
  }

  @Test func `the chart is wider than its plot`() async throws {
    func minX(_ boundary: AnnotationOverflowResolution.Boundary) async throws -> CGFloat? {
      try await DrawnChart {
        Chart {
          RuleMark(x: .value("x", 0)).annotation(position: .top, overflowResolution: .init(x: .fit(to: boundary))) {
            Color.black.frame(width: 60, height: 10)
          }
        }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYScale(domain: 0...1)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0]) { AxisValueLabel { Color.clear.frame(width: 15, height: 0.1) } }
        }
      }
      .fills("000000FF").first?.minX
    }
    #expect(try await minX(.plot) == 20)
    #expect(try await minX(.chart) == 0)
  }

  @Test func `an annotation knows the size of its mark`() async throws {
    let chart = try await DrawnChart {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 5), width: 40)
          .annotation(position: .overlay) { context in
            Color.black.frame(width: context.targetSize.width / 2, height: context.targetSize.height / 5)
          }
      }
      .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.fills("000000FF").map(\.size) == [CGSize(width: 20, height: 17)])
  }
}
