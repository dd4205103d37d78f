public import Foundation
public import Graphics
public import LayoutEngine

/// A shape drawn scaled; its frame does not change. Apple's page: SwiftUI/ScaledShape.
public struct ScaledShape<Content: Shape>: DerivedShape {
  public var shape: Content
  /// The horizontal and vertical factor.
  public var scale: CGSize
  /// The fixed point of the frame.
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path {
    original(rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// Insets the shape before scaling.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension Shape {
  /// The shape scaled about a point of its frame. Apple's page: SwiftUI/Shape/scale(x:y:anchor:).
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled about a point of its frame. Apple's page: SwiftUI/Shape/scale(_:anchor:).
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The transform about the `anchor` of `rect` instead of the origin.
  func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let point = anchor.point(in: rect)
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
