public import Foundation
public import Graphics
public import LayoutEngine

/// A part of a shape's outline: the result of `trim`.
public struct _TrimmedShape<Content: Shape>: DerivedShape {
  public var shape: Content
  /// The start of the part, 0…1 of the length.
  public var startFraction: CGFloat
  /// The end of the part, 0…1 of the length.
  public var endFraction: CGFloat

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path {
    original(rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size of the whole shape: a trimmed circle stays square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set { (startFraction, endFraction) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length. Apple's page: SwiftUI/Shape/trim(from:to:).
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
