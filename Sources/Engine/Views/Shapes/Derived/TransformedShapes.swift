public import Foundation
public import Graphics
public import LayoutEngine

/// A shape drawn at an offset; its frame does not change. Apple's page: SwiftUI/OffsetShape.
public struct OffsetShape<Content: Shape>: DerivedShape {
  public var shape: Content
  /// In points.
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path {
    original(rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Insets the shape before the offset.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// The shape moved by `offset` points. Apple's page: SwiftUI/Shape/offset(_:).
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by `x` points to the right and `y` down. Apple's page: SwiftUI/Shape/offset(x:y:).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}

/// A shape drawn rotated; its frame does not change. Apple's page: SwiftUI/RotatedShape.
public struct RotatedShape<Content: Shape>: DerivedShape {
  public var shape: Content
  /// The clockwise rotation.
  public var angle: Angle
  /// The fixed point of the frame.
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path {
    original(rect).applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor, of: rect))
  }

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Insets the shape before the rotation.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The shape rotated clockwise about a point of its frame. Apple's page: SwiftUI/Shape/rotation(_:anchor:).
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

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

/// A shape drawn with an affine transform; its frame does not change. Apple's page: SwiftUI/TransformedShape.
public struct TransformedShape<Content: Shape>: DerivedShape {
  public var shape: Content
  /// The transform about the frame's top left corner.
  public var transform: CGAffineTransform

  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path { original(rect).applying(transform) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: InsettableShape where Content: InsettableShape {
  /// Insets the shape before the transform.
  public func inset(by amount: CGFloat) -> TransformedShape<Content.InsetShape> {
    TransformedShape<Content.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}

extension Shape {
  /// The shape with an affine transform. Apple's page: SwiftUI/Shape/transform(_:).
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
