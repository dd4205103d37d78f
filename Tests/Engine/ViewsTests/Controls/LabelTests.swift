import Foundation
import Graphics
import LayoutEngine
import Localization
import Testing

@testable import Views

struct LabelTests {
  private func label(icon: CGFloat, size: CGFloat = 10) -> some View {
    Label {
      Text("ab")
    } icon: {
      Color.red.frame(width: icon, height: icon)
    }
    .font(.system(size: size))
  }

  @Test func `a title may be a resource`() {
    let title: LocalizedStringResource = "ab"
    #expect(printed(Label(title, image: "x")) == printed(Label("ab", image: "x")))
    #expect(printed(Label(title, systemImage: "star")) == printed(Label("ab", systemImage: "star")))
  }

  @Test func `the effect of a symbol is not in a still picture`() {
    let symbol = Image(systemName: "star")
    let replaced = symbol.contentTransition(
      .symbolEffect(.replace.magic(fallback: .downUp.wholeSymbol), options: .repeat(.periodic(2)).speed(2)))
    #expect(printed(replaced) == printed(symbol))
  }

  @Test func `the title is eight points after the icon`() {
    let size = placed(label(icon: 10)).frame.size
    #expect(size.width == 38)
  }

  @Test func `the icon's middle is half a cap height above the baseline`() throws {
    // The baseline is 8 points below the title's top, with a cap height of 0.7046 of the size.
    let small = placed(label(icon: 4))
    let icon = try #require(small.frame(of: "Color"))
    #expect(abs(icon.midY - small.frame.minY - (8 - 3.523)) < 0.001)
    #expect(small.frame.height == 10)

    let large = placed(label(icon: 30))
    #expect(abs(large.frame.height - 30) < 0.001)
    let title = try #require(large.frame(of: "Text"))
    let big = try #require(large.frame(of: "Color"))
    #expect(abs(title.minY + 8 - 3.523 - big.midY) < 0.001)
  }

  @Test func `the label's baselines are its title's, independent of the icon`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Label {
        Text("ab")
      } icon: {
        Color.red.frame(width: 4, height: 4).alignmentGuide(.firstTextBaseline) { _ in -50 }
      }
      Text("c")
    }
    .font(.system(size: 10))
    #expect(placed(row).frame.height == 10)
  }

  @Test func `a style shows one part or both`() {
    func width(_ style: some LabelStyle) -> CGFloat { placed(label(icon: 6).labelStyle(style)).frame.width }
    #expect(width(.automatic) == 34)
    #expect(width(.titleAndIcon) == 34)
    #expect(width(.titleOnly) == 20)
    #expect(width(.iconOnly) == 6)
  }

  @Test func `every way to write a label compiles`() {
    let title = "Title"
    let labels = Group {
      Label("Key", systemImage: "star")
      Label(title, systemImage: "star")
      Label(title.prefix(3), systemImage: "star")
      Label("Key", image: "picture")
      Label(title, image: "picture")
    }
    .labelStyle(.titleOnly)
    #expect(texts(VStack { labels }) == ["Key", "Title", "Tit", "Key", "Title"])
  }

  @Test func `a custom style reads the environment and may use the outer style`() {
    struct Framed: LabelStyle {
      @Environment(\.layoutDirection) private var direction

      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          configuration.title
          if direction == .rightToLeft { Label(configuration) }
        }
      }
    }
    let view = label(icon: 6).labelStyle(Framed()).labelStyle(.titleOnly)
    #expect(placed(view).frame.size == CGSize(width: 20, height: 16))
    // Inside of the style, the label created from the configuration is drawn in the outer style.
    #expect(placed(view) { $0.layoutDirection = .rightToLeft }.frame.height == 26)
  }

  @Test func `the icon is at the right in right-to-left layouts`() throws {
    let node = placed(label(icon: 6)) { $0.layoutDirection = .rightToLeft }
    let (icon, title) = (try #require(node.frame(of: "Color")), try #require(node.frame(of: "Text")))
    #expect(icon.minX == title.maxX + 8)
  }
}

extension PlacedNode {
  /// The frame of the first node with this rule name.
  func frame(of name: String) -> CGRect? {
    if node.rule.name == name { return frame }
    return children.lazy.compactMap { $0.frame(of: name) }.first
  }

  /// The frames of all nodes with this rule name.
  func frames(of name: String) -> [CGRect] {
    (node.rule.name == name ? [frame] : []) + children.flatMap { $0.frames(of: name) }
  }
}
