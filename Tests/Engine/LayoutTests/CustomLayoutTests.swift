import SwiftUI
import Testing
import WidgetTesting

/// Custom layouts, compared with frames that swiftui-web measured for the same kinds of layout.
struct CustomLayoutTests {
  @Test func `a flow wraps at the width and is mirrored right to left`() {
    let flow = Flow {
      box(60, 20).probe("a")
      box(90, 20).probe("b")
      box(50, 20).probe("c")
    }
    let layout = probedLayout(of: flow.frame(width: 200), proposal: .unspecified)
    #expect(layout.size == CGSize(width: 200, height: 46))
    #expect(layout.frames["b"] == CGRect(x: 68, y: 0, width: 90, height: 20))
    #expect(layout.frames["c"] == CGRect(x: 0, y: 26, width: 50, height: 20))
    let mirrored = probedLayout(
      of: flow.frame(width: 200).environment(\.layoutDirection, .rightToLeft), proposal: .unspecified)
    #expect(mirrored.frames["a"]?.minX == 140)
    #expect(mirrored.frames["b"]?.minX == 42)
    #expect(mirrored.frames["c"]?.minX == 150)
  }

  @Test func `a view that was not placed is centred`() {
    let layout = probedLayout(
      of: FirstOnly {
        box(10, 10).probe("a"); box(20, 10).probe("b")
      }, proposal: ProposedViewSize(width: 100, height: 50))
    #expect(layout.frames["a"] == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(layout.frames["b"] == CGRect(x: 40, y: 20, width: 20, height: 10))
  }

  @Test func `an anchor, a priority and a value reach the layout`() {
    let layout = probedLayout(
      of: Indented {
        box(10, 10).probe("low")
        box(20, 10).layoutPriority(1).layoutValue(key: Indent.self, value: 7).padding(0).probe("high")
      }, proposal: .unspecified)
    #expect(layout.frames["high"]?.origin == CGPoint(x: 7, y: 0))
    #expect(layout.frames["low"]?.origin == CGPoint(x: 0, y: 18))
    #expect(layout.size == CGSize(width: 27, height: 28))
  }

  @Test(arguments: [true, false]) func `AnyLayout works like its layout`(isHorizontal: Bool) {
    let stack = isHorizontal ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 2))
    let layout = probedLayout(
      of: stack {
        box(10, 20); Spacer(); box(30, 10).probe("b")
      }, proposal: ProposedViewSize(width: 100, height: 60))
    #expect(layout.frames["b"]?.origin == (isHorizontal ? CGPoint(x: 70, y: 5) : CGPoint(x: 0, y: 50)))
  }

  @Test func `the package's layouts are values too`() {
    let layered = probedLayout(
      of: ZStackLayout(alignment: .bottomTrailing) {
        box(40, 30); box(10, 10).probe("a")
      }, proposal: .unspecified)
    #expect(layered.frames["a"]?.origin == CGPoint(x: 30, y: 20))
    let grid = probedLayout(
      of: GridLayout(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow {
          box(10, 10); box(20, 10)
        }
        GridRow {
          box(30, 10); box(10, 10).probe("d")
        }
      }, proposal: .unspecified)
    #expect(grid.frames["d"]?.origin == CGPoint(x: 37, y: 12))
  }

  @Test func `custom guides pass through a layout, built-in ones do not`() {
    let row = HStack(alignment: .mid, spacing: 0) {
      Flow { box(20, 20).alignmentGuide(.mid) { _ in 5 } }.frame(width: 20).probe("flow")
      box(20, 20).alignmentGuide(.mid) { _ in 0 }.probe("b")
    }
    #expect(probedLayout(of: row, proposal: .unspecified).frames["b"]?.minY == 5)
    let named = HStack(alignment: .top, spacing: 0) {
      Flow { box(20, 20).alignmentGuide(.top) { _ in 5 } }.frame(width: 20)
      box(20, 20).probe("b")
    }
    #expect(probedLayout(of: named, proposal: .unspecified).frames["b"]?.minY == 0)
  }

  @Test func `a probe's frame includes the effects above`() {
    let layout = probedLayout(
      of: box(20, 10).probe("in").scaleEffect(2, anchor: .topLeading).offset(x: 3).probe("out"), proposal: .unspecified)
    #expect(layout.frames["in"] == CGRect(x: 3, y: 0, width: 40, height: 20))
    #expect(layout.frames["out"] == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `spacings merge by side, and the larger one is used`() {
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .bottom)
    #expect(spacing.distance(to: .zero, along: .vertical) == 0)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().union(.zero, edges: .trailing).distance(to: ViewSpacing(), along: .horizontal) == 0)
  }
}

/// Rows of the available width, with eight points between views and six between rows; caches the rows.
private struct Flow: Layout {
  struct Cache { var rows: [ClosedRange<Int>]? }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.width ?? 300
    var (height, x): (CGFloat, CGFloat) = (0, 0)
    var starts = [0]
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        starts.append(index)
        x = 0
      }
      x += size.width + 8
    }
    cache.rows = zip(starts, starts.dropFirst() + [subviews.count]).map { $0...($1 - 1) }
    for row in cache.rows ?? [] {
      height += (height > 0 ? 6 : 0) + (subviews[Range(row)].map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var y = bounds.minY
    for row in cache.rows ?? [] {
      var x = bounds.minX
      for subview in subviews[Array(row)] {
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subview.dimensions(in: .unspecified).width + 8
      }
      y += 26
    }
  }
}

/// Places the first view and ignores the others.
private struct FirstOnly: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column sorted by priority, indented by a value, with the preferred spacings.
private struct Indented: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width + $0[Indent.self] }.max() ?? 0
    return CGSize(width: width, height: tops(subviews).last ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, top) in zip(sorted(subviews), tops(subviews)) {
      let size = subview.sizeThatFits(.unspecified)
      let centre = CGPoint(
        x: bounds.minX + subview[Indent.self] + size.width / 2, y: bounds.minY + top + size.height / 2)
      subview.place(at: centre, anchor: .center, proposal: .unspecified)
    }
  }

  private func sorted(_ subviews: Subviews) -> [LayoutSubview] { subviews.sorted { $0.priority > $1.priority } }

  /// The start of each view, and the end of the last one.
  private func tops(_ subviews: Subviews) -> [CGFloat] {
    var tops: [CGFloat] = [0]
    var before: LayoutSubview?
    for subview in sorted(subviews) {
      let gap = before.map { $0.spacing.distance(to: subview.spacing, along: .vertical) } ?? 0
      tops[tops.count - 1] += gap
      tops.append((tops.last ?? 0) + subview.sizeThatFits(.unspecified).height)
      before = subview
    }
    return tops
  }
}
