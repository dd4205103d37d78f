import SwiftUI
import Testing
import WidgetTesting

struct SectionLayoutTests {
  @Test func `headers and footers have their own lines in a lazy grid`() {
    let columns = [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))]
    let grid = LazyVGrid(columns: columns, spacing: 0) {
      Section {
        box(10, 10).probe("a")
        box(10, 10).probe("b")
        box(10, 10).probe("c")
      } header: {
        Color.red.frame(height: 5).probe("head")
      } footer: {
        box(4, 3).probe("foot")
      }
      Section { box(10, 10).probe("d") }
    }
    let frames = probedLayout(of: grid, proposal: ProposedViewSize(width: 40, height: 100)).frames
    #expect(frames["head"] == CGRect(x: 0, y: 0, width: 40, height: 5))
    #expect(frames["a"] == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(frames["b"] == CGRect(x: 25, y: 5, width: 10, height: 10))
    #expect(frames["c"] == CGRect(x: 5, y: 15, width: 10, height: 10))
    #expect(frames["foot"] == CGRect(x: 18, y: 25, width: 4, height: 3))
    #expect(frames["d"] == CGRect(x: 5, y: 28, width: 10, height: 10))
  }

  @Test func `a section begins a new line`() {
    let columns = [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))]
    let grid = LazyVGrid(columns: columns, spacing: 0) {
      box(10, 10)
      Section { box(10, 10).probe("a") }
    }
    let frames = probedLayout(of: grid, proposal: ProposedViewSize(width: 40, height: 100)).frames
    #expect(frames["a"] == CGRect(x: 5, y: 10, width: 10, height: 10))
  }

  @Test func `a spacer's explicit priority is used`() {
    let row = HStack(spacing: 0) {
      Color.red.probe("colour")
      Spacer().layoutPriority(1)
    }
    let frames = probedLayout(of: row, proposal: ProposedViewSize(width: 100, height: 10)).frames
    #expect(frames["colour"]?.width == 0)
  }
}
