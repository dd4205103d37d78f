import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Symbols

struct SymbolStepTests {
  private func steps(_ name: String) -> SymbolOutline.Steps? {
    SymbolLibrary().outline(of: SymbolRequest(name: name)).steps
  }

  @Test func `bars are steps from left to right`() throws {
    let steps = try #require(self.steps("cellularbars"))
    #expect(steps.steady.isEmpty && steps.steps.count == 4)
    let edges = steps.steps.compactMap { $0.inks.first?.bounds.minX }
    #expect(edges == edges.sorted())
  }

  @Test func `waves of wifi are steps upwards from the dot`() throws {
    let steps = try #require(self.steps("wifi"))
    #expect(steps.steady.isEmpty && steps.steps.count >= 3)
    let tops = steps.steps.compactMap { $0.inks.first?.bounds.minY }
    #expect(tops == tops.sorted(by: >))
  }

  @Test(arguments: ["speaker.wave.2", "speaker.wave.3.fill"])
  func `a loudspeaker's body is always on, its waves are steps`(name: String) throws {
    let steps = try #require(self.steps(name))
    #expect(steps.steady.count == 1 && steps.steps.count >= 2)
  }

  @Test func `a loudspeaker has as many waves as its name says`() {
    for (name, count) in [("speaker.wave.1", 1), ("speaker.wave.2.fill", 2), ("speaker.wave.3.fill", 3)] {
      #expect(steps(name)?.steps.count == count, "\(name)")
    }
  }

  @Test func `a bar that is filled and stroked is one step`() throws {
    let steps = try #require(self.steps("chart.bar.fill"))
    #expect(steps.steps.count == 3)
    #expect(steps.steps.map(\.inks.count) == [2, 2, 2])
  }

  @Test func `the air quality symbol fills from the centre outwards`() throws {
    let steps = try #require(self.steps("aqi.medium"))
    #expect(steps.steady.isEmpty && steps.steps.count == 3)
    #expect(steps.litCount(at: 0.3) == 1)
  }

  @Test func `other symbols have no steps`() {
    #expect(steps("heart") == nil && steps("frobnicate") == nil && steps("battery.100") == nil)
  }

  @Test(arguments: [(-1.0, 0), (0, 0), (0.01, 1), (0.5, 2), (0.51, 3), (1, 4), (9, 4), (.infinity, 4), (.nan, 0)])
  func `a value turns on every step that it enters`(value: Double, count: Int) {
    let steps = SymbolOutline.Steps(steps: Array(repeating: .neutral(strokeWidth: 1), count: 4))
    #expect(steps.litCount(at: value) == count)
  }
}
