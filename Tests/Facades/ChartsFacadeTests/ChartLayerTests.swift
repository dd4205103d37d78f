import ChartsFacade
import Diagnostics
import Foundation
import Graphics
import Rendering
import Testing

struct ChartLayerTests {
  private func list(@ChartContentBuilder _ content: @escaping () -> some ChartContent) async throws -> String {
    let chart = try await DrawnChart {
      Chart { content() }.chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    return "\(chart.picture.lowered.displayList)"
  }

  private func bar(_ name: String) -> BarMark { BarMark(x: .value("x", name), y: .value("y", 5)) }

  private func count(_ word: String, in list: String) -> Int { list.components(separatedBy: word).count - 1 }

  @Test func `blurs, shadows and clips are of each mark`() async throws {
    let plain = try await list {
      bar("a"); bar("b")
    }
    let effects: [(String, String)] = [
      (
        "blur",
        try await list {
          Plot {
            bar("a"); bar("b")
          }.blur(radius: 2)
        }
      ),
      (
        "shadow",
        try await list {
          Plot {
            bar("a"); bar("b")
          }.shadow(radius: 2)
        }
      ),
      (
        "clip",
        try await list {
          Plot {
            bar("a"); bar("b")
          }.clipShape(Capsule())
        }
      ),
    ]
    for (word, list) in effects { #expect(count(word, in: list) - count(word, in: plain) == 2, "\(list)") }
  }

  @Test func `a mask shows marks where others are`() async throws {
    let masked = try await list {
      Plot {
        bar("a"); bar("b")
      }.mask { RectangleMark(yStart: .value("a", 2), yEnd: .value("b", 4)).foregroundStyle(.black) }
    }
    #expect(count("mask", in: masked) == 1, "\(masked)")
    // The mask is between 2 and 4 of 10.
    #expect(masked.contains("0 102 170 34"), "\(masked)")
  }

  @Test func `a layer has the modifiers of a view`() async throws {
    let layered = try await list {
      Plot {
        bar("a"); bar("b")
      }.compositingLayer { $0.blur(radius: 3) }
    }
    #expect(count("blur", in: layered) == 1, "\(layered)")
  }

  @Test func `marks are painted by their z index`() async throws {
    let chart = try await DrawnChart {
      Chart {
        bar("a").foregroundStyle(.black).zIndex(1)
        bar("a").foregroundStyle(.red)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let colors = chart.lines("fill").compactMap { line in ["FF383CFF", "000000FF"].first { line.contains($0) } }
    #expect(colors == ["FF383CFF", "000000FF"])
  }

  @Test func `a chart with three dimensions is a word, and reported`() async throws {
    let chart = try await DrawnChart {
      Chart3D {
        PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3)).foregroundStyle(.red).symbolSize(20)
        SurfacePlot(x: "x", y: "y", z: "z") { x, y in sin(x) * cos(y) }.foregroundStyle(.heightBased)
      }
      .chart3DPose(.front).chart3DCameraProjection(.perspective).chartZScale(domain: 0...5)
    }
    #expect(chart.words == ["Chart3D"] && chart.picture.diagnostics.map(\.id) == ["chart.unsupported"])
  }

  @Test func `a scrolled chart shows the visible part`() async throws {
    let chart = try await DrawnChart {
      Chart(["a", "b", "c", "d"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", 10), width: .ratio(1)).foregroundStyle(name == "c" ? .black : .red)
      }
      .chartYAxis(.hidden)
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2).chartScrollPosition(initialX: "c")
      .chartScrollTargetBehavior(.valueAligned(unit: 1))
    }
    #expect(chart.words == ["c", "d"])
    #expect(chart.fills("000000FF").map { [$0.minX, $0.width] } == [[0, 85]])
  }
}
