public import Foundation
public import Graphics
public import LayoutEngine

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
