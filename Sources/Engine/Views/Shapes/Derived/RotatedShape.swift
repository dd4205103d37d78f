public import Foundation
public import Graphics
public import LayoutEngine

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
