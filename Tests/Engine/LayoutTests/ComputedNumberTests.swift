import Diagnostics
import Graphics
import SwiftUI
import Testing
import WidgetTesting

/// Invalid numbers that a widget's code computes: guides, layouts. Each is ignored, and reported with its view.
struct ComputedNumberTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an invalid guide is ignored`(_ number: CGFloat) {
    let (layout, log) = laidOut(
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).alignmentGuide(.leading) { _ in number }.probe("a")
        box(20, 10).probe("b")
      })
    #expect(layout.size == CGSize(width: 20, height: 20))
    #expect(layout.frames["a"] == CGRect(x: 0, y: 0, width: 10, height: 10))
    expectNamed(log)
    expectNamed(
      laidOut(
        HStack(alignment: .top) {
          box(10, 10).alignmentGuide(.top) { _ in number }
          box(20, 10)
        }
      ).log)
  }

  @Test func `a guide in an infinite view is ignored without a report`() {
    let (layout, log) = laidOut(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.alignmentGuide(.leading) { $0[.trailing] }
        box(10, 10)
      })
    #expect(layout.size.width.isFinite)
    #expect(log.isEmpty)
  }

  @Test func `a custom alignment with an invalid default is 0`() {
    let (layout, log) = laidOut(
      VStack(alignment: HorizontalAlignment(Endless.self), spacing: 0) {
        box(10, 10).probe("a")
        box(20, 10)
      })
    #expect(layout.size == CGSize(width: 20, height: 20))
    #expect(layout.frames["a"]?.minX == 0)
    #expect(Set(log.map(\.id)) == ["layout.invalid-number"])
    #expect(log.first?.subject == "Endless")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `invalid spacings of layout values are ignored`(_ number: CGFloat) {
    let layouts: [AnyLayout] = [
      AnyLayout(HStackLayout(spacing: number)), AnyLayout(VStackLayout(spacing: number)),
      AnyLayout(GridLayout(verticalSpacing: number)),
    ]
    for own in layouts {
      let (layout, log) = laidOut(
        own {
          box(10, 10)
          box(10, 10)
        })
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      expectNamed(log)
    }
    let (layout, log) = laidOut(
      HStackLayout(spacing: number)() {
        box(10, 10)
        box(10, 10)
      })
    #expect(layout.size.width == 28)
    expectNamed(log)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a custom layout with invalid sizes keeps its views`(_ number: CGFloat) {
    let (layout, log) = laidOut(Careless(size: CGSize(width: number, height: 20)) { box(5, 5).probe("a") })
    #expect(layout.size == CGSize(width: number == .infinity ? 100 : 0, height: 20))
    #expect(layout.frames["a"]?.size == CGSize(width: 5, height: 5))
    expectNamed(log)
    let placed = laidOut(
      Careless(size: CGSize(width: 30, height: 20), place: CGPoint(x: number, y: 3)) { box(5, 5).probe("a") })
    #expect(placed.layout.frames["a"] == CGRect(x: 0, y: 3, width: 5, height: 5))
    expectNamed(placed.log)
    let guided = laidOut(
      VStack(alignment: .leading) {
        Careless(size: CGSize(width: 30, height: 20), guide: number) { box(5, 5) }
        box(40, 5)
      })
    #expect(guided.layout.size.width == 40)
    expectNamed(guided.log)
  }

  @Test func `a layout that takes its proposal may be infinite`() {
    let (layout, log) = laidOut(
      HStack(spacing: 0) {
        Greedy { box(5, 5) }.probe("a")
        box(10, 10)
      })
    #expect(layout.frames["a"]?.width == 90)
    #expect(log.isEmpty)
  }

  private func expectNamed(_ log: [Diagnostic], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Set(log.map(\.id)) == ["layout.invalid-number"], sourceLocation: sourceLocation)
    #expect(log.first?.subject?.contains("Holder") == true, sourceLocation: sourceLocation)
  }

  private func laidOut(_ view: some View) -> (layout: ProbedLayout, log: [Diagnostic]) {
    let log = DiagnosticLog()
    let layout = log.collecting {
      probedLayout(of: Holder(content: AnyView(view)), proposal: ProposedViewSize(width: 100, height: 100))
    }
    return (layout, log.diagnostics)
  }
}

private struct Holder: View {
  let content: AnyView
  var body: some View { content }
}

private enum Endless: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { .infinity }
}

private struct Careless: Layout {
  let size: CGSize
  var place = CGPoint.zero
  var guide: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: place, proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { self.guide }
}

private struct Greedy: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
