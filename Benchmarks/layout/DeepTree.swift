import SwiftUI

/// The same around each other, many times.
struct DeepTree {
  let name: String
  /// What is around the view at a level; levels count from the innermost.
  let level: (_ inner: AnyView, _ level: Int) -> AnyView

  func tree(_ depth: Int) -> AnyView { (0..<depth).reduce(AnyView(Color.red)) { level($0, $1) } }

  private init(_ name: String, level: @escaping (AnyView, Int) -> AnyView) {
    self.name = name
    self.level = level
  }

  private static func alike(_ name: String, level: @escaping (AnyView) -> some View) -> DeepTree {
    DeepTree(name) { inner, _ in AnyView(level(inner)) }
  }

  /// A row with a text at every other level, a column with a circle at the others.
  private static func inStacks(_ name: String, level: @escaping (AnyView) -> some View) -> DeepTree {
    DeepTree(name) { inner, index in
      if index.isMultiple(of: 2) {
        return AnyView(
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            level(inner)
            Text("a few words")
          })
      }
      return AnyView(
        VStack(spacing: 0) {
          level(inner)
          Circle()
        })
    }
  }

  static var all: [DeepTree] {
    [
      inStacks("HStack, VStack", level: { $0 }),
      alike("HStack of aspectRatio and Color") { inner in
        HStack {
          inner.aspectRatio(contentMode: .fit)
          Color.red.frame(minWidth: 2)
        }
      },
      alike("HStack of aspectRatio and Text") { inner in
        HStack(spacing: 0) {
          inner.aspectRatio(contentMode: .fit)
          Text("a few words")
        }
      },
      inStacks("aspectRatio in stacks", level: { $0.aspectRatio(contentMode: .fit) }),
      inStacks("aspectRatio(1.4) in stacks", level: { $0.aspectRatio(1.4, contentMode: .fit) }),
      inStacks(
        "frame(min…, max…) in stacks",
        level: {
          $0.frame(minWidth: 10, maxWidth: 300, minHeight: 10, maxHeight: 300)
        }),
      inStacks("fixedSize in stacks", level: { $0.fixedSize(horizontal: true, vertical: false) }),
      inStacks("layoutPriority in stacks", level: { $0.layoutPriority(1) }),
      inStacks(
        "ViewThatFits in stacks",
        level: { inner in
          ViewThatFits(in: .horizontal) {
            inner
            Text("short")
          }
        }),
      inStacks("GeometryReader in stacks", level: { inner in GeometryReader { _ in inner } }),
      inStacks("overlay, background", level: { inner in Color.blue.overlay { inner }.background { Circle() } }),
      inStacks(
        "small texts",
        level: { inner in
          HStack {
            inner
            Text("a text that may shrink").minimumScaleFactor(0.3)
          }
        }),
      alike("Grid") { inner in
        Grid {
          GridRow {
            inner
            Text("a few words")
          }
          GridRow {
            Circle()
            Color.red
          }
        }
      },
      alike("LazyVGrid") { inner in
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          inner
          Text("a few words")
        }
      },
      alike("a layout of one's own") { inner in
        Halving {
          inner
          Text("a few words")
        }
      },
    ]
  }
}

/// Offers each view half of the width, and asks for less and more before.
private struct Halving: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    for part in [0.3, 0.7] {
      for subview in subviews {
        _ = subview.sizeThatFits(ProposedViewSize(width: size.width * part, height: size.height * (1 - part)))
      }
    }
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: size.width / 2, height: size.height)) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = proposal.replacingUnspecifiedDimensions()
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + size.width / 2 * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: size.width / 2, height: size.height))
    }
  }
}
