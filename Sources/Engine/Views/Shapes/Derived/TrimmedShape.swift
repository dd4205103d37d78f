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

/// The outline of a line along a shape: the result of `stroke` without a style to draw with.
public struct _StrokedShape<Content: Shape>: DerivedShape {
  public var shape: Content
  public var style: StrokeStyle

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path { original(rect).strokedPath(style) }

  /// The size of the shape: a stroked circle stays square.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public static var role: ShapeRole { .stroke }

  public var animatableData: StrokeStyle.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

extension Shape {
  /// The outline of a line along the shape, as a shape. Apple's page: SwiftUI/Shape/stroke(style:).
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// The outline of a line `lineWidth` points wide along the shape, as a shape. Apple's page:
  /// SwiftUI/Shape/stroke(lineWidth:).
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A shape drawn in a rectangle of its own size; its frame does not change. The result of `size`.
public struct _SizedShape<Content: Shape>: DerivedShape {
  public var shape: Content
  public var size: CGSize
  var anchor: UnitPoint

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return original(CGRect(origin: origin, size: size))
  }

  public var animatableData: CGSize.AnimatableData {
    get { size.animatableData }
    set { size.animatableData = newValue }
  }
}

extension Shape {
  /// The shape in a rectangle of `size` at the frame's top left corner. Apple's page: SwiftUI/Shape/size(_:).
  public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  /// The shape in a rectangle of the given size at the frame's top left corner.
  /// Apple's page: SwiftUI/Shape/size(width:height:).
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// The shape in a rectangle of `size`, with `anchor` of both at the same place.
  /// Apple's page: SwiftUI/Shape/size(_:anchor:).
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a rectangle of the given size, with `anchor` of both at the same place.
  /// Apple's page: SwiftUI/Shape/size(width:height:anchor:).
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
