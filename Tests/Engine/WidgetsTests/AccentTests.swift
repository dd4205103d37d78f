import Graphics
import LayoutEngine
import Testing

@testable import Views
@testable import Widgets

struct AccentTests {
  @Test func `an accented view keeps its place in containers`() throws {
    let result = lowered(HStack { Text("a").layoutPriority(2).widgetAccentable() })
    let node = try #require(result.node.children.first)
    #expect(node.traits.priority == 2)
    #expect(node.drawing == nil)
  }
}
