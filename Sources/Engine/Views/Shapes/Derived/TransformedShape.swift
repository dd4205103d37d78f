public import Foundation
public import Graphics

/// A shape drawn through an affine map of its frame; its place in the layout stays.
/// Apple's page: SwiftUI/TransformedShape.
public struct TransformedShape<Content: Shape>: DerivedShape {
  /// The shape as it was.
  public var shape: Content
  /// The map, about the frame's top left corner.
  public var transform: CGAffineTransform

  /// Maps `shape` by `transform`.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path { original(rect).applying(transform) }

  /// As the shape's.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: InsettableShape where Content: InsettableShape {
  /// The smaller shape, mapped in the same way.
  public func inset(by amount: CGFloat) -> TransformedShape<Content.InsetShape> {
    TransformedShape<Content.InsetShape>(shape: shape.inset(by: amount), transform: transform)
  }
}

extension Shape {
  /// The shape drawn through an affine map. Apple's page: SwiftUI/Shape/transform(_:).
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
