public import Foundation
public import Graphics

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

  /// The shape moved by `offset` points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by `x` points to the right and `y` down. Apple's page: SwiftUI/Shape/offset(x:y:).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
