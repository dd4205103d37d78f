public import Foundation
public import Graphics

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
