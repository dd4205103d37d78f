import Foundation
import LayoutEngine
import Testing

@testable import Views

/// The drawing of containers.
struct ContainerDrawingTests {
  @Test func `a divider is a pixel of the separator colour`() {
    #expect(printed(Divider()).contains("(rect 0 20 100 0.5) #3C3C434A"))
    #expect(printed(Divider(), in: { $0.colorScheme = .dark }).contains("#54545899"))
    #expect(printed(Divider(), in: { $0.displayScale = 3 }).contains("0.333"))
    #expect(placed(Divider(), in: { $0.dynamicTypeSize = .accessibility1 }).frame.height == 1)
  }

  @Test func `a border is inside the frame and over the view`() {
    let items = printed(Color.blue.frame(width: 20, height: 10).border(.red, width: 2))
    #expect(items.contains("(rect 41 16 18 8)"))
    #expect(items.split(separator: "\n").first?.contains("fill") == true)
  }

  @Test func `a scroll view clips its content`() {
    let view = ScrollView { Color.red.frame(width: 30, height: 90) }
    #expect(printed(view).contains("(rect 35 0 30 40)"))
    #expect(!printed(view.scrollClipDisabled()).contains("clip"))
    #expect(placed(view.defaultScrollAnchor(.bottom)).description.contains("(Color 35 -50 30 90)"))
  }

  @Test func `only one of the views that fit is painted`() {
    #expect(
      drawn(
        ViewThatFits {
          Color.red.frame(width: 200); Color.blue.frame(width: 50, height: 20)
        }
      ).count == 1)
  }

  @Test func `a size can be a part of the container's along an axis`() {
    let view = Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 5)
    #expect(placed(view, in: { $0.containerSize = CGSize(width: 100, height: 40) }).frame.width == 30)
    #expect(placed(view).frame.width == 100)
  }

  @Test func `a view is flipped only in right-to-left layouts`() {
    let view = Color.red.frame(width: 20, height: 10).flipsForRightToLeftLayoutDirection(true)
    #expect(!printed(view).contains("transform"))
    #expect(printed(view, in: { $0.layoutDirection = .rightToLeft }).contains("transform"))
  }
}
