import Foundation
import Graphics
import SquareFonts
import Testing

@testable import LayoutEngine

struct StackTests {
  @Test func `equal children share the room equally`() {
    let stack = row(spacing: 0, filler("a"), filler("b"), filler("c"))
    #expect(widths(stack, width: 90) == [30, 30, 30])
  }

  @Test func `the least flexible child is sized first`() {
    let stack = row(spacing: 0, filler("a"), box(20, 10), filler("b", maximum: 15))
    #expect(widths(stack, width: 100) == [65, 20, 15])
  }

  @Test func `a higher priority takes all but the others' minimum`() {
    let stack = row(spacing: 0, filler("a", minimum: 12), filler("b", priority: 1))
    #expect(widths(stack, width: 100) == [12, 88])
  }

  @Test func `several priorities are sized from the highest`() {
    let stack = row(
      spacing: 0, filler("a", maximum: 30, priority: 1), filler("b", maximum: 50, priority: 2), filler("c"))
    #expect(widths(stack, width: 100) == [30, 50, 20])
    #expect(widths(stack, width: 60) == [10, 50, 0])
  }

  @Test func `a spacer takes the remaining room`() {
    let stack = row(spacing: 10, box(20, 10), spacer(), filler("a", maximum: 30, priority: -5))
    #expect(widths(stack, width: 100) == [20, 30, 30])
    // No spacing beside a spacer unless the stack sets one.
    let plain = row(spacing: nil, box(20, 10), spacer(), box(20, 10))
    #expect(widths(plain, width: 100) == [20, 60, 20])
    #expect(widths(plain, width: 10) == [20, 8, 20])
    #expect(plain.fittingSize(.unspecified) == CGSize(width: 48, height: 10))
  }

  @Test func `spacing is subtracted from the room and included in the size`() {
    let stack = row(spacing: 5, filler("a"), filler("b"))
    #expect(widths(stack, width: 105) == [50, 50])
    #expect(stack.fittingSize(ProposedViewSize(width: 105, height: 40)) == CGSize(width: 105, height: 40))
    #expect(row(spacing: nil, box(1, 1), box(1, 1), box(1, 1)).fittingSize(.unspecified).width == 19)
  }

  @Test func `children that are too wide overflow the stack`() {
    let stack = row(spacing: 0, box(60, 10), box(60, 10))
    #expect(stack.fittingSize(ProposedViewSize(width: 50, height: 50)).width == 120)
  }

  @Test func `an empty stack has no size`() {
    #expect(row(spacing: 8).fittingSize(.infinity) == .zero)
  }

  @Test func `an infinite child makes an infinite stack`() {
    let stack = row(spacing: 0, box(10, 10), filler("a"))
    #expect(stack.fittingSize(.infinity).width == .infinity)
    #expect(stack.fittingSize(ProposedViewSize(width: 50, height: .infinity)).height == .infinity)
  }

  @Test func `baselines of different fonts are aligned`() {
    let small = text("a", size: 10)
    let large = text("b", size: 20)
    let stack = LayoutNode(
      StackRule(axis: .horizontal, alignment: VerticalAlignment.firstTextBaseline.key, spacing: 0),
      children: [small, large])
    let placed = PlacedNode(stack, at: .zero, proposal: .unspecified)
    #expect(placed.children.map(\.frame.minY) == [8, 0])
    #expect(placed.frame.height == 20)
  }

  @Test func `a column uses a text's distance to the view below`() {
    let stack = LayoutNode(
      StackRule(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil),
      children: [text("a", size: 17), box(10, 10), box(10, 10)])
    let placed = PlacedNode(stack, at: .zero, proposal: .unspecified)
    #expect(abs(placed.children[1].frame.minY - (17 + 10.80908)) < 0.0001)
    #expect(abs(placed.children[2].frame.minY - placed.children[1].frame.minY - 18) < 0.0001)
  }

  @Test func `a right-to-left row starts at the right`() {
    let placed = PlacedNode(
      row(spacing: 5, isRightToLeft: true, box(10, 10), box(20, 10)), at: CGPoint(x: 100, y: 0), proposal: .unspecified)
    #expect(placed.children.map(\.frame.minX) == [125, 100])
  }

  @Test func `in a right-to-left layout leading is right`() {
    var traits = LayoutTraits()
    traits.isRightToLeft = true
    let padded = LayoutNode(
      PaddingRule(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), children: [box(10, 10)],
      traits: traits)
    let placed = PlacedNode(padded, at: .zero, proposal: .unspecified)
    #expect(placed.frame.size == CGSize(width: 16, height: 14))
    #expect(placed.children[0].frame == CGRect(x: 4, y: 1, width: 10, height: 10))
    let framed = LayoutNode(
      FixedFrameRule(width: 50, height: 10, alignment: .leading), children: [box(10, 10)], traits: traits)
    #expect(PlacedNode(framed, at: .zero, proposal: .unspecified).children[0].frame.minX == 40)
  }
}

struct PlacedNodeTests {
  @Test func `a root is centred in its host without rounding`() {
    let placed = PlacedNode.root(box(15, 11), in: CGSize(width: 100, height: 40))
    #expect(placed.frame == CGRect(x: 42.5, y: 14.5, width: 15, height: 11))
  }

  @Test func `a placed tree prints one node per line`() {
    var labelled = LayoutTraits()
    labelled.label = "\"Chapter 42\""
    let leaf = LayoutNode(FixedSizeRule("Text", size: CGSize(width: 20.25, height: 10)), traits: labelled)
    let padded = LayoutNode(PaddingRule(insets: EdgeInsets(.all, 4)), children: [leaf])
    let placed = PlacedNode(
      row(spacing: 0, padded, spacer(), box(1.0 / 3, 5)), at: CGPoint(x: 1, y: 2),
      proposal: ProposedViewSize(width: 50, height: 18))
    #expect(
      placed.description == """
        (HStack 1 2 50 18
          (padding 1 2 28.25 18
            (Text 5 6 20.25 10 "Chapter 42"))
          (Spacer 29.25 11 21.417 0)
          (box 50.667 8.5 0.333 5))

        """)
  }

  @Test func `children are painted by z index, equal ones in order`() {
    func leaf(_ x: CGFloat, zIndex: Double) -> LayoutNode {
      var traits = LayoutTraits()
      traits.zIndex = zIndex
      return LayoutNode(FixedSizeRule("leaf", size: CGSize(width: 1, height: 1)), traits: traits) { _ in
        [.fill(Path(CGRect(x: x, y: 0, width: 1, height: 1)), .color(.black), evenOdd: false)]
      }
    }
    let stack = LayoutNode(
      ZStackRule(alignment: .center),
      children: [leaf(0, zIndex: 1), leaf(1, zIndex: 0), leaf(2, zIndex: -1), leaf(3, zIndex: 0), leaf(4, zIndex: 1)])
    let items = PlacedNode(stack, at: .zero, proposal: .unspecified).displayItems
    #expect(items.map(\.bounds.minX) == [2, 1, 3, 0, 4])
  }

  @Test func `a rule is called once for a proposal`() {
    final class Counter {
      var count = 0
    }
    struct Counting: LayoutRule {
      let counter: Counter
      var name: String { "counting" }
      func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
        counter.count += 1
        return .zero
      }
    }
    let counter = Counter()
    let node = LayoutNode(Counting(counter: counter))
    for _ in 0..<3 { _ = node.fittingSize(.zero) }
    _ = node.dimensions(in: .zero)
    #expect(counter.count == 1)
    _ = node.fittingSize(.infinity)
    #expect(counter.count == 2)
  }
}

private func row(spacing: CGFloat?, isRightToLeft: Bool = false, _ children: LayoutNode...) -> LayoutNode {
  var traits = LayoutTraits()
  traits.isRightToLeft = isRightToLeft
  return LayoutNode(
    StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing), children: children,
    traits: traits)
}

private func widths(_ stack: LayoutNode, width: CGFloat) -> [CGFloat] {
  PlacedNode(stack, at: .zero, proposal: ProposedViewSize(width: width, height: 10)).children.map(\.frame.width)
}

private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
  LayoutNode(FixedSizeRule("box", size: CGSize(width: width, height: height)))
}

private func spacer() -> LayoutNode {
  var traits = LayoutTraits()
  traits.isSpacer = true
  return LayoutNode(SpacerRule(axis: .horizontal, minimumLength: nil), traits: traits)
}

private func filler(
  _ name: String, minimum: CGFloat = 0, maximum: CGFloat = .infinity, priority: Double = 0
) -> LayoutNode {
  var traits = LayoutTraits()
  traits.priority = priority
  let limits = FlexibleFrameRule.Limits(min: minimum, ideal: nil, max: maximum)
  return LayoutNode(
    FlexibleFrameRule(width: limits, height: .init(min: nil, ideal: nil, max: nil), alignment: .center),
    children: [LayoutNode(FillingRule(name))], traits: traits)
}

private func text(_ string: String, size: CGFloat) -> LayoutNode {
  LayoutNode(
    TextRule(
      TextSpecification(runs: [.black(string, size: size)]), spacing: .text(size: size, toText: 2),
      shaper: SquareFont()))
}
