import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Testing
import Timelines

@testable import Views
@testable import Widgets

struct FrameValueTests {
  private let chapter = URL(string: "sample://chapter/42")
  private let cover = URL(string: "sample://cover/7")

  @Test func `a widget's URL is found at any depth`() {
    let view = VStack {
      Text("a")
      HStack { Text("b").widgetURL(chapter) }
    }
    let result = lowered(view)
    #expect(result.pass[WidgetURLKey.self] == chapter)
    #expect(result.diagnostics.isEmpty)
    #expect(texts(result.node) == ["a", "b"])
    #expect(lowered(Text("a")).pass[WidgetURLKey.self] == nil)
    #expect(lowered(Text("a").widgetURL(nil)).pass[WidgetURLKey.self] == nil)
  }

  @Test func `the outermost of several URLs is used, and a diagnostic names the other`() {
    let result = lowered(VStack { Text("a").widgetURL(cover) }.widgetURL(chapter))
    #expect(result.pass[WidgetURLKey.self] == chapter)
    #expect(result.diagnostics.map(\.id) == ["widget.several-urls"])
    #expect(result.diagnostics.first?.subject == "sample://cover/7")
  }

  @Test func `the same URL twice is not reported`() {
    let result = lowered(Text("a").widgetURL(chapter).widgetURL(chapter))
    #expect(result.pass[WidgetURLKey.self] == chapter)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a background is found at any depth and is not part of the view`() throws {
    let view = VStack {
      HStack { Text("front").containerBackground(for: .widget) { Text("behind") } }
      Text("last")
    }
    let result = lowered(view)
    let background = try #require(result.pass[ContainerBackgroundKey.self])
    #expect(texts(background) == ["behind"])
    #expect(texts(result.node) == ["front", "last"])
    #expect(lowered(Text("a")).pass[ContainerBackgroundKey.self] == nil)
  }

  @Test func `a style fills the background`() throws {
    let result = lowered(Text("a").containerBackground(Color.white, for: .widget))
    let background = try #require(result.pass[ContainerBackgroundKey.self])
    let items = PlacedNode.root(background, in: CGSize(width: 20, height: 10)).displayItems
    #expect(items == [.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(.white), evenOdd: false)])
  }

  @Test func `the last of sibling backgrounds is used`() throws {
    let view = VStack {
      Text("a").containerBackground(for: .widget) { Text("one") }
      Text("b").containerBackground(for: .widget) { Text("two") }
    }
    #expect(texts(try #require(lowered(view).pass[ContainerBackgroundKey.self])) == ["two"])
  }

  @Test func `the outermost of nested backgrounds is used`() throws {
    let view = Text("a").containerBackground(for: .widget) { Text("inner") }
      .padding()
      .containerBackground(for: .widget) { Text("outer") }
    #expect(texts(try #require(lowered(view).pass[ContainerBackgroundKey.self])) == ["outer"])
  }

  @Test func `an empty background counts too`() throws {
    let result = lowered(Text("a").containerBackground(for: .widget) {})
    #expect(texts(try #require(result.pass[ContainerBackgroundKey.self])) == [])
  }

  @Test func `several views of a background are stacked with its alignment`() throws {
    let view = Text("a").containerBackground(for: .widget, alignment: .bottomTrailing) {
      Color.white
      Color.black.frame(width: 2, height: 2)
    }
    let background = try #require(lowered(view).pass[ContainerBackgroundKey.self])
    let items = PlacedNode.root(background, in: CGSize(width: 20, height: 10)).displayItems
    #expect(items.last?.bounds == CGRect(x: 18, y: 8, width: 2, height: 2))
  }

  @Test func `the background has the environment of its modifier`() throws {
    let view = VStack { Text("a").containerBackground(.primary, for: .widget) }.environment(\.colorScheme, .dark)
    let background = try #require(lowered(view).pass[ContainerBackgroundKey.self])
    let items = PlacedNode.root(background, in: CGSize(width: 2, height: 2)).displayItems
    #expect(items == [.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(.white), evenOdd: false)])
  }

  @Test func `the widget's environment has defaults`() {
    let environment = EnvironmentValues()
    #expect(environment.widgetFamily == .systemSmall)
    #expect(environment.widgetRenderingMode == .fullColor)
    #expect(environment.widgetContentMargins == EdgeInsets())
    #expect(environment.showsWidgetContainerBackground)
  }
}
