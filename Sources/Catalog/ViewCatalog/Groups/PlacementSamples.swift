import SwiftUI

struct PlacementSamples: SampleGroup {
  let title = "Placement"
  let summary = "Positions, alignment guides, order, and views that fit."

  var samples: [Sample] {
    Sample(".offset(x:y:)", note: "Painted elsewhere, without an effect on its neighbours.") {
      HStack {
        Tile(.red)
        Tile(.orange)
          .offset(x: 6, y: -16)
        Tile(.yellow)
      }
    }

    Sample(".position(x:y:)", note: "The middle of the view, from the top left.") {
      Tile(.red)
        .position(x: 30, y: 25)
    }

    Sample(".alignmentGuide(_:computeValue:)", note: "The second tile's guide is 20 points from its edge.") {
      VStack(alignment: .leading) {
        Tile(.red)
        Tile(.orange)
          .alignmentGuide(.leading) { _ in -20 }
        Tile(.yellow)
      }
    }

    Sample("An alignment of one's own", note: "The coins and the word have a common middle.") {
      HStack(alignment: .coin) {
        Tile(.orange, height: 60)
          .alignmentGuide(.coin) { $0.height * 0.75 }
        Text("coin")
          .alignmentGuide(.coin) { $0.height / 2 }
      }
    }

    Sample(".zIndex(_:)", note: "The first tile is on top.") {
      HStack(spacing: -10) {
        Tile(.red, height: 44)
          .zIndex(1)
        Tile(.orange, height: 60)
      }
    }

    Sample("ViewThatFits", note: "Too narrow for the first, so the second.") {
      ViewThatFits {
        Text("The long explanation of it")
        Text("In short")
      }
      .frame(width: 90)
      .border(.gray)
    }

    Sample("ViewThatFits(in:)") {
      ViewThatFits(in: .vertical) {
        Tile(.red, height: 90)
        Tile(.green, height: 50)
      }
      .frame(height: 60)
      .border(.gray)
    }

    Sample("GeometryReader", note: "A third of the width.") {
      GeometryReader { geometry in
        Color.teal
          .frame(width: geometry.size.width / 3)
      }
      .frame(width: 90, height: 40)
      .border(.gray)
    }

    Sample(".safeAreaInset(edge:)", note: "The red view ends above the bar.") {
      Color.red.opacity(0.4)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.blue.frame(height: 24)
        }
        .frame(width: 90, height: 70)
    }

    Sample(".safeAreaPadding(_:)") {
      Color.teal
        .safeAreaPadding(10)
        .frame(width: 90, height: 70)
        .border(.gray)
    }

    Sample(".ignoresSafeArea()", note: "One tile respects the safe area; the other extends to the edge.") {
      HStack(spacing: 0) {
        Color.teal
        Color.orange.ignoresSafeArea()
      }
      .safeAreaPadding(10)
      .frame(width: 90, height: 70)
      .border(.gray)
    }

    Sample(".environment(\\.layoutDirection, .rightToLeft)", note: "Leading is on the right.") {
      HStack {
        Tile(.red)
        Text("قمر")
        Spacer()
      }
      .padding(8)
      .environment(
        \.layoutDirection, .rightToLeft)
    }

    Sample(".flipsForRightToLeftLayoutDirection(_:)") {
      Image(systemName: "arrow.right")
        .font(.largeTitle)
        .flipsForRightToLeftLayoutDirection(true)
        .environment(
          \.layoutDirection, .rightToLeft)
    }

    Sample(".layoutDirectionBehavior(_:)") {
      Image(systemName: "arrow.right")
        .font(.largeTitle)
        .layoutDirectionBehavior(.mirrors)
        .environment(
          \.layoutDirection, .rightToLeft)
    }

    Sample("A layout of one's own", note: "Places its views along a diagonal.", outlined: true) {
      DiagonalLayout {
        Tile(.red)
        Tile(.orange)
        Tile(.yellow)
      }
    }

    Sample(".layoutValue(key:value:)", note: "The second view asks its layout for an offset.", outlined: true) {
      DiagonalLayout {
        Tile(.red)
        Tile(.orange)
          .layoutValue(key: Step.self, value: 20)
        Tile(.yellow)
      }
    }

    Sample("AnyLayout", note: "Chosen by the body.") {
      let tiles = [Color.teal, .blue, .indigo]
      let layout =
        tiles.count < 3
        ? AnyLayout(HStackLayout(spacing: 4))
        : AnyLayout(VStackLayout(spacing: 4))
      layout {
        ForEach(tiles, id: \.self) { Tile($0) }
      }
    }

    Sample(".hidden()", note: "The view is not drawn, and keeps its space.") {
      HStack {
        Tile(.red)
        Tile(.orange).hidden()
        Tile(.yellow)
      }
    }
  }
}

extension VerticalAlignment {
  private enum Coin: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  fileprivate static let coin = VerticalAlignment(Coin.self)
}

/// A view's offset from the diagonal, in points.
private struct Step: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// Each view starts where the one before it ends, in both directions.
private struct DiagonalLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) { total, subview in
      let size = subview.sizeThatFits(.unspecified)
      return CGSize(
        width: total.width + subview[Step.self] + size.width, height: total.height + size.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      corner.x += subview[Step.self]
      subview.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
