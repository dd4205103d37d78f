import LayoutEngine
import Testing

@testable import Views
@testable import Widgets

struct AccentTests {
  @Test func `a view remembers that it is accented, and keeps its place in containers`() throws {
    let result = lowered(HStack { Text("a").layoutPriority(2).widgetAccentable() })
    let node = try #require(result.node.children.first)
    #expect(node.traits.isAccentable && node.traits.priority == 2)
    #expect(!lowered(Text("a").widgetAccentable(false)).node.traits.isAccentable)
  }
}
