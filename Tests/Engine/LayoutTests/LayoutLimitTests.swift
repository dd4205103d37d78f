import Diagnostics
import Graphics
import SwiftUI
import Testing
import WidgetTesting

/// Invalid numbers, too many views, deep nesting.
struct LayoutLimitTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func `a frame ignores and reports an invalid number`(_ number: CGFloat) {
    let (layout, log) = laidOut(Color.red.frame(width: number, height: 20))
    #expect(layout.size == CGSize(width: 100, height: 20))
    #expect(log.map(\.id) == ["layout.invalid-number"])
    #expect(log.first?.message.contains("frame") == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `paddings, offsets and positions do too`(_ number: CGFloat) {
    let padded = laidOut(box(10, 10).padding(.leading, number))
    #expect(padded.layout.size == CGSize(width: 10, height: 10))
    #expect(padded.log.map(\.id) == ["layout.invalid-number"])
    let moved = laidOut(box(10, 10).probe("a").offset(x: number))
    #expect(moved.layout.frames["a"] == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(moved.log.count == 1)
    let positioned = laidOut(box(10, 10).probe("a").position(x: number, y: 5))
    #expect(positioned.layout.frames["a"] == CGRect(x: -5, y: 0, width: 10, height: 10))
    #expect(positioned.log.count == 1)
    let stack = laidOut(
      HStack(spacing: number) {
        box(10, 10); box(10, 10)
      })
    #expect(stack.layout.size.width == 28)
    #expect(stack.log.map(\.id) == ["layout.invalid-number"])
    #expect(laidOut(box(10, 10).frame(minWidth: number, maxWidth: number)).layout.size.height == 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `invalid spacings and lengths are ignored, and reported with their view`(_ number: CGFloat) {
    func pair() -> some View { TwoBoxes() }
    let views: [AnyView] = [
      AnyView(VStack(spacing: number) { pair() }), AnyView(LazyHStack(spacing: number) { pair() }),
      AnyView(Grid(verticalSpacing: number) { pair() }),
      AnyView(LazyVGrid(columns: [GridItem(spacing: number)]) { pair() }),
      AnyView(LazyHGrid(rows: [GridItem()], spacing: number) { pair() }),
      AnyView(pair().safeAreaInset(edge: .top, spacing: number) { box(1, 1) }),
      AnyView(HStack(spacing: 0) { Spacer(minLength: number) }),
    ]
    for view in views {
      let (layout, log) = laidOut(Named { view })
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(Set(log.map(\.id)) == ["layout.invalid-number"])
      #expect(log.first?.subject?.contains("Named") == true)
    }
  }

  @Test func `limits out of order are reported`() {
    #expect(laidOut(box(1, 1).frame(minWidth: 50, maxWidth: 20)).log.map(\.id) == ["layout.contradictory-frame"])
    #expect(laidOut(box(1, 1).frame(minWidth: 20, maxWidth: 20)).log.isEmpty)
  }

  @Test func `a layout with invalid results is empty`() {
    let (layout, log) = laidOut(
      HStack(spacing: 0) {
        Nonsense { box(5, 5) }; box(10, 10).probe("b")
      })
    #expect(layout.frames["b"] == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Set(log.map(\.id)) == ["layout.invalid-number"])
    #expect(log.allSatisfy { $0.message.hasPrefix("Nonsense: ") })
  }

  @Test func `invalid proposals terminate`() {
    for number in [CGFloat.nan, .infinity, -1, 1e300] {
      let proposal = ProposedViewSize(width: number, height: number)
      let view = VStack {
        HStack {
          Color.red; Spacer()
        }; Circle(); box(1, 1).aspectRatio(contentMode: .fill)
      }
      _ = probedLayout(of: view, proposal: proposal)
      _ = probedLayout(
        of: Grid {
          GridRow {
            Color.red; box(1, 1)
          }; Divider()
        }, proposal: proposal)
      _ = probedLayout(of: LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) { box(1, 1) }, proposal: proposal)
      _ = probedLayout(
        of: ScrollView {
          ViewThatFits {
            box(9, 9); box(1, 1)
          }
        }, proposal: proposal)
      _ = probedLayout(of: Color.red.ignoresSafeArea().safeAreaInset(edge: .top) { box(1, 1) }, proposal: proposal)
    }
  }

  @Test func `invalid guides are ignored`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      box(10, 10).alignmentGuide(.leading) { _ in .nan }.probe("a")
      box(20, 10)
    }
    #expect(laidOut(view).layout.frames["a"] == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `stacks thirty deep and ten thousand views are laid out`() {
    #expect(laidOut(nested(30)).layout.frames["deepest"] != nil)
    let many = VStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { box(1, 1).probe("\($0)") } }
    let layout = laidOut(many).layout
    #expect(layout.frames.count == 10_000)
    #expect(layout.size.height == 10_000)
  }

  @Test func `a view that contains itself terminates`() {
    let (layout, log) = laidOut(Endless())
    #expect(layout.size == CGSize(width: 7, height: 7))
    #expect(log.map(\.id) == ["view.too-deep"])
    #expect(log.first?.subject?.hasPrefix("content/Endless/") == true)
  }

  @Test func `symbols have the same size as in pictures`() {
    let (layout, log) = laidOut(Image(systemName: "battery.100").probe("a"))
    #expect(log == [])
    #expect(layout.size.width > layout.size.height)
  }

  private func nested(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Color.red.probe("deepest")) }
    return depth.isMultiple(of: 2)
      ? AnyView(
        HStack(alignment: .firstTextBaseline) {
          box(1, 1); nested(depth - 1); Spacer()
        })
      : AnyView(
        VStack(alignment: .leading) {
          Color.blue.frame(minHeight: 1); nested(depth - 1)
        })
  }

  private func laidOut(_ view: some View) -> (layout: ProbedLayout, log: [Diagnostic]) {
    let log = DiagnosticLog()
    let layout = log.collecting {
      probedLayout(of: view, proposal: ProposedViewSize(width: 100, height: 100))
    }
    return (layout, log.diagnostics)
  }
}

private struct Endless: View {
  var body: AnyView {
    AnyView(
      ZStack {
        box(7, 7); Endless()
      })
  }
}

private struct Nonsense: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat.nan, height: -3)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .zero)
  }
}

private struct TwoBoxes: View {
  var body: some View {
    box(10, 10)
    box(10, 10)
  }
}

private struct Named: View {
  let content: AnyView
  init(_ content: () -> AnyView) { self.content = content() }
  var body: some View { content }
}
