public import Foundation
public import Graphics
public import LayoutEngine

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
