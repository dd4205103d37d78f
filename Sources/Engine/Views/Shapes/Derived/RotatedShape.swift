public import Foundation
public import Graphics
public import LayoutEngine

/// A shape drawn turned; its place in the layout stays. Apple's page: SwiftUI/RotatedShape.
public struct RotatedShape<Content: Shape>: DerivedShape {
  /// The shape as it was.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Turns `shape` about `anchor`.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path {
    original(rect).applying(CGAffineTransform(rotationAngle: angle.radians).about(anchor, of: rect))
  }

  /// The angle and the anchor.
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, turned as far.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The shape turned clockwise about a point of its frame. Apple's page: SwiftUI/Shape/rotation(_:anchor:).
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
