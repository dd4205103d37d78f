import Foundation
import Graphics
import LayoutEngine
import Testing

@testable import Views

struct LinkTests {
  private let url = URL(filePath: "/chapter/7")

  private func links(_ view: some View, in change: (inout EnvironmentValues) -> Void = { _ in }) -> [CGRect] {
    func frames(in node: PlacedNode) -> [CGRect] {
      ((node.node.rule as? LinkRule)?.url == url ? [node.frame] : []) + node.children.flatMap(frames)
    }
    return frames(in: placed(view, in: change))
  }

  private var link: some View { Link("ab", destination: url).font(.system(size: 10)) }

  @Test func `a link has the frame of its label`() {
    #expect(links(link) == [CGRect(x: 40, y: 15, width: 20, height: 10)])
    #expect(links(link.offset(x: 3, y: 4)) == [CGRect(x: 43, y: 19, width: 20, height: 10)])
    let row = HStack(spacing: 0) {
      link
      Color.red
    }
    #expect(links(row).map(\.minX) == [0])
    #expect(links(row) { $0.layoutDirection = .rightToLeft }.map(\.maxX) == [100])
  }

  @Test func `several views of a label are one link`() {
    let view = Link(destination: url) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }
    #expect(links(view).map(\.size) == [CGSize(width: 28, height: 10)])
  }

  @Test func `a disabled link opens nothing`() {
    #expect(links(link.disabled(true)) == [])
  }

  @Test func `its text has the foreground style, not the tint`() {
    func color(_ view: some View) -> String? {
      if case .color(let color)? = runs(view).first?.paint { color.description } else { nil }
    }
    #expect(color(link) == "#000000FF")
    #expect(color(link.tint(.red)) == "#000000FF")
    #expect(color(VStack { link }.foregroundStyle(.white)) == "#FFFFFFFF")
    #expect(color(link.disabled(true)) == "#00000080")
  }

  @Test func `a link keeps its priority in a stack`() {
    let node = placed(HStack { link.layoutPriority(3) })
    #expect(node.children[0].node.traits.priority == 3)
    let inner = placed(HStack { Link(destination: url) { Color.red.layoutPriority(2) } })
    #expect(inner.children[0].node.traits.priority == 2)
  }
}
